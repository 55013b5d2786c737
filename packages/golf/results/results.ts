import { type CalendarDay, isInRange } from '../calendar/index.ts';
import { NOTHING, scoreToPar } from '../format/index.ts';
import type { HoleCount, Yards } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import {
  averagesOf,
  type Averages,
  averageYards,
  includedRound,
  isTournamentRound,
  playedTournaments,
  type ScoreWithPar,
  withPar,
} from '../resume/index.ts';
import { type EventResult, formatPlacing, type ScheduleEvent } from '../schedule/index.ts';
import { bestFirst } from '../selection/index.ts';
import { sumTallies } from '../stats/index.ts';
import type { ResultsChoice, ScoreThreshold } from './results-choice.ts';
import { type RoundRating, scoreDifferential } from './score-differential.ts';
import { roundsInTimeframe, timeframeRange } from './timeframe.ts';

/** Everything that results are read from; the events are those of the schedule, past and to come. */
export type ResultsSource = {
  readonly career: Career;
  readonly events: readonly (ScheduleEvent & { readonly note: string | null })[];
  /** Of the rounds whose tee is rated, by round id. */
  readonly ratings: ReadonlyMap<string, RoundRating>;
  /** Rounds marked as favourites, by id, with what the player notes of them. */
  readonly favoriteRounds: ReadonlyMap<string, string | null>;
};

/** What can be said of one round's difficulty. */
type Difficulty = {
  /** '74.1 / 138'; '-' where the tee is not rated. */
  readonly rating: string;
  /** Score Differential to a tenth; '-' where the tee is not rated. */
  readonly differential: string;
};

/** A round among the featured or best ones, or of a tournament. */
export type ResultRound = Difficulty & {
  /** Null where only its score was entered. */
  readonly golfRoundId: string | null;
  readonly name: string;
  readonly playedOn: CalendarDay | null;
  readonly tournamentName: string | null;
  readonly courseName: string | null;
  readonly courseLengthYards: Yards | null;
  readonly holeCount: HoleCount | null;
  readonly performance: ScoreWithPar;
  readonly isFavorite: boolean;
  readonly note: string | null;
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
  /** Of the rounds shown, per 18 holes where lengths are mixed. */
  readonly averages: Averages;
  readonly recordCount: number;
  /** How many rounds and tournaments the player has marked, whatever is shown. */
  readonly featuredCount: { readonly rounds: number; readonly tournaments: number };
};

/** Above the average by so many strokes a round is no longer shown by itself (TOUR-21). */
const STROKES_ABOVE_AVERAGE = 6;

/**
 * A player's results as chosen. Featured: what was marked. Score: rounds at or below the threshold, best first, and the
 * tournaments whose average round is.
 */
export function results(source: ResultsSource, choice: ResultsChoice, today: CalendarDay): Results {
  const played = source.career.filter(isTournamentRound);
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
  const tournaments = tournamentsOf(source, inTime, choice, today).filter((tournament) =>
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
      tournaments: source.events.filter((event) => event.isFavorite).length,
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

function roundResult(round: CareerRound, { ratings, favoriteRounds }: ResultsSource): ResultRound {
  const { underParCount: _count, ...included } = includedRound(round);
  const { roundId, holeCount } = round.summary;
  return {
    ...included,
    ...difficultyOf(ratings.get(roundId)),
    holeCount,
    isFavorite: favoriteRounds.has(roundId),
    note: favoriteRounds.get(roundId) ?? null,
  };
}

/** The latest first: those of the rounds given, and those of the schedule in the same days that nobody logged. */
function tournamentsOf(
  source: ResultsSource,
  rounds: readonly CareerRound[],
  { timeframe, holeCount }: ResultsChoice,
  today: CalendarDay,
): readonly ResultTournament[] {
  const eventOf = new Map(source.events.map((event) => [event.tournamentId, event]));
  const roundOf = new Map(rounds.map((round) => [round.summary.roundId, round]));
  const logged = playedTournaments(rounds).map((detail): ResultTournament => {
    const event = eventOf.get(detail.tournamentId);
    return {
      ...detail,
      ...saidOf(event),
      includedRounds: detail.includedRounds.map(({ golfRoundId }) =>
        roundResult(roundOf.get(golfRoundId) as CareerRound, source),
      ),
    };
  });
  const loggedIds = new Set(playedTournaments(source.career).map(({ tournamentId }) => tournamentId));
  const range = timeframeRange(timeframe, today);
  // What was only entered has no length, and no round that could be among the last so many.
  const canHoldEntered = holeCount !== 9 && timeframe.kind !== 'rounds';
  const entered = source.events
    .filter((event) => canHoldEntered && event.endDate <= today && !loggedIds.has(event.tournamentId))
    .filter(({ endDate }) => isInRange(endDate, range))
    .map((event) => ({ ...enteredTournament(event), ...saidOf(event) }));
  return [...logged, ...entered].sort(latestFirst);
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
    location: event === undefined ? null : [event.city, event.state].filter((part) => part !== null).join(', ') || null,
    placing: (event?.result && formatPlacing(event.result)) ?? NOTHING,
    isInSchedule: event !== undefined,
    isFavorite: event?.isFavorite ?? false,
    note: event?.note ?? null,
  };
}

/** A tournament of which the schedule knows scores at most. */
function enteredTournament(event: ScheduleEvent): Omit<ResultTournament, keyof SaidOfTournament> {
  const rounds = (event.result?.rounds ?? []).map((round, index) => enteredRound(event, round, index));
  const total = (of: (round: ScoreWithPar) => number) =>
    rounds.reduce((sum, { performance }) => sum + of(performance), 0);
  const [score, par] = [total((one) => one.score), total((one) => one.par)];
  const best = rounds.reduce<ScoreWithPar | null>(
    (lowest, { performance: one }) =>
      lowest === null || one.score - one.par < lowest.score - lowest.par ? one : lowest,
    null,
  );
  return {
    tournamentId: event.tournamentId,
    name: event.tournamentName,
    dateStarted: event.startDate,
    dateEnded: event.endDate,
    averageYards: averageYards(rounds),
    totalScoreWithPar: best && withPar(score, par),
    averageScoreWithPar: best && withPar(score / rounds.length, par / rounds.length, 1),
    bestRoundScoreWithPar: best,
    includedRounds: rounds,
  };
}

function enteredRound(event: ScheduleEvent, round: EventResult['rounds'][number], index: number): ResultRound {
  const { score, par, yards, courseRating, slopeRating } = round;
  return {
    golfRoundId: null,
    name: `Round ${index + 1}`,
    playedOn: null,
    tournamentName: event.tournamentName,
    courseName: event.courseName,
    courseLengthYards: yards,
    holeCount: null,
    performance: withPar(score, par),
    // Without its holes nobody can tell whether one of them counts less: the score stands as it is.
    ...difficultyOf(
      courseRating === null || slopeRating === null ? undefined : { courseRating, slopeRating, adjustedScore: score },
    ),
    isFavorite: false,
    note: null,
  };
}

function difficultyOf(rating: RoundRating | undefined): Difficulty {
  if (rating === undefined) return { rating: NOTHING, differential: NOTHING };
  const { courseRating, slopeRating } = rating;
  const differential = scoreDifferential(rating);
  return {
    rating: `${courseRating.toFixed(1)} / ${slopeRating}`,
    // A differential below zero is a "plus", written with its minus: it is a number and no score to par.
    differential: differential < 0 ? scoreToPar(differential, 1) : differential.toFixed(1),
  };
}
