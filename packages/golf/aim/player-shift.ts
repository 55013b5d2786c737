import { type HoleFacts, holeFactsOf } from '../facts/index.ts';
import { FEET_PER_YARD, type Int, type Lie, type RoundDocument, toStrokes } from '../model/index.ts';
import type { StrokeLevel } from './stroke-levels.ts';

/** Lies whose strokes are compared with the baseline together. */
const shiftGroups = ['fairway', 'rough', 'sand', 'green'] as const;
export type ShiftGroup = (typeof shiftGroups)[number];

/** How many more strokes than the baseline a player needs. */
export type PlayerShift = {
  /** @param toPin yards. @param baseline expected strokes of the baseline from there. */
  readonly at: (group: ShiftGroup, toPin: number, baseline: number) => number;
  /** Standard error of the shift of a group's curve in strokes. */
  readonly errorOf: (group: ShiftGroup) => number;
  readonly label: string;
  readonly isModelled: boolean;
  /** Holes that it is measured on; 0 for a level. */
  readonly holes: Int;
};

/** Middles of the distance bands, between which the shift is linear: yards, and on the green feet. */
const knots: Readonly<Record<ShiftGroup, readonly number[]>> = {
  fairway: [30, 75, 125, 175, 225],
  rough: [30, 75, 125, 175, 225],
  sand: [15, 150],
  green: [4, 12, 30],
};

/**
 * Observations at which a shift is half the player's own: the square of 0.75 strokes, by which the strokes from one spot
 * vary, over that of 0.12, by which players of a level differ there. 0.75 is measured on the tour round of 37 players;
 * 0.12 is a third of the step between two levels of handicap in the published scores per hole.
 */
const SHRINKAGE = 40;
const PLAYERS_DIFFER = 0.12;

/** What is measured of a player's strokes against the baseline: numbers alone, which can be stored and sent. */
export type MeasuredShift = {
  /** Share of the strokes beyond the first that the player needs more. */
  readonly factor: number;
  readonly bands: Readonly<Record<ShiftGroup, readonly Band[]>>;
  readonly holes: Int;
};

/** The shift of a level. */
export const levelShift = ({ label, factor }: StrokeLevel): PlayerShift => ({
  at: (_group, _toPin, baseline) => (factor - 1) * (baseline - 1),
  errorOf: () => PLAYERS_DIFFER,
  label,
  isModelled: factor !== 1,
  holes: 0,
});

/** Strokes that were needed from a spot, and the baseline's. */
type Observation = {
  readonly group: ShiftGroup;
  readonly at: number;
  readonly baseline: number;
  readonly more: number;
};

/**
 * Measures a player's shift from all strokes of their holes with every stroke logged: what they needed from each spot to the
 * hole, against the baseline. First as one factor, shrunk towards the level's by the number of holes; then by lie and
 * band, shrunk towards that factor by the number of strokes.
 */
export function measureShift(rounds: readonly RoundDocument[], level: StrokeLevel): MeasuredShift {
  const holes = rounds.flatMap((round) => holeFactsOf(round.holes)).map(observationsOf);
  const complete = holes.filter((observed) => observed.length > 0);
  const starts = complete.flatMap(([first]) => first ?? []);
  const trust = starts.length / (starts.length + SHRINKAGE);
  const needed =
    sumOf(starts, ({ more }) => more) /
    Math.max(
      1,
      sumOf(starts, ({ baseline }) => baseline - 1),
    );
  const factor = trust * needed + (1 - trust) * (level.factor - 1);
  const all = complete.flat();
  const bandsIn = (group: ShiftGroup): readonly Band[] => bandsOf(all, group, factor);
  const bands = {
    fairway: bandsIn('fairway'),
    rough: bandsIn('rough'),
    sand: bandsIn('sand'),
    green: bandsIn('green'),
  };
  return { factor, bands, holes: complete.length };
}

/** The shift of a player from their rounds, shrunk towards a level. */
export const playerShift = (rounds: readonly RoundDocument[], level: StrokeLevel): PlayerShift =>
  shiftOf(measureShift(rounds, level));

/** The shift that was measured of a player. */
export const shiftOf = ({ factor, bands, holes }: MeasuredShift): PlayerShift => ({
  at: (group, toPin, baseline) => factor * (baseline - 1) + between(bands[group], placeOf(group, toPin)),
  errorOf: (group) => {
    const n = sumOf(bands[group], (band) => band.n) / knots[group].length;
    return PLAYERS_DIFFER * Math.sqrt(SHRINKAGE / (SHRINKAGE + n));
  },
  label: 'your own',
  isModelled: holes === 0,
  holes,
});

/** The shift at a knot, beyond the factor. */
type Band = { readonly at: number; readonly more: number; readonly n: number };

function bandsOf(all: readonly Observation[], group: ShiftGroup, factor: number): readonly Band[] {
  const own = all.filter((one) => one.group === group);
  return knots[group].map((at, index, places) => {
    const weights = own.map((one) => shareOfKnot(places, index, one.at));
    const n = weights.reduce((sum, weight) => sum + weight, 0);
    const rest = own.reduce(
      (sum, { more, baseline }, place) => sum + (weights[place] as number) * (more - factor * (baseline - 1)),
      0,
    );
    return { at, n, more: rest / (n + SHRINKAGE) };
  });
}

/** How much of an observation counts for a knot: all at the knot, falling to nothing at the next ones. */
function shareOfKnot(places: readonly number[], index: number, at: number): number {
  const [knot, next] = [places[index] as number, places[at < (places[index] as number) ? index - 1 : index + 1]];
  return next === undefined ? 1 : Math.max(0, 1 - Math.abs(at - knot) / Math.abs(next - knot));
}

function between(bands: readonly Band[], at: number): number {
  const next = bands.findIndex((band) => band.at >= at);
  const [after, before] = [bands.at(next), bands[next - 1]];
  if (after === undefined) return 0;
  if (before === undefined) return after.more;
  return before.more + ((after.more - before.more) * (at - before.at)) / (after.at - before.at);
}

/** What the player needed from each stroke of a hole; empty if one is not known. */
function observationsOf({ shots, isShotByShot }: HoleFacts): readonly Observation[] {
  if (!isShotByShot || shots.some(({ gained, toPin }) => gained === null || toPin === null)) return [];
  return shots.map((shot, index): Observation => {
    const left = shots.slice(index);
    const strokes = sumOf(left, (one) => one.strokes);
    const more = -sumOf(left, ({ gained }) => (gained === null ? 0 : toStrokes(gained)));
    const group = groupOf(shot.lie);
    return { group, at: placeOf(group, shot.toPin ?? 0), baseline: strokes - more, more };
  });
}

const placeOf = (group: ShiftGroup, toPin: number): number => (group === 'green' ? toPin * FEET_PER_YARD : toPin);

const groups: Readonly<Partial<Record<Lie, ShiftGroup>>> = {
  tee: 'fairway',
  fairway: 'fairway',
  firstCut: 'fairway',
  fringe: 'fairway',
  green: 'green',
  bunker: 'sand',
  fairwayBunker: 'sand',
  greensideBunker: 'sand',
};

/** The lies whose strokes are compared together; what is neither mown nor sand is rough. */
export const groupOf = (lie: Lie): ShiftGroup => groups[lie] ?? 'rough';

const sumOf = <T>(list: readonly T[], read: (one: T) => number): number =>
  list.reduce((sum, one) => sum + read(one), 0);
