/** Safari has no idle callbacks: there a tenth of the time is waited instead. */
const SHARE_WITHOUT_IDLE = 0.1;

/** Runs a function when the browser has nothing else to do, at the latest after a time. */
export function whenIdle(work: () => void, maxWaitMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: maxWaitMs });
  else setTimeout(work, maxWaitMs * SHARE_WITHOUT_IDLE);
}
