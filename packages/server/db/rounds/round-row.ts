import type { AccountId } from '@strokebook/golf/access';
import { ratedRoundOf } from '@strokebook/golf/handicap';
import { type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import { roundRating } from '@strokebook/golf/results';
import { ENGINE_VERSION, encodeTally, tallyRound } from '@strokebook/golf/stats';
import type { rounds } from '../schema/index.ts';

export type RoundRow = typeof rounds.$inferInsert;

/** The row of a round: its document, and columns computed by the engine. */
export function toRoundRow(accountId: AccountId, document: RoundDocument, revision: number, updatedAt: Date): RoundRow {
  const hasTargets = document.holes.some(({ shots = [] }) => shots.some(({ target }) => target !== undefined));
  return {
    accountId,
    revision,
    ...summarizeRound(document),
    hasTargets,
    document,
    ...tallyColumns(document),
    updatedAt,
  };
}

/** The columns that depend on the engine version. */
export function tallyColumns(
  document: RoundDocument,
): Pick<RoundRow, 'tallies' | 'engineVersion' | 'rating' | 'rated'> {
  return {
    tallies: encodeTally(tallyRound(document)),
    engineVersion: ENGINE_VERSION,
    rating: roundRating(document),
    rated: ratedRoundOf(document),
  };
}
