import { plural } from '../format/index.ts';
import { type Int, toStrokes } from '../model/index.ts';
import { type Interval, meanHalfWidth, MIN_ROUNDS, MIN_SAMPLES } from '../stats/index.ts';
import type { AimedShot, AimGap } from './aimed-shots.ts';
import { sumDecisions } from './decision.ts';

/** What targets, or the strokes at them, gained. */
type AimFigure = {
  /** Strokes over all shots, to the thousandth. */
  readonly sum: number;
  /** Mean strokes of a shot, with the 95% interval of it; null for one shot. */
  readonly perShot: number;
  readonly interval: Interval | null;
  /** Whether there are enough shots, and the interval excludes 0: one rule for all figures (ASSESS-O5). */
  readonly isCertain: boolean;
};

/** A shot with a target, its figures in strokes. */
type ReportedShot = Omit<AimedShot, 'decision' | 'execution'> & {
  readonly decision: number;
  readonly execution: number;
};

/** Decision and execution of all shots with a target (AIM-12). */
export type AimReport = {
  readonly decision: AimFigure;
  readonly execution: AimFigure;
  /** The newest first. */
  readonly shots: readonly ReportedShot[];
  readonly rounds: Int;
  /** Shots, and rounds, that are missing before anything is said of the sums. */
  readonly shotsNeeded: Int;
  readonly roundsNeeded: Int;
  /** What the sums say, no more than their sample allows. */
  readonly sentence: string;
  /** Shots that are not counted, each with the reason and what can be done. */
  readonly lacking: readonly string[];
};

export function aimReport(shots: readonly AimedShot[], gaps: readonly AimGap[]): AimReport {
  const rounds = new Set(shots.map(({ roundId }) => roundId)).size;
  const shotsNeeded = Math.max(0, MIN_SAMPLES - shots.length);
  const roundsNeeded = Math.max(0, MIN_ROUNDS - rounds);
  const isEnough = shotsNeeded === 0 && roundsNeeded === 0;
  const sums = sumDecisions(shots);
  const figure = (part: 'decision' | 'execution'): AimFigure => {
    const values = shots.map((one) => toStrokes(one[part]));
    const sum = toStrokes(sums[part]);
    const perShot = values.length === 0 ? 0 : sum / values.length;
    const squares = values.reduce((total, value) => total + value * value, 0);
    const half = meanHalfWidth(sum, squares, values.length);
    const interval = half === null ? null : { low: perShot - half, high: perShot + half };
    return { sum, perShot, interval, isCertain: isEnough && interval !== null && interval.low * interval.high > 0 };
  };
  const report = { decision: figure('decision'), execution: figure('execution') };
  return {
    ...report,
    shots: shots.map((one) => ({
      ...one,
      decision: toStrokes(one.decision),
      execution: toStrokes(one.execution),
    })),
    ...{ rounds, shotsNeeded, roundsNeeded },
    sentence: sentenceOf(report, { shots: shots.length, rounds, isEnough }),
    lacking: gapTexts.flatMap(([gap, text]) => {
      const count = gaps.filter((one) => one === gap).length;
      return count === 0 ? [] : [`${plural(count, 'target')} not counted: ${text}`];
    }),
  };
}

function sentenceOf(
  { decision, execution }: Pick<AimReport, 'decision' | 'execution'>,
  { shots, rounds, isEnough }: { readonly shots: number; readonly rounds: number; readonly isEnough: boolean },
): string {
  const sample = `${plural(shots, 'shot')} in ${plural(rounds, 'round')}`;
  if (shots === 0) return 'No shot with a target is counted yet.';
  if (!isEnough) return `${sample}: too few to tell. It takes ${MIN_SAMPLES} shots in ${MIN_ROUNDS} rounds.`;
  const aimed = decision.isCertain
    ? `your targets ${gaveOrGained(decision.sum)} against the best ones`
    : 'your targets are as good as the best ones, as far as can be told';
  const played = execution.isCertain
    ? `your strokes at them ${gaveOrGained(execution.sum)}`
    : 'what your strokes at them did is open';
  return `Over ${sample} ${aimed}; ${played}.`;
}

const gaveOrGained = (strokes: number): string =>
  `${strokes < 0 ? 'gave away' : 'gained'} ${Math.abs(strokes).toFixed(2)} strokes`;

const gapTexts: readonly (readonly [gap: AimGap, text: string])[] = [
  ['club', 'log the club of the stroke as well.'],
  ['distance', 'the distance of the club is not known. Type its carry.'],
  ['ground', 'the hole has no outlines, the stroke no position, or it was played too near the pin.'],
  ['strokes', 'not every stroke of the hole was logged.'],
];
