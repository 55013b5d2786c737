/** Delay of the first update check after a start, if enabled (SHELL-03). */
export const REGISTRATION_DELAY_MS = 30_000;

/** Reports when a newer build is available; `start` returns a function that stops it. */
export type UpdateSource = { readonly start: (onReady: () => void) => () => void };

type UpdateSourceOptions = {
  /** The build that the server has now. */
  readonly readBuild: () => Promise<string>;
  /** The build of this page. */
  readonly build: string;
  readonly checkSeconds: number;
  readonly registrationDelayMs?: number;
};

/** Polls the server's build until it differs (SHELL-01, SHELL-O1). */
export function createUpdateSource({
  readBuild,
  build,
  checkSeconds,
  registrationDelayMs = REGISTRATION_DELAY_MS,
}: UpdateSourceOptions): UpdateSource {
  return {
    start: (onReady) => {
      let timer: ReturnType<typeof setTimeout>;
      let isStopped = false;
      const check = async (): Promise<void> => {
        // An unreachable server counts as unchanged.
        const served = await readBuild().catch(() => build);
        if (isStopped) return;
        if (served === build) timer = setTimeout(() => void check(), checkSeconds * 1_000);
        else onReady();
      };
      timer = setTimeout(() => void check(), registrationDelayMs);
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
}
