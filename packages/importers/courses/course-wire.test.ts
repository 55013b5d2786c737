import { parsePoints } from '@strokebook/golf/geometry';
import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const shapes = (...points: readonly string[]) => ({ shapes: { shape: points.map((one) => ({ points: one })) } });
const green = '-82.1000 40.4020,-82.0998 40.4020,-82.0998 40.4022,-82.1000 40.4022,-82.1000 40.4020';
const file = {
  courseName: 'Alder Creek',
  city: 'Millbrook Falls',
  courseGpsVectorDetails: {
    holes: {
      hole: [
        {
          holeNumber: 1,
          perimeter: shapes('-82.101 40.399,-82.099 40.399,-82.099 40.403,x,-82.101 40.403'),
          green: shapes(green),
          teeboxcenter: shapes('-82.0999 40.3990', '0 0'),
        },
      ],
    },
  },
  courseScorecardDetails: { menScorecardList: [{ parHole: [4, 0] }] },
  courseTeeDetails: { teesList: [{ teeName: 'Blue', ydsHole: [412, null] }] },
  geometryHoles: [
    {
      teeLatitude: 40.399,
      teeLongitude: -82.0999,
      pinLatitude: 40.4021,
      pinLongitude: -82.0999,
      courseManagementTarget: [
        { shotNumber: 2, latitude: 40.4015, longitude: -82.0998 },
        { shotNumber: 1, latitude: 40.4005, longitude: -82.1 },
      ],
    },
    { teeLatitude: 0, teeLongitude: 0 },
  ],
};

it('reads a course of the course service: point strings, card, tees and targets in order of play (DATA-57, DATA-58, DATA-59, GEO-03, GEO-04, GEO-06, GEO-07, GEO-08)', () => {
  const { courses, warnings } = readFile('course.json', JSON.stringify(file));
  const [course] = courses;
  expect(course).toMatchObject({
    name: 'Alder Creek',
    city: 'Millbrook Falls',
    tees: [{ name: 'Blue', yards: [412, null] }],
  });
  const [first, second] = course?.holes ?? [];
  expect(first).toMatchObject({ number: 1, par: 4, pin: { lat: 40.4021, lon: -82.0999 } });
  // The repeated last point and the entry that is no point are left out, the tee box at 0 0 as well.
  expect(first?.shapes.green?.[0]).toEqual(parsePoints(green).slice(0, 4));
  expect(first?.shapes.rough?.[0]).toHaveLength(4);
  expect(first?.teeBoxes).toEqual([{ lat: 40.399, lon: -82.0999 }]);
  expect(first?.centreLine?.map(({ lat }) => lat).slice(0, 3)).toEqual([40.399, 40.4005, 40.4015]);
  expect(second).toEqual({ number: 2, numberFrom: 'mapped', shapes: {} });
  expect(warnings).toEqual(['1 of 2 holes have no green']);
});

it('names what is wrong with such a file and where (DATA-57)', () => {
  const wrong = { ...file, courseName: ' ', courseScorecardDetails: { menScorecardList: [{ parHole: ['four'] }] } };
  expect(() => readFile('course.json', JSON.stringify(wrong))).toThrow(/courseName[\s\S]*parHole/);
});
