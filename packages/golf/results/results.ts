import { type CalendarDay, isInRange } from '../calendar/index.ts';
import { NOTHING } from '../format/index.ts';
import type { Int, Yards } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import { averagesOf, type Averages, includedRound, isTournamentRound, type ScoreWithPar } from '../resume/index.ts';
import { formatPlacing, type ScheduleEvent } from '../schedule/index.ts';
import { bestFirst } from '../selection/index.ts';
import { sumTallies } from '../stats/index.ts';
import { enteredResult, enteredRounds, type PlayedRound, playedRounds, unloggedEvents } from './entered-rounds.ts';
import { daysOf, placeOf, playedEvents } from './past-tournaments.ts';
import { difficultyOf, type ResultRound } from './result-round.ts';
import { roundsOfEvents } from './rounds-of-events.ts';
import type { ResultsChoice, ScoreThreshold } from './results-choice.ts';
import type { RoundRating } from './score-differential.ts';
import { allTime, roundsInTimeframe, type Timeframe, timeframeRange } from './timeframe.ts';

/** Everything that results are read from; the events are those of the schedule, past and to come. */
export type ResultsSource = {
  readonly career: Career;
  readonly events: readonly (ScheduleEvent & { readonly note: string | null })[];
  /** Of the rounds whose tee is rated, by round id. */
  readonly ratings: ReadonlyMap<string, RoundRating>;
  /** Rounds marked as favourites, by id, with what the player notes of them. */
  readonly favoriteRounds: ReadonlyMap<string, string | null>;
};

/** A tournament with what came of it (DATA-49, DATA-50); without rounds there are no scores. */
export type ResultTournament = {
  readonly tournamentId: string;
  readonly name: string;
  readonly tournamentUrl: string | null;
  readonly location: string | null;
  readonly dateStarted: CalendarDay;
  readonly dateEnded: CalendarDay;
  readonly averageYards: Yards | null;
  readonly totalScoreWithPar: ScoreWithPar | null;
  readonly averageScoreWithPar: ScoreWithPar | null;
  readonly bestRoundScoreWithPar: ScoreWithPar | null;
  readonly includedRounds: readonly ResultRound[];
  /** 'T3 of 78'; '-' where neither place nor field is known. */
  readonly placing: string;
  /** Whether it is in the schedule, where it can be marked and noted. */
  readonly isInSchedule: boolean;
  readonly isFavorite: boolean;
  readonly note: string | null;
};

/** What the results page shows (TOUR-10, TOUR-11, DATA-47). */
export type Results = {
  /** The scores up to which rounds were kept; null where all were. */
  readonly threshold: number | null;
  readonly rounds: readonly ResultRound[];
  readonly tournaments: readonly ResultTournament[];
  /** Of the holes logged of the rounds shown, per 18 holes where lengths are mixed. */
  readonly averages: Averages;
  readonly recordCount: Int;
  /** How many rounds and tournaments the player has marked, whatever is shown. */
  readonly featuredCount: { readonly rounds: Int; readonly tournaments: Int };
};

/** Above the average by so many strokes a round is no longer shown by itself (TOUR-21). */
const STROKES_ABOVE_AVERAGE = 6;

/**
 * A player's results as chosen. Featured: what was marked. Score: rounds at or below the threshold, best first, and the
 * tournaments whose average round is.
 */
export function results(asked: ResultsSource, choice: ResultsChoice, today: CalendarDay): Results {
  const source = { ...asked, ...roundsOfEvents(asked) };
  const played = playedRounds(source, today);
  const ofLength = played.filter(({ summary }) => choice.holeCount === 'all' || summary.holeCount === choice.holeCount);
  const inTime = roundsInTimeframe(ofLength, choice.timeframe, today);
  const threshold = choice.view === 'score' ? thresholdOf(choice.threshold, inTime) : null;
  const isFavorite = ({ summary }: CareerRound) => source.favoriteRounds.has(summary.roundId);
  const shown =
    choice.view === 'featured'
      ? inTime.filter(isFavorite)
      : inTime
          .filter(({ summary }) => threshold === null || (summary.score ?? Infinity) <= threshold)
          .sort((a, b) => bestFirst(a.summary, b.summary));
  const tournaments = tournamentsOf(source, inTime, choice.timeframe, today).filter((tournament) =>
    choice.view === 'featured'
      ? tournament.isFavorite
      : tournament.averageScoreWithPar !== null &&
        (threshold === null || tournament.averageScoreWithPar.score <= threshold),
  );
  return {
    threshold,
    rounds: shown.map((round) => roundResult(round, source)),
    tournaments,
    averages: averagesOf(sumTallies(shown.map(({ tally }) => tally)), choice.holeCount === 9 ? 9 : 18),
    recordCount: shown.length,
    featuredCount: {
      rounds: played.filter(isFavorite).length,
      // As Featured lists them: what is starred for the season to come has no result yet.
      tournaments: tournamentsOf(source, played, allTime, today).filter((tournament) => tournament.isFavorite).length,
    },
  };
}

/** The average score and six, as a whole number, where it is left to the rounds (TOUR-21, TOUR-O4); null for all. */
function thresholdOf(threshold: ScoreThreshold, rounds: readonly CareerRound[]): number | null {
  if (threshold !== 'computed') return threshold === 'all' ? null : threshold;
  const scores = rounds.flatMap(({ summary }) => summary.score ?? []);
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) + STROKES_ABOVE_AVERAGE;
}

function roundResult(round: PlayedRound, { ratings, favoriteRounds }: ResultsSource): ResultRound {
  if ('recorded' in round) return enteredResult(round);
  const { underParCount: _count, ...included } = includedRound(round);
  const { roundId, tournamentId, holeCount } = round.summary;
  return {
    ...included,
    tournamentId,
    ...difficultyOf(ratings.get(roundId) ?? null),
    holeCount,
    isFavorite: favoriteRounds.has(roundId),
    note: favoriteRounds.get(roundId) ?? null,
  };
}

/** The latest first: those of the rounds given, and those of the schedule in the same days that have no such round. */
function tournamentsOf(
  source: ResultsSource,
  rounds: readonly PlayedRound[],
  timeframe: Timeframe,
  today: CalendarDay,
): readonly ResultTournament[] {
  const played = playedEvents(rounds, source.events).map(
    ({ detail, event, members }): ResultTournament => ({
      ...detail,
      ...saidOf(event),
      includedRounds: members.map((round) => roundResult(round, source)),
    }),
  );
  const range = timeframeRange(timeframe, today);
  const roundless = unloggedEvents(source, today)
    // What has no round is not among the last so many.
    .filter((event) => isInRange(event.endDate, range) && !enteredRounds([event]).some(isTournamentRound))
    .filter(() => timeframe.kind !== 'rounds')
    .map((event): ResultTournament => ({ ...withoutRounds(event), ...saidOf(event) }));
  return [...played, ...roundless].sort(latestFirst);
}

const latestFirst = (a: ResultTournament, b: ResultTournament): number =>
  a.dateStarted < b.dateStarted ? 1 : a.dateStarted > b.dateStarted ? -1 : a.tournamentId < b.tournamentId ? -1 : 1;

type SaidOfTournament = Pick<
  ResultTournament,
  'tournamentUrl' | 'location' | 'placing' | 'isInSchedule' | 'isFavorite' | 'note'
>;

/** What only the schedule knows of a tournament. */
function saidOf(event: ResultsSource['events'][number] | undefined): SaidOfTournament {
  return {
    tournamentUrl: event?.tournamentUrl ?? null,
    location: placeOf(event),
    placing: (event?.result && formatPlacing(event.result)) ?? NOTHING,
    isInSchedule: event !== undefined,
    isFavorite: event?.isFavorite ?? false,
    note: event?.note ?? null,
  };
}

/** A tournament of which the schedule knows at most how it ended. */
const withoutRounds = (event: ScheduleEvent): Omit<ResultTournament, keyof SaidOfTournament> => ({
  tournamentId: event.tournamentId,
  name: event.tournamentName,
  ...daysOf(event),
  averageYards: null,
  totalScoreWithPar: null,
  averageScoreWithPar: null,
  bestRoundScoreWithPar: null,
  includedRounds: [],
});
