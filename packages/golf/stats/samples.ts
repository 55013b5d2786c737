import type { HoleFacts, ShotFacts } from '../facts/index.ts';
import { placeOfStat, statColumns, type StatColumn } from './catalog.ts';
import type { Breakdown, HoleStat, Sample, ShotStat } from './define.ts';

/** One sample of a figure: a hole, or a stroke of one. */
export type StatSample = {
  readonly hole: HoleFacts;
  /** The stroke and its number on the hole, from 1; null if the sample is the hole itself. */
  readonly shot: { readonly number: number; readonly facts: ShotFacts } | null;
  /** The value added to the sum: for a rate 1 or 0. */
  readonly value: number;
  /** The value added to the count: 1, or the denominator of a ratio. */
  readonly weight: number;
};

/**
 * The samples behind one figure of some holes, in order of play. Per-round figures of strokes, and their children, also
 * count the holes without such a stroke; those are not listed, because they add nothing.
 *
 * @param statId the id of a stat or child. @throws RangeError for an unknown id.
 */
export function samplesBehind(holes: readonly HoleFacts[], statId: string): readonly StatSample[] {
  const column = statColumns[placeOfStat(statId)];
  if (column === undefined) throw new RangeError(`there is no stat '${statId}'`);
  const { stat } = column;
  return stat.unit === 'hole'
    ? holes.flatMap((hole) => holeSamples(column, stat, hole))
    : holes.flatMap((hole) => shotSamples(column, stat, hole));
}

function holeSamples(column: StatColumn, stat: HoleStat, hole: HoleFacts): readonly StatSample[] {
  const value = numberOf(stat.sample(hole));
  const weight = stat.weight === undefined ? 1 : stat.weight(hole);
  if (value === null || weight === null || !belongsTo(column, stat.breakdowns, hole, hole)) return [];
  return [{ hole, shot: null, value, weight }];
}

function shotSamples(column: StatColumn, stat: ShotStat, hole: HoleFacts): readonly StatSample[] {
  if (stat.counts?.(hole) === false) return [];
  return hole.shots.flatMap((facts, index) => {
    const value = numberOf(stat.sample(facts, hole));
    if (value === null || !belongsTo(column, stat.breakdowns, facts, hole)) return [];
    return [{ hole, shot: { number: index + 1, facts }, value, weight: 1 }];
  });
}

/** A stat has every sample, a child only those of its index in the breakdown. */
function belongsTo<T>(column: StatColumn, breakdowns: readonly Breakdown<T>[], item: T, hole: HoleFacts): boolean {
  if (column.parentId === null) return true;
  const childId = column.id.slice(column.parentId.length + 1);
  const breakdown = breakdowns.find((one) => one.children.some((child) => child.id === childId));
  const place = breakdown?.childOf(item, hole) ?? -1;
  return breakdown?.children[place]?.id === childId;
}

function numberOf(sample: Sample): number | null {
  return typeof sample === 'boolean' ? Number(sample) : sample;
}
