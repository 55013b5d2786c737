import type { AccountId } from '../access/account-id.ts';
import { type Int, isSame } from '../model/index.ts';
import { holeScoreOf, holeValues, keptValueOf } from './kept-value.ts';
import type { Outcome } from './outcome.ts';
import {
  answersOf,
  cellOf,
  HOLES,
  type KeptRound,
  type PhoneCard,
  type Qualifier,
  type QualifierCell,
  type ScoreAnswer,
} from './qualifier.ts';

/** Players whose cards one phone keeps: a group. */
export const MAX_CARDS = 4;
/** Strokes of a hole, beyond which it is a typing error. */
export const MAX_HOLE_STROKES = 20;
const [MIN_PAR, MAX_PAR] = [3, 6];

type OfRound = {
  readonly entrantId: string;
  readonly round: Int;
  /** The course that was played, as its index in the round's list of courses. */
  readonly course: Int;
  /** Of 18 holes. */
  readonly pars: readonly Int[];
};

/** A card as a phone sends it: its whole state, so that sending it twice changes nothing. */
export type SentCard = OfRound & Pick<PhoneCard, 'strokes' | 'isWithdrawn' | 'answer'>;

/** A hole as a coach types or decides it; null takes the coach's value back. */
export type HoleEntry = OfRound & { readonly hole: Int; readonly strokes: Int | null };

type Sent = {
  readonly phoneId: string;
  readonly taps: Int;
  readonly cards: readonly SentCard[];
  readonly by: AccountId;
  readonly at: string;
};

/** Takes the cards of a phone; all or none of them. Nothing that another phone or a coach has said is changed. */
export function keepCards(qualifier: Qualifier, sent: Sent, after: (qualifier: Qualifier) => Qualifier): Outcome {
  if (sent.cards.length > MAX_CARDS) return { refusal: `One phone keeps at most ${MAX_CARDS} cards.` };
  let cells = qualifier.cells;
  for (const card of sent.cards) {
    const problem = ofRoundProblem(qualifier, card) ?? strokesProblem(card.strokes);
    if (problem !== null) return { refusal: problem };
    const known = cellOf({ cells }, card.entrantId, card.round);
    const next = qualifier.closed === null ? withCard(known, card, sent) : withLaterCard(known, card, sent);
    if (next !== null && next !== known) cells = [...cells.filter((cell) => cell !== known), next];
  }
  return { qualifier: cells === qualifier.cells ? qualifier : after({ ...qualifier, cells }) };
}

/** Types or decides holes at the desk; all or none of them. */
export function changeHoles(
  qualifier: Qualifier,
  { holes, by, at }: { readonly holes: readonly HoleEntry[]; readonly by: AccountId; readonly at: string },
  after: (qualifier: Qualifier) => Qualifier,
): Outcome {
  let cells = qualifier.cells;
  for (const entry of holes) {
    const { hole, strokes } = entry;
    const problem = ofRoundProblem(qualifier, entry) ?? strokesProblem([strokes]);
    if (problem !== null) return { refusal: problem };
    const known = cellOf({ cells }, entry.entrantId, entry.round);
    const kept = known?.kept ?? emptyRound(entry.pars);
    const over = kept.cards.flatMap((card) => card.strokes[hole] ?? []);
    const others = kept.settled.filter((one) => one.hole !== hole);
    const settled = strokes === null ? others : [...others, { hole, strokes, over: [...new Set(over)], by, at }];
    const next = { ...cellWith(known, entry), kept: { ...kept, settled }, answer: null };
    cells = [...cells.filter((cell) => cell !== known), ...(isEmptyCell(next) ? [] : [next])];
  }
  if (qualifier.cells.length > 0 && cells.length === 0)
    return { refusal: 'The rule is frozen by the first score: one score has to stay.' };
  return { qualifier: isSame(cells, qualifier.cells) ? qualifier : after({ ...qualifier, cells }) };
}

/** What is wrong with a player, round or course; null for nothing. */
function ofRoundProblem(qualifier: Qualifier, { entrantId, round, course, pars }: OfRound): string | null {
  const { entrants, rounds } = answersOf(qualifier);
  if (!entrants.some((entrant) => entrant.entrantId === entrantId)) return 'This player is not in the qualifier.';
  if (rounds[round] === undefined) return `There is no round ${round + 1}.`;
  if (rounds[round].courses[course] === undefined) return `Round ${round + 1} has no such course.`;
  const isPars = pars.length === HOLES && pars.every((par) => par >= MIN_PAR && par <= MAX_PAR);
  return isPars ? null : `A card has ${HOLES} holes of par ${MIN_PAR} to ${MAX_PAR}.`;
}

function strokesProblem(strokes: readonly (Int | null)[]): string | null {
  const wrong = strokes.find((one) => one !== null && (one < 1 || one > MAX_HOLE_STROKES));
  return wrong == null ? null : `${wrong} is no score for a hole: it is 1 to ${MAX_HOLE_STROKES}.`;
}

const emptyRound = (pars: readonly Int[]): KeptRound => ({ pars, cards: [], settled: [], later: [] });

const cellWith = (known: QualifierCell | undefined, { entrantId, round, course }: OfRound): QualifierCell => ({
  ...{ entrantId, round, course, card: null, typed: null, official: null, answer: null, laterCard: null },
  ...known,
});

const isEmptyCell = ({ card, kept, typed }: QualifierCell): boolean =>
  card === null && typed === null && (kept === undefined || (kept.cards.length === 0 && kept.settled.length === 0));

const isEmptyCard = ({ strokes, isWithdrawn }: SentCard): boolean =>
  !isWithdrawn && strokes.every((one) => one === null);

/** The cards of a round with one that is newer than what the phone has sent before; null if it is not. */
function replaced(cards: readonly PhoneCard[], card: SentCard, sent: Sent): readonly PhoneCard[] | null {
  const { phoneId, taps, by, at } = sent;
  const before = cards.find((one) => one.phoneId === phoneId);
  if (before === undefined && isEmptyCard(card)) return null;
  if (before !== undefined && before.taps >= taps) return null;
  const strokes = Array.from({ length: HOLES }, (_, hole) => card.strokes[hole] ?? null);
  const next = { phoneId, taps, by, at, strokes, isWithdrawn: card.isWithdrawn, answer: card.answer };
  return before === undefined ? [...cards, next] : cards.map((one) => (one === before ? next : one));
}

function withCard(known: QualifierCell | undefined, card: SentCard, sent: Sent): QualifierCell | null {
  const kept = known?.kept ?? emptyRound(card.pars);
  const cards = replaced(kept.cards, card, sent);
  if (cards === null) return null;
  const cell = cellWith(known, card);
  const next = { ...cell, kept: { ...kept, cards } };
  const isMoved = !isSame(keptValueOf(cell), keptValueOf(next));
  const moved = isMoved ? { ...next, official: null, answer: answerAfter(next) } : next;
  const before = kept.cards.find(({ phoneId }) => phoneId === sent.phoneId)?.answer ?? null;
  // A phone says it once: it never takes back what the player has said since on the own phone.
  const isSaid =
    card.answer !== null && !isSame(card.answer, before) && (moved.answer === null || !card.answer.isRight);
  return isSaid && card.answer !== null ? withAnswer(moved, card.answer, sent.at) : moved;
}

function withLaterCard(known: QualifierCell | undefined, card: SentCard, sent: Sent): QualifierCell | null {
  const kept = known?.kept ?? emptyRound(card.pars);
  const counted = kept.cards.find(({ phoneId }) => phoneId === sent.phoneId);
  const isCounted = counted !== undefined && isSame(counted.strokes, card.strokes);
  if (isCounted && counted.isWithdrawn === card.isWithdrawn) return null;
  const later = replaced(kept.later, card, sent);
  return later === null ? null : { ...cellWith(known, card), kept: { ...kept, later } };
}

/** The player's answer after another score: it stands where the hole is not what the player says, and is met where it is. */
function answerAfter({ answer, kept }: QualifierCell): ScoreAnswer | null {
  if (answer === null || answer.isRight || answer.hole == null || kept === undefined) return null;
  const { hole, strokes } = answer.hole;
  return holeScoreOf(kept, hole) === strokes ? { isRight: true, says: null, at: answer.at } : answer;
}

/** A cell with what its player says: the total follows from the hole that is not right. */
export function withAnswer(
  cell: QualifierCell,
  { isRight, hole = null, says = null }: Pick<ScoreAnswer, 'isRight' | 'hole'> & { readonly says?: Int | null },
  at: string,
): QualifierCell {
  if (isRight) return { ...cell, answer: { isRight, says: null, at } };
  if (hole === null || cell.kept === undefined) return { ...cell, answer: { isRight, says, at } };
  const [counted] = holeValues(cell.kept, hole.hole);
  const total = keptValueOf(cell)?.strokes;
  const own = total === undefined || counted === undefined ? null : total - counted + hole.strokes;
  return { ...cell, answer: { isRight, says: own, at, hole } };
}
