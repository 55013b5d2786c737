import { publishedFigures } from './published.ts';
import { type LevelId, type Standard, standardByName, standards } from './standards.ts';

/**
 * The other standards, the nearest first: by their score, which nearly all have. Those of the other gender are left out,
 * also where only their score is of it: a women's standard is not judged by one that is named after men.
 */
export function nearestStandards(standardName: string): readonly (Standard & { readonly standardName: LevelId })[] {
  const own = standardByName(standardName);
  if (own === undefined) return [];
  const isOfOthers = ({ gender }: Standard): boolean =>
    gender !== 'notSaid' && own.gender !== 'notSaid' && gender !== own.gender;
  const distanceOf = (other: LevelId): number => Math.abs(scoreOf(other) - scoreOf(own.standardName as LevelId));
  return standards
    .filter((other) => other.standardName !== standardName && !isOfOthers(other))
    .toSorted((a, b) => distanceOf(a.standardName) - distanceOf(b.standardName));
}

/** Far from all others for a standard without a score. */
const scoreOf = (standardName: LevelId): number => {
  const figures: Readonly<Record<string, { readonly value: number }>> = publishedFigures[standardName];
  return figures['scoring.score']?.value ?? Number.MAX_SAFE_INTEGER;
};
