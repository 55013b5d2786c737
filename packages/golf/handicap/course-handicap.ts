import { type HoleCount, type Int, isRatingOfPar, isWithin } from '../model/index.ts';
import type { ScoredHole } from './score.ts';
import { toTenth, toWhole } from './round-half-up.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';

/** The holes that a Course Handicap is for. */
export type RatedHoles = {
  readonly holeCount: HoleCount;
  /** Expected strokes of a scratch golfer on these holes. */
  readonly courseRating: number;
  /** 55 to 155; 113 is a course of standard difficulty. */
  readonly slopeRating: Int;
  /** Par of these holes. */
  readonly par: Int;
};

/** Rating and slope as a card has them; 0 or omitted for "missing" in real files. */
type CardRating = { readonly rating?: number | null | undefined; readonly slope?: number | null | undefined };

/** The rated holes of a card, with a whole slope; null without a plausible rating and slope. */
export function ratedHolesOf(
  { rating, slope }: CardRating,
  { holeCount, par }: Pick<RatedHoles, 'holeCount' | 'par'>,
  { slope: limits }: HandicapRules = rulesOf2024,
): RatedHoles | null {
  if (rating == null || !isWithin(slope, limits)) return null;
  return isRatingOfPar(rating, par) ? { holeCount, courseRating: rating, slopeRating: Math.round(slope), par } : null;
}

/** The part of an index that holes take: half of it, to a tenth, for nine (rule 6.1b). */
export const indexOfHoles = (index: number, holeCount: HoleCount): number =>
  holeCount === 18 ? index : toTenth(index / 2);

/**
 * The strokes that a player with this index receives on these holes, not rounded (rules 6.1a and 6.1b). It is below 0
 * for a player who gives strokes back.
 */
export function courseHandicap(index: number, holes: RatedHoles, rules: HandicapRules = rulesOf2024): number {
  return (
    (indexOfHoles(index, holes.holeCount) * holes.slopeRating) / rules.standardSlope + (holes.courseRating - holes.par)
  );
}

/** The strokes that a format of play gives, from the Course Handicap before it is rounded (rule 6.2a, INDEX-03). */
export const playingHandicap = (courseHandicapUnrounded: number, share: number): Int =>
  toWhole(courseHandicapUnrounded * share);

/**
 * The strokes received on a hole (rule 3.1b and appendix E): one a hole in the order of the stroke index, then a second
 * one; strokes are given back from the highest stroke index down.
 * @param allocation The hole's place in the order in which strokes are received, from 1 to `holeCount`.
 */
export const strokesReceived = (courseHandicapRounded: Int, allocation: Int, holeCount: HoleCount): Int => {
  const each = Math.floor(courseHandicapRounded / holeCount);
  return each + (allocation <= courseHandicapRounded - each * holeCount ? 1 : 0);
};

/**
 * The place of each hole in the order in which strokes are received, null for a hole that was not played and has no
 * stroke index. Null unless every played hole has a stroke index of its own. Nine holes of a course of 18 are ordered
 * among themselves.
 */
export function allocationOf(
  holes: readonly Pick<ScoredHole, 'strokeIndex' | 'score'>[],
  holeCount: HoleCount,
): readonly (Int | null)[] | null {
  const indexes = holes.flatMap(({ strokeIndex }) => strokeIndex ?? []);
  const isMissing = holes.some(({ strokeIndex, score }) => strokeIndex === null && score !== null);
  const isTwice = new Set(indexes).size !== indexes.length;
  if (isMissing || isTwice || indexes.some((index) => index < 1 || index > 18)) return null;
  if (holeCount === 18) return holes.map(({ strokeIndex }) => strokeIndex);
  const sorted = indexes.toSorted((a, b) => a - b);
  return holes.map(({ strokeIndex }) => (strokeIndex === null ? null : sorted.indexOf(strokeIndex) + 1));
}

/** The strokes received on each hole of a card; null unless every hole has a stroke index of its own. */
export function strokesByHole(
  holes: readonly Pick<ScoredHole, 'strokeIndex'>[],
  holeCount: HoleCount,
  courseHandicapRounded: Int,
): readonly Int[] | null {
  // As if every hole was played, because a place is needed on each.
  const allocation = allocationOf(
    holes.map(({ strokeIndex }) => ({ strokeIndex, score: 0 })),
    holeCount,
  );
  return allocation?.map((order) => strokesReceived(courseHandicapRounded, order ?? 1, holeCount)) ?? null;
}
