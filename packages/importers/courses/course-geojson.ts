import { isInRing, ringArea } from '@strokebook/golf/geometry';
import type { CourseDocument } from '@strokebook/golf/model';
import { courseOf, type HoleParts } from './course-of-parts.ts';
import { parseCourse } from './course-problems.ts';
import { FeatureCollection, featuresOf, type MapFeature, surfaceNamed } from './course-shapes.ts';
import { isUnplayable, numbersOf, type Properties, wordOf } from './course-tags.ts';
import { coursesOfLines, isHoleLine, type LinedCourse } from './hole-lines.ts';
import { holesOfTraces } from './hole-traces.ts';
import { withJoinedLines } from './join-lines.ts';
import { type Place, placeFeatures } from './place-features.ts';
import { refuse } from '../rounds/index.ts';

export type GeoJsonReading = { readonly courses: readonly CourseDocument[]; readonly warnings: readonly string[] };

/** Whether parsed JSON looks like GeoJSON. */
export const isGeoJson = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'type' in json && json.type === 'FeatureCollection';

/**
 * Reads the courses of a GeoJSON file: either hole lines with outlines around them (OpenStreetMap), or outlines with
 * hole numbers. Missing numbers and pars are inferred, and each hole records that. @param fallbackName the course name
 * if the file has none (the file's name). @throws ImportError if there is neither a hole line nor a hole number.
 */
export function coursesOfGeoJson(json: unknown, fallbackName: string): GeoJsonReading {
  const collection = parseCourse(FeatureCollection, json);
  const { features: read, warnings } = featuresOf(collection, kindOf);
  const features = withJoinedLines(withNumbersOfAreas(read));
  const facility = nameOf(features) ?? fallbackName;
  const attribution = attributionOf(collection);
  const lined = features.some(isHoleLine) ? readLines(features) : null;
  const readings = lined?.readings ?? readTraces(features);
  if (readings.every(({ holes }) => holes.length === 0)) refuseUnplaced(features);
  const courses = readings.map(({ name, holes, loose }, index) =>
    courseOf({ name: nameOfCourse(facility, name, index), attribution, holes, loose }),
  );
  return {
    courses: withOwnIds(courses.map(({ course }) => course)),
    warnings: [
      ...warnings,
      ...(lined?.warnings ?? []),
      ...readings.flatMap((reading) => reading.warnings),
      ...courses.flatMap((course) => course.warnings),
    ],
  };
}

/** Makes course ids unique: long names of one facility may begin alike. */
function withOwnIds(courses: readonly CourseDocument[]): readonly CourseDocument[] {
  const count = new Map<string, number>();
  return courses.map((course) => {
    const nth = (count.get(course.courseId) ?? 0) + 1;
    count.set(course.courseId, nth);
    return nth === 1 ? course : { ...course, courseId: `${course.courseId}-${nth}` };
  });
}

type Reading = {
  readonly name: string | null;
  readonly holes: readonly HoleParts[];
  readonly loose: readonly MapFeature[];
  readonly warnings: readonly string[];
};

function nameOfCourse(facility: string, own: string | null, index: number): string {
  if (own !== null) return own.toLowerCase().includes(facility.toLowerCase()) ? own : `${facility} ${own}`;
  return index === 0 ? facility : `${facility} ${index + 1}`;
}

/** Disc golf, foot golf and miniature golf are mapped with the tags of golf and their own sport. */
function isOtherSport(properties: Properties): boolean {
  const sports = (wordOf(properties, 'sport') ?? '').toLowerCase().split(/\s*[;,]\s*/);
  return !sports.includes('golf') && sports.some((sport) => sport.includes('golf'));
}

function kindOf(properties: Properties): string {
  if (isOtherSport(properties) || isUnplayable(properties)) return '';
  const tags = typeof properties.tags === 'object' && properties.tags !== null ? (properties.tags as Properties) : {};
  // The map's tag takes precedence over the name of a trace, which may be wrong ('18_water').
  for (const value of [
    tags.golf,
    properties.golf,
    properties.type,
    properties.kind,
    properties.feature,
    properties.leisure,
    tags.leisure,
    properties.natural,
    tags.natural,
    properties.landuse,
    tags.landuse,
  ]) {
    if (typeof value !== 'string') continue;
    const kind = value.trim().toLowerCase();
    if (surfaceNamed(kind) !== null || knownKinds.has(kind)) return kind;
  }
  const name = wordOf(properties, 'name', 'Name');
  return name === null ? '' : (name.split('_').at(-1) ?? '').toLowerCase();
}
const knownKinds = new Set(['hole', 'pin', 'golf_course', 'clubhouse', 'driving_range', 'cartpath', 'path']);

/** Some maps draw a whole hole as an area: features inside without a number get the area's. */
function withNumbersOfAreas(features: readonly MapFeature[]): readonly MapFeature[] {
  const areas = features.flatMap((feature) => {
    const [number] = feature.kind === 'hole' && feature.isRing ? numbersOf(feature.properties, true) : [];
    return number === undefined ? [] : [{ number, feature }];
  });
  if (areas.length === 0) return features;
  return features.map((feature) => {
    if (feature.surface === null || numbersOf(feature.properties, false).length > 0) return feature;
    const around = areas.find(({ feature: area }) => isInRing(feature.centre, area.points));
    return around === undefined ? feature : { ...feature, properties: { ...feature.properties, hole: around.number } };
  });
}

function nameOf(features: readonly MapFeature[]): string | null {
  const courses = features.filter(
    ({ kind, properties }) => kind === 'golf_course' && wordOf(properties, 'name') !== null,
  );
  // If a facility contains courses, the largest outline is the facility.
  const [largest] = [...courses].sort((a, b) => ringArea(b.points) - ringArea(a.points));
  return largest === undefined ? null : wordOf(largest.properties, 'name');
}

function attributionOf({ metadata }: FeatureCollection): string {
  const { source, licence, license } =
    typeof metadata === 'object' && metadata !== null ? (metadata as Properties) : {};
  return [source, licence ?? license].filter((part) => typeof part === 'string').join('; ') || 'unknown';
}

function readLines(features: readonly MapFeature[]): {
  readonly readings: readonly Reading[];
  readonly warnings: readonly string[];
} {
  const clubhouse = features.find((feature) => feature.kind === 'clubhouse')?.centre ?? null;
  const { courses, warnings } = coursesOfLines(features, clubhouse);
  const all = courses.flatMap(({ holes }) => holes.map(({ number, line }): Place => ({ number, line })));
  const { placed, loose } = placeFeatures(all, features);
  const traced = tracedBeside(courses, loose);
  let first = 0;
  const readings = courses.map(({ name, holes }, index): Reading => {
    const own = placed.slice(first, first + holes.length);
    first += holes.length;
    const parts = holes.map((hole, place): HoleParts => ({ ...hole, ...(own[place] as (typeof placed)[number]) }));
    return {
      name,
      holes: [...parts, ...(index === 0 ? traced.holes : [])].sort(byNumber),
      loose: index === 0 ? traced.loose : [],
      warnings: [],
    };
  });
  return { readings, warnings };
}

const byNumber = (a: HoleParts, b: HoleParts): number => a.number - b.number;

/** Holes without a line whose outlines carry their number. */
function tracedBeside(courses: readonly LinedCourse[], loose: readonly MapFeature[]) {
  const [course, second] = courses;
  const taken = new Set(course?.holes.map(({ number }) => number));
  const isMapped = course?.holes.every(({ numberFrom }) => numberFrom === 'mapped') === true;
  if (second !== undefined || !isMapped) return { holes: [], loose };
  const reading = holesOfTraces(loose);
  const holes = reading.holes.filter((hole) => !taken.has(hole.number) && hole.green !== null && hole.tees.length > 0);
  const used = new Set(holes.flatMap(({ green, tees, others }) => [green, ...tees, ...others]));
  return { holes: holes.map(partsOfTrace), loose: loose.filter((feature) => !used.has(feature)) };
}

type Traced = ReturnType<typeof holesOfTraces>['holes'][number];

const partsOfTrace = (hole: Traced): HoleParts => ({ ...hole, numberFrom: 'mapped', pin: null, feature: null });

/**
 * Reads outlines that carry the numbers of their holes; grouped into several courses if their names begin differently.
 */
function readTraces(features: readonly MapFeature[]): readonly Reading[] {
  const groups = new Map<string | null, MapFeature[]>();
  const prefixOf = (feature: MapFeature): string | null =>
    /^(.+?)_hole_\d/i.exec(wordOf(feature.properties, 'name') ?? '')?.[1] ?? null;
  const prefixes = new Set(features.map(prefixOf).filter((prefix) => prefix !== null));
  for (const feature of features) {
    const prefix = prefixes.size > 1 ? prefixOf(feature) : null;
    const group = groups.get(prefix);
    if (group === undefined) groups.set(prefix, [feature]);
    else group.push(feature);
  }
  const unnamed = prefixes.size > 1 ? (groups.get(null) ?? []) : [];
  if (prefixes.size > 1) groups.delete(null);
  return [...groups].map(([prefix, own], index) => {
    const { holes, loose, warnings } = holesOfTraces(own);
    const lined = holes.filter(({ line }) => line.length > 1);
    // Outlines without a number are placed by distance: bunkers and water count for every hole that they lie on.
    const around = placeFeatures(lined, index === 0 ? [...loose, ...unnamed] : loose);
    const others = new Map(lined.map((hole, place) => [hole.number, around.placed[place]?.others ?? []]));
    const used = new Set([...others.values()].flat());
    const pins = new Map(lined.map((hole, place) => [hole.number, around.placed[place]?.pin ?? null]));
    const parts = holes.map((hole): HoleParts => {
      const part = partsOfTrace(hole);
      return {
        ...part,
        pin: pins.get(hole.number) ?? null,
        others: [...part.others, ...(others.get(hole.number) ?? [])],
      };
    });
    const left = [...loose, ...(index === 0 ? unnamed : [])].filter(
      (feature) => feature.surface !== null && !used.has(feature),
    );
    return {
      name:
        prefix
          ?.split(/[_\s]+/)
          .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
          .join(' ') ?? null,
      holes: parts,
      loose: left,
      warnings,
    };
  });
}

function refuseUnplaced(features: readonly MapFeature[]): never {
  const counts = ['green', 'tee', 'fairway'].flatMap((surface) => {
    const count = features.filter((feature) => feature.surface === surface).length;
    return count === 0 ? [] : [`${count} ${surface}${count === 1 ? '' : 's'}`];
  });
  return refuse(
    '',
    counts.length === 0
      ? 'the map has neither greens with hole numbers nor lines of holes'
      : `the map has ${counts.join(', ')}, but neither greens with hole numbers nor lines of holes to place them by`,
  );
}
