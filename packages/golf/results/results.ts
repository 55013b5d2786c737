import { type CalendarDay, isInRange } from '../calendar/index.ts';
import { NOTHING } from '../format/index.ts';
import type { HoleCount, Int, Yards } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import {
  averagesOf,
  type Averages,
  includedRound,
  isTournamentRound,
  type ScoreWithPar,
} from '../tournaments/index.ts';
import { formatPlacing, type ScheduleEvent } from '../schedule/index.ts';
import { bestFirst, tournamentKey, usualHoleCount } from '../selection/index.ts';
import { sumTallies } from '../stats/index.ts';
import { enteredResult, enteredRounds, type PlayedRound, playedRounds, unloggedEvents } from './entered-rounds.ts';
import { daysOf, placeOf, playedEvents } from './past-tournaments.ts';
import { difficultyOf, type ResultRound } from './result-round.ts';
import { roundsOfEvents } from './rounds-of-events.ts';
import type { ResultsChoice, ScoreThreshold } from './results-choice.ts';
import type { RoundRating } from './score-differential.ts';
import { allTime, roundsInTimeframe, type Timeframe, timeframeRange } from './timeframe.ts';

/** The input of results; events are past and future ones of the schedule. */
export type ResultsSource = {
  readonly career: Career;
  readonly events: readonly (ScheduleEvent & {
    readonly note: string | null;
    /** Missing is false: the note is the player's own. */
    readonly isNoteShared?: boolean;
  })[];
  /** Ratings by round id, for rounds whose tee has a rating. */
  readonly ratings: ReadonlyMap<string, RoundRating>;
  /** Favorite rounds by id, with the player's notes. */
  readonly favoriteRounds: ReadonlyMap<string, string | null>;
};

/** A tournament with its results (DATA-49, DATA-50); without rounds it has no scores. */
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
  /** 'T3 of 78'; '-' without a finish. */
  readonly placing: string;
  /** Whether it is in the schedule, where it can be marked and have notes. */
  readonly isInSchedule: boolean;
  readonly isFavorite: boolean;
  readonly note: string | null;
  /** Whether everyone may read the note while the tournament is a favorite. */
  readonly isNoteShared: boolean;
};

/** The contents of the results page (TOUR-10, TOUR-11, DATA-47). */
export type Results = {
  /** Max score of the rounds shown; null if all are. */
  readonly threshold: number | null;
  readonly rounds: readonly ResultRound[];
  readonly tournaments: readonly ResultTournament[];
  /** Averages over the rounds shown, per 18 holes if lengths are mixed; rounds entered with their score count for it. */
  readonly averages: Averages;
  readonly recordCount: Int;
  /** Number of marked rounds and tournaments, whatever the filters. */
  readonly featuredCount: { readonly rounds: Int; readonly tournaments: Int };
  /** The length to begin with where the account names none, whatever the filters (TOUR-O7). */
  readonly usualHoleCount: HoleCount;
};

/** Rounds this far above the average are no longer shown individually (TOUR-21). */
const STROKES_ABOVE_AVERAGE = 6;

/**
 * A player's results. Featured view: marked rounds and tournaments. Score view: rounds at or below the threshold, best
 * first, and tournaments whose average round is.
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
  // A tournament with a round in time has all of its rounds: a sum of some would look like its total.
  const keysInTime = new Set(inTime.map(({ summary }) => tournamentKey(summary)));
  const ofTournaments = ofLength.filter(({ summary }) => {
    const key = tournamentKey(summary);
    return key !== null && keysInTime.has(key);
  });
  const tournaments = tournamentsOf(source, ofTournaments, choice.timeframe, today).filter((tournament) =>
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
      // As in the featured list: a marked future tournament has no result yet.
      tournaments: tournamentsOf(source, played, allTime, today).filter((tournament) => tournament.isFavorite).length,
    },
    usualHoleCount: usualHoleCount(played.map(({ summary }) => summary)),
  };
}

/** The average score plus six, as a whole number, if the threshold is computed (TOUR-21, TOUR-O4); null for all. */
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

/**
 * The latest first: the tournaments of the given rounds, and the schedule's events on the same days without such a
 * round.
 */
function tournamentsOf(
  source: ResultsSource,
  rounds: readonly PlayedRound[],
  timeframe: Timeframe,
  today: CalendarDay,
): readonly ResultTournament[] {
  const played = playedEvents(rounds, source.events).map(
    ({ detail, event, members }): ResultTournament => ({
      ...detail,
      ...scheduledFieldsOf(event),
      includedRounds: members.map((round) => roundResult(round, source)),
    }),
  );
  const range = timeframeRange(timeframe, today);
  const roundless = unloggedEvents(source, today)
    // An event without rounds is not among the last N rounds.
    .filter((event) => isInRange(event.endDate, range) && !enteredRounds([event]).some(isTournamentRound))
    .filter(() => timeframe.kind !== 'rounds')
    .map((event): ResultTournament => ({ ...withoutRounds(event), ...scheduledFieldsOf(event) }));
  return [...played, ...roundless].sort(latestFirst);
}

const latestFirst = (a: ResultTournament, b: ResultTournament): number =>
  a.dateStarted < b.dateStarted ? 1 : a.dateStarted > b.dateStarted ? -1 : a.tournamentId < b.tournamentId ? -1 : 1;

type ScheduledFields = Pick<
  ResultTournament,
  'tournamentUrl' | 'location' | 'placing' | 'isInSchedule' | 'isFavorite' | 'note' | 'isNoteShared'
>;

/** The fields of a tournament that come from the schedule only. */
function scheduledFieldsOf(event: ResultsSource['events'][number] | undefined): ScheduledFields {
  return {
    tournamentUrl: event?.tournamentUrl ?? null,
    location: placeOf(event),
    placing: (event?.result && formatPlacing(event.result)) ?? NOTHING,
    isInSchedule: event !== undefined,
    isFavorite: event?.isFavorite ?? false,
    note: event?.note ?? null,
    isNoteShared: event?.isNoteShared ?? false,
  };
}

/** A tournament without rounds, of which the schedule may know the result. */
const withoutRounds = (event: ScheduleEvent): Omit<ResultTournament, keyof ScheduledFields> => ({
  tournamentId: event.tournamentId,
  name: event.tournamentName,
  ...daysOf(event),
  averageYards: null,
  totalScoreWithPar: null,
  averageScoreWithPar: null,
  bestRoundScoreWithPar: null,
  includedRounds: [],
});
