import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { answersOf, type Measure, type Qualifier } from './qualifier.ts';
import { type RankedPlayer, type Ranking, rankingOf } from './ranking.ts';

/** The last place by score: the total that the others play against. */
export type Line = {
  /** Over par or rating, in tenths of a stroke. */
  readonly tenths: Int;
  readonly counted: Int;
  /** The place by score that it stands for. */
  readonly place: Int;
  /** Who has the total, tie-breaks applied. */
  readonly holders: readonly string[];
  /** Places that are left for the holders; fewer than holders means a tie that only a play-off or the coach decides. */
  readonly places: Int;
};

export type PlacesByScore = {
  readonly ranking: Ranking;
  /** Players who are exempt, each with one of the places by score. */
  readonly exempt: readonly string[];
  /** Players with a place by score that no tie can take from them, best first; without exempt ones. */
  readonly sure: readonly string[];
  /** Null while fewer players have a place than there are places. */
  readonly line: Line | null;
};

/** Who has the places by score under one measure. */
export function placesByScore(qualifier: Qualifier, measure: Measure, today: CalendarDay): PlacesByScore {
  const { entrants, placesByScore: places } = answersOf(qualifier);
  const exempt = entrants.filter(({ exemption }) => exemption !== null).map(({ entrantId }) => entrantId);
  const ranking = rankingOf(qualifier, measure, today);
  const candidates = ranking.ranked.filter(({ entrantId }) => !exempt.includes(entrantId));
  const open = places - exempt.length;
  const last = open > 0 ? candidates[open - 1] : undefined;
  if (last === undefined) {
    return {
      ranking,
      exempt,
      sure: candidates.slice(0, Math.max(0, open)).map(({ entrantId }) => entrantId),
      line: null,
    };
  }
  const better = candidates.filter(({ place }) => place < last.place);
  const holders = candidates.filter(({ place }) => place === last.place);
  const isTied = better.length + holders.length > open;
  const idsOf = (players: readonly RankedPlayer[]) => players.map(({ entrantId }) => entrantId);
  return {
    ranking,
    exempt,
    sure: idsOf(isTied ? better : [...better, ...holders]),
    line: {
      tenths: last.tenths,
      counted: last.counted,
      place: exempt.length + open,
      holders: idsOf(holders),
      places: open - better.length,
    },
  };
}

/** Who has the places of a closed qualifier, which are the same on every day. */
export function finalPlaces(qualifier: Qualifier): PlacesByScore {
  const { rounds, rule } = answersOf(qualifier);
  const [first] = rounds;
  if (first === undefined) throw new Error('a qualifier has a round');
  return placesByScore(qualifier, rule.measure, first.playedOn);
}

/** Whether more players are level at the last place by score than it has places. */
export const isTiedLine = ({ holders, places }: Line): boolean => holders.length > places;
