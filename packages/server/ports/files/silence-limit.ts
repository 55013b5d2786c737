/** Ends a conversation with a store that has been silent for too long, however long all of it takes. */
export type SilenceLimit = {
  /** Aborted after the silence. */
  readonly signal: AbortSignal;
  /** Something arrived, or was taken: the silence begins anew, and may take this many milliseconds. */
  readonly listen: (milliseconds?: number) => void;
  /** Stops the timer while no reply of the store is awaited. */
  readonly pause: () => void;
};

/** Listens from the beginning. */
export function createSilenceLimit(allowed: number): SilenceLimit {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const pause = (): void => clearTimeout(timer);
  const listen = (milliseconds = allowed): void => {
    pause();
    const seconds = Math.round(milliseconds / 1_000);
    const end = () => controller.abort(new Error(`the file storage said nothing for ${seconds} seconds`));
    timer = setTimeout(end, milliseconds);
  };
  listen();
  return { signal: controller.signal, listen, pause };
}
