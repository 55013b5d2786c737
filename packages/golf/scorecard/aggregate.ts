import { formatStat, NOTHING, plural, scoreToPar, wholePercent } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import { type ColumnLabel, holesOfSum, isSumLabel } from './columns.ts';
import type { CardHole } from './round-card.ts';
import type { ScorecardCell, ScorecardRound } from './scorecard-round.ts';

/** Successes and opportunities. */
export type Share = { readonly successes: number; readonly opportunities: number };

/** Averages of one column over a group's rounds. */
export type ColumnAverage = {
  readonly par: number;
  readonly scoreVsPar: number;
  /** Number of rounds in the average. */
  readonly rounds: number;
};

/** Totals of a group of rounds (DATA-38); excluded holes do not count. */
export type ScorecardAggregate = {
  readonly fir: Share;
  readonly gir: Share;
  readonly upDown: Share;
  /** Putts per round of `holesPerRound` holes; null without putts. */
  readonly puttCount: number | null;
  readonly columnData: ReadonlyMap<ColumnLabel, ColumnAverage>;
};

/**
 * Aggregates a group of rounds. OUT, IN and TOTAL are averages over the rounds that finished every counted hole of
 * them, so that an unfinished round does not lower the average; putts are per round of `holesPerRound` holes, like the
 * stats.
 */
export function aggregateRounds(rounds: readonly ScorecardRound[], holesPerRound: HoleCount): ScorecardAggregate {
  const holes = rounds.flatMap((round) => countedHoles(round));
  const putts = holes.flatMap((hole) => hole.putts ?? []);
  const columns = new Set(rounds.flatMap((round) => [...round.data.keys()]));
  const columnData = new Map<ColumnLabel, ColumnAverage>();
  for (const label of columns) {
    const average = averageOf(rounds.flatMap((round) => cellFor(round, label) ?? []));
    if (average !== null) columnData.set(label, average);
  }
  return {
    fir: shareOf(holes, (hole) => (hole.fairway === null ? null : hole.fairway === 'hit')),
    gir: shareOf(holes, (hole) => hole.greenInRegulation),
    upDown: shareOf(holes, (hole) => hole.upAndDown),
    puttCount:
      putts.length === 0 ? null : (putts.reduce((total, count) => total + count, 0) * holesPerRound) / putts.length,
    columnData,
  };
}

/** A round's own putts on the holes that count, never scaled up; null if none were logged. */
export function puttsOfRound(round: ScorecardRound): number | null {
  const putts = countedHoles(round).flatMap((hole) => hole.putts ?? []);
  return putts.length === 0 ? null : putts.reduce((total, count) => total + count, 0);
}

/** '61%', or '-' without opportunities. */
export const formatShare = ({ successes, opportunities }: Share): string =>
  wholePercent(opportunities === 0 ? null : successes / opportunities);

/** An average to par with one decimal (CARD-16, CARD-O61). */
export const formatColumnAverage = (average: ColumnAverage | undefined): string =>
  average === undefined ? NOTHING : scoreToPar(average.scoreVsPar, 1);

/** The average score of a column, with one decimal. */
export const formatColumnScore = ({ par, scoreVsPar }: ColumnAverage): string =>
  formatStat(par + scoreVsPar, 'oneDecimal');

/**
 * A column's average in words: 'Average 4.33 on par 4 (+0.33) · 3 rounds'. @param ofRounds number of rounds in the
 * group; the average may be over fewer.
 */
export function columnAverageInWords({ par, scoreVsPar, rounds }: ColumnAverage, ofRounds: number): string {
  const score = formatStat(par + scoreVsPar, 'twoDecimals');
  return `Average ${score} on par ${Number(par.toFixed(2))} (${scoreToPar(scoreVsPar, 2)}) · ${rounds < ofRounds ? `${rounds} of ` : ''}${plural(ofRounds, 'round')}`;
}

/** Average putts with one decimal, or '-' (CARD-16). */
export const formatPutts = (puttCount: number | null): string =>
  puttCount === null ? NOTHING : formatStat(puttCount, 'oneDecimal');

function countedHoles({ data }: ScorecardRound): readonly CardHole[] {
  return [...data.values()].flatMap(({ hole, excluded, score }) =>
    hole === null || excluded || score === null ? [] : hole,
  );
}

/** A column's cell if the round has every counted hole of it. */
function cellFor({ data }: ScorecardRound, label: ColumnLabel): ScorecardCell | null {
  const cell = data.get(label);
  if (cell === undefined || cell.excluded || cell.score === null) return null;
  if (!isSumLabel(label)) return cell;
  const parts = holesOfSum[label].flatMap((column) => data.get(column) ?? []);
  return parts.every((part) => part.excluded || part.score !== null) ? cell : null;
}

function averageOf(cells: readonly ScorecardCell[]): ColumnAverage | null {
  if (cells.length === 0) return null;
  const total = (valueOf: (cell: ScorecardCell) => number) =>
    cells.reduce((sum, cell) => sum + valueOf(cell), 0) / cells.length;
  return {
    par: total((cell) => cell.par),
    scoreVsPar: total((cell) => cell.scoreVsPar as number),
    rounds: cells.length,
  };
}

function shareOf(holes: readonly CardHole[], happened: (hole: CardHole) => boolean | null): Share {
  const known = holes.map(happened).filter((answer) => answer !== null);
  return { successes: known.filter(Boolean).length, opportunities: known.length };
}
