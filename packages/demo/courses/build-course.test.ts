import { distanceBetween, headingBetween, ringArea, surfaceAt } from '@strokebook/golf/geometry';
import { type CourseHole, type LatLon, metresToYards } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { buildCourse } from './build-course.ts';
import { coursePlans } from './course-plans.ts';

const courses = coursePlans.map((plan) => buildCourse(plan));
const documents = courses.map(({ document }) => document);
const holes = documents.flatMap((course) => course.holes.map((hole, i) => ({ course, hole, i })));
const lengthOf = (line: readonly LatLon[]) =>
  line.slice(1).reduce((sum, point, i) => sum + metresToYards(distanceBetween(line[i] as LatLon, point)), 0);

describe('courses of the demo world', () => {
  it('are six of eighteen holes with a par of 70 to 72, and their names differ', () => {
    expect(documents).toHaveLength(6);
    expect(new Set(documents.map((course) => course.name)).size).toBe(6);
    for (const course of documents) {
      const par = course.holes.reduce((sum, hole) => sum + (hole.par ?? 0), 0);
      expect(par).toBeGreaterThanOrEqual(70);
      expect(par).toBeLessThanOrEqual(72);
      expect(course.holes.map((hole) => hole.number)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
      expect(course.holes.map((hole) => hole.strokeIndex).sort((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 18 }, (_, i) => i + 1),
      );
    }
  });

  it('are the same in every world', () => {
    expect(JSON.stringify(buildCourse(coursePlans[2] as (typeof coursePlans)[number]))).toBe(
      JSON.stringify(courses[2]),
    );
  });

  it('every tee has a yardage for each hole, a rating and a slope, and shorter tees rate lower', () => {
    for (const { tees } of documents) {
      for (const gender of ['men', 'women']) {
        const rated = tees.filter((tee) => tee.gender === gender);
        expect(rated.length).toBeGreaterThanOrEqual(2);
        const ratings = rated.map((tee) => tee.rating as number);
        expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      }
      for (const tee of tees) {
        expect(tee.yards).toHaveLength(18);
        expect(tee.rating).toBeGreaterThan(63);
        expect(tee.rating).toBeLessThan(78);
        expect(tee.slope).toBeGreaterThan(105);
        expect(tee.slope).toBeLessThanOrEqual(155);
      }
    }
  });

  it('the line of play is as long as the card says', () => {
    for (const { course, hole, i } of holes) {
      const card = course.tees[0]?.yards[i] as number;
      expect(Math.abs(lengthOf(hole.centreLine ?? []) - card)).toBeLessThan(card * 0.01);
    }
  });

  it('holes run in three directions at least', () => {
    for (const course of documents) {
      const quarters = course.holes.map((hole) =>
        Math.floor(headingBetween(hole.tee as LatLon, hole.greenCentre as LatLon) / 90),
      );
      expect(new Set(quarters).size).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('ground of the demo courses', () => {
  const shapesOf = (hole: CourseHole) => Object.keys(hole.shapes);

  it('a hole starts on its tee and ends on its green', () => {
    for (const { hole } of holes) {
      expect(surfaceAt(hole, hole.tee as LatLon)).toBe('tee');
      expect(surfaceAt(hole, hole.greenCentre as LatLon)).toBe('green');
    }
  });

  it('the middle of a par 4 or 5 is fairway, or water across it', () => {
    for (const { hole } of holes) {
      const line = hole.centreLine ?? [];
      const middle = line[Math.floor(line.length * 0.6)] as LatLon;
      if (hole.par !== 3) expect(['fairway', 'water']).toContain(surfaceAt(hole, middle));
    }
  });

  it('greens have the size of greens: 3,600 to 7,200 square feet', () => {
    for (const { hole } of holes) {
      const squareFeet = ringArea(hole.shapes.green?.[0] ?? []) * 10.7639;
      expect(squareFeet).toBeGreaterThan(3600);
      expect(squareFeet).toBeLessThan(7200);
    }
  });

  it('every hole has rough and bunkers; water and woods occur on some and not on all', () => {
    for (const { hole } of holes)
      expect(shapesOf(hole)).toEqual(expect.arrayContaining(['rough', 'bunker', 'tee', 'green']));
    for (const surface of ['water', 'woods']) {
      const count = holes.filter(({ hole }) => shapesOf(hole).includes(surface)).length;
      expect(count).toBeGreaterThan(10);
      expect(count).toBeLessThan(90);
    }
  });

  it('doglegs bend left and right, and some holes are straight', () => {
    expect(new Set(courses.flatMap(({ doglegs }) => doglegs))).toEqual(new Set(['left', 'right', 'straight']));
  });
});
