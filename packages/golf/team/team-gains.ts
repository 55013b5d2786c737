import { type Certainty } from '../format/index.ts';
import { certaintiesOf, differenceOfSums, type SumsByRound } from '../compare/index.ts';
import { type CalendarDay, isInRange, lastRange } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { type StatColumn, statColumns } from '../stats/index.ts';
import { gainPlaces } from './gain-places.ts';
import { type TeamPart, teamParts } from './team-parts.ts';
import type { TeamPlayer, TeamRound } from './team-player.ts';

/** How many strokes a player gains in one part of the game on the rest of the own squads (TEAM-06). */
export type TeamGain = {
  readonly part: TeamPart;
  /** Strokes gained per round of 18 less those of the others' rounds together. */
  readonly strokes: number;
  /** The player's rounds behind it. */
  readonly roundCount: Int;
  /** The others whose rounds together it is held against. */
  readonly mateCount: Int;
  readonly certainty: Certainty;
  /** The side of a difference that is likely real among all cells of the table; null for any other. */
  readonly verdict: 'better' | 'worse' | null;
};

/**
 * The differences of each player from the others over the last 12 months, one list per player in the order of the
 * players, without the parts that the player or all others have not logged. A player is compared with those of the own squads, so that women are held
 * against women; one without a squad, or alone in it, with the whole team. All cells are one family of comparisons, by
 * the rules of Compare Stats (`certaintiesOf`).
 */
export function teamGains(players: readonly TeamPlayer[], today: CalendarDay): readonly (readonly TeamGain[])[] {
  const year = lastRange(12, 'Months', today);
  const columns = players.map(({ rounds }) => {
    const counted = rounds.filter(({ playedOn }) => isInRange(playedOn, year));
    return gainPlaces.map((_place, index) => sumsOf(counted, index));
  });
  const cells = players.flatMap((player, row) => {
    const others = matesOf(player, players);
    const matesWith = (index: number) =>
      others.filter((other) => (columns[other]?.[index]?.counts.length ?? 0) > 0).length;
    return teamParts.flatMap((part, index) => {
      const rest = joined(others.map((other) => columns[other]?.[index] as SumsByRound));
      const column = statColumns[gainPlaces[index] as number] as StatColumn;
      const difference = differenceOfSums(column, columns[row]?.[index] as SumsByRound, rest, 18);
      return difference === null ? [] : [{ row, part, mateCount: matesWith(index), ...difference }];
    });
  });
  const certainties = certaintiesOf(cells.map(({ judgement }) => judgement));
  const rows: TeamGain[][] = players.map(() => []);
  for (const [place, { row, part, mateCount, value, roundCount }] of cells.entries()) {
    const certainty = certainties[place] as Certainty;
    rows[row]?.push({ part, strokes: value, roundCount, mateCount, certainty, verdict: verdictOf(value, certainty) });
  }
  return rows;
}

export const verdictOf = (strokes: number, certainty: Certainty): TeamGain['verdict'] =>
  certainty === 'clear' && strokes !== 0 ? (strokes > 0 ? 'better' : 'worse') : null;

/** Indexes of the players whom a player is compared with. */
function matesOf({ accountId, squadIds }: TeamPlayer, players: readonly TeamPlayer[]): readonly number[] {
  const others = players.flatMap((player, index) => (player.accountId === accountId ? [] : [{ ...player, index }]));
  const mates = others.filter((other) => other.squadIds.some((squad) => squadIds.includes(squad)));
  return (mates.length > 0 ? mates : others).map(({ index }) => index);
}

/** The sums and counts of the rounds with a sample in the column at an index of `gainPlaces`. */
export function sumsOf(rounds: readonly TeamRound[], index: number): SumsByRound {
  const counted = rounds.flatMap(({ gains }) => (gains === null || gains.counts[index] === 0 ? [] : [gains]));
  return {
    sums: Float64Array.from(counted, ({ sums }) => sums[index] as number),
    counts: Float64Array.from(counted, ({ counts }) => counts[index] as number),
  };
}

/** Copied as blocks, because the others of a large team have thousands of rounds for each player. */
function joined(parts: readonly SumsByRound[]): SumsByRound {
  const length = parts.reduce((total, { sums }) => total + sums.length, 0);
  const [sums, counts] = [new Float64Array(length), new Float64Array(length)];
  let at = 0;
  for (const part of parts) {
    sums.set(part.sums, at);
    counts.set(part.counts, at);
    at += part.sums.length;
  }
  return { sums, counts };
}
