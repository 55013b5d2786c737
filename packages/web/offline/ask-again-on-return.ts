import type { ShownReplies } from './shown-replies.ts';

const INTERVAL_MS = 10_000;

/**
 * Asks the network again for what is shown from before: when the browser says that it is back, and every ten
 * seconds, because the browser does not know whether the server is reached.
 */
export function askAgainOnReturn(shown: ShownReplies, ask: () => Promise<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAgain = (): void => {
    if (shown.asOf() !== null) void shown.askAgain(ask);
  };
  shown.watch(() => {
    clearInterval(timer);
    timer = shown.asOf() === null ? undefined : setInterval(askAgain, INTERVAL_MS);
  });
  window.addEventListener('online', askAgain);
}
