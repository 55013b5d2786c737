import { type MergedRound, mergeRounds } from '@strokebook/golf/entry';
import type { RoundDocument } from '@strokebook/golf/model';
import type { AccountVersion, DeviceRound } from './device-round.ts';
import { documentOfRound } from './send-round.ts';

/** Which version a player keeps. */
export const sides = ['mine', 'theirs'] as const;
export type Side = (typeof sides)[number];

/** Two versions of a round that do not fit together. */
export type RoundConflict = {
  /** The number of the last action that the conflict knows. */
  readonly lastSeq: number;
  readonly mine: RoundDocument;
  readonly theirs: AccountVersion;
  readonly merged: MergedRound;
};

/** The conflict of a round on the device; null without one. */
export function conflictOf(round: DeviceRound): RoundConflict | null {
  const mine = documentOfRound(round);
  if (round.problem?.kind !== 'conflict' || mine === null) return null;
  const { theirs } = round.problem;
  const merged = mergeRounds(round.base?.document ?? null, mine, theirs.document);
  return { lastSeq: round.log.at(-1)?.seq ?? 0, mine, theirs, merged };
}

/** The round with one side for each hole that both changed, by its index, and one for the details. */
export function chooseSides(
  { mine, theirs, merged }: RoundConflict,
  sides: { readonly holes: ReadonlyMap<number, Side>; readonly details: Side },
): RoundDocument {
  // Another order of holes cannot be taken apart.
  if (merged.details.includes('holeCount')) return sides.details === 'mine' ? mine : theirs.document;
  const holes = merged.round.holes.map((hole, index) => {
    const conflict = merged.holes.find((one) => one.hole === index);
    return conflict !== undefined && sides.holes.get(index) === 'theirs' ? conflict.theirs : hole;
  });
  const details =
    sides.details === 'theirs'
      ? Object.fromEntries(merged.details.map((field) => [field, theirs.document[field]]))
      : {};
  return JSON.parse(JSON.stringify({ ...merged.round, ...details, holes })) as RoundDocument;
}
