/** Golf's own signs: a circle is a birdie, a square a bogey, doubled for an eagle and a double bogey. */
export type ScoreMark = 'eagle' | 'birdie' | 'par' | 'bogey' | 'double';

/** The sign of a hole's score by what it is against par. */
export function scoreMark(scoreVsPar: number): ScoreMark {
  if (scoreVsPar <= -2) return 'eagle';
  if (scoreVsPar === -1) return 'birdie';
  if (scoreVsPar === 0) return 'par';
  return scoreVsPar === 1 ? 'bogey' : 'double';
}
