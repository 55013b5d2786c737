import { type RoundListOption, roundListOptions } from '@strokebook/golf/selection';
import { z } from 'zod';
import { keepSessionValue, readSessionValue } from '../../lib/session-value.ts';

export const CUSTOM = 'Custom' as const;
/** One of the quick options, or what was picked by hand (SHOTS-11). */
export type ChosenOption = RoundListOption | typeof CUSTOM;

/**
 * Rounds picked by hand stand in the address as long as it stays one that can be sent on; a longer list is kept for the
 * session, and the address has the name of it, so that reload and Back find each list again.
 */
const MOST_LETTERS_IN_ADDRESS = 400;
const MOST_KEPT_LISTS = 20;

/** What the address says of the chosen rounds; anything left out is the default. */
export const roundChoiceSearch = {
  rounds: z
    .enum([...roundListOptions, CUSTOM])
    .optional()
    .catch(undefined),
  /** Picked by hand. */
  ids: z.array(z.string().max(120)).max(MOST_LETTERS_IN_ADDRESS).optional().catch(undefined),
  /** Name of a list that is kept for the session. */
  list: z.string().max(40).optional().catch(undefined),
};

export type RoundChoice = {
  readonly rounds?: ChosenOption | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly list?: string | undefined;
};

const KeptLists = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));
const KEY = 'rounds';

/** A quick option in the address. */
export const quickChoice = (option: RoundListOption): RoundChoice => ({
  rounds: option,
  ids: undefined,
  list: undefined,
});

/** Rounds picked by hand in the address; a long list is kept for the session as well. */
export function customChoice(ids: readonly string[]): RoundChoice {
  if (ids.join().length <= MOST_LETTERS_IN_ADDRESS) return { rounds: CUSTOM, ids, list: undefined };
  const name = nameOf(ids);
  const others = (readSessionValue(KEY, KeptLists) ?? []).filter((kept) => kept.name !== name);
  keepSessionValue(KEY, [...others, { name, ids }].slice(-MOST_KEPT_LISTS));
  return { rounds: CUSTOM, ids: undefined, list: name };
}

/** The rounds that an address means by 'Custom'; null for a list of another session, of which nothing is known. */
export function customIds({ ids, list }: RoundChoice): readonly string[] | null {
  if (ids !== undefined) return ids;
  return readSessionValue(KEY, KeptLists)?.find((kept) => kept.name === list)?.ids ?? null;
}

/** The same for the same list: how many there are, and a hash of them (FNV-1a). */
function nameOf(ids: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of ids.join()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${ids.length}-${(hash >>> 0).toString(36)}`;
}
