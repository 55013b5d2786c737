import type { Int } from '../model/index.ts';

/** Nine holes of a round, with the name of their sum on a card. */
export type Nine<Hole> = {
  readonly name: 'Out' | 'In' | 'Total';
  /** In the order of the course; of a nine that was played twice in the order of play. */
  readonly holes: readonly Hole[];
};

const NINE = 9;

/**
 * The nines of a round, wherever it began: out and in. A round of one nine is one of them by its holes, which are 1 to 9
 * or 10 to 18 of a course, and a total if it has holes of both.
 */
export function ninesOf<Hole extends { readonly hole: Int }>(
  played: readonly Hole[],
): readonly [Nine<Hole>, ...Nine<Hole>[]] {
  const isTwice = new Set(played.map(({ hole }) => hole)).size < played.length;
  const holes = isTwice ? played : played.toSorted((a, b) => a.hole - b.hole);
  if (holes.length > NINE) {
    return [
      { name: 'Out', holes: holes.slice(0, NINE) },
      { name: 'In', holes: holes.slice(NINE) },
    ];
  }
  const isBack = holes.map(({ hole }) => Math.ceil(hole / NINE) % 2 === 0);
  if (isBack.every(Boolean)) return [{ name: 'In', holes }];
  return [{ name: isBack.some(Boolean) ? 'Total' : 'Out', holes }];
}

/** What a nine is called to those who cannot see where it stands. */
export const nineNames: Readonly<Record<Nine<unknown>['name'], string>> = {
  Out: 'Front nine',
  In: 'Back nine',
  Total: 'All holes',
};
