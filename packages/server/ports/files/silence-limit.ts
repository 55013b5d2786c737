/** Ends a conversation with a store that has been silent for too long, however long all of it takes. */
export type SilenceLimit = {
  /** Aborted after the silence. */
  readonly signal: AbortSignal;
  /** Rejected after the silence. */
  readonly silence: Promise<never>;
  /** Something arrived, or was taken: the silence begins anew, and may take this many milliseconds. */
  readonly listen: (milliseconds?: number) => void;
  /** Stops the timer while no reply of the store is awaited. */
  readonly pause: () => void;
  /** Ends the conversation at once. */
  readonly end: (reason: unknown) => void;
};

/** Listens from the beginning. */
export function createSilenceLimit(allowed: number): SilenceLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const silence = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  let timer: NodeJS.Timeout | undefined;
  const pause = (): void => clearTimeout(timer);
  const end = (reason: unknown): void => {
    pause();
    controller.abort(reason);
  };
  const listen = (milliseconds = allowed): void => {
    pause();
    const seconds = Math.round(milliseconds / 1_000);
    timer = setTimeout(() => end(new Error(`the file storage said nothing for ${seconds} seconds`)), milliseconds);
  };
  listen();
  return { signal, silence, listen, pause, end };
}
