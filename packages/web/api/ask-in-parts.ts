import { ROUNDS_PER_CALL_MAX } from '@strokebook/contract';

/**
 * Asks for something of many rounds in as many calls as it takes, and joins the replies in the order of the rounds.
 * One call that fails fails them all.
 */
export async function askInParts<Item>(
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
