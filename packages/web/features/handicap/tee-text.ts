import type { RatedHoles } from '@strokebook/golf/handicap';

/** Holes, rating, slope and par in an address: '18-73.6-130-72'. */
const teePattern = /^(9|18)-(\d{1,2}(?:\.\d{1,2})?)-(\d{1,3})-(\d{1,2})$/;

export const writeTee = ({ holeCount, courseRating, slopeRating, par }: RatedHoles): string =>
  [holeCount, courseRating, slopeRating, par].join('-');

/** The tee that `writeTee` wrote; null if the text is none. */
export function readTee(text: string): RatedHoles | null {
  const [, holes, rating, slope, par] = teePattern.exec(text) ?? [];
  if (holes === undefined) return null;
  return {
    holeCount: holes === '9' ? 9 : 18,
    courseRating: Number(rating),
    slopeRating: Number(slope),
    par: Number(par),
  };
}
