import { addDays, calendarDay } from '../calendar/index.ts';
import { type FormOutlook, type FormRound, outlookOf } from '../form/index.ts';
import { expectedScore, swapOf } from '../team-event/expected-score.ts';
import { summaryOf } from './builders.ts';
import { normalDice, seededDice } from './dice.ts';

export type EventKind = {
  readonly name: string;
  /** Mean and standard deviation of the players' true strokes over the rating. */
  readonly level: number;
  readonly between: number;
  readonly deviation: readonly [low: number, high: number];
  /** Share of the variance that the rounds of an event have in common, for the whole team. */
  readonly shared: number;
  readonly earlierEvents: number;
  readonly rounds: number;
  readonly lineup: number;
  readonly count: number;
};

const today = calendarDay('2026-06-15');
const ROUNDS_OF_EVENT = 3;

/** Counts of some simulated events: scores within their intervals, and what is said of swapping two equal players. */
export function measureEvents(kind: EventKind, count: number, seed = 1) {
  const [normal, roll] = [normalDice(seed), seededDice(seed + 1)];
  const between = (low: number, high: number) => low + (high - low) * roll();
  let [covered, clear, likely] = [0, 0, 0];
  for (let number = 0; number < count; number += 1) {
    const team = Array.from({ length: kind.lineup }, () => ({
      skill: kind.level + kind.between * normal(),
      deviation: between(...kind.deviation),
    }));
    // The last of them has an equal on the bench.
    const players = [...team, team.at(-1) as (typeof team)[number]];
    const rated = Array.from({ length: kind.earlierEvents }, () => ({ weather: normal(), rating: between(70, 75) }));
    const own = Math.sqrt(1 - kind.shared);
    const scoreOf = (player: (typeof players)[number], rating: number, weather: number) =>
      Math.round(rating + player.skill + player.deviation * (own * normal() + Math.sqrt(kind.shared) * weather));
    const outlooks = players.map((player): FormOutlook => {
      const rounds = rated.flatMap(({ weather, rating }, event) =>
        Array.from({ length: ROUNDS_OF_EVENT }, (_, index): FormRound => {
          const courseRating = Math.round(rating * 10) / 10;
          return {
            ...summaryOf({
              roundId: `r${event}-${index}`,
              playedOn: addDays(calendarDay('2026-03-01'), event * 14 + index),
              type: 'tournament',
              score: scoreOf(player, courseRating, weather),
              tournamentId: `t${event}`,
            }),
            courseRating,
          };
        }),
      );
      return outlookOf(rounds, today) as FormOutlook;
    });
    const lineup = outlooks.slice(0, -1);
    const expected = expectedScore(lineup, kind.rounds, kind.count);
    const [rating, weather] = [73.2, normal()];
    let strokes = 0;
    for (let round = 0; round < kind.rounds; round += 1) {
      const scores = team.map((player) => scoreOf(player, rating, weather)).sort((a, b) => a - b);
      strokes += scores.slice(0, kind.count).reduce((total, score) => total + score - rating, 0);
    }
    if (expected !== null && expected.low <= strokes && strokes <= expected.high) covered += 1;
    const { certainty } = swapOf(lineup, lineup.length - 1, outlooks.at(-1) as FormOutlook, kind.count);
    if (certainty === 'clear') clear += 1;
    if (certainty === 'likely') likely += 1;
  }
  return { covered: covered / count, clear: clear / count, likely: likely / count };
}
