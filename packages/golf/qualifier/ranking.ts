import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { countedResult, courseOf, startedRounds, tenthsOf } from './counted-result.ts';
import { answersOf, type Measure, type Qualifier, type TieBreak } from './qualifier.ts';

/** The rounds of a player that count, added up. */
type Total = {
  readonly entrantId: string;
  /** Over par or rating, in tenths of a stroke. */
  readonly tenths: Int;
  /** Rounds behind the total. */
  readonly counted: Int;
};

export type RankedPlayer = Total & {
  /** 1 for the best; players who stay equal after all tie-breaks share it. */
  readonly place: Int;
};

export type Ranking = {
  /** Best first. Players of one place are in the order of the entrants. */
  readonly ranked: readonly RankedPlayer[];
  /** Players without a place: with no round, or with fewer than the rule needs, which is never averaged away (TEAM-10). */
  readonly unranked: readonly string[];
};

/** The order of a qualifier by one measure. */
export function rankingOf(qualifier: Qualifier, measure: Measure, today: CalendarDay): Ranking {
  const { entrants, ties } = answersOf(qualifier);
  const totals = entrants.map(({ entrantId }) => totalOf(qualifier, entrantId, measure, today));
  const placed = totals.filter((total) => total !== null);
  const groups = splitBy(placed, ({ tenths }) => tenths).flatMap((group) =>
    splitTie(group, ties, (tie, entrantId) => tieValue(qualifier, entrantId, tie, measure, today)),
  );
  let place = 1;
  const ranked = groups.flatMap((group) => {
    const first = place;
    place += group.length;
    return group.map((total) => ({ ...total, place: first }));
  });
  const withPlace = new Set(ranked.map(({ entrantId }) => entrantId));
  return { ranked, unranked: entrants.map(({ entrantId }) => entrantId).filter((id) => !withPlace.has(id)) };
}

/** The total of a player; null for a player who has too few rounds for a place. */
function totalOf(qualifier: Qualifier, entrantId: string, measure: Measure, today: CalendarDay): Total | null {
  const started = startedRounds(qualifier);
  const { bestOf } = answersOf(qualifier).rule;
  const needed = Math.min(bestOf ?? started.length, started.length);
  const results = started.map((round) => ({ round, result: countedResult(qualifier, entrantId, round, today) }));
  const hasPlayed = results.some(({ result }) => result.kind === 'score' || result.kind === 'running');
  const values = results
    .flatMap(({ round, result }) => tenthsOf(result, courseOf(qualifier, entrantId, round), measure) ?? [])
    .sort((a, b) => a - b);
  if (!hasPlayed || values.length < needed) return null;
  const counted = values.slice(0, needed);
  return { entrantId, tenths: counted.reduce((sum, value) => sum + value, 0), counted: needed };
}

/** Groups of equal values, the lowest first, each in the given order. */
function splitBy<Item>(items: readonly Item[], valueOf: (item: Item) => Int): readonly (readonly Item[])[] {
  const groups = [...Map.groupBy(items, valueOf)];
  return groups.sort(([a], [b]) => a - b).map(([, group]) => group);
}

/**
 * Splits players with equal totals by the first tie-break that separates them, and each part by the rest. A tie-break
 * of which the value of one player is unknown decides nothing between these players.
 */
function splitTie(
  group: readonly Total[],
  [tie, ...rest]: readonly TieBreak[],
  valueOf: (tie: TieBreak, entrantId: string) => Int | null,
): readonly (readonly Total[])[] {
  if (tie === undefined || group.length === 1) return [group];
  const values = new Map(group.map(({ entrantId }) => [entrantId, valueOf(tie, entrantId)]));
  const isKnown = [...values.values()].every((value) => value !== null);
  const parts = isKnown ? splitBy(group, ({ entrantId }) => values.get(entrantId) ?? 0) : [group];
  return parts.flatMap((part) => splitTie(part, rest, valueOf));
}

function tieValue(
  qualifier: Qualifier,
  entrantId: string,
  tie: TieBreak,
  measure: Measure,
  today: CalendarDay,
): Int | null {
  const started = startedRounds(qualifier);
  const tenths = (round: Int) =>
    tenthsOf(countedResult(qualifier, entrantId, round, today), courseOf(qualifier, entrantId, round), measure);
  const last = started.at(-1);
  if (last === undefined) return null;
  switch (tie) {
    case 'lastRound':
      return tenths(last);
    case 'lastNine': {
      const result = countedResult(qualifier, entrantId, last, today);
      return result.kind === 'score' ? result.lastNine : null;
    }
    case 'bestRound':
      return Math.min(...started.flatMap((round) => tenths(round) ?? []));
  }
}
