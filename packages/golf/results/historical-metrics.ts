import { addMonths, type CalendarDay, daysBetween, yearOf } from '../calendar/index.ts';
import { NOTHING, parWithScore } from '../format/index.ts';
import { compareScores } from '../model/index.ts';
import type { Career } from '../overview/index.ts';
import { playedTournaments } from '../tournaments/index.ts';
import { filterEvents, type ScheduleEvent, type ScheduleOptions } from '../schedule/index.ts';
import { playedRounds } from './entered-rounds.ts';
import { roundsOfEvents } from './rounds-of-events.ts';

/** A row above the 'Historical Events' grid (DATA-48, TOUR-O9). */
export type HistoricalMetric = {
  readonly statName: string;
  /** For the calendar year of `today`. */
  readonly year: string;
  /** For the last three years, to the day. */
  readonly lastThree: string;
  /** Days since the last tournament, or since the end of the best one of the last three years; '-' if there is none. */
  readonly daysSince: string;
};

const MONTHS_OF_THREE_YEARS = 36;
/** DATA-48: best 1, 2, 3 and 4 round scores. */
const roundCounts = [1, 2, 3, 4] as const;

/** What decides which events count. */
type CountedEvents = Pick<ScheduleOptions, 'statuses' | 'eventTypes' | 'locales' | 'eventFilter'>;

type Score = { readonly score: number; readonly par: number; readonly endedOn: CalendarDay };

/**
 * How often a player competed, and the lowest scores to par over one to four consecutive rounds of one tournament
 * (18-hole rounds only). For events without logged rounds the entered scores count.
 *
 * @param options the events that count (TOUR-25); all without them
 */
export function historicalMetrics(
  source: { readonly career: Career; readonly events: readonly ScheduleEvent[] },
  today: CalendarDay,
  options?: CountedEvents,
): readonly HistoricalMetric[] {
  const whole = playedRounds(roundsOfEvents(source), today).filter(
    ({ summary }) => summary.holeCount === 18 && summary.playedOn <= today,
  );
  const all = playedTournaments(whole);
  const tournaments = options === undefined ? all : all.filter(isCountedOf(source.events, options));
  const threeYearsAgo = addMonths(today, -MONTHS_OF_THREE_YEARS);
  const isOfYear = (day: CalendarDay) => yearOf(day) === yearOf(today);
  const isOfThree = (day: CalendarDay) => day > threeYearsAgo;
  const since = (day: CalendarDay | undefined) => (day === undefined ? NOTHING : String(daysBetween(day, today)));

  const ended = tournaments.map(({ dateEnded }) => dateEnded);
  const count: HistoricalMetric = {
    statName: 'Tournament Count',
    year: String(ended.filter(isOfYear).length),
    lastThree: String(ended.filter(isOfThree).length),
    daysSince: since(
      ended.reduce<CalendarDay | undefined>((last, day) => (last === undefined || day > last ? day : last), undefined),
    ),
  };
  const best = roundCounts.map((rounds): HistoricalMetric => {
    const scores = tournaments.flatMap(({ includedRounds }) => runsOf(includedRounds, rounds));
    const ofYear = lowest(scores.filter(({ endedOn }) => isOfYear(endedOn)));
    const ofThree = lowest(scores.filter(({ endedOn }) => isOfThree(endedOn)));
    return {
      statName: `Best ${rounds} Round Score`,
      year: formatScore(ofYear),
      lastThree: formatScore(ofThree),
      daysSince: since(ofThree?.endedOn),
    };
  });
  return [count, ...best];
}

/** A tournament without an event in the schedule is one that the player entered alone. */
function isCountedOf(events: readonly ScheduleEvent[], options: CountedEvents) {
  const ofSchedule = new Set(events.map(({ tournamentId }) => tournamentId));
  const counted = new Set(filterEvents(events, options).map(({ tournamentId }) => tournamentId));
  const areOthersCounted = options.eventTypes.includes('tournament') && options.eventFilter !== 'Team';
  return ({ tournamentId }: { readonly tournamentId: string }): boolean =>
    ofSchedule.has(tournamentId) ? counted.has(tournamentId) : areOthersCounted;
}

type PlayedRound = {
  readonly playedOn: CalendarDay;
  readonly performance: { readonly score: number; readonly par: number };
};

/** Every sequence of `count` consecutive rounds, in order of play. */
function runsOf(rounds: readonly PlayedRound[], count: number): readonly Score[] {
  return rounds.slice(count - 1).map((last, index) => {
    const run = rounds.slice(index, index + count);
    return {
      score: run.reduce((sum, { performance }) => sum + performance.score, 0),
      par: run.reduce((sum, { performance }) => sum + performance.par, 0),
      endedOn: last.playedOn,
    };
  });
}

/** The best score to par; the latest of equal ones. */
const lowest = (scores: readonly Score[]): Score | undefined =>
  scores.reduce<Score | undefined>((best, score) => {
    if (best === undefined) return score;
    const difference = compareScores(score, best);
    return difference < 0 || (difference === 0 && score.endedOn > best.endedOn) ? score : best;
  }, undefined);

/** To par first, by which the best is chosen: the best of more years is never worse. */

const formatScore = (score: Score | undefined): string =>
  score === undefined ? NOTHING : parWithScore(score.score, score.par);
