import { type MissSide, missSides } from '../facts/index.ts';
import { signed } from '../format/index.ts';
import type { StatCategory } from '../stats/index.ts';
import { type Behind, farPartOf, sidesOf, sumOf } from './behind-figure.ts';

/** From this share on a part is called most of it. */
const MOST = 0.5;

const sidesInWords: Readonly<Record<MissSide, string>> = {
  short: 'comes up short',
  long: 'goes long',
  left: 'misses left',
  right: 'misses right',
};

/**
 * One sentence on where strokes gained or lost come from: a side of the pin, or the distances from one on. Neither is
 * named unless it alone makes most of the sum.
 */
export function reasonOf(rows: readonly Behind[], category: StatCategory): string {
  const total = sumOf(rows);
  const side = total < 0 ? mainSide(rows, category, total) : null;
  const far = farPartOf(rows, category, MOST);
  const distance = far === null || far.from <= 0 ? null : `from ${far.from} ${far.unit} and more`;
  if (total >= 0) return distance === null ? 'It comes from every distance.' : `Most of the gain comes ${distance}.`;
  if (side !== null) return `Most of it ${sidesInWords[side]}${distance === null ? '' : `, ${distance}`}.`;
  return distance === null ? 'No side and no distance stands out.' : `Most of it comes ${distance}.`;
}

/** What the named parts are in figures: 'The 52 short ones cost 2.4 of the 3.7.'; '' if none is named. */
export function reasonInFigures(rows: readonly Behind[], category: StatCategory, perRound: number): string {
  const total = sumOf(rows);
  if (total >= 0) return '';
  const side = mainSide(rows, category, total);
  const aRound = (sum: number) => signed(Math.abs((sum * perRound) / total), 1).replace('+', '');
  const part = side === null ? null : sidesOf(rows, category)?.bySide[side];
  const far = farPartOf(rows, category, MOST);
  const ofAll = `of the ${aRound(total)}`;
  const bySide = part == null ? '' : `The ${part.count} ${side} ones cost ${aRound(part.sum)} ${ofAll}`;
  if (far === null || far.from <= 0) return bySide === '' ? '' : `${bySide}.`;
  const byDistance = `from ${far.from} ${far.unit} and more it is ${aRound(far.sum)}`;
  return bySide === ''
    ? `From ${far.from} ${far.unit} and more it is ${aRound(far.sum)} ${ofAll}.`
    : `${bySide}; ${byDistance}.`;
}

function mainSide(rows: readonly Behind[], category: StatCategory, total: number): MissSide | null {
  const sides = sidesOf(rows, category);
  if (sides === null) return null;
  return missSides.find((side) => sides.bySide[side].sum / total >= MOST) ?? null;
}
