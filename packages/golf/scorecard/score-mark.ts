/**
 * The usual signs on scorecards, the best score first: a circle for a birdie, a square for a bogey, doubled for an eagle
 * and a double bogey.
 */
export const scoreMarks = ['eagle', 'birdie', 'par', 'bogey', 'double'] as const;
export type ScoreMark = (typeof scoreMarks)[number];

/** The sign for a score to par. */
export function scoreMark(scoreVsPar: number): ScoreMark {
  if (scoreVsPar <= -2) return 'eagle';
  if (scoreVsPar === -1) return 'birdie';
  if (scoreVsPar === 0) return 'par';
  return scoreVsPar === 1 ? 'bogey' : 'double';
}
