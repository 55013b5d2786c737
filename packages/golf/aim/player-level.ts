import { type PatternLevel, patternLevels } from './level-pattern.ts';
import { type StrokeLevel, strokeLevels } from './stroke-levels.ts';

/** The level that fills in for what a player lacks: its shots and its strokes. */
export type PlayerLevel = { readonly pattern: PatternLevel; readonly strokes: StrokeLevel };

/** Handicap index of the levels whose shots and strokes are both known. */
const levelIndexes: readonly (readonly [standardName: string, index: number])[] = [
  // Handicaps of the tour's players are computed as between +4 and +8.
  ['pgaTour2024', -6],
  ['scratch', 0],
  ['handicap5', 5],
  ['handicap10', 10],
  ['handicap20', 20],
];
/** Without an index: the middle one of the levels. */
const DEFAULT_INDEX = 5;

/** The level nearest to an estimated index; null for a player without one. */
export function levelOfIndex(index: number | null): PlayerLevel {
  const levels = levelIndexes.flatMap(([standardName, at]) => {
    const pattern = patternLevels.find((one) => one.standardName === standardName);
    const strokes = strokeLevels.find((one) => one.standardName === standardName);
    return pattern === undefined || strokes === undefined ? [] : [{ pattern, strokes, at }];
  });
  const off = ({ at }: { readonly at: number }): number => Math.abs(at - (index ?? DEFAULT_INDEX));
  const { pattern, strokes } = levels.reduce((best, next) => (off(next) < off(best) ? next : best));
  return { pattern, strokes };
}
