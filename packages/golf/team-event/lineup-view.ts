import type { AccountId } from '../access/account-id.ts';
import type { FormOutlook } from '../form/index.ts';
import type { Int } from '../model/index.ts';
import { countingShares, type ExpectedScore, expectedScore, type Swap, swapOf } from './expected-score.ts';
import { eventShareOf } from './event-share.ts';

/** How many players of a team play a round of an event, and how many of their scores count, the usual one first. */
export const teamFormats = [
  { id: '5-4', players: 5, count: 4, name: 'Five play, four count' },
  { id: '6-5', players: 6, count: 5, name: 'Six play, five count' },
  { id: '4-3', players: 4, count: 3, name: 'Four play, three count' },
] as const;
export type TeamFormat = (typeof teamFormats)[number];

/** Rounds of an event. */
export const MAX_EVENT_ROUNDS = 4;

type Member = { readonly accountId: AccountId; readonly outlook: FormOutlook | null };
type Known = { readonly accountId: AccountId; readonly outlook: FormOutlook };

/** A lineup as a coach weighs it (TEAM-13, TEAM-15). */
export type LineupView = {
  /** Best form first. */
  readonly lineup: readonly AccountId[];
  /** Null with fewer players than scores that count. */
  readonly expected: ExpectedScore | null;
  /** Share of rounds in which a player of the lineup counts. */
  readonly counting: ReadonlyMap<AccountId, number>;
  /** Whom the others of the team are weighed against: the last of a full lineup. */
  readonly last: AccountId | null;
  /** What it would change to play one of the others instead. */
  readonly swaps: ReadonlyMap<AccountId, Swap>;
};

/**
 * The lineup of the picked players, or of those in best form.
 *
 * @param picked accounts; those without three rounds in their form are left out
 */
export function lineupView(
  members: readonly Member[],
  picked: readonly AccountId[] | null,
  { players, count }: TeamFormat,
  rounds: Int,
): LineupView {
  const known = members
    .flatMap(({ accountId, outlook }): readonly Known[] => (outlook === null ? [] : [{ accountId, outlook }]))
    .sort((a, b) => a.outlook.strokes - b.outlook.strokes || a.accountId - b.accountId);
  const lineup = known.filter(({ accountId }) => picked === null || picked.includes(accountId)).slice(0, players);
  const others = known.filter((one) => !lineup.includes(one));
  const outlooks = lineup.map(({ outlook }) => outlook);
  const expected = expectedScore(outlooks, rounds, count);
  const isFull = lineup.length === players;
  const shares = expected === null ? [] : countingShares(outlooks, count, eventShareOf(outlooks));
  return {
    lineup: lineup.map(({ accountId }) => accountId),
    expected,
    counting: new Map(
      lineup.flatMap(({ accountId }, place) => {
        const share = shares[place];
        return share === undefined ? [] : [[accountId, share] as const];
      }),
    ),
    last: isFull ? (lineup.at(-1)?.accountId ?? null) : null,
    swaps: new Map(
      isFull
        ? others.map(({ accountId, outlook }) => [accountId, swapOf(outlooks, players - 1, outlook, count)] as const)
        : [],
    ),
  };
}
