import { addDays, calendarDay } from '../calendar/index.ts';
import { type Form, formOf, formPlaces, type FormRound } from '../form/index.ts';
import { formOrders } from '../form/places.ts';
import { summaryOf } from './builders.ts';
import { normalDice, seededDice } from './dice.ts';

export type TeamKind = {
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
const college: Omit<TeamKind, 'name'> = {
  deviation: [1.7, 3.6],
  shared: 0,
  rounds: [3, 10],
  roundsOfEvent: 1,
  level: 2,
  between: 1.5,
};
const juniors = { ...college, deviation: [4, 6], level: 10 } as const;
const third = { shared: 1 / 3, roundsOfEvent: 3 };

export const teamKinds: readonly TeamKind[] = [
  { ...college, name: 'independent rounds' },
  { ...college, ...third, name: 'a third of the variance shared by the rounds of an event' },
  { ...college, ...third, rounds: [10, 10], name: 'a third shared, ten rounds' },
  { ...college, ...third, shared: 1 / 2, name: 'half shared' },
  { ...college, rounds: [1, 2], name: 'one or two rounds' },
  { ...college, between: 0.5, name: 'equal players' },
  { ...juniors, name: 'juniors, deviation 4 to 6' },
  { ...juniors, ...third, name: 'juniors, a third shared' },
];

export const equalKinds: readonly TeamKind[] = [
  { ...college, between: 0.5, name: 'equal players' },
  { ...college, ...third, between: 0.5, name: 'equal players, a third shared' },
  { ...juniors, between: 0.5, name: 'equal juniors' },
];

/** Players who differ by more than a stroke or two, as those of a club or of a whole academy. */
export const wideKinds: readonly TeamKind[] = [
  { ...college, ...third, between: 5, name: 'players 5 strokes apart, a third shared' },
  { ...juniors, ...third, between: 5, name: 'juniors 5 strokes apart, a third shared' },
];

/** Juniors of one score, and juniors of one deviation. */
export const juniorKinds: readonly TeamKind[] = [0, 1 / 3].flatMap((shared) => {
  const kind = { ...juniors, shared, roundsOfEvent: shared === 0 ? 1 : 3 };
  const share = shared === 0 ? 'independent rounds' : 'a third shared';
  return [
    ...[4, 5, 6, 8, 12].map((level): TeamKind => ({ ...kind, level, name: `juniors at +${level}, ${share}` })),
    ...[4, 5, 6].map((one): TeamKind => ({ ...kind, deviation: [one, one], name: `deviation ${one}, ${share}` })),
  ];
});

const TEAM_PLAYERS = 12;

type SimulatedPlayer = { readonly skill: number; readonly figure: NonNullable<Form['figure']> };

/** Teams of twelve whose true strokes over the rating are known. */
function* simulatedTeams(team: TeamKind, count: number, seed: number): Generator<readonly SimulatedPlayer[]> {
  const [normal, roll] = [normalDice(seed), seededDice(seed + 1)];
  const between = (low: number, high: number) => low + (high - low) * roll();
  for (let number = 0; number < count; number += 1) {
    yield Array.from({ length: TEAM_PLAYERS }, () => {
      const [skill, deviation] = [team.level + team.between * normal(), between(...team.deviation)];
      const roundCount = Math.floor(between(team.rounds[0], team.rounds[1] + 1));
      let shared = 0;
      const rounds = Array.from({ length: roundCount }, (_, index): FormRound => {
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
      return { skill, figure: formOf(rounds, calendarDay('2026-06-15')).figure as SimulatedPlayer['figure'] };
    });
  }
}

/**
 * Counts of some teams: true means, those within their intervals, pairs, those whose order is told, told ones that are
 * wrong, true places of those who have one, and those within their ranges.
 */
export function measureTeams(team: TeamKind, count: number, seed = 1) {
  let [means, covered, pairs, told, wrong, places, placed] = [0, 0, 0, 0, 0, 0, 0];
  for (const players of simulatedTeams(team, count, seed)) {
    const figures = players.map(({ figure }) => figure);
    means += players.length;
    pairs += (players.length * (players.length - 1)) / 2;
    covered += players.filter(({ skill, figure }) => Math.abs(figure.strokes - skill) <= figure.halfWidth).length;
    for (const [index, place] of formPlaces(figures).entries()) {
      if (place === null) continue;
      places += 1;
      const better = players.filter((other) => other.skill < (players[index]?.skill ?? 0)).length;
      if (place.first <= better + 1 && better + 1 <= place.last) placed += 1;
    }
    const orders = formOrders(figures);
    told += orders.length;
    wrong += orders.filter(({ better, worse }) => (players[better]?.skill ?? 0) > (players[worse]?.skill ?? 0)).length;
  }
  return { means, covered, pairs, told, wrong, places, placed };
}
