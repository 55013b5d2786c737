import { ROUNDS_PER_CALL_MAX } from '@strokebook/contract';

/**
 * Requests data of many rounds in several calls, and joins the replies in the order of the rounds. If one call fails,
 * all fail.
 */
export async function requestInParts<Item>(
  roundIds: readonly string[],
  ask: (part: readonly string[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const starts = Array.from(
    { length: Math.ceil(roundIds.length / ROUNDS_PER_CALL_MAX) },
    (_unused, part) => part * ROUNDS_PER_CALL_MAX,
  );
  const replies = await Promise.all(
    starts.map(async (start) => ask(roundIds.slice(start, start + ROUNDS_PER_CALL_MAX))),
  );
  return replies.flat();
}
