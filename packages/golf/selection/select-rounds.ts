import { isInRange } from '../calendar/index.ts';
import { compareScores, FINAL_ROUND, type RoundSummary } from '../model/index.ts';
import type { RoundFilter, RoundTimeframe } from './round-filter.ts';

/**
 * The rounds that match a filter, newest first. The timeframe is applied last, to the rounds that match the other
 * fields.
 */
export function selectRounds(rounds: readonly RoundSummary[], filter: RoundFilter): readonly RoundSummary[] {
  const ids = filter.golfRoundIds === undefined ? null : new Set(filter.golfRoundIds);
  const kept = rounds.filter((round) => (ids === null || ids.has(round.roundId)) && matches(round, filter));
  const sorted = [...kept].sort(newestFirst);
  return filter.timeframe === undefined ? sorted : inTimeframe(sorted, filter.timeframe);
}

/**
 * Compares newest first; rounds of one day by round number (the final round is last), then by id: ids of rounds that
 * were started in the app grow with time.
 */
export function newestFirst(a: RoundSummary, b: RoundSummary): number {
  if (a.playedOn !== b.playedOn) return a.playedOn < b.playedOn ? 1 : -1;
  const [first, second] = [playOrder(a), playOrder(b)];
  if (first !== second) return second - first;
  return a.roundId < b.roundId ? 1 : a.roundId > b.roundId ? -1 : 0;
}

/**
 * Compares the better score first (CARD-O9), then the more recent (CARD-O5). Of rounds of different lengths that are
 * equal to par the longer one comes first. Rounds without a score come last.
 */
export function bestFirst(a: RoundSummary, b: RoundSummary): number {
  const [first, second] = [scoreOf(a), scoreOf(b)];
  if (first === null || second === null) {
    if (first === second) return newestFirst(a, b);
    return first === null ? 1 : -1;
  }
  const toPar = first.score - first.par - (second.score - second.par);
  return toPar || b.holeCount - a.holeCount || compareScores(first, second) || newestFirst(a, b);
}

const scoreOf = ({ score, par }: RoundSummary): { readonly score: number; readonly par: number } | null =>
  score === null || par === null ? null : { score, par };

export const scoreVsPar = (round: RoundSummary): number | null =>
  round.score === null || round.par === null ? null : round.score - round.par;

/** Whether a round is finished and has a total. */
export const isFinishedWithScore = (round: RoundSummary): boolean =>
  round.status === 'completed' && scoreVsPar(round) !== null;

/** A key that the rounds of one tournament share; null without a tournament. */
export const tournamentKey = (round: RoundSummary): string | null => round.tournamentId ?? round.tournamentName;

const playOrder = (round: RoundSummary): number =>
  round.roundNumber === FINAL_ROUND ? Number.MAX_SAFE_INTEGER : (round.roundNumber ?? -1);

function matches(round: RoundSummary, filter: RoundFilter): boolean {
  if (filter.holeCount !== undefined && round.holeCount !== filter.holeCount) return false;
  if (filter.dateRange !== undefined && !isInRange(round.playedOn, filter.dateRange)) return false;
  if (filter.roundTypes !== undefined && !filter.roundTypes.includes(round.type)) return false;
  if (filter.roundNumbers !== undefined && !filter.roundNumbers.includes(round.roundNumber ?? -1)) return false;
  if (filter.tournamentIds !== undefined && !filter.tournamentIds.includes(tournamentKey(round) ?? '')) return false;
  if (filter.playedInSimulator !== undefined && round.isSimulator !== filter.playedInSimulator) return false;
  return filter.inProgressRounds === true || round.status === 'completed';
}

function inTimeframe(
  rounds: readonly RoundSummary[],
  { period, count, unit }: RoundTimeframe,
): readonly RoundSummary[] {
  const order = period === 'last' ? newestFirst : bestFirst;
  const candidates = period === 'last' ? rounds : rounds.filter((round) => scoreVsPar(round) !== null);
  if (unit === 'rounds') return [...candidates].sort(order).slice(0, count).sort(newestFirst);
  const keys = period === 'last' ? latestTournaments(candidates) : bestTournaments(candidates);
  const chosen = new Set(keys.slice(0, count));
  return rounds.filter((round) => chosen.has(tournamentKey(round) ?? ''));
}

/** Keys of the tournaments, the one with the latest round first. Matches and qualifiers with a name are none. */
export function latestTournaments(rounds: readonly RoundSummary[]): readonly string[] {
  const played = rounds.filter(({ type }) => type === 'tournament').sort(newestFirst);
  return [...new Set(played.flatMap((round) => tournamentKey(round) ?? []))];
}

/** Keys of the tournaments, lowest average score to par first, then the more recent. */
function bestTournaments(rounds: readonly RoundSummary[]): readonly string[] {
  const latest = latestTournaments(rounds);
  const averageOf = new Map(latest.map((key) => [key, averageVsPar(rounds.filter((r) => tournamentKey(r) === key))]));
  // The sort is stable, so equal averages stay in order of date.
  return [...latest].sort((a, b) => (averageOf.get(a) as number) - (averageOf.get(b) as number));
}

function averageVsPar(rounds: readonly RoundSummary[]): number {
  return rounds.reduce((total, round) => total + (scoreVsPar(round) ?? 0), 0) / rounds.length;
}
