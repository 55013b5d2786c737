import {
  distanceToPlaneRing,
  isInPlaneRing,
  localPlane,
  type PlaneBox,
  planeBoxOf,
  type PlanePoint,
  splitBridges,
} from '@strokebook/golf/geometry';
import type { LatLon } from '@strokebook/golf/model';
import type { MapFeature } from './course-shapes.ts';
import { numbersOf } from './course-tags.ts';
import type { HoleLine } from './infer-holes.ts';

/** A hole to assign features to. */
export type Place = { readonly number: number; readonly line: HoleLine };

/** The features assigned to one hole. */
export type Placed = {
  readonly green: MapFeature | null;
  readonly pin: LatLon | null;
  /** Furthest from the green first. */
  readonly tees: readonly MapFeature[];
  readonly others: readonly MapFeature[];
};

/** Max distance of a green from the end of its line, the tolerance for imprecise mapping. */
const GREEN_METRES = 50;
/** A line that ends further than this from a green clearly does not end at it. */
const SLIP_METRES = 10;
/** A shape further than this from every hole's line belongs to none. */
const MAX_FROM_LINE_METRES = 120;
/** A numbered shape further than this from the hole of its number has a wrong number. */
const MAX_FROM_OWN_METRES = 250;
const SAMPLE_METRES = 20;

/**
 * Assigns features to holes by their lines: greens at the end, tees along the first half, anything else along the whole
 * line. Numbered features go to the hole of their number, unless it is far away. @returns one entry per place in order,
 * and the features without a hole.
 */
export function placeFeatures(
  places: readonly Place[],
  features: readonly MapFeature[],
): { readonly placed: readonly Placed[]; readonly loose: readonly MapFeature[] } {
  const origin = places[0]?.line[0];
  if (origin === undefined) return { placed: [], loose: features };
  const { toPlane } = localPlane(origin);
  const tracks = places.map(({ number, line }) => trackOf(number, line.map(toPlane)));
  const shapes = features.map((feature) => shapeOf(feature, feature.points.map(toPlane), toPlane(feature.centre)));
  const own = tracks.map(() => ({ tees: [] as Shape[], others: [] as Shape[] }));
  const greens = shapes.filter(({ feature }) => feature.surface === 'green');
  const pins = shapes.filter(({ feature }) => feature.kind === 'pin');
  const chosen = tracks.map((track) => greenOf(track, greens, tracks));
  const used = new Set<Shape>(chosen.filter((green) => green !== null));
  for (const shape of shapes) {
    const { surface } = shape.feature;
    if (surface === null || surface === 'green') continue;
    const owners = surface === 'tee' ? teeOwners(shape, tracks) : ownersOf(shape, tracks);
    for (const owner of owners) own[owner]?.[surface === 'tee' ? 'tees' : 'others'].push(shape);
    if (owners.length > 0) used.add(shape);
  }
  const placed = tracks.map((track, index): Placed => {
    const { tees, others } = own[index] as (typeof own)[number];
    const green = chosen[index] ?? null;
    const end = green?.middle ?? track.end;
    return {
      green: green?.feature ?? null,
      pin: pinOf(track, green, pins)?.feature.centre ?? null,
      tees: tees.sort((a, b) => far(b.middle, end) - far(a.middle, end)).map(({ feature }) => feature),
      others: others.map(({ feature }) => feature),
    };
  });
  return {
    placed,
    loose: shapes.filter((shape) => shape.feature.surface !== null && !used.has(shape)).map(({ feature }) => feature),
  };
}

type Track = {
  readonly number: number;
  readonly samples: readonly PlanePoint[];
  /** The first half of the line. */
  readonly outward: { readonly samples: readonly PlanePoint[]; readonly box: PlaneBox };
  readonly start: PlanePoint;
  readonly end: PlanePoint;
  readonly box: PlaneBox;
};
type Shape = {
  readonly feature: MapFeature;
  readonly numbers: readonly number[];
  readonly outline: readonly PlanePoint[];
  /** The outline without what it leaves out: a wood is of the holes in its clearings, too. */
  readonly around: readonly PlanePoint[];
  readonly middle: PlanePoint;
  readonly box: PlaneBox;
};

const far = (a: PlanePoint, b: PlanePoint): number => Math.hypot(a.x - b.x, a.y - b.y);

function trackOf(number: number, line: readonly PlanePoint[]): Track {
  const samples = line.flatMap((to, index) => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const steps = Math.max(1, Math.ceil(far(from, to) / SAMPLE_METRES));
    return Array.from({ length: steps }, (_unused, step) => {
      const share = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });
  const outward = samples.slice(0, Math.ceil(samples.length / 2));
  return {
    number,
    samples,
    outward: { samples: outward, box: planeBoxOf(outward) as PlaneBox },
    start: line[0] as PlanePoint,
    end: line.at(-1) as PlanePoint,
    box: planeBoxOf(samples) as PlaneBox,
  };
}

const shapeOf = (feature: MapFeature, outline: readonly PlanePoint[], middle: PlanePoint): Shape => ({
  feature,
  numbers: numbersOf(feature.properties, false),
  outline,
  around: splitBridges(outline)[0] ?? outline,
  middle,
  box: planeBoxOf(outline) as PlaneBox,
});

/** Metres from a point to a shape; 0 inside. */
const toShape = (point: PlanePoint, shape: Shape): number =>
  shape.feature.isRing ? distanceToPlaneRing(point, shape.outline) : far(point, shape.middle);

const boxGap = (a: PlaneBox, b: PlaneBox): number =>
  Math.hypot(Math.max(0, a.minX - b.maxX, b.minX - a.maxX), Math.max(0, a.minY - b.maxY, b.minY - a.maxY));

/** The green of a hole: the one with its number, else the nearest to its end. Two holes may share a green. */
function greenOf(track: Track, greens: readonly Shape[], tracks: readonly Track[]): Shape | null {
  const candidates = greens.flatMap((green) => {
    if (far(green.middle, track.end) > MAX_FROM_OWN_METRES + 100) return [];
    const off = toShape(track.end, green);
    const isOwn = green.numbers.includes(track.number);
    const isOthers = green.numbers.length > 0 && !isOwn;
    if (off > (isOwn ? MAX_FROM_OWN_METRES : isOthers ? 0 : GREEN_METRES)) return [];
    // A neighbor's green is not used just because it is the nearest.
    const isNeighbours = tracks.some(
      (other) => other !== track && far(other.end, green.middle) < far(track.end, green.middle) / 2,
    );
    if (!isOwn && off > SLIP_METRES && isNeighbours) return [];
    // An outline is preferred over a point.
    const rank = (isOwn ? 0 : isOthers ? 2 : 1) + (off === 0 && !isOthers ? -1 : 0) + (green.feature.isRing ? 0 : 4);
    return [{ green, rank, off, middleOff: far(green.middle, track.end) }];
  });
  const [best] = candidates.sort((a, b) => a.rank - b.rank || a.off - b.off || a.middleOff - b.middleOff);
  return best?.green ?? null;
}

/** The flag on the hole's green; without a green the flag at the end of its line. */
function pinOf(track: Track, green: Shape | null, pins: readonly Shape[]): Shape | null {
  const near = pins.flatMap((pin) => {
    const isOwn = pin.numbers.includes(track.number);
    if (pin.numbers.length > 0 && !isOwn) return [];
    const [fromEnd, fromGreen] = [far(pin.middle, track.end), green === null ? null : toShape(pin.middle, green)];
    const isNear = fromGreen === null ? fromEnd <= GREEN_METRES : fromGreen <= 5;
    return isNear ? [{ pin, off: fromEnd - (isOwn ? 1_000 : 0) }] : [];
  });
  return near.sort((a, b) => a.off - b.off)[0]?.pin ?? null;
}

/** The hole whose first half passes nearest to a tee, and holes whose line starts on it. */
function teeOwners(tee: Shape, tracks: readonly Track[]): readonly number[] {
  const middle: PlaneBox = { minX: tee.middle.x, maxX: tee.middle.x, minY: tee.middle.y, maxY: tee.middle.y };
  const offs = tracks.map(({ outward: { samples, box } }) =>
    boxGap(box, middle) > MAX_FROM_OWN_METRES
      ? Number.POSITIVE_INFINITY
      : samples.reduce((least, sample) => Math.min(least, far(sample, tee.middle)), Number.POSITIVE_INFINITY),
  );
  const numbered = ownByNumber(tee, tracks, offs);
  if (numbered.length > 0) return numbered;
  const onIt = tracks.flatMap((track, index) =>
    offs[index] !== Number.POSITIVE_INFINITY && toShape(track.start, tee) <= 1 ? [index] : [],
  );
  const least = Math.min(...offs);
  if (onIt.length > 0) return onIt;
  return least <= MAX_FROM_LINE_METRES ? [offs.indexOf(least)] : [];
}

/** The hole whose line passes through or nearest to a shape; large shapes belong to every hole that passes through. */
function ownersOf(shape: Shape, tracks: readonly Track[]): readonly number[] {
  const gaps = tracks.map((track) => {
    const boxes = boxGap(track.box, shape.box);
    if (boxes > MAX_FROM_OWN_METRES) return { inside: 0, off: Number.POSITIVE_INFINITY };
    const inside = shape.feature.isRing
      ? track.samples.filter((sample) => isWithin(sample, shape.box) && isInPlaneRing(sample, shape.around)).length
      : 0;
    const off = inside > 0 ? 0 : Math.min(...track.samples.map((sample) => nearestVertex(sample, shape)));
    return { inside, off };
  });
  const offs = gaps.map(({ off }) => off);
  const numbered = ownByNumber(shape, tracks, offs);
  if (numbered.length > 0) return numbered;
  const through = gaps.flatMap(({ inside }, index) => (inside > 0 ? [index] : []));
  if (shape.feature.surface !== 'bunker' && through.length > 0) return through;
  const most = Math.max(...gaps.map(({ inside }) => inside));
  if (most > 0) return [gaps.findIndex(({ inside }) => inside === most)];
  const least = Math.min(...offs);
  return least <= MAX_FROM_LINE_METRES ? [offs.indexOf(least)] : [];
}

const ownByNumber = (shape: Shape, tracks: readonly Track[], offs: readonly number[]): readonly number[] =>
  tracks.flatMap(({ number }, index) =>
    shape.numbers.includes(number) && (offs[index] as number) <= MAX_FROM_OWN_METRES ? [index] : [],
  );

const isWithin = ({ x, y }: PlanePoint, box: PlaneBox): boolean =>
  x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;

function nearestVertex(point: PlanePoint, { outline, middle }: Shape): number {
  return outline.reduce((least, vertex) => Math.min(least, far(point, vertex)), far(point, middle));
}
