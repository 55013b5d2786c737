import { type RoundListOption, roundListOptions } from '@strokebook/golf/selection';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { codesOf, roundsOfCodes } from '../../lib/round-codes.ts';
import { keepSessionValue, readSessionValue } from '../../lib/session-value.ts';

export const CUSTOM = 'Custom' as const;
/** A quick option, or an individual selection (SHOTS-11). */
export type ChosenOption = RoundListOption | typeof CUSTOM;

/**
 * Individually selected rounds are in the address while it is short enough to share: as ids, or if those are too long
 * as codes of five letters each. A list of more than 400 rounds is stored for the session under a name in the address,
 * so that reload and Back find each list again.
 */
const MAX_LETTERS_OF_IDS = 400;
const MAX_LETTERS_OF_CODES = 2_000;
const MAX_KEPT_LISTS = 50;

/** The selected rounds in the address; omitted fields use the default. */
export const RoundChoice = z.object({
  rounds: optionalParam(z.enum([...roundListOptions, CUSTOM])),
  /** Individually selected rounds. */
  ids: optionalParam(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(MAX_LETTERS_OF_IDS))),
  /** The same rounds as codes of their ids. */
  picks: optionalParam(z.string().check(z.maxLength(MAX_LETTERS_OF_CODES))),
  /** Name of a list that is stored for the session. */
  list: optionalParam(z.string().check(z.maxLength(40))),
});
export type RoundChoice = Readonly<z.infer<typeof RoundChoice>>;

const KeptLists = z.array(z.object({ name: z.string(), picks: z.string() }));
const KEY = 'rounds';

/** The default selection. */
export const noChoice: RoundChoice = { rounds: undefined, ids: undefined, picks: undefined, list: undefined };

/** The selection of a quick option. */
export const quickChoice = (option: RoundListOption): RoundChoice => ({ ...noChoice, rounds: option });

/** An individual selection; a very long list is also stored for the session. */
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

/** The rounds of a 'Custom' selection. */
export type PickedRounds = {
  readonly has: (roundId: string) => boolean;
  /** Whether the selection is deliberately empty. */
  readonly isEmpty: boolean;
};

/** The rounds of a 'Custom' selection in the address; null for a list of another session, which is unknown here. */
export function pickedByHand({ ids, picks, list }: RoundChoice): PickedRounds | null {
  if (ids !== undefined) {
    const wanted = new Set(ids);
    return { has: (roundId) => wanted.has(roundId), isEmpty: ids.length === 0 };
  }
  const codes = picks ?? readSessionValue(KEY, KeptLists)?.find((kept) => kept.name === list)?.picks;
  return codes === undefined ? null : { has: roundsOfCodes(codes), isEmpty: false };
}
