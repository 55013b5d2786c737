import type { CalendarDay } from '@strokebook/golf/calendar';
import { NOTHING, decimal } from '@strokebook/golf/format';
import type { Yards } from '@strokebook/golf/model';
import { type IncludedRound, type ScoreWithPar, totalsOf } from '@strokebook/golf/tournaments';
import type { ResultTournament } from '@strokebook/golf/results';

/** A round of a tournament among those of a chart (DATA-18). */
type IncludedTournamentRound = {
  readonly golfRoundId: string;
  readonly name: string;
  readonly dateStarted: CalendarDay;
  readonly courseName: string;
  readonly courseLengthYards: Yards | null;
  readonly performance: ScoreWithPar;
  readonly underParCount: number | null;
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

/** A tournament of the charts with all of its rounds; the charts may contain only some of them (RESUME-O14). */
export type ChartTournament = IncludedTournament & { readonly whole: WholeTournament };

type WholeTournament = {
  readonly dateStarted: CalendarDay;
  readonly dateEnded: CalendarDay;
  /** In playing order. */
  readonly scores: readonly number[];
  readonly totalScoreWithPar: ScoreWithPar;
  /** 'T3 of 78'; '-' without a finish. */
  readonly placing: string;
};

/** Adds all rounds, the total and the finish of each tournament. @param results contains all of them */
export function withWholeTournaments(
  merged: readonly IncludedTournament[],
  results: readonly ResultTournament[],
): readonly ChartTournament[] {
  return merged.map((tournament) => {
    const ids = new Set(tournament.includedRounds.map(({ golfRoundId }) => golfRoundId));
    const result = results.find(
      ({ tournamentId, includedRounds }) =>
        tournamentId === tournament.tournamentId ||
        includedRounds.some(({ golfRoundId }) => golfRoundId !== null && ids.has(golfRoundId)),
    );
    return { ...tournament, whole: wholeOf(tournament, result) };
  });
}

function wholeOf(tournament: IncludedTournament, result: ResultTournament | undefined): WholeTournament {
  const days = tournament.includedRounds.map(({ dateStarted }) => dateStarted).sort();
  return {
    dateStarted: result?.dateStarted ?? (days[0] as CalendarDay),
    dateEnded: result?.dateEnded ?? (days.at(-1) as CalendarDay),
    scores: (result ?? tournament).includedRounds.map(({ performance }) => performance.score),
    totalScoreWithPar: result?.totalScoreWithPar ?? tournament.totalScoreWithPar,
    placing: result?.placing ?? NOTHING,
  };
}

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
  const totals = totalsOf(sorted);
  return {
    tournamentId,
    title,
    includedRounds: sorted,
    underParCount: sorted.reduce((sum, { underParCount }) => sum + (underParCount ?? 0), 0),
    ...totals,
    averageScore: decimal(totals.averageScoreWithPar.score, 1),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const latestFirst = (a: IncludedTournament, b: IncludedTournament): number =>
  compare(b.includedRounds[0]?.dateStarted ?? '', a.includedRounds[0]?.dateStarted ?? '') ||
  compare(a.tournamentId, b.tournamentId);
