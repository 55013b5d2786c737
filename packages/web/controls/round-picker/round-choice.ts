import { type RoundListOption, roundListOptions } from '@strokebook/golf/selection';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { codesOf, roundsOfCodes } from '../../lib/round-codes.ts';
import { keepSessionValue, readSessionValue } from '../../lib/session-value.ts';

export const CUSTOM = 'Custom' as const;
/** One of the quick options, or what was picked by hand (SHOTS-11). */
export type ChosenOption = RoundListOption | typeof CUSTOM;

/**
 * Rounds picked by hand stand in the address as long as it stays one that can be sent on: by their ids, and where those
 * are too long by codes of them, five letters each. A list of more than 400 rounds is kept for the session, and the
 * address has the name of it, so that reload and Back find each list again.
 */
const MAX_LETTERS_OF_IDS = 400;
const MAX_LETTERS_OF_CODES = 2_000;
const MAX_KEPT_LISTS = 50;

/** What the address says of the chosen rounds; anything left out is the default. */
export const RoundChoice = z.object({
  rounds: optionalParam(z.enum([...roundListOptions, CUSTOM])),
  /** Picked by hand. */
  ids: optionalParam(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(MAX_LETTERS_OF_IDS))),
  /** The same as codes of their ids. */
  picks: optionalParam(z.string().check(z.maxLength(MAX_LETTERS_OF_CODES))),
  /** Name of a list that is kept for the session. */
  list: optionalParam(z.string().check(z.maxLength(40))),
});
export type RoundChoice = Readonly<z.infer<typeof RoundChoice>>;

const KeptLists = z.array(z.object({ name: z.string(), picks: z.string() }));
const KEY = 'rounds';

/** Nothing chosen: the default. */
export const noChoice: RoundChoice = { rounds: undefined, ids: undefined, picks: undefined, list: undefined };

/** A quick option in the address. */
export const quickChoice = (option: RoundListOption): RoundChoice => ({ ...noChoice, rounds: option });

/** Rounds picked by hand in the address; a very long list is kept for the session as well. */
export function customChoice(ids: readonly string[]): RoundChoice {
  const custom = { ...noChoice, rounds: CUSTOM };
  if (ids.join().length <= MAX_LETTERS_OF_IDS) return { ...custom, ids: [...ids] };
  const picks = codesOf(ids);
  if (picks.length <= MAX_LETTERS_OF_CODES) return { ...custom, picks };
  const name = `${ids.length}-${codesOf([picks])}`;
  const others = (readSessionValue(KEY, KeptLists) ?? []).filter((kept) => kept.name !== name);
  keepSessionValue(KEY, [...others, { name, picks }].slice(-MAX_KEPT_LISTS));
  return { ...custom, list: name };
}

/** What an address means by 'Custom'. */
export type PickedRounds = {
  readonly has: (roundId: string) => boolean;
  /** Nothing is picked, on purpose. */
  readonly isEmpty: boolean;
};

/** The rounds that an address means by 'Custom'; null for a list of another session, of which nothing is known. */
export function pickedByHand({ ids, picks, list }: RoundChoice): PickedRounds | null {
  if (ids !== undefined) {
    const wanted = new Set(ids);
    return { has: (roundId) => wanted.has(roundId), isEmpty: ids.length === 0 };
  }
  const codes = picks ?? readSessionValue(KEY, KeptLists)?.find((kept) => kept.name === list)?.picks;
  return codes === undefined ? null : { has: roundsOfCodes(codes), isEmpty: false };
}
