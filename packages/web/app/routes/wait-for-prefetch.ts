import { wait } from '../../lib/wait.ts';

/** Data that arrives within this time is rendered with its page, without skeletons first. */
const MAX_WAIT_MS = 1_000;

/**
 * Starts a prefetch and waits for it, but not longer than MAX_WAIT_MS. A failure is ignored: the component that shows the
 * data requests it again and reports its own failure.
 */
export async function waitForPrefetch(prefetch: () => Promise<unknown>): Promise<void> {
  const settled = prefetch().then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([settled, wait(MAX_WAIT_MS)]);
}
