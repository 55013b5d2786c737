import type { Certainty } from '../format/index.ts';
import type { Int } from '../model/index.ts';

/** DATA-45. 'Score' is the label of Scoring on the assessment's selector (ASSESS-O2). */
export const statCategories = ['Scoring', 'Drive', 'Approach', 'Save', 'Putt'] as const;
export type StatCategory = (typeof statCategories)[number];

/** Screens that a stat can be shown on. */
export const statViews = ['dashboard', 'assessment', 'scorecard', 'roundsGrid', 'compare'] as const;
export type StatView = (typeof statViews)[number];

export type Direction = 'higher' | 'lower' | 'none';

/** 95% confidence interval of a value, in the value's own unit. */
export type Interval = { readonly low: number; readonly high: number };

/**
 * The result of a stat over a set of holes. `noData`: no sample. `notApplicable`: the stat does not apply to these
 * holes (fairways of par 3s). `failed`: the computation failed.
 */
export type StatResult =
  | {
      readonly state: 'value';
      readonly value: number;
      readonly sum: number;
      readonly n: number;
      /** For a child of a per-round stat: how many of the `n` holes are its own, such as par 4s. */
      readonly sample?: number;
      readonly interval: Interval | null;
    }
  | { readonly state: 'noData' | 'notApplicable' }
  | { readonly state: 'failed'; readonly message: string };

export type StatPerformance = {
  readonly formatted: string;
  readonly raw: number;
  /** The numerator: for a rate the number of successes. */
  readonly successes: number;
  /** The denominator: for a rate the number of opportunities. */
  readonly opportunities: number;
  /** For a child of a per-round stat: how many of these holes are its own, such as par 4s. */
  readonly sample?: number | undefined;
  readonly interval: Interval | null;
};

export type StatStandard = {
  readonly formatted: string;
  readonly raw: number;
  readonly source: string;
  /** True if the figure was derived by a model, not published. */
  readonly isModelled: boolean;
};

/** One figure of an overview as screens show it: a stat, or a child of one. */
export type StatFigure = {
  readonly id: string;
  readonly name: string;
  readonly state: StatResult['state'];
  readonly performance: StatPerformance | null;
  readonly standard: StatStandard | null;
  /** Null if there is nothing to compare. */
  readonly beatStandard: boolean | null;
  /** How certain the difference from the standard is, among all figures of the report; 'cannotTell' without one. */
  readonly certainty: Certainty;
  /** How many more rounds the figure needs before a difference can be distinguished from luck; 0 if it has enough. */
  readonly roundsNeeded: Int;
  /** Set when the state is `failed`. */
  readonly error?: string | undefined;
};

/** A stat with its children, which share its category, views and direction (DATA-35). */
export type StatReport = StatFigure & {
  readonly category: StatCategory;
  readonly belongsToView: readonly StatView[];
  readonly better: Direction;
  readonly children: readonly StatFigure[];
};
