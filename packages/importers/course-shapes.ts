import { distanceBetween, ringCentroid } from '@strokebook/golf/geometry';
import { type LatLon, metres, type Ring, type Surface } from '@strokebook/golf/model';
import { z } from 'zod';

/** One outline or line of a map file before it belongs to a hole. */
export type MapFeature = {
  readonly kind: string;
  readonly points: readonly LatLon[];
  readonly isRing: boolean;
  readonly centre: LatLon;
  readonly properties: Readonly<Record<string, unknown>>;
};

const Position = z.array(z.number()).min(2);
const Geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: Position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(Position).min(2) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(Position)).min(1)).min(1) }),
]);

export const FeatureCollection = z.object({
  type: z.literal('FeatureCollection'),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  features: z
    .array(
      z.object({
        geometry: z.unknown(),
        properties: z.record(z.string(), z.unknown()).nullish(),
      }),
    )
    .max(50_000),
});
export type FeatureCollection = z.infer<typeof FeatureCollection>;

/** Names of surfaces in the wild, misspellings too. */
const surfaceOfName: Readonly<Record<string, Surface>> = {
  green: 'green',
  tee: 'tee',
  teebox: 'tee',
  fairway: 'fairway',
  bunker: 'bunker',
  bukner: 'bunker',
  sand: 'bunker',
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
};

/** The surface that a name means, or null; '18_water' means water. */
export function surfaceNamed(name: string): Surface | null {
  const plain = name.toLowerCase().trim();
  return surfaceOfName[plain] ?? surfaceOfName[plain.replace(/^\d+_/, '')] ?? null;
}

/**
 * The features of a GeoJSON file, [lon, lat]. A file that has them the other way round is found out where that is
 * possible: no latitude is beyond 90 degrees.
 */
export function featuresOf(
  collection: FeatureCollection,
  kindOf: (properties: Readonly<Record<string, unknown>>) => string,
): {
  readonly features: readonly MapFeature[];
  readonly warnings: readonly string[];
} {
  const warnings: string[] = [];
  const parts = collection.features.flatMap(({ geometry, properties }, index) => {
    const parsed = Geometry.safeParse(geometry);
    if (!parsed.success) {
      warnings.push(`$.features[${index}].geometry: is no point, line or polygon, and was left out`);
      return [];
    }
    return outlinesOf(parsed.data).map((outline) => ({ ...outline, properties: properties ?? {} }));
  });
  const isSwapped = areSwapped(parts);
  if (isSwapped) warnings.push('the coordinates are in the order lat, lon and were read so');
  const onEarth = parts.filter(({ positions }) =>
    positions.every((position) => isOnEarth(pointOf(position, isSwapped))),
  );
  const lost = parts.length - onEarth.length;
  if (lost > 0) warnings.push(`${lost} shapes lie nowhere on earth and were left out`);
  const features = onEarth.map(({ positions, isRing, properties }) => {
    const points = withoutRepeats(
      positions.map((position) => pointOf(position, isSwapped)),
      isRing,
    );
    return { kind: kindOf(properties), points, isRing, centre: centreOf(points, isRing), properties };
  });
  return withoutStrays(features, warnings);
}

/**
 * Whether a map has its degrees in the order lat, lon. Beyond 90 degrees there is no latitude: there most shapes decide,
 * because one that is plainly wrong must not turn the rest of the course round. Elsewhere the outlines tell: greens,
 * bunkers and tees lie in all directions, so that on average they are as wide as they are long, once a degree of
 * longitude is taken for the shorter one that it is.
 */
function areSwapped(parts: readonly Outline[]): boolean {
  const beyond = parts.filter(({ positions }) => positions.some(([, second]) => Math.abs(second ?? 0) > 90));
  if (beyond.length * 2 > parts.length) return true;
  const offs = parts.flatMap((part) => (part.isRing ? offRoundness(part.positions) : []));
  if (offs.length < FEWEST_OUTLINES) return false;
  const mean = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0) / values.length;
  const [asGiven, swapped] = [mean(offs.map((off) => off.asGiven)), mean(offs.map((off) => off.swapped))];
  return Math.abs(asGiven) - Math.abs(swapped) > CLEARLY_ROUNDER;
}

/** Of fewer outlines the average says little. */
const FEWEST_OUTLINES = 20;
/** On the 16 maps at hand the right order is off by 0.02 to 0.40, the wrong one by at least 0.23 more. */
const CLEARLY_ROUNDER = 0.15;

/** Logarithm of width by length on the ground, read in either order; 0 is as wide as long. */
function offRoundness(positions: Outline['positions']): { readonly asGiven: number; readonly swapped: number }[] {
  const [first, second] = [0, 1].map((axis) => rangeOf(positions.map((position) => position[axis] as number)));
  if (first === undefined || second === undefined || first.extent === 0 || second.extent === 0) return [];
  const logRatio = Math.log(first.extent / second.extent);
  return [{ asGiven: logRatio + logCosine(second.middle), swapped: -logRatio + logCosine(first.middle) }];
}

function rangeOf(values: readonly number[]): { readonly extent: number; readonly middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { extent: most - least, middle: (least + most) / 2 };
}

/** Nobody plays golf within a degree of a pole. */
const logCosine = (latitude: number): number => Math.log(Math.max(Math.cos((latitude * Math.PI) / 180), 0.017));

const isOnEarth = ({ lat, lon }: LatLon): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** A golf course is at most a few kilometres across; whatever lies further away is a slip of the pen. */
const FURTHEST_METRES = metres(15_000);

function withoutStrays(features: readonly MapFeature[], warnings: string[]) {
  const middle = medianPoint(features.map((feature) => feature.centre));
  const kept = features.filter(
    (feature) => middle !== null && distanceBetween(feature.centre, middle) <= FURTHEST_METRES,
  );
  const strays = features.length - kept.length;
  if (strays > 0) warnings.push(`${strays} shapes lie more than 15 km from the others and were left out`);
  return { features: kept, warnings };
}

export function centreOf(points: readonly LatLon[], isRing: boolean): LatLon {
  const centroid = isRing ? ringCentroid(points) : null;
  if (centroid !== null) return centroid;
  const sum = points.reduce((total, point) => ({ lat: total.lat + point.lat, lon: total.lon + point.lon }), {
    lat: 0,
    lon: 0,
  });
  return { lat: sum.lat / points.length, lon: sum.lon / points.length };
}

function medianPoint(points: readonly LatLon[]): LatLon | null {
  if (points.length === 0) return null;
  const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
  return { lat: middle(points.map((point) => point.lat)), lon: middle(points.map((point) => point.lon)) };
}

type Outline = { readonly positions: readonly (readonly number[])[]; readonly isRing: boolean };

function outlinesOf(geometry: z.infer<typeof Geometry>): readonly Outline[] {
  switch (geometry.type) {
    case 'Point':
      return [{ positions: [geometry.coordinates], isRing: false }];
    case 'LineString':
      return [{ positions: geometry.coordinates, isRing: false }];
    case 'Polygon':
      return outerOf(geometry.coordinates);
    case 'MultiPolygon':
      return geometry.coordinates.flatMap(outerOf);
  }
}

/** Holes inside a polygon (a bunker in a fairway) are shapes of their own on a golf map. */
const outerOf = (rings: readonly (readonly (readonly number[])[])[]): readonly Outline[] =>
  rings[0] === undefined || rings[0].length < 3 ? [] : [{ positions: rings[0], isRing: true }];

const pointOf = (position: readonly number[], isSwapped: boolean): LatLon => {
  const [first, second] = [position[0] as number, position[1] as number];
  return isSwapped ? { lat: first, lon: second } : { lat: second, lon: first };
};

/** Without the repeated last point of a ring, and without points that stand on the one before. */
export function withoutRepeats(points: readonly LatLon[], isRing: boolean): Ring {
  const kept = points.filter((point, index) => index === 0 || !isSame(point, points[index - 1] as LatLon));
  return isRing && kept.length > 1 && isSame(kept[0] as LatLon, kept.at(-1) as LatLon) ? kept.slice(0, -1) : kept;
}

const isSame = (a: LatLon, b: LatLon): boolean => a.lat === b.lat && a.lon === b.lon;
