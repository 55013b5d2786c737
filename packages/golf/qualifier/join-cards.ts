import { isSame } from '../model/index.ts';
import { isOnCourse } from './elsewhere.ts';
import type { OwnRound, OwnRounds } from './own-round.ts';
import {
  answersOf,
  type CardValue,
  cellOf,
  type Qualifier,
  type QualifierCell,
  type QualifierRound,
} from './qualifier.ts';

/**
 * The cells with the players' own rounds of the day and course (TEAM-31); the same list if nothing changes. A card that is
 * changed after the qualifier was closed stands beside the one that counts, and one that was deleted still counts.
 */
export function joinCards(qualifier: Qualifier, rounds: OwnRounds): readonly QualifierCell[] {
  const { entrants, rounds: planned } = answersOf(qualifier);
  const isOver = qualifier.closed !== null;
  let cells = qualifier.cells;
  for (const { entrantId, accountId } of entrants) {
    const own = accountId === null ? undefined : rounds.get(accountId);
    if (own === undefined) continue;
    for (const [round, plan] of planned.entries()) {
      const known = cellOf({ cells }, entrantId, round);
      const card = cardOf(own, plan, known?.card?.roundId);
      const next =
        known?.card == null ? added(known, card, { entrantId, round }, isOver) : renewed(known, card, isOver);
      if (next === null || isSame(next, known)) continue;
      cells = known === undefined ? [...cells, next] : cells.map((cell) => (cell === known ? next : cell));
    }
  }
  return cells;
}

type FoundCard = { readonly value: CardValue; readonly course: number } | null;

/** The player's round of the day and course: the one that counts already, else a finished one before a running one. */
function cardOf(
  own: readonly OwnRound[],
  { playedOn, courses }: QualifierRound,
  knownId: string | undefined,
): FoundCard {
  const found = own.flatMap(
    ({ roundId, playedOn: day, courseId, courseName, strokes, par, thru, isFinished, lastNine }) => {
      const value: CardValue = { roundId, strokes, par, thru, isFinished, lastNine, isWithdrawn: false };
      const course = courses.findIndex((one) => isOnCourse({ courseId, courseName }, one));
      return day === playedOn && course >= 0 ? [{ value, course }] : [];
    },
  );
  const order = ({ value }: NonNullable<FoundCard>) => (value.roundId === knownId ? 0 : value.isFinished ? 1 : 2);
  return found.sort((a, b) => order(a) - order(b))[0] ?? null;
}

function added(
  known: QualifierCell | undefined,
  card: FoundCard,
  at: Pick<QualifierCell, 'entrantId' | 'round'>,
  isOver: boolean,
): QualifierCell | null {
  // Whoever begins a round afterwards is not in the qualifier.
  if (card === null || isOver) return null;
  const empty = { ...at, typed: null, official: null, answer: null, laterCard: null };
  return { ...empty, ...known, course: card.course, card: card.value };
}

function renewed(known: QualifierCell, card: FoundCard, isOver: boolean): QualifierCell {
  const before = known.card as CardValue;
  // A round that another one replaces, or that was deleted, keeps its score.
  if (card === null || card.value.roundId !== before.roundId) {
    return isOver || before.isWithdrawn ? known : { ...known, card: { ...before, isWithdrawn: true } };
  }
  const isKept = isSame(card.value, before);
  if (isOver) return { ...known, laterCard: isKept ? null : card.value };
  if (isKept) return known;
  const isAnswerKept = card.value.strokes === before.strokes && card.value.isFinished === before.isFinished;
  const settled = isAnswerKept ? {} : { official: null, answer: null };
  return { ...known, ...settled, course: card.course, card: card.value };
}
