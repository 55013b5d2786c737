import { distanceBetween, isInRing, localPlane, ringCentroid, wrapLongitude } from '@strokebook/golf/geometry';
import { type LatLon, metres, type Ring, type Surface } from '@strokebook/golf/model';
import { z } from 'zod';
import type { Properties } from './course-tags.ts';
import { type GeoOutline, outlinesOf } from './geojson-geometry.ts';
import type { Position } from './inner-rings.ts';
import { refuse } from '../rounds/index.ts';

/** One outline, line or point of a map file, before it is assigned to a hole. */
export type MapFeature = {
  readonly kind: string;
  readonly surface: Surface | null;
  readonly points: readonly LatLon[];
  readonly isRing: boolean;
  /** For an area a point inside it. */
  readonly centre: LatLon;
  readonly properties: Properties;
};

const MAX_FEATURES = 50_000;

export const FeatureCollection = z.object({
  type: z.literal('FeatureCollection'),
  metadata: z.unknown().optional(),
  features: z.array(z.unknown()).max(MAX_FEATURES),
});
export type FeatureCollection = z.infer<typeof FeatureCollection>;

/** Names of surfaces in real files, including misspellings. */
const surfaceOfName: Readonly<Record<string, Surface>> = {
  green: 'green',
  tee: 'tee',
  teebox: 'tee',
  tee_box: 'tee',
  fairway: 'fairway',
  bunker: 'bunker',
  bukner: 'bunker',
  sand: 'bunker',
  sand_trap: 'bunker',
  water: 'water',
  water_hazard: 'water',
  lateral_water_hazard: 'water',
  pond: 'water',
  lake: 'water',
  river: 'water',
  rough: 'rough',
  hazard: 'penaltyArea',
  penalty_area: 'penaltyArea',
  wood: 'woods',
  woods: 'woods',
  trees: 'woods',
  forest: 'woods',
};

/** The surface that a name contains, or null; '18_water' and 'Water 2' are both water. */
export function surfaceNamed(name: string): Surface | null {
  const plain = name.toLowerCase().trim();
  const words = plain.replace(/^[\d_\s-]+|[\d_\s-]+$/g, '').replace(/[\s-]+/g, '_');
  for (const key of [plain, words, words.replace(/s$/, '')]) {
    if (Object.hasOwn(surfaceOfName, key)) return surfaceOfName[key] as Surface;
  }
  return null;
}

/**
 * The features of a GeoJSON file, [lon, lat]. Swapped coordinates are detected if possible: no latitude is beyond 90
 * degrees. @throws ImportError if the coordinates are not degrees.
 */
export function featuresOf(
  collection: FeatureCollection,
  kindOf: (properties: Properties) => string,
): {
  readonly features: readonly MapFeature[];
  readonly warnings: readonly string[];
} {
  const warnings: string[] = [];
  const unread: number[] = [];
  const parts = collection.features.flatMap((feature, index) => {
    const given = isRecord(feature) ? feature : {};
    const properties = isRecord(given.properties) ? given.properties : {};
    // GeoJSON allows features without a geometry, which are ignored.
    const outlines = given.geometry === null && isRecord(feature) ? [] : outlinesOf(given.geometry);
    if (outlines === null) unread.push(index);
    const kind = kindOf(properties);
    return (outlines ?? []).map((outline) => ({ ...outline, properties, kind, surface: surfaceNamed(kind) }));
  });
  for (const index of unread.slice(0, MAX_NAMED)) {
    warnings.push(`shape ${index + 1} of the file is no point, line or polygon, and was left out`);
  }
  if (unread.length > MAX_NAMED) warnings.push(`${unread.length - MAX_NAMED} more shapes cannot be read either`);
  refuseMetres(parts);
  const isSwapped = areSwapped(parts);
  if (isSwapped) warnings.push('the coordinates are in the order lat, lon and were read so');
  const onEarth = parts.filter(({ positions }) =>
    positions.every((position) => isOnEarth(pointOf(position, isSwapped))),
  );
  const lost = parts.length - onEarth.length;
  if (lost > 0) warnings.push(`${lost} shapes lie nowhere on earth and were left out`);
  const features = onEarth.flatMap(({ positions, isRing, properties, kind, surface }): MapFeature[] => {
    const isClosed = positions.length > 3 && isSamePosition(positions[0], positions.at(-1));
    // Some tools write the outline of an area as a closed line.
    const isArea = isRing || (surface !== null && isClosed);
    const points = withoutRepeats(
      positions.map((position) => pointOf(position, isSwapped)),
      isArea,
    );
    if (isArea && points.length < 3) return [];
    return [{ kind, surface, points, isRing: isArea, centre: centreOf(points, isArea), properties }];
  });
  return withoutStrays(features, warnings);
}

/** In a file of another kind everything is wrong, so only the first problems are listed. */
const MAX_NAMED = 20;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Part = GeoOutline & { readonly properties: Properties; readonly kind: string; readonly surface: Surface | null };

/** Refuses maps in metres (Web Mercator, UTM): degrees end at 180, and nearly all of their numbers are far beyond. */
function refuseMetres(parts: readonly Part[]): void {
  const far = parts.filter(({ positions }) =>
    positions.some((position) => position.some((value) => Math.abs(value) > 360)),
  );
  if (parts.length > 0 && far.length * 2 > parts.length) {
    refuse(
      '',
      'the map has coordinates in metres, not in degrees; write the map in WGS 84 (EPSG:4326) and import it again',
    );
  }
}

/**
 * Whether a map has its coordinates in the order lat, lon. Beyond 90 degrees a number is no latitude, and the majority
 * of shapes decides, because a single wrong one must not swap the rest. Otherwise the shapes of greens and bunkers
 * decide: they have no preferred direction, so on average they are as wide as long once a degree of longitude is scaled
 * to its length. (Fairways and tees do: the holes of some courses all run in one direction.)
 */
function areSwapped(parts: readonly Part[]): boolean {
  const beyond = parts.filter(({ positions }) => positions.some(([, second]) => Math.abs(second) > 90));
  if (beyond.length * 2 > parts.length) return true;
  const offs = parts.flatMap(({ positions, isRing, surface }) =>
    isRing && (surface === 'green' || surface === 'bunker') ? offRoundness(positions) : [],
  );
  if (offs.length < MIN_OUTLINES) return false;
  const mean = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0) / values.length;
  const [asGiven, swapped] = [mean(offs.map((off) => off.asGiven)), mean(offs.map((off) => off.swapped))];
  return Math.abs(asGiven) - Math.abs(swapped) > MIN_DIFFERENCE;
}

/** With fewer outlines the average is unreliable. */
const MIN_OUTLINES = 20;
/**
 * On the 16 available maps the deviation is 0.00 to 0.26 in the right order and at least 0.23 more in the wrong one.
 */
const MIN_DIFFERENCE = 0.15;

/** Mean logarithm of width over length on the ground, in both orders; 0 is as wide as long. */
function offRoundness(positions: GeoOutline['positions']): { readonly asGiven: number; readonly swapped: number }[] {
  const [first, second] = [rangeOf(positions.map(([x]) => x)), rangeOf(positions.map(([, y]) => y))];
  if (first.extent === 0 || second.extent === 0) return [];
  const logRatio = Math.log(first.extent / second.extent);
  return [{ asGiven: logRatio + logCosine(second.middle), swapped: -logRatio + logCosine(first.middle) }];
}

function rangeOf(values: readonly number[]): { readonly extent: number; readonly middle: number } {
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return { extent: most - least, middle: (least + most) / 2 };
}

/** There is no golf within a degree of a pole. */
const logCosine = (latitude: number): number => Math.log(Math.max(Math.cos((latitude * Math.PI) / 180), 0.017));

const isOnEarth = ({ lat, lon }: LatLon): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0);

/** A golf course is at most a few kilometers across; features further away are errors. */
const MAX_FROM_CENTRE_METRES = metres(15_000);

function withoutStrays(features: readonly MapFeature[], warnings: string[]) {
  const middle = medianPoint(features.map((feature) => feature.centre));
  if (middle === null) return { features, warnings };
  const isNear = (point: LatLon): boolean => distanceBetween(point, middle) <= MAX_FROM_CENTRE_METRES;
  // Some maps have a few shapes with swapped coordinates: swapped back, those lie on the course.
  const turned = features.map((feature) => (isNear(feature.centre) ? feature : turnedRound(feature)));
  const kept = turned.filter((feature) => isNear(feature.centre) && feature.points.every(isNear));
  const rescued = kept.filter((feature) => !features.includes(feature)).length;
  if (rescued > 0)
    warnings.push(`${rescued} shapes had lat and lon the other way round than the rest, and were turned`);
  const strays = features.length - kept.length;
  if (strays > 0) warnings.push(`${strays} shapes lie more than 15 km from the others and were left out`);
  return { features: kept, warnings };
}

function turnedRound(feature: MapFeature): MapFeature {
  const points = feature.points.map(({ lat, lon }) => ({ lat: lon, lon: lat }));
  return points.every(isOnEarth) ? { ...feature, points, centre: centreOf(points, feature.isRing) } : feature;
}

/** The center; if an area bends around its center (a kidney-shaped green), the point inside that is nearest to it. */
export function centreOf(points: readonly LatLon[], isRing: boolean): LatLon {
  const centroid = isRing ? ringCentroid(points) : null;
  if (centroid !== null) return isInRing(centroid, points) ? centroid : insideNear(centroid, points);
  const near = besideEachOther(points);
  const sum = near.reduce((total, point) => ({ lat: total.lat + point.lat, lon: total.lon + point.lon }), {
    lat: 0,
    lon: 0,
  });
  return { lat: sum.lat / points.length, lon: wrapLongitude(sum.lon / points.length) };
}

/** Points on both sides of the 180th meridian, with longitudes that continue beyond it, for means and medians. */
function besideEachOther(points: readonly LatLon[]): readonly LatLon[] {
  const { extent } = rangeOf(points.map(({ lon }) => lon));
  return extent > 180 ? points.map(({ lat, lon }) => ({ lat, lon: lon < 0 ? lon + 360 : lon })) : points;
}

const SAMPLES = 24;

function insideNear(centre: LatLon, ring: Ring): LatLon {
  const plane = localPlane(centre);
  const flat = ring.map(plane.toPlane);
  const [x, y] = [rangeOf(flat.map((point) => point.x)), rangeOf(flat.map((point) => point.y))];
  const steps = Array.from({ length: SAMPLES }, (_unused, step) => (step + 0.5) / SAMPLES - 0.5);
  const inside = steps
    .flatMap((right) => steps.map((up) => ({ x: x.middle + right * x.extent, y: y.middle + up * y.extent })))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .map(plane.fromPlane)
    .find((point) => isInRing(point, ring));
  return inside ?? centre;
}

function medianPoint(points: readonly LatLon[]): LatLon | null {
  if (points.length === 0) return null;
  const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
  const near = besideEachOther(points);
  return { lat: middle(near.map(({ lat }) => lat)), lon: wrapLongitude(middle(near.map(({ lon }) => lon))) };
}

/** Some tools count longitudes on beyond the 180th meridian. */
function pointOf([first, second]: Position, isSwapped: boolean): LatLon {
  const [lat, lon] = isSwapped ? [first, second] : [second, first];
  return { lat, lon: Math.abs(lon) > 180 && Math.abs(lon) < 360 ? wrapLongitude(lon) : lon };
}

/** Max number of points in an outline; more would not be visible. */
const MAX_POINTS = 5_000;

/** Without the repeated last point of a ring, and without consecutive duplicates. */
export function withoutRepeats(points: readonly LatLon[], isRing: boolean): Ring {
  const kept = points.filter((point, index) => index === 0 || !isSame(point, points[index - 1] as LatLon));
  const open = isRing && kept.length > 1 && isSame(kept[0] as LatLon, kept.at(-1) as LatLon) ? kept.slice(0, -1) : kept;
  const every = Math.ceil(open.length / MAX_POINTS);
  return every <= 1 ? open : open.filter((_point, index) => index % every === 0);
}

const isSame = (a: LatLon, b: LatLon): boolean => a.lat === b.lat && a.lon === b.lon;
const isSamePosition = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
