/** How long after a start the first look for a newer version waits, where it is switched on (SHELL-03). */
export const REGISTRATION_DELAY_MS = 30_000;

/** Says when a newer version of the app is ready; the answered function stops it. */
export type UpdateSource = { readonly start: (onReady: () => void) => () => void };

type UpdateSourceOptions = {
  /** Which build is served now. */
  readonly readBuild: () => Promise<string>;
  /** Which build this page is. */
  readonly build: string;
  readonly checkSeconds: number;
  readonly registrationDelayMs?: number;
};

/** Asks the server for its build every so often, until it is another one (SHELL-01, SHELL-O1). */
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
        // A server that cannot be reached says nothing of its build.
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
