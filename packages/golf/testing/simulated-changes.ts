import { addDays, calendarDay } from '../calendar/index.ts';
import { formChangeOf, formOf, type FormRound } from '../form/index.ts';
import { summaryOf } from './builders.ts';
import { normalDice, seededDice } from './dice.ts';

export type ChangeKind = {
  readonly name: string;
  /** Share of the variance that the rounds of an event have in common. */
  readonly shared: number;
  /** Mean strokes over the rating. */
  readonly level: number;
  readonly deviation: readonly [low: number, high: number];
  /** Events of the year before. */
  readonly earlier: readonly [fewest: number, most: number];
  /** Rounds of each event; null for one to three. */
  readonly roundsOfEvent: number | null;
};

const college = { level: 2, deviation: [1.7, 3.6] } as const;
const juniors = { level: 10, deviation: [4, 6] } as const;
const year = { earlier: [4, 12], roundsOfEvent: 3 } as const;

export const changeKinds: readonly ChangeKind[] = [
  { ...college, ...year, shared: 0.1, name: 'a tenth of the variance shared' },
  { ...college, ...year, shared: 1 / 3, name: 'a third shared' },
  { ...college, ...year, shared: 1 / 2, name: 'half shared' },
  { ...juniors, ...year, shared: 1 / 3, name: 'juniors, a third shared' },
];

/** Players of whom little is known: one to three earlier events, of three rounds or of one to three. */
export const fewEventKinds: readonly ChangeKind[] = ([3, null] as const).flatMap((roundsOfEvent) =>
  [1, 2, 3].flatMap((events) => {
    const rest = { earlier: [events, events], roundsOfEvent } as const;
    const text = `${events} earlier of ${roundsOfEvent ?? '1 to 3'} rounds`;
    return [
      { ...college, ...rest, shared: 0, name: `independent rounds, ${text}` },
      { ...college, ...rest, shared: 1 / 3, name: `a third shared, ${text}` },
      { ...college, ...rest, shared: 1 / 2, name: `half shared, ${text}` },
      { ...juniors, ...rest, shared: 1 / 3, name: `juniors, a third shared, ${text}` },
    ];
  }),
);

/** The share of teams of sixteen of which somebody has what a share of players has. */
export const inTeam = (share: number): number => 1 - (1 - share) ** 16;

const today = calendarDay('2026-11-30');

function playersOf({ shared, level: usual, deviation: [low, high], roundsOfEvent }: ChangeKind, seed: number) {
  const [roll, normal] = [seededDice(seed), normalDice(seed + 1)];
  const between = (from: number, to: number): number => from + (to - from) * roll();
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1));
  /** Wind and course setting move all rounds of an event together. */
  const eventAt = (daysAgo: number, level: number, spread: number, type: FormRound['type']): readonly FormRound[] => {
    const common = normal() * spread * Math.sqrt(shared);
    return Array.from({ length: roundsOfEvent ?? whole(1, 3) }, (_, day) => ({
      ...summaryOf({
        roundId: `${type}${daysAgo}/${day}`,
        playedOn: addDays(today, day - daysAgo),
        type,
        tournamentId: `${type}${daysAgo}`,
        score: 72 + Math.round(level + common + normal() * spread * Math.sqrt(1 - shared)),
      }),
      courseRating: 72,
    }));
  };
  return { deviation: () => between(low, high), whole, usual, eventAt };
}

/**
 * Shares of players: with the true change in the 90% interval of those whose change is told, called worse, and called
 * clearly better or worse.
 *
 * @param lost strokes that they play worse in the last 30 days
 */
export function measureChanges(kind: ChangeKind, players: number, lost = 0, seed = 20_261_128) {
  const { deviation, whole, usual, eventAt } = playersOf(kind, seed);
  let [told, covered, worse, clear] = [0, 0, 0, 0];
  for (let player = 0; player < players; player += 1) {
    const spread = deviation();
    const rounds = [
      ...Array.from({ length: whole(...kind.earlier) }, () => eventAt(whole(33, 360), usual, spread, 'tournament')),
      ...Array.from({ length: whole(1, 2) }, () => eventAt(whole(2, 27), usual + lost, spread, 'tournament')),
    ].flat();
    const change = formChangeOf(rounds, today);
    if (change === null || change.recentCount < 3) continue;
    told += 1;
    if (Math.abs(change.strokes - lost) <= change.halfWidth) covered += 1;
    if (change.verdict === 'worse') worse += 1;
    if (change.isClear) clear += 1;
  }
  return { covered: covered / told, worse: worse / players, clear: clear / players };
}

/** The share of players who score alike in both, but whose qualifiers and tournaments are told apart. */
export function measureTypes(kind: ChangeKind, players: number, seed = 20_261_129): number {
  const { deviation, usual, eventAt } = playersOf(kind, seed);
  let apart = 0;
  for (let player = 0; player < players; player += 1) {
    const spread = deviation();
    const rounds = [10, 30, 50, 70, 90, 110, 130, 150].flatMap((daysAgo) =>
      eventAt(daysAgo, usual, spread, (daysAgo / 10) % 4 === 1 ? 'qualifier' : 'tournament'),
    );
    if (formOf(rounds, today).byType !== null) apart += 1;
  }
  return apart / players;
}
