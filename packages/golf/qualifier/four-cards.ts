import type { Int } from '../model/index.ts';
import { MAX_CARDS, MAX_HOLE_STROKES, type SentCard } from './keep-cards.ts';
import { type CardAnswer, HOLES } from './qualifier.ts';

/** Up to four cards of one group, as one phone keeps them (TEAM-31). Every change is an entry of the log, so that it can be undone. */
export type FourCards = {
  readonly phoneId: string;
  readonly round: Int;
  /** The course that was played, as its index in the round's list of courses. */
  readonly course: Int;
  readonly players: readonly { readonly entrantId: string; readonly name: string }[];
  /** Of 18 holes. */
  readonly pars: readonly Int[];
  /** The hole at which the group began, by index. */
  readonly startHole: Int;
  readonly log: readonly Tap[];
  /** Taps and undone taps, which only grow. */
  readonly taps: Int;
};

/** One tap: scores of a hole, of one player or of all that are left, a player who stops, or what a player says of the card. */
export type Tap =
  | { readonly kind: 'score'; readonly hole: Int; readonly strokes: Readonly<Record<string, Int>> }
  | { readonly kind: 'stop'; readonly entrantId: string }
  | { readonly kind: 'answer'; readonly entrantId: string; readonly answer: CardAnswer }
  | { readonly kind: 'par'; readonly hole: Int; readonly par: Int };

/** A player's card as the log has it. */
export type OwnCard = {
  readonly entrantId: string;
  readonly name: string;
  /** Of 18 holes. */
  readonly strokes: readonly (Int | null)[];
  readonly isWithdrawn: boolean;
  readonly answer: CardAnswer | null;
};

/** @throws RangeError without a player, or with more than a group has */
export function beginCards(group: Omit<FourCards, 'log' | 'taps'>): FourCards {
  const { length } = group.players;
  if (length < 1 || length > MAX_CARDS) throw new RangeError(`a phone keeps 1 to ${MAX_CARDS} cards`);
  return { ...group, log: [], taps: 0 };
}

/** The cards after a tap; the same object for a score that no hole has. */
export function tapped(cards: FourCards, tap: Tap): FourCards {
  const isWrong =
    tap.kind === 'score' && Object.values(tap.strokes).some((strokes) => strokes < 1 || strokes > MAX_HOLE_STROKES);
  return isWrong ? cards : { ...cards, log: [...cards.log, tap], taps: cards.taps + 1 };
}

/** Takes back the last tap. */
export const undone = (cards: FourCards): FourCards =>
  cards.log.length === 0 ? cards : { ...cards, log: cards.log.slice(0, -1), taps: cards.taps + 1 };

export const parsOf = ({ pars, log }: FourCards): readonly Int[] =>
  log.reduce<readonly Int[]>(
    (known, tap) => (tap.kind === 'par' ? known.map((par, hole) => (hole === tap.hole ? tap.par : par)) : known),
    pars,
  );

/** The cards of the group, in its order. */
export const ownCardsOf = ({ players, log }: FourCards): readonly OwnCard[] =>
  players.map(({ entrantId, name }) => {
    const strokes: (Int | null)[] = Array.from({ length: HOLES }, () => null);
    let isWithdrawn = false;
    let answer: CardAnswer | null = null;
    for (const tap of log) {
      const score = tap.kind === 'score' ? tap.strokes[entrantId] : undefined;
      if (tap.kind === 'score' && score !== undefined) {
        // Who stopped and plays on has not stopped; whoever spoke of a card spoke of it before it changed.
        [isWithdrawn, answer] = [false, null];
        strokes[tap.hole] = score;
      }
      if (tap.kind === 'stop' && tap.entrantId === entrantId) isWithdrawn = true;
      if (tap.kind === 'answer' && tap.entrantId === entrantId) answer = tap.answer;
    }
    return { entrantId, name, strokes, isWithdrawn, answer };
  });

/** The holes in the order in which the group plays them. */
export const holeOrder = ({ startHole }: FourCards): readonly Int[] =>
  Array.from({ length: HOLES }, (_, index) => (startHole + index) % HOLES);

/** Players whose score of a hole is still to come. */
export const missingAt = (cards: FourCards, hole: Int): readonly OwnCard[] =>
  ownCardsOf(cards).filter(({ strokes, isWithdrawn }) => strokes[hole] === null && !isWithdrawn);

/** The hole that is played: the first that a player has no score of; null after the last one. */
export const nextHole = (cards: FourCards): Int | null =>
  holeOrder(cards).find((hole) => missingAt(cards, hole).length > 0) ?? null;

/** Strokes over par and holes of a card so far. */
export function soFarOf({ strokes }: OwnCard, pars: readonly Int[]): { readonly toPar: Int; readonly thru: Int } {
  const played = pars.flatMap((par, hole) => {
    const score = strokes[hole];
    return score == null ? [] : [score - par];
  });
  return { toPar: played.reduce((sum, over) => sum + over, 0), thru: played.length };
}

/** The keys of a row: from two under par to two over it; anything else is typed. */
export const keysOf = (par: Int): readonly Int[] => [-2, -1, 0, 1, 2].map((over) => par + over);

/** The body of the request that stores the cards: the whole current state of each. */
export function sentCardsOf(cards: FourCards): readonly SentCard[] {
  const { round, course } = cards;
  const pars = parsOf(cards);
  return ownCardsOf(cards).map(({ entrantId, strokes, isWithdrawn, answer }) => ({
    ...{ entrantId, round, course, pars, strokes, isWithdrawn, answer },
  }));
}

/** The pars of a course whose holes nobody knows: as most courses of par 72 have them, to be changed hole by hole. */
export const USUAL_PARS: readonly Int[] = [4, 5, 3, 4, 4, 3, 4, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
