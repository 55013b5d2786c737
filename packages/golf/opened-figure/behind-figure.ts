import {
  approachBands,
  bandIndex,
  type DistanceBand,
  type Miss,
  type MissSide,
  puttBands,
  saveBands,
  sideOfMiss,
} from '../facts/index.ts';
import { type Lie, type RestingPlace, type Yards, yardsToFeet } from '../model/index.ts';
import type { Direction, StatCategory } from '../stats/index.ts';

/** A hole or a stroke that a figure counts. */
export type Behind = {
  readonly roundId: string;
  readonly value: number;
  readonly weight: number;
  readonly shot: {
    readonly lie: Lie;
    readonly toPin: Yards | null;
    readonly endLie: RestingPlace | null;
    readonly endToPin: Yards | null;
    readonly miss: Miss | null;
  } | null;
};

/** Some of what a figure counts, the worst first. */
export type BehindGroup<T> = {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly T[];
  readonly sum: number;
};

/** Sorted so that the worst comes first; without a better direction in the order of play. */
export function worstFirst<T extends Pick<Behind, 'value'>>(rows: readonly T[], better: Direction): readonly T[] {
  if (better === 'none') return rows;
  const sign = better === 'higher' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (a.value - b.value));
}

export const sumOf = (rows: readonly Pick<Behind, 'value'>[]): number =>
  rows.reduce((total, { value }) => total + value, 0);

export const weightOf = (rows: readonly Pick<Behind, 'weight'>[]): number =>
  rows.reduce((total, { weight }) => total + weight, 0);

/** The rounds of a figure, the costliest first. */
export const groupsByRound = <T extends Behind>(rows: readonly T[], better: Direction): readonly BehindGroup<T>[] =>
  grouped(rows, ({ roundId }) => ({ key: roundId, label: '' }), better);

type Bands = { readonly bands: readonly DistanceBand[]; readonly isOnGreen: boolean };

/** The distance bands in which the strokes of a part of the game are compared; null where strokes start from tees. */
function bandsOf(category: StatCategory): Bands | null {
  if (category === 'Approach') return { bands: approachBands, isOnGreen: false };
  if (category === 'Save') return { bands: saveBands, isOnGreen: false };
  return category === 'Putt' ? { bands: puttBands, isOnGreen: true } : null;
}

/** The band of the distance from which a stroke was played, from 0; -1 if that is unknown. */
function bandOf({ shot }: Behind, { bands, isOnGreen }: Bands): number {
  const toPin = shot?.toPin ?? null;
  return toPin === null ? -1 : bandIndex(bands, isOnGreen ? yardsToFeet(toPin) : toPin);
}

/** The distance bands of a figure's strokes, the costliest first; empty for holes and for strokes from the tee. */
export function groupsByDistance<T extends Behind>(
  rows: readonly T[],
  category: StatCategory,
  better: Direction,
): readonly BehindGroup<T>[] {
  const bands = bandsOf(category);
  if (bands === null || !rows.some(({ shot }) => shot !== null)) return [];
  return grouped(
    rows,
    (row) => {
      const band = bands.bands[bandOf(row, bands)];
      return { key: band?.id ?? 'unknown', label: band?.label ?? 'Distance unknown' };
    },
    better,
  );
}

function grouped<T extends Behind>(
  rows: readonly T[],
  nameOf: (row: T) => { readonly key: string; readonly label: string },
  better: Direction,
): readonly BehindGroup<T>[] {
  const groups = [...Map.groupBy(rows, (row) => nameOf(row).key).entries()].map(([key, members]) => ({
    key,
    label: nameOf(members[0] as T).label,
    rows: worstFirst(members, better),
    sum: sumOf(members),
  }));
  if (better === 'none') return groups;
  return groups.toSorted((a, b) => (better === 'higher' ? 1 : -1) * (a.sum - b.sum));
}

/** The strokes that are drawn around the pin, and their number and sum on the green and on each side of it. */
export type Sides = {
  readonly strokes: readonly { readonly miss: Miss; readonly isOnGreen: boolean }[];
  readonly onGreen: number;
  readonly bySide: Readonly<Record<MissSide, { readonly count: number; readonly sum: number }>>;
};

/** Fewer strokes are no picture. */
const MIN_DRAWN = 10;

/** Where strokes to the green finished around the pin; null for putts, tee shots, and too few positions. */
export function sidesOf(rows: readonly Behind[], category: StatCategory): Sides | null {
  if (category !== 'Approach' && category !== 'Save') return null;
  const bySide = {
    left: { count: 0, sum: 0 },
    right: { count: 0, sum: 0 },
    short: { count: 0, sum: 0 },
    long: { count: 0, sum: 0 },
  };
  const strokes: { miss: Miss; isOnGreen: boolean }[] = [];
  for (const { shot, value } of rows) {
    if (shot?.miss == null) continue;
    const isOnGreen = shot.endLie === 'green' || shot.endLie === 'holed';
    strokes.push({ miss: shot.miss, isOnGreen });
    if (isOnGreen) continue;
    const side = bySide[sideOfMiss(shot.miss.along, shot.miss.across)];
    side.count += 1;
    side.sum += value;
  }
  if (strokes.length < MIN_DRAWN) return null;
  return { strokes, onGreen: strokes.filter(({ isOnGreen }) => isOnGreen).length, bySide };
}

/** The farthest distance from which, or from farther, at least `share` of a sum comes; null if every distance is needed. */
export function farPartOf(
  rows: readonly Behind[],
  category: StatCategory,
  share: number,
): { readonly from: number; readonly unit: 'yd' | 'ft'; readonly sum: number } | null {
  const bands = bandsOf(category);
  const total = sumOf(rows);
  if (bands === null || total === 0) return null;
  for (let index = bands.bands.length - 1; index > 0; index -= 1) {
    const sum = sumOf(rows.filter((row) => bandOf(row, bands) >= index));
    if (sum / total >= share) {
      return { from: bands.bands[index]?.above ?? 0, unit: bands.isOnGreen ? 'ft' : 'yd', sum };
    }
  }
  return null;
}
