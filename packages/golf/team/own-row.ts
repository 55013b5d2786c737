import { certaintiesOf, differenceOfSums } from '../compare/index.ts';
import { type CalendarDay, isInRange, lastRange } from '../calendar/index.ts';
import { type StatColumn, statColumns } from '../stats/index.ts';
import { gainPlaces } from './gain-places.ts';
import { type MatesMean, tenths } from './squad-means.ts';
import { sumsOf, type TeamGain, verdictOf } from './team-gains.ts';
import { type TeamPart, teamParts } from './team-parts.ts';
import type { TeamPlayer } from './team-player.ts';
import type { TeamRow } from './team-room.ts';

/** A player's line as the player reads it (TEAM-22). */
type OwnRow<Row extends TeamRow> = {
  readonly row: Row;
  /** The day from which the mean of the others is; null without one. */
  readonly meanSince: CalendarDay | null;
  /** Whether the player has logged strokes in the last 12 months; scores alone gain none in the parts. */
  readonly hasStrokes: boolean;
};

/**
 * A player's line as the player reads it: what the coaches read, but strokes gained against the rounded mean of the
 * others, which says nothing of one of them (`squad-means.ts`). How sure a difference is says the spread of the player's
 * own rounds: the others are these and no sample, and their spread would tell of them.
 */
export function ownRow<Row extends TeamRow>(
  row: Row,
  { rounds }: Pick<TeamPlayer, 'rounds'>,
  mean: MatesMean | null,
  today: CalendarDay,
): OwnRow<Row> {
  const year = lastRange(12, 'Months', today);
  const counted = rounds.filter(({ playedOn }) => isInRange(playedOn, year));
  const hasStrokes = teamParts.some((part, index) => part !== 'total' && sumsOf(counted, index).counts.length > 0);
  return {
    row: { ...row, gains: mean === null ? [] : gainsOn(mean, counted) },
    meanSince: mean?.since ?? null,
    hasStrokes,
  };
}

function gainsOn({ mateCount, strokes }: MatesMean, rounds: TeamPlayer['rounds']): TeamGain[] {
  const cells = teamParts.flatMap((part, index) => {
    const ofMates = strokes.get(part);
    if (ofMates === undefined) return [];
    const column = statColumns[gainPlaces[index] as number] as StatColumn;
    const difference = differenceOfSums(column, sumsOf(rounds, index), constant(ofMates, mateCount), 18);
    return difference === null ? [] : [{ part, ...difference }];
  });
  const certainties = certaintiesOf(cells.map(({ judgement }) => judgement));
  return cells.map(({ part, value, roundCount }: Cell, place) => {
    const certainty = certainties[place] ?? 'tooFew';
    return { part, strokes: tenths(value), roundCount, mateCount, certainty, verdict: verdictOf(value, certainty) };
  });
}

type Cell = { readonly part: TeamPart; readonly value: number; readonly roundCount: number };

/** One round of the same figure for each of the others: a side without a spread of its own. */
const constant = (strokes: number, count: number) => ({
  sums: new Float64Array(count).fill(strokes * 1000),
  counts: new Float64Array(count).fill(18),
});
