import type { HoleFacts } from '../../facts/index.ts';
import { formatStat } from '../../format/index.ts';
import type { HoleCount, Int } from '../../model/index.ts';
import type { CareerRound } from '../../overview/career.ts';
import { resultPerformance, toMillionths } from '../../overview/stat-reports.ts';
import {
  meanHalfWidth,
  placeOfStat,
  readStat,
  type StatColumn,
  statColumns,
  type StatFormat,
  type StatPerformance,
  sumTallies,
  type Tally,
  wilsonInterval,
} from '../../stats/index.ts';

/** A figure with what it rests on; null where nothing could be counted. */
export type CardFigure = StatPerformance | null;

/** What every card says of its side. */
export type CardBasis = {
  /** Rounds that the filter means. */
  readonly rounds: Int;
};

/** A round as the cards see it: beside its tally the holes that count, in the order of play. */
export type CardRound = CareerRound & { readonly holes: readonly HoleFacts[] };

/** The rounds of one side, added up once. */
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
 * A stat of the catalogue over a side, as overviews show it.
 * @param statId a stat's or a child's id.
 * @throws RangeError for an id that is neither.
 */
export function statFigure({ tally, holesPerRound }: CardSide, statId: string): CardFigure {
  const place = placeOfStat(statId);
  const result = readStat(tally, place, holesPerRound);
  return result.state === 'value' ? resultPerformance(statColumns[place] as StatColumn, result) : null;
}

/** How often something happened, of the times it could. */
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

/** Of the holes that can speak (a null cannot), how many do what is asked. */
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
