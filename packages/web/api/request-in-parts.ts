import { MAX_ROUNDS_PER_CALL } from '@strokebook/contract';

/**
 * Requests data of many rounds in several calls, and joins the replies in the order of the rounds. If one call fails,
 * all fail.
 */
export async function requestInParts<Item>(
  roundIds: readonly string[],
  ask: (part: readonly string[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const starts = Array.from(
    { length: Math.ceil(roundIds.length / MAX_ROUNDS_PER_CALL) },
    (_unused, part) => part * MAX_ROUNDS_PER_CALL,
  );
  const replies = await Promise.all(
    starts.map(async (start) => ask(roundIds.slice(start, start + MAX_ROUNDS_PER_CALL))),
  );
  return replies.flat();
}
