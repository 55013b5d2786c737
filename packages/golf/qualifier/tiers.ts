import type { Int } from '../model/index.ts';
import { answersOf, type Qualifier } from './qualifier.ts';
import { isTiedLine, type PlacesByScore } from './places-by-score.ts';

/** Where a player stands to the last place by score (TEAM-10). */
export type Tier = 'in' | 'onLine' | 'out' | 'noPlace';

/** Two strokes, in tenths: a lead or gap that one hole can turn. */
const NEAR_TENTHS = 20;
/** With fewer players on the board a line says nothing yet. */
const MIN_RANKED = 4;

/** Whether everybody who may play has a place. */
export function everybodyTravels(qualifier: Qualifier): boolean {
  const { entrants, placesByScore, picks } = answersOf(qualifier);
  return entrants.length <= placesByScore + picks;
}

/** The tier of each player; null for players with a place as long as the board has no tiers. */
export function tiersOf(
  qualifier: Qualifier,
  { ranking, exempt, sure, line }: PlacesByScore,
): ReadonlyMap<string, Tier | null> {
  const isSplit = ranking.ranked.length >= MIN_RANKED && line !== null && !everybodyTravels(qualifier);
  // Once nobody plays any more, near is no longer of interest.
  const isOver = qualifier.closed !== null;
  const tierOf = (entrantId: string, tenths: Int): Tier | null => {
    if (!isSplit) return null;
    if (exempt.includes(entrantId)) return 'in';
    const isTied = isTiedLine(line) && line.holders.includes(entrantId);
    if (isOver) return isTied ? 'onLine' : sure.includes(entrantId) ? 'in' : 'out';
    const behind = tenths - line.tenths;
    return isTied || Math.abs(behind) < NEAR_TENTHS || behind === NEAR_TENTHS ? 'onLine' : behind < 0 ? 'in' : 'out';
  };
  return new Map<string, Tier | null>([
    ...ranking.ranked.map(({ entrantId, tenths }) => [entrantId, tierOf(entrantId, tenths)] as const),
    ...ranking.unranked.map(
      (entrantId) => [entrantId, exempt.includes(entrantId) && isSplit ? 'in' : 'noPlace'] as const,
    ),
  ]);
}
