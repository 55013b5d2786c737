import { documentName } from '@strokebook/contract';
import { distanceBetween } from '@strokebook/golf/geometry';
import {
  COURSE_FORMAT,
  type CourseDocument,
  type CourseHole,
  type LatLon,
  type Ring,
  type Surface,
} from '@strokebook/golf/model';
import { z } from 'zod';
import { courseIdOf } from './course-of-parts.ts';
import { parseCourse } from './course-problems.ts';
import { centreOf, surfaceNamed, withoutRepeats } from './course-shapes.ts';

/** Two numbers in degrees; some tools write them as strings. */
const Degrees = z.union([z.number(), z.string().trim().min(1).transform(Number).pipe(z.number())]);
const Position = z.tuple([Degrees, Degrees], z.unknown()).transform(([first, second]) => [first, second] as const);

const whole = (min: number, max: number) =>
  z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().min(min).max(max));

const CourseByHole = z.object({
  name: documentName(120),
  key: z.string().optional(),
  source: z.string().optional(),
  holes: z
    .array(
      z.object({
        number: whole(1, 36),
        par: whole(3, 7).nullish(),
        strokeIndex: whole(1, 36).nullish(),
        handicap: whole(1, 36).nullish(),
        green: z.array(Position).nullish(),
        greenCenter: Position.nullish(),
        pin: Position.nullish(),
        tees: z.array(Position).nullish(),
        start: Position.nullish(),
        hazards: z.array(z.object({ kind: z.string(), poly: z.array(Position) })).nullish(),
      }),
    )
    .min(1)
    .max(36)
    .refine((holes) => new Set(holes.map(({ number }) => number)).size === holes.length, 'has a number twice'),
});
/** A course read from a file, with warnings about corrected problems. */
export type CourseReading = { readonly course: CourseDocument; readonly warnings: readonly string[] };

type FileHole = z.infer<typeof CourseByHole>['holes'][number];

/** Whether parsed JSON looks like a course listed hole by hole. */
export const isCourseByHole = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'holes' in json &&
  'name' in json &&
  !('players' in json) &&
  !('format' in json);

/**
 * Reads a course from a file that lists its holes, with coordinates [lat, lon]; or [lon, lat] if most of them are
 * invalid as [lat, lon]. @throws ImportError with all problems.
 */
export function courseOfHoles(json: unknown): CourseReading {
  const file = parseCourse(CourseByHole, json);
  const isSwapped = areSwapped(file.holes);
  const warnings = isSwapped ? ['the coordinates are in the order lon, lat and were read so'] : [];
  const holes = [...file.holes]
    .sort((a, b) => a.number - b.number)
    .map((hole) => holeOf(hole, (position) => pointOf(position, isSwapped)));
  const off = file.holes.flatMap(positionsOf).filter((position) => pointOf(position, isSwapped) === null).length;
  if (off > 0) warnings.push(`${off} positions lie nowhere on earth and were left out`);
  const position = holes.flatMap(({ tee }) => tee ?? [])[0];
  return {
    course: {
      format: COURSE_FORMAT,
      courseId: courseIdOf(file.key ?? file.name, position ?? null),
      name: file.name,
      ...(position === undefined ? {} : { position }),
      tees: [],
      holes,
      attribution: (file.source ?? 'unknown').slice(0, 400),
    },
    warnings,
  };
}

type FilePosition = readonly [number, number];

const positionsOf = (hole: FileHole): readonly FilePosition[] => [
  ...(hole.green ?? []),
  ...(hole.tees ?? []),
  ...[hole.greenCenter, hole.pin, hole.start].filter((position) => position != null),
  ...(hole.hazards ?? []).flatMap(({ poly }) => poly),
];

/** Whether coordinates are swapped: most positions would have a latitude beyond 90 degrees. */
function areSwapped(holes: readonly FileHole[]): boolean {
  const positions = holes.flatMap(positionsOf);
  return positions.filter(([first]) => Math.abs(first) > 90).length * 2 > positions.length;
}

function pointOf([first, second]: FilePosition, isSwapped: boolean): LatLon | null {
  const [lat, lon] = isSwapped ? [second, first] : [first, second];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0) ? { lat, lon } : null;
}

/** A tee further than this from the start of its hole belongs to the next hole. */
const TEES_APART_METRES = 200;

function holeOf(hole: FileHole, toPoint: (position: FilePosition) => LatLon | null): CourseHole {
  const points = (positions: readonly FilePosition[] | null | undefined): readonly LatLon[] =>
    (positions ?? []).flatMap((position) => toPoint(position) ?? []);
  const point = (position: FilePosition | null | undefined): LatLon | null =>
    position == null ? null : toPoint(position);
  const shapes: { [surface in Surface]?: Ring[] } = {};
  const add = (surface: Surface, outline: readonly LatLon[]): void => {
    const ring = withoutRepeats(outline, true);
    if (ring.length >= 3) shapes[surface] = [...(shapes[surface] ?? []), ring];
  };
  add('green', points(hole.green));
  for (const hazard of hole.hazards ?? []) {
    const surface = surfaceNamed(hazard.kind);
    if (surface !== null) add(surface, points(hazard.poly));
  }
  const green = shapes.green?.[0];
  const greenCentre =
    point(hole.greenCenter) ?? (green === undefined ? null : centreOf(green, true)) ?? point(hole.pin);
  const boxes = teesOf(points(hole.tees), point(hole.start), greenCentre);
  const tee = point(hole.start) ?? boxes[0];
  const strokeIndex = hole.strokeIndex ?? hole.handicap;
  const pin = point(hole.pin);
  return {
    number: hole.number,
    numberFrom: 'mapped',
    ...(hole.par == null ? {} : { par: hole.par, parFrom: 'mapped' as const }),
    ...(strokeIndex == null ? {} : { strokeIndex }),
    ...(tee == null ? {} : { tee }),
    ...(boxes.length === 0 ? {} : { teeBoxes: boxes }),
    ...(greenCentre === null ? {} : { greenCentre }),
    ...(pin === null ? {} : { pin }),
    ...(tee == null || greenCentre === null ? {} : { centreLine: [tee, greenCentre] }),
    shapes,
  };
}

/** Some files list every nearby tee; those of this hole are close to its start and not close to its green. */
function teesOf(tees: readonly LatLon[], start: LatLon | null, green: LatLon | null): readonly LatLon[] {
  const own = start === null ? tees : tees.filter((tee) => distanceBetween(tee, start) <= TEES_APART_METRES);
  if (green === null) return own.slice(0, 20);
  const toGreen = (tee: LatLon): number => distanceBetween(tee, green);
  const ahead = start === null ? own : own.filter((tee) => toGreen(tee) >= toGreen(start) / 2);
  return [...ahead].sort((a, b) => toGreen(b) - toGreen(a)).slice(0, 20);
}
