import { rounded } from './score.ts';

/** Whether parts are all of a total, to half a unit of the last decimal that is shown. */
export function addsUp(parts: readonly number[], total: number, decimals: number): boolean {
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.abs(sum - total) * 10 ** decimals < 0.5;
}

/**
 * Whether a reader who adds the shown parts gets the shown total. Each figure is rounded by itself, because it opens to
 * its own: where they do not add up, the page says that they are rounded.
 */
export const addsUpAsShown = (parts: readonly number[], total: number, decimals: number): boolean =>
  rounded(
    parts.reduce((sum, part) => sum + rounded(part, decimals), 0),
    decimals,
  ) === rounded(total, decimals);
