import type { AccountId } from '../access/account-id.ts';
import { scoreToPar } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import { isDisputed } from './counted-result.ts';
import { holeValues, keptValueOf } from './kept-value.ts';
import type { PhoneCard, Qualifier, QualifierCell } from './qualifier.ts';

/** A card that was kept hole by hole, as its group and the coaches read it. */
export type CardView = {
  readonly entrantId: string;
  readonly round: Int;
  readonly course: Int;
  /** Of 18 holes: each value that stands, the one that counts first. */
  readonly holes: readonly { readonly par: Int; readonly values: readonly Int[] }[];
  readonly thru: Int;
  /** '75', 'WD', or '−2 thru 7'. */
  readonly text: string;
  readonly toPar: string;
  readonly isFinished: boolean;
  readonly isDisputed: boolean;
  /** Who keeps it, on which phone and until when. */
  readonly keepers: readonly { readonly phoneId: string; readonly name: string; readonly at: string }[];
  /** What the player says of it; null for nothing yet. */
  readonly answer: { readonly isRight: boolean; readonly hole: Int | null; readonly strokes: Int | null } | null;
};

/** The cards of a qualifier that phones or coaches keep hole by hole. */
export const cardsOf = (
  { cells }: Pick<Qualifier, 'cells'>,
  authorOf: (by: AccountId | null) => string,
): readonly CardView[] => cells.flatMap((cell) => cardViewOf(cell, authorOf) ?? []);

/** The card of a round; null where nobody has kept a hole of it. */
export function cardViewOf(cell: QualifierCell, authorOf: (by: AccountId | null) => string): CardView | null {
  const { entrantId, round, course, kept, answer } = cell;
  const value = keptValueOf(cell);
  if (kept === undefined || value === null) return null;
  const { thru, isFinished, isWithdrawn } = value;
  const toPar = scoreToPar(value.strokes - value.par);
  return {
    ...{ entrantId, round, course, thru, isFinished, toPar },
    holes: kept.pars.map((par, hole) => ({ par, values: holeValues(kept, hole) })),
    text: isWithdrawn ? 'WD' : isFinished ? String(value.strokes) : `${toPar} thru ${thru}`,
    isDisputed: isDisputed(cell),
    keepers: kept.cards.map(({ phoneId, by, at }: PhoneCard) => ({ phoneId, name: authorOf(by), at })),
    answer:
      answer === null
        ? null
        : { isRight: answer.isRight, hole: answer.hole?.hole ?? null, strokes: answer.hole?.strokes ?? null },
  };
}
