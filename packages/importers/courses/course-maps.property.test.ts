import { CourseDocument } from '@strokebook/contract';
import { courseGaps, courseTable } from '@strokebook/golf/courses';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ImportError } from '../rounds/index.ts';
import { readFile } from './index.ts';
import { linedMap, type TestMap, tracedMap } from './testing/map-of-course.ts';
import { mutations } from './testing/mutate-map.ts';

const maps: readonly TestMap[] = [
  linedMap(9),
  linedMap(12, (hole) => ({ ref: hole, par: 4, dist: 350 })),
  linedMap(27, (hole) => ({ ref: ((hole - 1) % 18) + 1 })),
  linedMap(40),
  tracedMap(9),
];

const read = (text: string) => {
  try {
    return readFile('links.geojson', text).courses;
  } catch (error) {
    if (error instanceof ImportError) return [];
    throw error;
  }
};

it('whatever went wrong with a map, it is refused with a sentence or makes courses that the contract takes (ERR-O5)', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.nat(maps.length - 1), mutations, (index, mutate) => {
      const map = maps[index] as TestMap;
      for (const course of read(JSON.stringify(mutate(map)))) {
        const checked = CourseDocument.safeParse(course);
        expect(checked.success ? [] : checked.error.issues).toEqual([]);
        const numbers = course.holes.map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        courseGaps(course);
        courseTable(course);
      }
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
  );
});
