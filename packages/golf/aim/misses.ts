import { type MissSide, missSides } from '../facts/index.ts';
import { lengthText } from '../format/index.ts';
import { type UnitSystem, YARDS_PER_METRE } from '../model/index.ts';
import { kindName } from './ground-words.ts';
import { groundKinds } from './lie-raster.ts';
import { isLost } from './aim-field.ts';
import type { EndedShot } from './target-value.ts';
import { capitalized, shareInWords } from './words.ts';

/** What a miss on one side costs against the mean of all shots. */
export type MissCost = {
  readonly side: MissSide;
  /** Strokes; not below 0. */
  readonly strokes: number;
  /** 'Water, two in five', or 'Nothing lost'. */
  readonly words: string;
};

/** The shots of a side: one in eight of all. */
const SIDE_SHARE = 1 / 8;
/** No shot misses by more than this share of its distance. */
const MAX_MISS = 4;
/** To a hundredth of a percent of the distance. */
const HALVINGS = 16;
/** Less is told as nothing. */
const MIN_COST = 0.02;
/** Ground that so small a share of the side's shots reaches is not named. */
const MIN_SHARE = 0.08;

/**
 * What missing on each side costs: the mean of the one shot in eight that goes furthest to it, against all. Left, right,
 * short and long; or the dearest first. @param value of the target.
 */
export function missCosts(
  ended: readonly EndedShot[],
  value: number,
  options: { readonly isDearestFirst: boolean; readonly units: UnitSystem },
): readonly MissCost[] {
  const costs = missSides.map((side): MissCost => {
    const shots = furthest(ended, side);
    const weight = sumOf(shots, (one) => one.weight);
    const strokes = Math.max(0, 1 + sumOf(shots, (one) => one.strokes * one.weight) / weight - value);
    return { side, strokes, words: strokes < MIN_COST ? 'Nothing lost' : wordsOf(shots, value, options.units) };
  });
  return options.isDearestFirst ? costs.toSorted((a, b) => b.strokes - a.strokes) : costs;
}

/** The shots beyond the point that one in eight goes beyond: found by bisection, because sorting takes ten times as long. */
function furthest(ended: readonly EndedShot[], side: MissSide): readonly EndedShot[] {
  const key = side === 'left' || side === 'right' ? 'across' : 'along';
  const sign = side === 'left' || side === 'short' ? -1 : 1;
  const weights = new Float64Array(ended.length);
  const misses = new Float64Array(ended.length);
  for (const [index, shot] of ended.entries()) {
    weights[index] = shot.weight;
    misses[index] = sign * (key === 'across' ? shot.across : shot.along);
  }
  let [low, high] = [-MAX_MISS, MAX_MISS];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    let beyond = 0;
    for (let index = 0; index < misses.length; index += 1) {
      if ((misses[index] as number) > middle) beyond += weights[index] as number;
    }
    if (beyond > SIDE_SHARE) low = middle;
    else high = middle;
  }
  return ended.filter((_shot, index) => (misses[index] as number) > low);
}

/** The ground that costs most, and how many of the side's shots are on it. */
function wordsOf(shots: readonly EndedShot[], value: number, units: UnitSystem): string {
  const weight = sumOf(shots, (one) => one.weight);
  const kinds = groundKinds
    .map((_kind, index) => {
      const own = shots.filter(({ kind }) => kind === index);
      return {
        index,
        share: sumOf(own, (one) => one.weight) / weight,
        cost: sumOf(own, (one) => (1 + one.strokes - value) * one.weight),
      };
    })
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.cost - a.cost);
  const [dearest] = kinds;
  if (dearest === undefined) return 'Further left to the hole';
  if (!isLost(dearest.index) && dearest.share > 0.9 && groundKinds[dearest.index] === 'fairway') {
    const left = sumOf(shots, (one) => one.left * one.weight) / weight;
    return units === 'metric'
      ? `${lengthText(left / YARDS_PER_METRE, 'm')} left on average`
      : `${Math.round(left)} left on average`;
  }
  const name = capitalized(kindName(groundKinds[dearest.index] ?? 'rough'));
  return dearest.share > 0.95 ? name : `${name}, ${shareInWords(dearest.share)}`;
}

const sumOf = <T>(list: readonly T[], read: (one: T) => number): number =>
  list.reduce((sum, one) => sum + read(one), 0);
