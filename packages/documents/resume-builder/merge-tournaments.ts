import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Yards } from '@strokebook/golf/model';
import { averageYards, type IncludedRound, type ScoreWithPar, withPar } from '@strokebook/golf/resume';

/** A round of a tournament among those of a chart (DATA-18). */
type IncludedTournamentRound = {
  readonly golfRoundId: string;
  readonly name: string;
  readonly dateStarted: CalendarDay;
  readonly courseName: string;
  readonly courseLengthYards: Yards | null;
  readonly performance: ScoreWithPar;
  readonly underParCount: number;
};

/** A tournament with its rounds in one or several charts (DATA-18). */
export type IncludedTournament = {
  /** The tournament's id, or its name if the rounds have no id. */
  readonly tournamentId: string;
  readonly title: string;
  /** In playing order. */
  readonly includedRounds: readonly IncludedTournamentRound[];
  /** Holes under par of all rounds. */
  readonly underParCount: number;
  readonly totalScoreWithPar: ScoreWithPar;
  readonly averageScoreWithPar: ScoreWithPar;
  readonly bestRoundScoreWithPar: ScoreWithPar;
  readonly averageYards: Yards | null;
  /** Per round, to one decimal. */
  readonly averageScore: string;
};

/** The tournaments of some rounds, latest first. Rounds without a tournament are omitted. */
export function tournamentsOfRounds(
  rounds: readonly (IncludedRound & { readonly tournamentId: string | null })[],
): readonly IncludedTournament[] {
  const inTournaments = rounds.filter(({ tournamentId }) => tournamentId !== null);
  return [...Map.groupBy(inTournaments, ({ tournamentId }) => tournamentId)]
    .flatMap(([tournamentId, members]) =>
      tournamentId === null
        ? []
        : summarize(
            tournamentId,
            members[0]?.tournamentName ?? tournamentId,
            members.map(({ playedOn, tournamentName: _name, tournamentId: _id, ...round }) => ({
              ...round,
              dateStarted: playedOn,
            })),
          ),
    )
    .sort(latestFirst);
}

/**
 * The tournaments of several charts as one list, latest first: a round that is in two of them counts once (RESUME-25,
 * RESUME-O7), so totals, averages and best rounds are of the distinct rounds (RESUME-26, RESUME-27).
 */
export function mergeTournaments(charts: readonly (readonly IncludedTournament[])[]): readonly IncludedTournament[] {
  return [...Map.groupBy(charts.flat(), ({ tournamentId }) => tournamentId)]
    .map(([tournamentId, members]) => {
      const rounds = new Map(
        members.flatMap(({ includedRounds }) => includedRounds.map((round) => [round.golfRoundId, round])),
      );
      return summarize(tournamentId, members[0]?.title ?? tournamentId, [...rounds.values()]);
    })
    .sort(latestFirst);
}

function summarize(
  tournamentId: string,
  title: string,
  rounds: readonly IncludedTournamentRound[],
): IncludedTournament {
  const sorted = [...rounds].sort(
    (a, b) => compare(a.dateStarted, b.dateStarted) || compare(a.golfRoundId, b.golfRoundId),
  );
  const total = (of: (round: IncludedTournamentRound) => number) => sorted.reduce((sum, round) => sum + of(round), 0);
  const [score, par] = [total(({ performance }) => performance.score), total(({ performance }) => performance.par)];
  const toPar = ({ performance }: IncludedTournamentRound) => performance.score - performance.par;
  const average = withPar(score / sorted.length, par / sorted.length, 1);
  return {
    tournamentId,
    title,
    includedRounds: sorted,
    underParCount: total(({ underParCount }) => underParCount),
    totalScoreWithPar: withPar(score, par),
    averageScoreWithPar: average,
    bestRoundScoreWithPar: sorted.reduce((best, round) => (toPar(round) < toPar(best) ? round : best)).performance,
    averageYards: averageYards(sorted),
    averageScore: average.score.toFixed(1),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const latestFirst = (a: IncludedTournament, b: IncludedTournament): number =>
  compare(b.includedRounds[0]?.dateStarted ?? '', a.includedRounds[0]?.dateStarted ?? '') ||
  compare(a.tournamentId, b.tournamentId);
