import { plural, scoreToPar, decimal } from '../format/index.ts';
import type { HeadlineScores } from './season-report.ts';

/** One of the three figures that a coach looks for first, as text. */
export type HeadlineFigure = {
  readonly name: 'average' | 'bestFinish' | 'bestRound';
  readonly title: string;
  /** The title with its period, because another page may show another one: 'Scoring average, 2026/27 season'. */
  readonly label: string;
  /** '70.7', 'T4', '66' */
  readonly value: string;
  /** '\u22121.3'; null for a finish. */
  readonly toPar: string | null;
  readonly isUnderPar: boolean;
  readonly detail: string;
};

/**
 * Scoring average, best finish and best round, as far as they are known: the same on profile, resume, preview picture and
 * landing page.
 *
 * @param period '2026/27 season', 'last 24 months'
 */
export function headlineFigures(scores: HeadlineScores, period: string): readonly HeadlineFigure[] {
  const { average, bestFinish, bestRound } = scores;
  const figures: Omit<HeadlineFigure, 'label'>[] = [];
  if (average !== null) {
    figures.push({
      name: 'average',
      title: 'Scoring average',
      value: decimal(average.score, 1),
      toPar: scoreToPar(average.toPar, 1),
      isUnderPar: average.toPar < 0,
      detail: `${plural(average.roundCount, average.isTournaments ? 'tournament round' : 'round')}${average.holeCount === 18 ? '' : ` of ${average.holeCount} holes`}`,
    });
  }
  if (bestFinish !== null) {
    const { finish, name, fieldSize } = bestFinish;
    figures.push({
      name: 'bestFinish',
      title: 'Best finish',
      value: finish,
      toPar: null,
      isUnderPar: false,
      detail: `${name}${fieldSize === null ? '' : `, field of ${fieldSize}`}`,
    });
  }
  if (bestRound !== null) {
    const { score, toPar, name } = bestRound;
    figures.push({
      name: 'bestRound',
      title: 'Best round to par',
      value: String(score),
      toPar: scoreToPar(toPar),
      isUnderPar: toPar < 0,
      detail: name,
    });
  }
  return figures.map((figure) => ({ ...figure, label: `${figure.title}, ${period}` }));
}
