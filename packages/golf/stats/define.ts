import type { HoleFacts, ShotFacts } from '../facts/index.ts';
import type { StatFormat, StatKind } from '../format/index.ts';
import type { Direction, StatCategory, StatView } from './report.ts';

/** The property that a breakdown splits by. */
export type BreakdownKind = 'par' | 'holeLength' | 'distance' | 'lie' | 'club';

/** Splits the holes or shots that a stat counts into children, for example one for each par. */
export type Breakdown<T> = {
  readonly kind: BreakdownKind;
  readonly children: readonly { readonly id: string; readonly label: string; readonly format?: StatFormat }[];
  /** Index in `children`, or -1 for none. */
  readonly childOf: (item: T, hole: HoleFacts) => number;
};

type Common = {
  /** `category.camelCase`; never shown, never renamed. */
  readonly id: string;
  readonly label: string;
  readonly category: StatCategory;
  readonly better: Direction;
  readonly format: StatFormat;
  /** One or two sentences for users: what counts, what does not. */
  readonly about: string;
  readonly views: readonly StatView[];
};

/** A number, a boolean (did it happen), or null for "unknown". */
export type Sample = number | boolean | null;

export type HoleStat = Common & {
  readonly unit: 'hole';
  readonly kind: StatKind;
  readonly sample: (hole: HoleFacts) => Sample;
  /** For a ratio: the denominator. */
  readonly weight?: (hole: HoleFacts) => number | null;
  readonly breakdowns: readonly Breakdown<HoleFacts>[];
};

export type ShotStat = Common & {
  readonly unit: 'shot';
  readonly kind: StatKind;
  readonly sample: (shot: ShotFacts, hole: HoleFacts) => Sample;
  readonly breakdowns: readonly Breakdown<ShotFacts>[];
  /** perRound only: whether the hole counts at all, with or without such a shot. */
  readonly counts?: (hole: HoleFacts) => boolean;
};

export type StatDefinition = HoleStat | ShotStat;

type HoleOptions = Common & {
  readonly sample: (hole: HoleFacts) => Sample;
  readonly breakdowns?: readonly Breakdown<HoleFacts>[];
};
type ShotOptions = Common & {
  readonly sample: (shot: ShotFacts, hole: HoleFacts) => Sample;
  readonly breakdowns?: readonly Breakdown<ShotFacts>[];
};

const ofHole = (kind: StatKind, { breakdowns = [], ...options }: HoleOptions): HoleStat => ({
  ...options,
  unit: 'hole',
  kind,
  breakdowns,
});
const ofShot = (kind: StatKind, { breakdowns = [], ...options }: ShotOptions): ShotStat => ({
  ...options,
  unit: 'shot',
  kind,
  breakdowns,
});

/** Share of holes on which something happened. */
export const rate = (options: HoleOptions): HoleStat => ofHole('rate', options);
/** Average of one number per hole. */
export const perHole = (options: HoleOptions): HoleStat => ofHole('mean', options);
/** Total per round of one number per hole. */
export const perRound = (options: HoleOptions): HoleStat => ofHole('perRound', options);
/** Middle of one number per hole. */
export const median = (options: HoleOptions): HoleStat => ofHole('median', options);
/** Sum of one number per hole over the sum of another. */
export const ratio = (options: HoleOptions & { readonly weight: (hole: HoleFacts) => number | null }): HoleStat => ({
  ...ofHole('ratio', options),
  weight: options.weight,
});
/** Share of strokes on which something happened. */
export const perShotRate = (options: ShotOptions): ShotStat => ofShot('rate', options);
/** Average of one number per stroke. */
export const perShot = (options: ShotOptions): ShotStat => ofShot('mean', options);
/** Total per round of one number per stroke. */
export const perRoundOfShots = (
  options: ShotOptions & { readonly counts: (hole: HoleFacts) => boolean },
): ShotStat => ({ ...ofShot('perRound', options), counts: options.counts });
