import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { groundOfHole } from '@strokebook/golf/aim';
import type { CourseDocument } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { aimField } from '../../golf/aim/aim-field.ts';
import { fineCounts, patternPoints } from '../../golf/aim/pattern-points.ts';
import { targetValue } from '../../golf/aim/target-value.ts';
import { curvesOf, typedBag } from '../../golf/testing/aim.ts';
import { exactMean } from '../../golf/testing/exact-mean.ts';
import { readFile } from '../../importers/courses/read-file.ts';
import { buildCourse } from '../courses/build-course.ts';
import { coursePlans } from '../courses/course-plans.ts';
import { createRandom } from '../random.ts';

const traced = `${process.env.GOLF_DATA_DIR ?? '../shared/data'}/courses/traced`;
const hasTraced = existsSync(traced);
const real = (name: string): readonly CourseDocument[] =>
  readFile(name, gunzipSync(readFileSync(`${traced}/${name}.geojson.gz`)).toString('utf8')).courses;

/** Targets on each course. */
const TARGETS = 25;
const bag = typedBag('scratch', 259);
const curves = curvesOf('scratch');

/** A value is this near to the exact one: but for one target in twenty, beside water, and these are within the second. */
const NEAR = 0.01;
const ALL = 0.015;
/** Yards of the shortest shots that are planned. */
const MIN_YARDS = 60;

/** Differences of values from exact ones, over targets of random holes, clubs and directions. */
function errorsOn(course: CourseDocument): readonly number[] {
  const random = createRandom(`targets/${course.courseId}`);
  const errors: number[] = [];
  while (errors.length < TARGETS) {
    const ground = groundOfHole(course, random.pick(course.holes).number);
    if ('missing' in ground || ground.tee === null) continue;
    const pattern = random.pick(bag);
    const { tee, line, pin } = ground;
    const start = random.chance(0.5) ? tee : (line[Math.max(0, line.length - 2)] ?? tee);
    const heading = Math.atan2(pin.x - start.x, pin.y - start.y) + random.gaussian(0, 0.08);
    const distance = Math.min(pattern.distance, Math.hypot(pin.x - start.x, pin.y - start.y));
    if (distance < MIN_YARDS) continue;
    const target = { x: start.x + distance * Math.sin(heading), y: start.y + distance * Math.cos(heading) };
    const field = aimField(ground, start, start === tee, pin, curves);
    const value = targetValue(field, target, patternPoints(pattern, fineCounts));
    errors.push(Math.abs(value - exactMean(course, field, pattern, target)));
  }
  return errors;
}

const expectNear = (course: CourseDocument): void => {
  const errors = errorsOn(course);
  expect(Math.max(...errors)).toBeLessThan(ALL);
  expect(errors.filter((error) => error < NEAR).length).toBeGreaterThanOrEqual(0.95 * TARGETS - 1);
};

describe('values of targets against exact outlines and 10,000 points', () => {
  it.each(coursePlans.slice(0, 4).map((plan) => [plan.name, plan] as const))(
    'are within 0.01 on %s, and within 0.015 beside water (AIM-03, AIM-05)',
    (_name, plan) => {
      expectNear(buildCourse(plan).document);
    },
    120_000,
  );

  it.skipIf(!hasTraced).each(['pebble_beach', 'valhalla', 'quail_hollow', 'kiawah_island_ocean_course'])(
    `are within 0.01 on the mapped course %s, and within 0.015 beside water (skipped without ${traced}) (AIM-03, AIM-05)`,
    (name) => {
      const [course] = real(name);
      if (course === undefined) throw new Error(`${name} has no course`);
      expectNear(course);
    },
    240_000,
  );
});
