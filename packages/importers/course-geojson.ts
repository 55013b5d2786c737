import { distanceBetween, isInRing } from '@strokebook/golf/geometry';
import {
  COURSE_FORMAT,
  type CourseDocument,
  type CourseHole,
  type LatLon,
  type Provenance,
  type Ring,
  type Surface,
} from '@strokebook/golf/model';
import { FeatureCollection, featuresOf, type MapFeature, surfaceNamed } from './course-shapes.ts';
import { lengthOf, orderOfPlay, parOfLength } from './infer-holes.ts';
import { parseOrRefuse } from './parse.ts';
import { refuse } from './problem.ts';
import { slugOf } from './slug.ts';

export type CourseReading = { readonly course: CourseDocument; readonly warnings: readonly string[] };

/** Whether a parsed file looks like a map. */
export const isGeoJson = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'type' in json && json.type === 'FeatureCollection';

/**
 * A course from GeoJSON: outlines that carry their hole's number, or OpenStreetMap features without. Where the map has
 * no numbers or pars they are inferred, and each hole says so.
 * @param fallbackName used where the file names no course (a file's name).
 * @throws ImportError when there is no green and no hole line to go by.
 */
export function courseOfGeoJson(json: unknown, fallbackName: string): CourseReading {
  const collection = parseOrRefuse(FeatureCollection, json);
  const { features, warnings } = featuresOf(collection, kindOf);
  const name = nameOf(features) ?? fallbackName;
  const lines = features.filter((feature) => feature.kind === 'hole' && !feature.isRing && feature.points.length > 1);
  const holes = features.some((feature) => numberOf(feature) !== null && surfaceNamed(feature.kind) !== null)
    ? numberedHoles(features)
    : holesOfLines(features, lines);
  if (holes.length === 0) refuse('$.features', 'has neither greens with hole numbers nor lines of holes');
  return {
    course: {
      format: COURSE_FORMAT,
      courseId: slugOf(name, 60),
      name,
      ...(features[0] === undefined ? {} : { position: features[0].centre }),
      tees: [],
      holes,
      attribution: attributionOf(collection),
    },
    warnings,
  };
}

function kindOf(properties: Readonly<Record<string, unknown>>): string {
  const tags = isRecord(properties.tags) ? properties.tags : {};
  // The tag of the map wins: a trace may have a slip ('18_water') where the map under it is right.
  for (const value of [
    tags.golf,
    properties.golf,
    properties.type,
    properties.leisure,
    properties.natural,
    tags.natural,
  ]) {
    if (typeof value === 'string' && (surfaceNamed(value) !== null || knownKinds.has(value))) return value;
  }
  return typeof properties.name === 'string' ? (properties.name.split('_').at(-1) ?? '') : '';
}
const knownKinds = new Set(['hole', 'pin', 'golf_course', 'clubhouse']);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The number that a feature carries: 'hole', 'ref', or a name such as '9th' or 'Hole 3'. */
function numberOf(feature: MapFeature): number | null {
  const { hole, ref, name } = feature.properties;
  const given =
    hole ??
    ref ??
    (feature.kind === 'hole' && typeof name === 'string'
      ? /^(?:hole\s*)?(\d{1,2})(?:st|nd|rd|th)?$/i.exec(name.trim())?.[1]
      : undefined);
  const number = Number(given ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= 36 ? number : null;
}

function nameOf(features: readonly MapFeature[]): string | null {
  const course = features.find(
    (feature) => feature.kind === 'golf_course' && typeof feature.properties.name === 'string',
  );
  return course === undefined ? null : String(course.properties.name);
}

function attributionOf({ metadata }: FeatureCollection): string {
  const { source, licence, license } = metadata ?? {};
  return [source, licence ?? license].filter((part) => typeof part === 'string').join('; ') || 'unknown';
}

/** Every outline says whose hole it is on. */
function numberedHoles(features: readonly MapFeature[]): readonly CourseHole[] {
  const numbers = [
    ...new Set(features.flatMap((feature) => (surfaceNamed(feature.kind) === null ? [] : (numberOf(feature) ?? [])))),
  ];
  const loose = features.filter((feature) => numberOf(feature) === null);
  return numbers
    .sort((a, b) => a - b)
    .map((number) => {
      const own = features.filter((feature) => numberOf(feature) === number);
      const green = own.find((feature) => surfaceNamed(feature.kind) === 'green')?.centre;
      const tees = own.filter((feature) => surfaceNamed(feature.kind) === 'tee').map((feature) => feature.centre);
      const tee = green === undefined ? tees[0] : furthestFrom(green, tees);
      return holeOf(
        number,
        'mapped',
        [tee, green].filter((point) => point !== undefined),
        [...own, ...nearby(loose, [tee, green])],
      );
    });
}

/** Outlines without a number that lie within a pitch of a hole's tee or green. */
const NEARBY_METRES = 60;
const nearby = (features: readonly MapFeature[], points: readonly (LatLon | undefined)[]): readonly MapFeature[] =>
  features.filter((feature) =>
    points.some((point) => point !== undefined && distanceBetween(point, feature.centre) <= NEARBY_METRES),
  );

function furthestFrom(point: LatLon, candidates: readonly LatLon[]): LatLon | undefined {
  return [...candidates].sort((a, b) => distanceBetween(point, b) - distanceBetween(point, a))[0];
}

/** Lines from tee to green, and outlines that belong to the line they are nearest to. */
function holesOfLines(features: readonly MapFeature[], lines: readonly MapFeature[]): readonly CourseHole[] {
  const greens = features.filter((feature) => feature.kind === 'green' && feature.isRing);
  const directed = lines.map((line) => towardsGreen(line.points, greens));
  const mapped = lines.map(numberOf);
  const areMapped = mapped.every((number) => number !== null) && new Set(mapped).size === mapped.length;
  const clubhouse = features.find((feature) => feature.kind === 'clubhouse')?.centre ?? null;
  const order = areMapped
    ? [...lines.keys()].sort((a, b) => (mapped[a] as number) - (mapped[b] as number))
    : orderOfPlay(directed, clubhouse);
  const ownFeatures = lines.map((): MapFeature[] => []);
  for (const feature of features) {
    if (surfaceNamed(feature.kind) === null) continue;
    const nearest = ownerOf(feature, directed);
    if (nearest !== null) ownFeatures[nearest]?.push(feature);
  }
  return order.map((line, index) =>
    holeOf(
      areMapped ? (mapped[line] as number) : index + 1,
      areMapped ? 'mapped' : 'inferred',
      directed[line] as readonly LatLon[],
      ownFeatures[line] ?? [],
      lines[line],
    ),
  );
}

/** Some mappers draw a hole from the green back: the end that lies on or nearest to a green is the green's. */
function towardsGreen(points: readonly LatLon[], greens: readonly MapFeature[]): readonly LatLon[] {
  const toGreen = (point: LatLon): number =>
    Math.min(...greens.map((green) => (isInRing(point, green.points) ? 0 : distanceBetween(point, green.centre))));
  return toGreen(points[0] as LatLon) < toGreen(points.at(-1) as LatLon) ? [...points].reverse() : points;
}

/** A green is at the end of its hole's line, a tee near its beginning; anything else lies along it. */
function ownerOf(feature: MapFeature, lines: readonly (readonly LatLon[])[]): number | null {
  const surface = surfaceNamed(feature.kind);
  if (surface === 'green')
    return nearestLine(
      feature.centre,
      lines.map((line) => line.slice(-1)),
      NEARBY_METRES,
    );
  if (surface !== 'tee') return nearestLine(feature.centre, lines.map(alongLine), FURTHEST_FROM_LINE_METRES);
  const beginnings = lines.map((line) => alongLine(line).slice(0, Math.ceil(alongLine(line).length / 2)));
  return nearestLine(feature.centre, beginnings, FURTHEST_FROM_LINE_METRES);
}

/** A shape further than this from every hole's line belongs to none. */
const FURTHEST_FROM_LINE_METRES = 120;

function nearestLine(point: LatLon, lines: readonly (readonly LatLon[])[], furthest: number): number | null {
  const distances = lines.map((line) => Math.min(...line.map((onLine) => distanceBetween(point, onLine))));
  const least = Math.min(...distances);
  return least <= furthest ? distances.indexOf(least) : null;
}

/** A line as points at most about 20 m apart. */
function alongLine(line: readonly LatLon[]): readonly LatLon[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (from === undefined) return [to];
    const steps = Math.max(1, Math.ceil(distanceBetween(from, to) / 20));
    return Array.from({ length: steps }, (_unused, step) => {
      const share = (step + 1) / steps;
      return { lat: from.lat + (to.lat - from.lat) * share, lon: from.lon + (to.lon - from.lon) * share };
    });
  });
}

function holeOf(
  number: number,
  numberFrom: Provenance,
  line: readonly LatLon[],
  features: readonly MapFeature[],
  lineFeature?: MapFeature,
): CourseHole {
  const shapes: { [surface in Surface]?: Ring[] } = {};
  for (const feature of features) {
    const surface = surfaceNamed(feature.kind);
    if (surface !== null && feature.isRing) shapes[surface] = [...(shapes[surface] ?? []), feature.points];
  }
  const mappedPar = Number(lineFeature?.properties.par ?? Number.NaN);
  const hasPar = Number.isInteger(mappedPar) && mappedPar >= 3 && mappedPar <= 7;
  const hasLine = line.length > 1;
  return {
    number,
    numberFrom,
    ...(hasPar
      ? { par: mappedPar, parFrom: 'mapped' as const }
      : hasLine
        ? { par: parOfLength(lengthOf(line)), parFrom: 'inferred' as const }
        : {}),
    ...(line[0] === undefined ? {} : { tee: line[0] }),
    ...(hasLine ? { greenCentre: greenOf(features, line), centreLine: line } : {}),
    shapes,
  };
}

function greenOf(features: readonly MapFeature[], line: readonly LatLon[]): LatLon {
  const end = line.at(-1) as LatLon;
  const greens = features.filter((feature) => feature.kind === 'green').map((feature) => feature.centre);
  const nearest = [...greens].sort((a, b) => distanceBetween(end, a) - distanceBetween(end, b))[0];
  return nearest !== undefined && distanceBetween(end, nearest) <= NEARBY_METRES ? nearest : end;
}
