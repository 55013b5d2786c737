import type { HoleFacts, ShotFacts } from '../facts/index.ts';
import { placeOfStat, statColumns, type StatColumn } from './catalog.ts';
import type { Breakdown, HoleStat, Sample, ShotStat } from './define.ts';

/** One thing that a figure counted: a hole, or a stroke of one. */
export type StatSample = {
  readonly hole: HoleFacts;
  /** The stroke and its number on the hole, from 1; null where the hole itself was counted. */
  readonly shot: { readonly number: number; readonly facts: ShotFacts } | null;
  /** What was added: of a rate 1 where it happened and 0 where it did not. */
  readonly value: number;
  /** What it counts as: 1, but of a ratio what is divided by. */
  readonly weight: number;
};

/**
 * Everything behind one figure of some holes, in the order of play: what it adds up, and over what. Figures per round
 * of strokes, and their parts, also count the holes on which no such stroke was played; those are not listed, because
 * they add nothing.
 *
 * @param statId a stat's or a child's id.
 * @throws RangeError for an id that is neither.
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

/** A stat has every sample, a child those of its place in its breakdown. */
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
