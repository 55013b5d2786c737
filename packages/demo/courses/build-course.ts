import { localPlane } from '@strokebook/golf/geometry';
import {
  COURSE_FORMAT,
  type CourseDocument,
  type CourseHole,
  type CourseTee,
  type Dogleg,
  type LatLon,
  YARDS_PER_METRE,
  yards,
} from '@strokebook/golf/model';
import { createRandom } from '../random.ts';
import { type CoursePlan, teePlans } from './course-plans.ts';
import { drawLine, drawShapes } from './hole-shapes.ts';
import { alongLine, lineLength } from './line.ts';
import { routeHoles } from './route-holes.ts';
import type { Vector } from './vector.ts';

/** A course with data that its document has no field for. */
export type BuiltCourse = {
  readonly document: CourseDocument;
  readonly doglegs: readonly Dogleg[];
  /** For each hole whether there is out of bounds beyond its rough. */
  readonly hasBoundary: readonly boolean[];
};

/** Draws a course. The random numbers depend on the course only, so that it is the same in every demo world. */
export function buildCourse(plan: CoursePlan): BuiltCourse {
  const random = createRandom(`course/${plan.courseId}`);
  const drawn = plan.pars.map((par, i) => drawLine(par, plan.lengths[i] as number, random.fork(`line ${i}`)));
  const lines = routeHoles(
    drawn.map(({ line }) => line),
    random.fork('routing'),
  );
  const toLatLon = latLonWriter(plan.position);
  const indexes = strokeIndexes(plan);
  const holes = lines.map((line, i): CourseHole => {
    const par = plan.pars[i] as number;
    const shapes = drawShapes(plan, par, line, random.fork(`shapes ${i}`));
    return {
      number: i + 1,
      numberFrom: 'mapped',
      par,
      parFrom: 'mapped',
      strokeIndex: indexes[i],
      tee: toLatLon(line[0] as Vector),
      greenCentre: toLatLon(alongLine(line, lineLength(line)).at),
      centreLine: line.map(toLatLon),
      shapes: Object.fromEntries(
        Object.entries(shapes).map(([surface, rings]) => [surface, rings.map((ring) => ring.map(toLatLon))]),
      ),
    };
  });
  const boundary = random.fork('boundary');
  return {
    document: {
      format: COURSE_FORMAT,
      courseId: plan.courseId,
      name: plan.name,
      city: plan.city,
      region: plan.region,
      country: 'US',
      position: plan.position,
      tees: teePlans.map((tee) => ratedTee(plan, tee)),
      holes,
      attribution: 'An invented course, drawn for the demo.',
    },
    doglegs: drawn.map(({ dogleg }) => dogleg),
    hasBoundary: plan.pars.map(() => boundary.chance(plan.boundary)),
  };
}

/**
 * Yardage rating by the formulas of the USGA Course Rating System, before obstacles: course rating and bogey rating.
 */
const ratingFormulas = {
  men: {
    scratch: (length: number) => length / 220 + 40.9,
    bogey: (length: number) => length / 160 + 50.7,
    slope: 5.381,
  },
  women: {
    scratch: (length: number) => length / 180 + 40.1,
    bogey: (length: number) => length / 120 + 51.3,
    slope: 4.24,
  },
};

function ratedTee(plan: CoursePlan, tee: (typeof teePlans)[number]): CourseTee {
  const card = plan.lengths.map((length) => Math.round(length * tee.share));
  const length = card.reduce((sum, value) => sum + value, 0);
  const formula = ratingFormulas[tee.gender];
  // Obstacles cost a scratch player little and a bogey player more.
  const obstacles = plan.water + plan.trees * 0.6;
  const rating = Math.round((formula.scratch(length) + obstacles * 0.5) * 10) / 10;
  const slope = Math.round(formula.slope * (formula.bogey(length) + obstacles * 2.5 - rating));
  return {
    name: tee.name,
    gender: tee.gender,
    rating,
    slope: Math.min(155, slope),
    yards: card.map((value) => yards(value)),
  };
}

/** Odd numbers for the front nine, even ones for the back; long holes relative to their par come first. */
function strokeIndexes(plan: CoursePlan): number[] {
  const typical: Record<number, number> = { 3: 190, 4: 420, 5: 550 };
  const hardness = plan.pars.map(
    (par, i) => ((plan.lengths[i] as number) / (typical[par] as number)) * (par === 3 ? 0.92 : 1),
  );
  const ranked = (from: number) =>
    Array.from({ length: 9 }, (_, i) => from + i).sort((a, b) => (hardness[b] as number) - (hardness[a] as number));
  const [front, back] = [ranked(0), ranked(9)];
  return plan.pars.map((_, i) => (i < 9 ? front.indexOf(i) * 2 + 1 : back.indexOf(i) * 2 + 2));
}

/** Seven decimals are a centimeter. */
export const roundDegrees = (value: number): number => Math.round(value * 1e7) / 1e7;

function latLonWriter(origin: LatLon): (point: Vector) => LatLon {
  const plane = localPlane(origin);
  return (point) => {
    const { lat, lon } = plane.fromPlane({ x: point.x / YARDS_PER_METRE, y: point.y / YARDS_PER_METRE });
    return { lat: roundDegrees(lat), lon: roundDegrees(lon) };
  };
}
