import { wait } from '../../lib/wait.ts';

/** Figures that come within this are drawn with their page at once, instead of after the skeletons that would stand for them. */
const GRACE_MS = 1_000;

/**
 * Asks ahead of whoever shows it; answers once that is there, or after a moment. What fails is asked for again, and told,
 * by whoever shows it.
 */
export async function prefetchLate(ask: () => Promise<unknown>): Promise<void> {
  const asked = ask().then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([asked, wait(GRACE_MS)]);
}
