import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { normalDice, seededDice } from '../testing/dice.ts';
import { type FormFigure, formOf, type FormRound } from './form.ts';
import { formOrders, formPlaces } from './places.ts';

type Team = {
  readonly name: string;
  /** Of a player's rounds: the range of the players' standard deviations. */
  readonly deviation: readonly [low: number, high: number];
  /** Share of the variance that the rounds of an event have in common. */
  readonly shared: number;
  readonly rounds: readonly [fewest: number, most: number];
  readonly roundsOfEvent: number;
  /** Mean and standard deviation of the players' true strokes over the rating. */
  readonly level: number;
  readonly between: number;
};
const college: Omit<Team, 'name'> = {
  deviation: [1.7, 3.6],
  shared: 0,
  rounds: [3, 10],
  roundsOfEvent: 1,
  level: 2,
  between: 1.5,
};
const juniors = { ...college, deviation: [4, 6], level: 10 } as const;
const third = { shared: 1 / 3, roundsOfEvent: 3 };

const teams: readonly Team[] = [
  { ...college, name: 'independent rounds' },
  { ...college, ...third, name: 'a third of the variance shared by the rounds of an event' },
  { ...college, ...third, rounds: [10, 10], name: 'a third shared, ten rounds' },
  { ...college, ...third, shared: 1 / 2, name: 'half shared' },
  { ...college, rounds: [1, 2], name: 'one or two rounds' },
  { ...college, between: 0.5, name: 'equal players' },
  { ...juniors, name: 'juniors, deviation 4 to 6' },
  { ...juniors, ...third, name: 'juniors, a third shared' },
];

const PLAYERS = 12;

describe('in simulated teams of twelve, whose figures and places are compared with the truth', () => {
  it.each(teams)('$name: intervals cover nine true means in ten, and few orders are wrong (TEAM-05)', (team) => {
    const { coverage, wrong } = simulate(team, 60);
    // 720 players: two standard errors of a coverage are 2.2%.
    expect(coverage).toBeGreaterThan(0.85);
    expect(coverage).toBeLessThan(0.95);
    expect(wrong).toBeLessThan(0.2);
  });

  it.each(teams)('$name, in 1,000 teams (TEAM-05)', { tags: ['full'] }, (team) => {
    const { coverage, told, wrong, placed } = simulate(team, 1_000);
    console.info(
      `${team.name}: covered ${percent(coverage)}, told ${percent(told)}, wrong ${percent(wrong)}, placed ${percent(placed)}`,
    );
    expect(coverage).toBeGreaterThan(0.87);
    expect(coverage).toBeLessThan(0.93);
    expect(wrong).toBeLessThan(team.between < 1 ? 0.14 : 0.1);
    expect(placed).toBeGreaterThan(0.94);
  });
});

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/**
 * Shares: of true means within their intervals, of pairs whose order is told, of these pairs that are wrong, and of true
 * places within their ranges.
 */
function simulate(team: Team, count: number) {
  const [normal, roll] = [normalDice(1), seededDice(2)];
  const between = (low: number, high: number) => low + (high - low) * roll();
  const whole = ([low, high]: readonly [number, number]) => Math.floor(between(low, high + 1));
  let [covered, told, wrong, placed, withPlace] = [0, 0, 0, 0, 0];
  for (let number = 0; number < count; number += 1) {
    const players = Array.from({ length: PLAYERS }, () => {
      const [skill, deviation] = [team.level + team.between * normal(), between(...team.deviation)];
      let shared = 0;
      const rounds = Array.from({ length: whole(team.rounds) }, (_, index): FormRound => {
        const event = Math.floor(index / team.roundsOfEvent);
        if (index % team.roundsOfEvent === 0) shared = normal() * deviation * Math.sqrt(team.shared);
        const courseRating = Math.round(between(70, 75) * 10) / 10;
        const own = normal() * deviation * Math.sqrt(1 - team.shared);
        return {
          ...summaryOf({
            roundId: `r${index}`,
            playedOn: addDays(calendarDay('2026-03-01'), event * 7 + (index % team.roundsOfEvent)),
            type: 'tournament',
            score: Math.round(courseRating + skill + shared + own),
            tournamentId: `t${event}`,
          }),
          courseRating,
        };
      });
      return { skill, figure: formOf(rounds, calendarDay('2026-06-15')).figure as FormFigure };
    });
    covered += players.filter(({ skill, figure }) => Math.abs(figure.strokes - skill) <= figure.halfWidth).length;
    const places = formPlaces(players.map(({ figure }) => figure));
    for (const [index, { skill }] of players.entries()) {
      const place = places[index];
      if (place == null) continue;
      withPlace += 1;
      const better = players.filter((other) => other.skill < skill).length;
      if (place.first <= better + 1 && better + 1 <= place.last) placed += 1;
    }
    const orders = formOrders(players.map(({ figure }) => figure));
    told += orders.length;
    wrong += orders.filter(({ better, worse }) => (players[better]?.skill ?? 0) > (players[worse]?.skill ?? 0)).length;
  }
  const all = count * PLAYERS;
  return {
    coverage: covered / all,
    told: told / ((all * (PLAYERS - 1)) / 2),
    wrong: told === 0 ? 0 : wrong / told,
    placed: withPlace === 0 ? 1 : placed / withPlace,
  };
}
