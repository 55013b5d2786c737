import type { PlanePoint } from '../geometry/index.ts';
import type { AimField } from './aim-field.ts';
import type { ClubPattern } from './club-pattern.ts';
import { fineCounts, patternPoints } from './pattern-points.ts';
import { groundShares, targetValue } from './target-value.ts';
import { countInWords } from './words.ts';

/** A club and a target, and what they are worth. */
export type AimChoice = {
  readonly pattern: ClubPattern;
  readonly target: PlanePoint;
  /** Strokes; lower is better. */
  readonly value: number;
};

/** What a choice costs against a better one. */
export type Difference = {
  /** Strokes; negative if the other choice is the better one. */
  readonly strokes: number;
  /** Its standard error, from the uncertainty of the patterns and of the baseline. */
  readonly error: number;
  /** Whether the difference is not worth knowing. */
  readonly isOpen: boolean;
  /** 'a stroke in nine rounds', 'no difference worth knowing', or why it seems to cost less. */
  readonly words: string;
};

/** Two-sided 95% quantile of the normal distribution: 'worth a look' means the same elsewhere (ADR 38). */
const Z95 = 1.959964;
/** A stroke in fifty rounds of a hole: nothing less is told. */
const MIN_TOLD = 0.02;
const NO_DIFFERENCE = 'no difference worth knowing';
/** Of another choice that seems better: targets further outside of a fairway are not compared (AIM-O3). */
const UNMAPPED = 'less, if the ground that is not mapped is open rough';

/** A choice with what its uncertain figures do to its value, computed once for several comparisons. */
export type WeighedChoice = AimChoice & {
  /** Strokes by which each figure of the pattern, moved by its standard error, moves the value. */
  readonly effects: readonly number[];
  /** Shares of the pattern by kind of ground. */
  readonly shares: Float64Array;
};

/** Each uncertain figure of a pattern is moved by its standard error, and the value of the target is computed anew. */
export function weighChoice(field: AimField, choice: AimChoice): WeighedChoice {
  const { pattern, target, value } = choice;
  return {
    ...choice,
    effects: moved(pattern).map((one) => targetValue(field, target, patternPoints(one, fineCounts)) - value),
    shares: groundShares(field, target, patternPoints(pattern, fineCounts)),
  };
}

/**
 * How certain it is that one choice costs more than another, by the delta method: figures of a pattern are taken for
 * independent, and curves of strokes count by the difference of the shares that finish on each kind of ground.
 */
export function compareChoices({ curves }: AimField, better: WeighedChoice, other: WeighedChoice): Difference {
  const strokes = other.value - better.value;
  const effects =
    better.pattern.club === other.pattern.club
      ? better.effects.map((effect, index) => effect - (other.effects[index] as number))
      : [...better.effects, ...other.effects];
  const ofCurves = better.shares.map(
    (share, kind) => (share - (other.shares[kind] as number)) * (curves.errors[kind] as number),
  );
  const error = Math.hypot(...effects, ...ofCurves);
  const isOpen = Math.abs(strokes) < Math.max(MIN_TOLD, Z95 * error);
  const words = isOpen ? NO_DIFFERENCE : strokes < 0 ? UNMAPPED : costInWords(strokes);
  return { strokes, error, isOpen, words };
}

/** 'a stroke in nine rounds' of 0.11: how often a cost on one hole adds up to a stroke. */
function costInWords(strokes: number): string {
  const told = Math.round(strokes * 100) / 100;
  if (told > 1) return `${told.toFixed(2)} strokes a round`;
  const rounds = Math.floor(1 / told);
  return rounds === 1 ? 'a stroke a round' : `a stroke in ${countInWords(rounds)} rounds`;
}

/** A pattern with each of its figures moved by the figure's standard error. */
function moved(pattern: ClubPattern): readonly ClubPattern[] {
  const { core, mishits, weight } = pattern;
  const [ofMean, ofSpread] = [1 / Math.sqrt(weight), 1 / Math.sqrt(2 * weight)];
  return [
    { ...pattern, core: { ...core, meanAcross: core.meanAcross + core.sdAcross * ofMean } },
    { ...pattern, core: { ...core, meanAlong: core.meanAlong + core.sdAlong * ofMean } },
    { ...pattern, core: { ...core, sdAcross: core.sdAcross * (1 + ofSpread) } },
    { ...pattern, core: { ...core, sdAlong: core.sdAlong * (1 + ofSpread) } },
    {
      ...pattern,
      mishits: { ...mishits, share: mishits.share + Math.sqrt((mishits.share * (1 - mishits.share)) / weight) },
    },
  ];
}
