import { rounded } from './score.ts';

/**
 * Whether a reader who adds the shown parts gets the shown total. Each figure is rounded by itself, because it opens to
 * its own: where they do not add up, the page says that they are rounded.
 */
const addsUpAsShown = (parts: readonly number[], total: number, decimals: number): boolean =>
  rounded(
    parts.reduce((sum, part) => sum + rounded(part, decimals), 0),
    decimals,
  ) === rounded(total, decimals);

/** What is said where the shown parts do not make the shown total; null where they do. */
export const roundedNote = (parts: readonly number[], total: number, decimals: number): string | null =>
  addsUpAsShown(parts, total, decimals) ? null : 'Rounded: the parts make the total before rounding.';
