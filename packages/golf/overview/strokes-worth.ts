import { expectedStrokes } from '../facts/index.ts';
import { FEET_PER_YARD, yards } from '../model/index.ts';
import type { StatFigure } from '../stats/index.ts';

/** Strokes per unit of a figure: per success of a rate, stroke of a hole's mean, or yard. */
const strokesOfOne: Readonly<Record<string, number>> = {
  'scoring.holeScore': 1,
  'scoring.toParByLength': 1,
  'scoring.birdieOrBetterRate': 1,
  'scoring.parOrBetter': 1,
  // From 150 yards the rough costs a quarter of a stroke, by the strokes-gained baseline.
  'drive.fairwaysHit': 0.25,
  // A 30-ft putt compared with a 15-yd chip from the rough, by the same baseline.
  'approach.greensInRegulation': 0.5,
  'approach.greenHit': 0.5,
  'save.scrambling': 1,
  'save.upAndDown': 1,
  'save.sandSaves': 1,
  'putt.onePuttRate': 1,
  'putt.threePuttRate': 1,
  'putt.made': 1,
  // From the fairway, 20 yards are worth a tenth of a stroke, by the same baseline.
  'drive.distance': 0.005,
};

/** Figures per round, with the strokes of one unit. */
const strokesPerRound: Readonly<Record<string, number>> = {
  'drive.strokesGained': 1,
  'approach.strokesGained': 1,
  'save.strokesGained': 1,
  'putt.strokesGained': 1,
  'drive.penalties': 1,
  'scoring.penalties': 1,
  'scoring.birdieOrBetter': 1,
  'scoring.bogeys': 1,
  'scoring.doubleOrWorse': 2,
  'putt.putts': 1,
  'putt.onePutts': 1,
};

/** Remaining distances in feet, whose worth is the difference of the putts they take. */
const feetLeft: ReadonlySet<string> = new Set(['approach.proximity', 'save.proximity']);

const THOUSANDTHS = 1000;

/**
 * The strokes per round that a figure's distance from the standard is worth, without sign; null if it has no worth in
 * strokes. Totals of the whole game have none, because they are the sum of the others.
 *
 * @param family id of the figure's stat, or of the stat it is a child of.
 */
export function strokesWorth({ performance, standard }: StatFigure, family: string, rounds: number): number | null {
  if (performance === null || standard === null || rounds === 0) return null;
  const gap = Math.abs(performance.raw - standard.raw);
  const ofRound = strokesPerRound[family];
  if (ofRound !== undefined) return gap * ofRound;
  const timesPerRound = performance.opportunities / rounds;
  if (feetLeft.has(family)) {
    return Math.abs(puttsFrom(performance.raw) - puttsFrom(standard.raw)) * timesPerRound;
  }
  const ofOne = strokesOfOne[family];
  return ofOne === undefined ? null : gap * ofOne * timesPerRound;
}

const puttsFrom = (feet: number): number => expectedStrokes('green', yards(feet / FEET_PER_YARD)) / THOUSANDTHS;
