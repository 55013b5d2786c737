/** U+2212: figures are set in type, where a hyphen is too short. */
const MINUS = '\u2212';
/** What stands where there is nothing to say (ASSESS-11). */
export const NOTHING = '-';

/** A number with a true minus sign and, if asked, a plus sign; a rounded zero has neither. */
export function signed(value: number, decimals: number, showPlus = true): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${value < 0 ? MINUS : showPlus ? '+' : ''}${text}`;
}

/** E for even, else + or a true minus and the strokes (CARD-17, CARD-O3). */
export function scoreToPar(strokes: number, decimals = 0): string {
  return Number(strokes.toFixed(decimals)) === 0 ? 'E' : signed(strokes, decimals);
}

/** A score with what it is against par: '71 (−1)'; of an average with decimals. */
export function scoreWithPar(score: number, par: number, decimals = 0): string {
  return `${score.toFixed(decimals)} (${scoreToPar(score - par, decimals)})`;
}

/** A share of 1 as whole percents; '-' when undefined (ASSESS-11). */
export function wholePercent(share: number | null): string {
  return share === null || Number.isNaN(share) ? NOTHING : `${Math.round(share * 100)}%`;
}
