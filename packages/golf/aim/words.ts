/** Numbers up to ten are written as words, as in print. */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'six', '12'. @param count a whole number from 0 on. */
export const countInWords = (count: number): string => words[count] ?? String(count);

/** 'Six yards', from 'six yards'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Shares that a golfer says, from small to large. */
const shares: readonly (readonly [share: number, text: string])[] = [
  [0.1, 'one in ten'],
  [0.2, 'one in five'],
  [0.25, 'one in four'],
  [1 / 3, 'one in three'],
  [0.4, 'two in five'],
  [0.5, 'half'],
  [0.6, 'three in five'],
  [2 / 3, 'two in three'],
  [0.75, 'three in four'],
  [0.9, 'nine in ten'],
  [1, 'all'],
];

/** The nearest share that golfers say: 'two in five' of 0.38. @param share from 0 to 1. */
export function shareInWords(share: number): string {
  const off = ([one]: readonly [number, string]): number => Math.abs(one - share);
  return shares.reduce((best, next) => (off(next) < off(best) ? next : best))[1];
}
