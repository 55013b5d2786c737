import type { AccountId } from '../access/account-id.ts';
import type { Int } from '../model/index.ts';
import { countedRound } from './count-round.ts';
import { standingOf } from './event-score.ts';
import { eventCellOf, type TeamEvent } from './team-event.ts';

/** What a player has done for the team in the events of a season (TEAM-14). */
export type SeasonRow = {
  readonly accountId: AccountId;
  /** Rounds whose score counted. */
  readonly counted: Int;
  /** Rounds in a lineup with a team score. */
  readonly of: Int;
  /** Mean of score less course rating over all rounds of the events, also as an individual; null without a rated one. */
  readonly overRating: number | null;
  /** Rounds of that mean. */
  readonly rated: Int;
};

export type Season = {
  readonly events: Int;
  readonly rounds: Int;
  readonly counted: Int;
  readonly rows: readonly SeasonRow[];
};

const TENTHS = 10;

/** How often each player counted, and what they scored against the course ratings: most counted first. */
export function seasonOf(events: readonly TeamEvent[]): Season {
  const tallies = new Map<AccountId, { counted: Int; of: Int; tenths: Int; rated: Int }>();
  let [rounds, countedScores, playedEvents] = [0, 0, 0];
  for (const event of events) {
    let isPlayed = false;
    for (const [round, { course }] of event.answers.rounds.entries()) {
      const team = countedRound(event, round);
      const isScored = team.toPar !== null && !team.isRunning;
      if (isScored) [rounds, countedScores, isPlayed] = [rounds + 1, countedScores + team.counting.length, true];
      for (const { playerId, accountId } of event.answers.players) {
        if (accountId === null) continue;
        const tally = tallies.get(accountId) ?? { counted: 0, of: 0, tenths: 0, rated: 0 };
        tallies.set(accountId, tally);
        const standing = standingOf(eventCellOf(event, playerId, round), course.par);
        if (standing?.kind === 'score' && course.rating !== null) {
          tally.tenths += standing.strokes * TENTHS - Math.round(course.rating * TENTHS);
          tally.rated += 1;
        }
        if (!isScored || event.lineups[round]?.includes(playerId) !== true) continue;
        tally.of += 1;
        if (team.counting.some((score) => score.playerId === playerId)) tally.counted += 1;
      }
    }
    if (isPlayed) playedEvents += 1;
  }
  const rows = [...tallies].flatMap(([accountId, { counted, of, tenths, rated }]): readonly SeasonRow[] =>
    of === 0 && rated === 0
      ? []
      : [{ accountId, counted, of, overRating: rated === 0 ? null : tenths / TENTHS / rated, rated }],
  );
  return {
    ...{ events: playedEvents, rounds, counted: countedScores },
    rows: rows.toSorted((a, b) => b.counted - a.counted || a.of - b.of || (a.overRating ?? 99) - (b.overRating ?? 99)),
  };
}
