import { REGISTRATION_DELAY_MS } from '../lib/registration-delay.ts';

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
