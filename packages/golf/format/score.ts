/** U+2212: in figures a hyphen is too short. */
const MINUS = '\u2212';
/** The text for "no value" (ASSESS-11). */
export const NOTHING = '-';

/** Far below the last digit that is shown, and above the error of binary fractions. */
const ROUNDING_ERROR = 1e-9;

/** A number rounded as golfers do, halves away from zero: 0.15 is 0.2, although its binary fraction is just below. */
export function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  const size = Math.round(Math.abs(value) * unit + ROUNDING_ERROR) / unit;
  return value < 0 ? -size : size;
}

/** A number without sign or unit, with its decimals. */
export const decimal = (value: number, decimals: number): string => rounded(value, decimals).toFixed(decimals);

/** A number with a true minus sign and optionally a plus sign; a value that rounds to zero has no sign. */
export function signed(value: number, decimals: number, showPlus = true): string {
  const text = decimal(Math.abs(value), decimals);
  if (Number(text) === 0) return text;
  return `${value < 0 ? MINUS : showPlus ? '+' : ''}${text}`;
}

/** E for even, else + or a true minus and the strokes (CARD-17, CARD-O3). */
export function scoreToPar(strokes: number, decimals = 0): string {
  return rounded(strokes, decimals) === 0 ? 'E' : signed(strokes, decimals);
}

/** '−5 (67)', for what is ranked by its score to par. */
export const parWithScore = (score: number, par: number): string => `${scoreToPar(score - par)} (${score})`;

/** A score with its score to par: '71 (−1)'; averages with decimals. */
export function scoreWithPar(score: number, par: number, decimals = 0): string {
  return `${decimal(score, decimals)} (${scoreToPar(score - par, decimals)})`;
}

/** A share of 1 as a whole percentage, '<1%' for less than half a percent but some; '-' if null (ASSESS-11). */
export function wholePercent(share: number | null): string {
  if (share === null || Number.isNaN(share)) return NOTHING;
  const percent = rounded(share * 100, 0);
  return percent === 0 && share > 0 ? '<1%' : `${percent}%`;
}
