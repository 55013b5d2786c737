import { roundNumberName, scoreWithPar } from '../format/index.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { compareScores, type HoleCount, type Int, type Yards } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import { bestFirst, isFinishedWithScore, newestFirst, tournamentKey, usualHoleCount } from '../selection/index.ts';
import { placeOfStat, readStat, sumTallies } from '../stats/index.ts';
import { type Averages, averagesOf } from './averages.ts';

/** A score, its par, and both as text: '71 (−1)'. */
export type ScoreWithPar = { readonly score: number; readonly par: number; readonly formatted: string };

/** One round as a tournament or a chart lists it (DATA-50). */
export type IncludedRound = {
  readonly golfRoundId: string;
  /** 'Round 2', 'Final round', or the course if the round has no number. */
  readonly name: string;
  readonly playedOn: CalendarDay;
  readonly tournamentName: string | null;
  readonly courseName: string;
  readonly courseLengthYards: Yards | null;
  readonly performance: ScoreWithPar;
  /** Holes under par; null if only the score is known. */
  readonly underParCount: number | null;
};

/** Totals of all tournament rounds of one length, poor ones included. */
export type TournamentRecord = {
  readonly holeCount: HoleCount;
  readonly roundCount: Int;
  readonly averages: Averages;
  /** The rounds lowest to par, best first. */
  readonly bestRounds: readonly IncludedRound[];
};

const MAX_BEST_ROUNDS = 5;

/** The record over 18 holes, or over 9 for a player who has finished no tournament round of 18. */
export function tournamentRecord(career: Career): TournamentRecord {
  const finished = career.filter(isTournamentRound);
  const holeCount = usualHoleCount(finished.map(({ summary }) => summary));
  const rounds = finished.filter(({ summary }) => summary.holeCount === holeCount);
  const best = [...rounds].sort((a, b) => bestFirst(a.summary, b.summary)).slice(0, MAX_BEST_ROUNDS);
  return {
    holeCount,
    roundCount: rounds.length,
    averages: averagesOf(sumTallies(rounds.map(({ tally }) => tally)), holeCount),
    bestRounds: best.map(includedRound),
  };
}

/** A tournament as it was played (DATA-50); totals are over its finished rounds. */
export type TournamentDetail = {
  /** The tournament's id, or its name if the rounds have no id. */
  readonly tournamentId: string;
  readonly name: string;
  readonly dateStarted: CalendarDay;
  readonly dateEnded: CalendarDay;
  readonly averageYards: Yards | null;
  readonly totalScoreWithPar: ScoreWithPar;
  readonly averageScoreWithPar: ScoreWithPar;
  /** The round lowest to par. */
  readonly bestRoundScoreWithPar: ScoreWithPar;
  /** In order of play. */
  readonly includedRounds: readonly IncludedRound[];
};

const underPar = placeOfStat('scoring.birdieOrBetter');

/** Whether a round counts for a resume: played in a tournament, finished, with a score. */
export const isTournamentRound = ({ summary }: Pick<CareerRound, 'summary'>): boolean =>
  summary.type === 'tournament' && isFinishedWithScore(summary);

/** @throws RangeError for a round without a score: see `isTournamentRound`. */
export function includedRound({ summary, tally }: CareerRound): IncludedRound {
  const { score, par } = summary;
  if (score === null || par === null) throw new RangeError(`round ${summary.roundId} has no score`);
  const birdies = readStat(tally, underPar, summary.holeCount);
  return {
    golfRoundId: summary.roundId,
    name: summary.roundNumber === null ? summary.courseName : roundNumberName(summary.roundNumber),
    playedOn: summary.playedOn,
    tournamentName: summary.tournamentName,
    courseName: summary.courseName,
    courseLengthYards: summary.yards,
    performance: withPar(score, par),
    underParCount: birdies.state === 'value' ? birdies.sum : null,
  };
}

/** Every tournament with a finished round, the latest first. */
export function playedTournaments(career: Career): readonly TournamentDetail[] {
  const rounds = career.filter(isTournamentRound).sort((a, b) => newestFirst(a.summary, b.summary));
  const groups = Map.groupBy(rounds, ({ summary }) => tournamentKey(summary));
  return [...groups].flatMap(([key, members]) => (key === null ? [] : tournamentOf(key, members)));
}

/** @param newest the rounds of one tournament, newest first; at least one. */
function tournamentOf(tournamentId: string, newest: readonly CareerRound[]): TournamentDetail {
  const rounds = newest.map(includedRound).reverse();
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('a tournament has at least one round');
  return {
    tournamentId,
    name: last.tournamentName ?? tournamentId,
    dateStarted: first.playedOn,
    dateEnded: last.playedOn,
    ...totalsOf(rounds),
    includedRounds: rounds,
  };
}

type Totals = Pick<
  TournamentDetail,
  'averageYards' | 'totalScoreWithPar' | 'averageScoreWithPar' | 'bestRoundScoreWithPar'
>;

/** Totals of the rounds of a tournament, of which there is one at least. */
export function totalsOf(rounds: readonly Pick<IncludedRound, 'performance' | 'courseLengthYards'>[]): Totals {
  const performances = rounds.map(({ performance }) => performance);
  const score = performances.reduce((sum, performance) => sum + performance.score, 0);
  const par = performances.reduce((sum, performance) => sum + performance.par, 0);
  return {
    averageYards: averageYards(rounds),
    totalScoreWithPar: withPar(score, par),
    averageScoreWithPar: withPar(score / rounds.length, par / rounds.length, 1),
    bestRoundScoreWithPar: performances.reduce((best, one) => (compareScores(one, best) < 0 ? one : best)),
  };
}

/** Null if no round has the length of its course. */
function averageYards(rounds: readonly Pick<IncludedRound, 'courseLengthYards'>[]): Yards | null {
  const lengths = rounds.flatMap(({ courseLengthYards }) => courseLengthYards ?? []);
  if (lengths.length === 0) return null;
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length) as Yards;
}

export const withPar = (score: number, par: number, decimals = 0): ScoreWithPar => ({
  score,
  par,
  formatted: scoreWithPar(score, par, decimals),
});
