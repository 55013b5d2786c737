import { COURSE_FORMAT, type CourseHole, type LatLon, type Ring, type Surface } from '@strokebook/golf/model';
import { z } from 'zod';
import { centreOf, surfaceNamed, withoutRepeats } from './course-shapes.ts';
import type { CourseReading } from './course-geojson.ts';
import { parseOrRefuse } from './parse.ts';
import { slugOf } from './slug.ts';

/** [lat, lon]: the other way round than GeoJSON. */
const Position = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

const CourseByHole = z.object({
  name: z.string().min(1).max(120),
  key: z.string().optional(),
  source: z.string().optional(),
  holes: z
    .array(
      z.object({
        number: z.number().int().min(1).max(36),
        par: z.number().int().min(3).max(7).nullish(),
        green: z.array(Position).nullish(),
        greenCenter: Position.nullish(),
        tees: z.array(Position).nullish(),
        start: Position.nullish(),
        hazards: z.array(z.object({ kind: z.string(), poly: z.array(Position) })).nullish(),
      }),
    )
    .min(1)
    .max(36)
    .refine((holes) => new Set(holes.map(({ number }) => number)).size === holes.length, 'have a number twice'),
});
type FileHole = z.infer<typeof CourseByHole>['holes'][number];

/** Whether a parsed file looks like a course listed hole by hole. */
export const isCourseByHole = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'holes' in json &&
  'name' in json &&
  !('players' in json) &&
  !('format' in json);

/**
 * A course from a file that lists its holes, coordinates [lat, lon]. Its pins are left out: pins move daily.
 * @throws ImportError with every problem and its JSON path.
 */
export function courseOfHoles(json: unknown): CourseReading {
  const file = parseOrRefuse(CourseByHole, json);
  const holes = file.holes.map(holeOf);
  return {
    course: {
      format: COURSE_FORMAT,
      courseId: slugOf(file.key ?? file.name, 60),
      name: file.name,
      ...(holes[0]?.tee === undefined ? {} : { position: holes[0].tee }),
      tees: [],
      holes,
      attribution: file.source ?? 'unknown',
    },
    warnings: [],
  };
}

function holeOf(hole: FileHole): CourseHole {
  const shapes: { [surface in Surface]?: Ring[] } = {};
  const add = (surface: Surface, positions: readonly (readonly [number, number])[]): void => {
    const ring = withoutRepeats(positions.map(pointOf), true);
    if (ring.length >= 3) shapes[surface] = [...(shapes[surface] ?? []), ring];
  };
  if (hole.green != null) add('green', hole.green);
  for (const hazard of hole.hazards ?? []) {
    const surface = surfaceNamed(hazard.kind);
    if (surface !== null) add(surface, hazard.poly);
  }
  const start = hole.start ?? hole.tees?.[0];
  const tee = start == null ? undefined : pointOf(start);
  const green = shapes.green?.[0];
  const greenCentre =
    hole.greenCenter != null ? pointOf(hole.greenCenter) : green === undefined ? undefined : centreOf(green, true);
  return {
    number: hole.number,
    numberFrom: 'mapped',
    ...(hole.par == null ? {} : { par: hole.par, parFrom: 'mapped' as const }),
    ...(tee === undefined ? {} : { tee }),
    ...(greenCentre === undefined ? {} : { greenCentre }),
    ...(tee === undefined || greenCentre === undefined ? {} : { centreLine: [tee, greenCentre] }),
    shapes,
  };
}

const pointOf = ([lat, lon]: readonly [number, number]): LatLon => ({ lat, lon });
