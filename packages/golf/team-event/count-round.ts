import type { Int } from '../model/index.ts';
import { standingOf } from './event-score.ts';
import { teamFormats } from './lineup-view.ts';
import { eventCellOf, type TeamEvent } from './team-event.ts';

/** A score of the team in a round. */
type TeamScore = {
  readonly playerId: string;
  readonly toPar: Int;
  /** Null for a round in progress. */
  readonly strokes: Int | null;
};

/** A round as it counts for the team (TEAM-13). */
export type CountedRound = {
  readonly round: Int;
  /** The scores that count, the lowest first; of equal ones that of the earlier place in the lineup. */
  readonly counting: readonly TeamScore[];
  /** Those that do not, while others do. */
  readonly dropped: readonly TeamScore[];
  /** Null with fewer scores than count. */
  readonly toPar: Int | null;
  /** Null as long as one that counts is in progress. */
  readonly strokes: Int | null;
  /** Whether somebody of the lineup is on the course. */
  readonly isRunning: boolean;
  /** How many of the lineup have finished, and how many play. */
  readonly finished: Int;
  readonly playing: Int;
};

/** The number of scores that count in a round. */
export const countOf = ({ answers }: TeamEvent): Int =>
  (teamFormats.find(({ id }) => id === answers.format) ?? teamFormats[0]).count;

const sumOf = (numbers: readonly Int[]): Int => numbers.reduce((sum, one) => sum + one, 0);

/** The scores of a round that count, lowest first. @param without a player who is left out, to say what that costs */
export function countedRound(event: TeamEvent, round: Int, without: string | null = null): CountedRound {
  const count = countOf(event);
  const par = event.answers.rounds[round]?.course.par ?? 0;
  const lineup = (event.lineups[round] ?? []).filter((playerId) => playerId !== without);
  const standings = lineup.map((playerId) => ({
    playerId,
    standing: standingOf(eventCellOf(event, playerId, round), par),
  }));
  const scores = standings
    .flatMap(({ playerId, standing }): readonly TeamScore[] =>
      standing !== null && 'toPar' in standing
        ? [{ playerId, toPar: standing.toPar, strokes: standing.kind === 'score' ? standing.strokes : null }]
        : [],
    )
    .toSorted((a, b) => a.toPar - b.toPar);
  const isEnough = scores.length >= count;
  const counting = isEnough ? scores.slice(0, count) : scores;
  const strokes = counting.flatMap((score) => score.strokes ?? []);
  return {
    ...{ round, counting },
    dropped: isEnough ? scores.slice(count) : [],
    toPar: isEnough ? sumOf(counting.map(({ toPar }) => toPar)) : null,
    strokes: isEnough && strokes.length === count ? sumOf(strokes) : null,
    isRunning: standings.some(({ standing }) => standing?.kind === 'running'),
    finished: standings.filter(({ standing }) => standing?.kind === 'score').length,
    playing: lineup.length,
  };
}

/** What the team's score of a round would be without a player, and how much more that is; null for no score. */
export function withoutPlayer(
  event: TeamEvent,
  round: Int,
  playerId: string,
): { readonly toPar: Int; readonly strokes: Int | null; readonly more: Int } | null {
  const now = countedRound(event, round);
  const then = countedRound(event, round, playerId);
  return now.toPar === null || then.toPar === null
    ? null
    : { toPar: then.toPar, strokes: then.strokes, more: then.toPar - now.toPar };
}
