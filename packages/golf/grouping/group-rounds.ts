import { monthNames, seasonNames } from '../format/index.ts';
import { monthOf, seasonOf, seasons, yearOf } from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { bestFirst, scoreVsPar, tournamentKey } from '../selection/index.ts';

/** The scorecard's groupings (CARD-13). */
export const groupBys = [
  'Round',
  'Tournament',
  'Course',
  'Clusters of 6',
  'Month-Year',
  'Month-Year Best 5',
  'Year-Month',
  'Year-Month Best 5',
  'Season-Year',
  'Season-Year Best 5',
  'Year-Season',
  'Year-Season Best 5',
] as const;
export type GroupBy = (typeof groupBys)[number];

/** A named group of rounds, or of groups: 'Year-Month' has a group per year that contains one per month. */
export type RoundGroup = {
  readonly key: string;
  readonly name: string;
  readonly rounds: readonly RoundSummary[];
  readonly subgroups: readonly RoundGroup[];
};

type Keyed = { readonly key: string; readonly name: string };

const CLUSTER_SIZE = 6;
const BEST_COUNT = 5;

/** Groups in order of their first rounds; rounds keep their order inside. */
export function groupRounds(rounds: readonly RoundSummary[], groupBy: GroupBy): readonly RoundGroup[] {
  const isBest = groupBy.endsWith(' Best 5');
  const limit = isBest ? bestOf : (all: readonly RoundSummary[]): readonly RoundSummary[] => all;
  switch (isBest ? groupBy.slice(0, -' Best 5'.length) : groupBy) {
    case 'Round':
      return byKey(rounds, roundKey);
    case 'Tournament':
      return byKey(rounds, tournamentOf);
    case 'Course':
      return byKey(rounds, (round) => ({ key: round.courseId ?? round.courseName, name: round.courseName }));
    case 'Clusters of 6':
      return clusters(rounds);
    case 'Month-Year':
      return nested(rounds, monthKey, yearKey, limit);
    case 'Year-Month':
      return nested(rounds, yearKey, monthKey, limit);
    case 'Season-Year':
      return nested(rounds, seasonKey, seasonYearKey, limit);
    default:
      return nested(rounds, seasonYearKey, seasonKey, limit);
  }
}

/** The five rounds lowest to par, in the given order; the more recent of equal rounds is kept (CARD-14, CARD-O5). */
export function bestOf(rounds: readonly RoundSummary[]): readonly RoundSummary[] {
  const best = new Set(
    rounds
      .filter((round) => scoreVsPar(round) !== null)
      .sort(bestFirst)
      .slice(0, BEST_COUNT),
  );
  return rounds.filter((round) => best.has(round));
}

/**
 * Clusters of six rounds in the given order; names count from 1, and the last cluster may be shorter (CARD-15,
 * CARD-O4).
 */
function clusters(rounds: readonly RoundSummary[]): readonly RoundGroup[] {
  const groups: RoundGroup[] = [];
  for (let first = 0; first < rounds.length; first += CLUSTER_SIZE) {
    const cluster = rounds.slice(first, first + CLUSTER_SIZE);
    const name = `Rounds ${first + 1} - ${first + cluster.length}`;
    groups.push({ key: name, name, rounds: cluster, subgroups: [] });
  }
  return groups;
}

function nested(
  rounds: readonly RoundSummary[],
  outer: (round: RoundSummary) => Keyed,
  inner: (round: RoundSummary) => Keyed,
  limit: (rounds: readonly RoundSummary[]) => readonly RoundSummary[],
): readonly RoundGroup[] {
  return byKey(rounds, outer).map((group) => {
    const subgroups = byKey(group.rounds, inner).map((subgroup) => ({
      ...subgroup,
      key: `${group.key}/${subgroup.key}`,
      rounds: limit(subgroup.rounds),
    }));
    const kept = new Set(subgroups.flatMap((subgroup) => subgroup.rounds));
    return { ...group, rounds: group.rounds.filter((round) => kept.has(round)), subgroups };
  });
}

function byKey(rounds: readonly RoundSummary[], keyOf: (round: RoundSummary) => Keyed): readonly RoundGroup[] {
  const groups = new Map<string, Keyed & { readonly rounds: RoundSummary[] }>();
  for (const round of rounds) {
    const keyed = keyOf(round);
    const group = groups.get(keyed.key);
    if (group === undefined) groups.set(keyed.key, { ...keyed, rounds: [round] });
    else group.rounds.push(round);
  }
  return [...groups.values()].map((group) => ({ ...group, subgroups: [] }));
}

const roundKey = (round: RoundSummary): Keyed => ({
  key: round.roundId,
  name: round.tournamentName ?? round.courseName,
});

function tournamentOf(round: RoundSummary): Keyed {
  const key = tournamentKey(round);
  return key === null ? { key: '', name: 'No tournament' } : { key, name: round.tournamentName ?? key };
}

const yearKey = (round: RoundSummary): Keyed => keyed(String(yearOf(round.playedOn)));
const monthKey = (round: RoundSummary): Keyed => ({
  key: String(monthOf(round.playedOn)).padStart(2, '0'),
  name: monthNames[monthOf(round.playedOn) - 1] as string,
});
const seasonYearKey = (round: RoundSummary): Keyed => keyed(String(seasonOf(round.playedOn).year));
function seasonKey(round: RoundSummary): Keyed {
  const { season } = seasonOf(round.playedOn);
  return { key: String(seasons.indexOf(season)), name: seasonNames[season] };
}
const keyed = (text: string): Keyed => ({ key: text, name: text });

/** Whether a grouping is by month, year or season: those show rounds over a longer time (SHOTS-05). */
export const isTimeGrouping = (groupBy: GroupBy): boolean => /^(Month|Year|Season)-/.test(groupBy);

/** The groups with only some of their rounds; groups without any are removed (SHOTS-O3). */
export function keepRounds(
  groups: readonly RoundGroup[],
  isKept: (round: RoundSummary) => boolean,
): readonly RoundGroup[] {
  return groups.flatMap((group) => {
    const rounds = group.rounds.filter(isKept);
    return rounds.length === 0 ? [] : { ...group, rounds, subgroups: keepRounds(group.subgroups, isKept) };
  });
}
