import type { Certainty } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import type { Interval, StatFigure, StatReport } from '../stats/index.ts';

/** The holes of one par against the published scores of a standard. */
export type ParAgainst = {
  readonly par: Int;
  /** The stat to open for details. */
  readonly statId: string;
  /** Mean score of a hole, and that of the standard. */
  readonly average: number;
  readonly standard: number;
  /** Strokes per round better than the standard; negative values cost strokes. */
  readonly perRound: number;
  /** 95% interval of `perRound`. */
  readonly interval: Interval | null;
  readonly certainty: Certainty;
  readonly roundsNeeded: Int;
};

const PAR_SCORES = 'scoring.holeScore';
const pars = [3, 4, 5] as const;
/** Strokes gained are measured against this level itself, and say more than scores. */
const isOfStrokesGained = (stats: readonly StatReport[]): boolean =>
  stats.some(({ id, standard }) => id.endsWith('.strokesGained') && standard !== null);

/**
 * Par 3s, 4s and 5s against a standard that has published scores of all three, such as those of handicaps: strokes
 * gained are not published for these levels. Empty for other standards.
 */
export function parsAgainst(stats: readonly StatReport[], roundCount: Int): readonly ParAgainst[] {
  if (isOfStrokesGained(stats)) return [];
  const children = stats.find(({ id }) => id === PAR_SCORES)?.children ?? [];
  const figures = pars.map((par) => children.find(({ id }) => id === `${PAR_SCORES}.par${par}`));
  if (roundCount === 0 || figures.some((figure) => figure?.standard == null)) return [];
  return figures.flatMap((figure, place) => parAgainst(pars[place] as number, figure as StatFigure, roundCount));
}

function parAgainst(par: Int, figure: StatFigure, roundCount: Int): readonly ParAgainst[] {
  const { id, performance, standard, certainty, roundsNeeded } = figure;
  if (performance === null || standard === null) return [];
  const holes = performance.opportunities / roundCount;
  const gained = (score: number): number => (standard.raw - score) * holes;
  const { raw, interval } = performance;
  return [
    {
      par,
      statId: id,
      average: raw,
      standard: standard.raw,
      perRound: gained(raw),
      interval: interval === null ? null : { low: gained(interval.high), high: gained(interval.low) },
      certainty,
      roundsNeeded,
    },
  ];
}
