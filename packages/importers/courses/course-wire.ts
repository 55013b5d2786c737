import {
  parOfHole,
  pinPosition,
  sortedTargets,
  teeBoxPoints,
  teePosition,
  vectorHole,
  type WireCourse,
  wireRings,
  yardageOfHole,
} from '@strokebook/golf/geometry';
import { cleanLine, documentLine, documentName } from '@strokebook/contract';
import {
  COURSE_FORMAT,
  type CourseHole,
  type CourseTee,
  isWithin,
  type LatLon,
  type Ring,
  roundLimits,
} from '@strokebook/golf/model';
import { z } from 'zod';
import type { CourseReading } from './course-by-hole.ts';
import { courseIdOf } from './course-of-parts.ts';
import { parseCourse } from './course-problems.ts';
import { centreOf, withoutRepeats } from './course-shapes.ts';

const Coordinate = z.number().nullish();
const Numbers = z.array(z.number().nullish()).max(36).nullish();
const Shapes = z
  .object({
    shapes: z
      .object({
        shape: z
          .array(z.object({ points: z.string().max(500_000).nullish() }))
          .max(300)
          .nullish(),
      })
      .nullish(),
  })
  .nullish();

/** A course as the course service sends it (DATA-57 to DATA-59); every field but the name may be missing. */
const WireCourseFile = z.object({
  courseName: documentName(120),
  city: documentLine(120).nullish(),
  state: documentLine(120).nullish(),
  courseGpsVectorDetails: z
    .object({
      holes: z
        .object({
          hole: z
            .array(
              z.object({
                holeNumber: z.number().int().min(1).max(36),
                perimeter: Shapes,
                green: Shapes,
                teeboxcenter: Shapes,
              }),
            )
            .max(36)
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
  courseScorecardDetails: z
    .object({
      menScorecardList: z
        .array(z.object({ parHole: Numbers }))
        .max(20)
        .nullish(),
    })
    .nullish(),
  courseTeeDetails: z
    .object({
      teesList: z
        .array(z.object({ teeName: z.string().max(120).nullish(), ydsHole: Numbers }))
        .max(20)
        .nullish(),
    })
    .nullish(),
  /** In order of the holes. */
  geometryHoles: z
    .array(
      z.object({
        teeLatitude: Coordinate,
        teeLongitude: Coordinate,
        pinLatitude: Coordinate,
        pinLongitude: Coordinate,
        courseManagementTarget: z
          .array(z.object({ shotNumber: z.number(), latitude: Coordinate, longitude: Coordinate }))
          .max(50)
          .nullish(),
      }),
    )
    .max(36)
    .nullish(),
});
type WireFile = z.infer<typeof WireCourseFile>;

/** Whether parsed JSON looks like a course of the course service. */
export const isWireCourse = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('courseGpsVectorDetails' in json || 'courseScorecardDetails' in json);

/**
 * Reads a course of the course service: outlines as point strings, scorecard, tees and targets (GEO-03 to GEO-08).
 * @throws ImportError with all problems.
 */
export function courseOfWire(json: unknown): CourseReading {
  const file = parseCourse(WireCourseFile, json);
  const numbers = holeNumbersOf(file);
  const holes = numbers.map((number) => holeOf(file, number));
  const position = holes.flatMap(({ tee, greenCentre }) => tee ?? greenCentre ?? [])[0];
  const withoutMap = holes.filter(({ greenCentre }) => greenCentre === undefined).length;
  return {
    course: {
      format: COURSE_FORMAT,
      courseId: courseIdOf(file.courseName, position ?? null),
      name: file.courseName,
      ...(file.city == null ? {} : { city: file.city }),
      ...(file.state == null ? {} : { region: file.state }),
      ...(position === undefined ? {} : { position }),
      tees: teesOf(file, numbers),
      holes,
    },
    warnings: withoutMap === 0 ? [] : [`${withoutMap} of ${holes.length} holes have no green`],
  };
}

/** The holes of the card, the map and the geometry together. */
function holeNumbersOf(file: WireFile): readonly number[] {
  const mapped = (file.courseGpsVectorDetails?.holes?.hole ?? []).map(({ holeNumber }) => holeNumber);
  const onCard = file.courseScorecardDetails?.menScorecardList?.[0]?.parHole?.length ?? 0;
  const count = Math.max(onCard, file.geometryHoles?.length ?? 0);
  const counted = Array.from({ length: count }, (_unused, index) => index + 1);
  return [...new Set([...mapped, ...counted])].sort((a, b) => a - b);
}

function holeOf(file: WireFile, number: number): CourseHole {
  const vector = vectorHole(file satisfies WireCourse, number);
  const geometry = file.geometryHoles?.[number - 1];
  const green = vector === null ? undefined : ringsOf(wireRings(vector.green).slice(0, 1))[0];
  const boxes = vector === null ? [] : teeBoxPoints(vector).slice(0, 20);
  const tee = (geometry === undefined ? null : teePosition(geometry)) ?? boxes[0];
  const pin = geometry === undefined ? null : pinPosition(geometry);
  const greenCentre = green === undefined ? pin : centreOf(green, true);
  const targets = sortedTargets(geometry?.courseManagementTarget).flatMap(({ latitude, longitude }) =>
    latitude && longitude ? [{ lat: latitude, lon: longitude }] : [],
  );
  const end = greenCentre ?? pin;
  const line: readonly LatLon[] = tee === undefined || end === null ? [] : [tee, ...targets, end];
  const par = parOfHole(file, number);
  const rough = vector === null ? [] : ringsOf(wireRings(vector.perimeter));
  return {
    number,
    numberFrom: 'mapped',
    ...(isWithin(par, roundLimits.par) ? { par, parFrom: 'mapped' as const } : {}),
    ...(tee === undefined ? {} : { tee }),
    ...(boxes.length === 0 ? {} : { teeBoxes: boxes }),
    ...(greenCentre === null ? {} : { greenCentre }),
    ...(pin === null ? {} : { pin }),
    ...(line.length < 2 ? {} : { centreLine: line }),
    shapes: { ...(green === undefined ? {} : { green: [green] }), ...(rough.length === 0 ? {} : { rough }) },
  };
}

/** Outlines with an area, without their repeated last point. */
const ringsOf = (rings: readonly Ring[]): readonly Ring[] =>
  rings.map((ring) => withoutRepeats(ring, true)).filter((ring) => ring.length >= 3);

const teesOf = (file: WireFile, numbers: readonly number[]): readonly CourseTee[] =>
  (file.courseTeeDetails?.teesList ?? []).map((tee, index) => ({
    name: cleanLine(tee.teeName ?? '') || `Tee ${index + 1}`,
    yards: numbers.map((number) => yardageOfHole(tee, number) ?? null),
  }));
