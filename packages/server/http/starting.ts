import { setTimeout } from 'node:timers/promises';

/** Waits until a server that is starting is ready, or will not be, for some milliseconds at most. */
export type WaitForStart = (maxMilliseconds: number) => Promise<void>;

/** A server that does not start: nobody waits. */
export const isStarted: WaitForStart = async () => {};

/** The time until a server is ready, or stops before it is. */
export function createStarting(): { readonly end: () => void; readonly wait: WaitForStart } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    end: resolve,
    wait: async (maxMilliseconds) => {
      const timer = new AbortController();
      const tooLong = setTimeout(maxMilliseconds, undefined, { signal: timer.signal, ref: false });
      await Promise.race([promise, tooLong.catch(() => undefined)]);
      timer.abort();
    },
  };
}
