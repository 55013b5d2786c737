import { standardFigure, standards, statColumns } from '../stats/index.ts';

/** A level of play with a published score, whose curves are modelled. */
export type StrokeLevel = { readonly standardName: string; readonly label: string; readonly factor: number };

const scoreColumn = statColumns.find(({ id }) => id === 'scoring.score');
const scoreOf = (standardName: string): number | null =>
  scoreColumn === undefined ? null : (standardFigure(standardName, scoreColumn, 18)?.value ?? null);

const HOLES = 18;

/**
 * Every level with a published score. The strokes beyond the one that everybody needs are multiplied by a factor: the
 * one that takes the PGA TOUR's score to the level's. The two published anchors are higher: a scratch golfer needs 1.13
 * times as many beyond the first from 100 yd (3.04), the factor is 1.08; from 160 yd a 15 handicap 1.48 times (3.92),
 * the factor is 1.37.
 */
export const strokeLevels: readonly StrokeLevel[] = standards.flatMap(({ standardName, label }) => {
  const [score, tour] = [scoreOf(standardName), scoreOf('pgaTour2024')];
  return score === null || tour === null ? [] : [{ standardName, label, factor: (score - HOLES) / (tour - HOLES) }];
});
