import type { HoleFacts } from '../../facts/index.ts';
import { formatStat, type StatFormat } from '../../format/index.ts';
import type { HoleCount, Int } from '../../model/index.ts';
import type { CareerRound } from '../../overview/career.ts';
import { resultPerformance, toMillionths } from '../../overview/stat-reports.ts';
import {
  meanHalfWidth,
  placeOfStat,
  readStat,
  type StatColumn,
  statColumns,
  type StatPerformance,
  sumTallies,
  type Tally,
  wilsonInterval,
} from '../../stats/index.ts';

/** A figure with its sample size; null without any sample. */
export type CardFigure = StatPerformance | null;

/** What every card says of its side. */
export type CardBasis = {
  /** Rounds of the filter. */
  readonly rounds: Int;
};

/** A round of a card: its tally and its counted holes in order of play. */
export type CardRound = CareerRound & { readonly holes: readonly HoleFacts[] };

/** The rounds of one side, added up once for all cards. */
export type CardSide = {
  readonly rounds: readonly CardRound[];
  readonly holes: readonly HoleFacts[];
  readonly tally: Tally;
  readonly holesPerRound: HoleCount;
};

export const cardSideOf = (rounds: readonly CardRound[], holesPerRound: HoleCount): CardSide => ({
  rounds,
  holes: rounds.flatMap(({ holes }) => holes),
  tally: sumTallies(rounds.map(({ tally }) => tally)),
  holesPerRound,
});

/**
 * A stat of the catalogue over a side, as overviews show it. @param statId the id of a stat or of a child. @throws
 * RangeError for an unknown id.
 */
export function statFigure({ tally, holesPerRound }: CardSide, statId: string): CardFigure {
  const place = placeOfStat(statId);
  const result = readStat(tally, place, holesPerRound);
  return result.state === 'value' ? resultPerformance(statColumns[place] as StatColumn, result) : null;
}

/** A rate: how many of the opportunities succeeded. */
export function rateFigure(successes: number, opportunities: number): CardFigure {
  if (opportunities === 0) return null;
  return figureOf(successes, opportunities, 'wholePercent', wilsonInterval(successes, opportunities));
}

/** The average of some values. */
export function meanFigure(values: readonly number[], format: StatFormat): CardFigure {
  const n = values.length;
  if (n === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value * value, 0);
  const halfWidth = meanHalfWidth(sum, squares, n);
  const interval = halfWidth === null ? null : { low: sum / n - halfWidth, high: sum / n + halfWidth };
  return figureOf(sum, n, format, interval);
}

/** The share of holes for which `sample` is true. Holes for which it is null (unknown) do not count. */
export function shareOf(holes: readonly HoleFacts[], sample: (hole: HoleFacts) => boolean | null): CardFigure {
  const samples = holes.map(sample).filter((value) => value !== null);
  return rateFigure(samples.filter(Boolean).length, samples.length);
}

function figureOf(sum: number, n: number, format: StatFormat, interval: StatPerformance['interval']): StatPerformance {
  return {
    formatted: formatStat(sum / n, format),
    raw: toMillionths(sum / n),
    successes: toMillionths(sum),
    opportunities: n,
    interval: interval === null ? null : { low: toMillionths(interval.low), high: toMillionths(interval.high) },
  };
}
