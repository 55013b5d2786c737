/** U+2212: in figures a hyphen is too short. */
const MINUS = '\u2212';
/** The text for "no value" (ASSESS-11). */
export const NOTHING = '-';

/** A number with a true minus sign and optionally a plus sign; a value that rounds to zero has no sign. */
export function signed(value: number, decimals: number, showPlus = true): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${value < 0 ? MINUS : showPlus ? '+' : ''}${text}`;
}

/** E for even, else + or a true minus and the strokes (CARD-17, CARD-O3). */
export function scoreToPar(strokes: number, decimals = 0): string {
  return Number(strokes.toFixed(decimals)) === 0 ? 'E' : signed(strokes, decimals);
}

/** A score with its score to par: '71 (−1)'; averages with decimals. */
export function scoreWithPar(score: number, par: number, decimals = 0): string {
  return `${score.toFixed(decimals)} (${scoreToPar(score - par, decimals)})`;
}

/** A share of 1 as a whole percentage, '<1%' for less than half a percent but some; '-' if null (ASSESS-11). */
export function wholePercent(share: number | null): string {
  if (share === null || Number.isNaN(share)) return NOTHING;
  const percent = Math.round(share * 100);
  return percent === 0 && share > 0 ? '<1%' : `${percent}%`;
}
