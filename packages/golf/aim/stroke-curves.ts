import { lieOnSurface } from '../entry/index.ts';
import { expectedStrokes } from '../facts/index.ts';
import { type Lie, toStrokes, yards } from '../model/index.ts';
import { groundKinds } from './lie-raster.ts';
import { groupOf, type PlayerShift } from './player-shift.ts';

/** Yards between two entries of a table: on a green, a step of 9 in. */
const STEP = 0.25;
/** Beyond, the last entry counts: longer holes are not planned. */
const MAX_YARDS = 1_400;
const ENTRIES = MAX_YARDS / STEP;

/** A player's expected strokes from everywhere. */
export type StrokeCurves = {
  /** For each kind of ground, `entries` values from 0 yd on, each for the middle of its step. */
  readonly table: Float64Array;
  readonly entries: number;
  readonly entriesPerYard: number;
  /** Expected strokes from the tee, whose table is apart. @param toPin in yards. */
  readonly fromTee: (toPin: number) => number;
  /** Standard error of a curve's level, by kind of ground. */
  readonly errors: Float64Array;
  /** What the strokes are called: 'your own', or the label of a level. */
  readonly label: string;
  /** Whether the curves are a model of a level without published ones. */
  readonly isModelled: boolean;
};

/** The lie of each kind of ground that a ball is played from; water and out of bounds are not. */
const lieOfKind = (kind: (typeof groundKinds)[number]): Lie | null =>
  kind === 'outOfBounds' || lieOnSurface[kind] === 'penaltyArea' ? null : lieOnSurface[kind];

/** The baseline of strokes gained, moved by a shift. */
export function strokeCurves(shift: PlayerShift): StrokeCurves {
  const table = new Float64Array(groundKinds.length * ENTRIES);
  const errors = new Float64Array(groundKinds.length);
  const strokesFrom = (lie: Lie, toPin: number): number => {
    const baseline = toStrokes(expectedStrokes(lie, yards(toPin)));
    // A stroke is the least from anywhere, however good the player is.
    return Math.max(1, baseline + shift.at(groupOf(lie), toPin, baseline));
  };
  for (const [index, kind] of groundKinds.entries()) {
    const lie = lieOfKind(kind);
    if (lie === null) continue;
    errors[index] = shift.errorOf(groupOf(lie));
    for (let entry = 0; entry < ENTRIES; entry += 1) {
      table[index * ENTRIES + entry] = strokesFrom(lie, (entry + 0.5) * STEP);
    }
  }
  return {
    table,
    entries: ENTRIES,
    entriesPerYard: 1 / STEP,
    fromTee: (toPin) => strokesFrom('tee', toPin),
    errors,
    label: shift.label,
    isModelled: shift.isModelled,
  };
}

/** Expected strokes from a kind of ground that a ball is played from. @param toPin in yards. */
export function strokesAt({ table, entries, entriesPerYard }: StrokeCurves, kind: number, toPin: number): number {
  const entry = Math.min(entries - 1, Math.floor(toPin * entriesPerYard));
  return table[kind * entries + entry] as number;
}
