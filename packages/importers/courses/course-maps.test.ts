import { isInRing, ringArea, surfaceAt } from '@strokebook/golf/geometry';
import type { CourseDocument, CourseHole } from '@strokebook/golf/model';
import { courseGaps } from '@strokebook/golf/courses';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../rounds/index.ts';
import { numbersOf } from './course-tags.ts';
import { readFile } from './index.ts';
import {
  featureOf,
  lineOfHole,
  linedMap,
  pinOfHole,
  shapesOfHole,
  type TestFeature,
  type TestMap,
  tracedMap,
} from './testing/map-of-course.ts';

const read = (map: unknown) => readFile('links.geojson', JSON.stringify(map));
const courseIn = (map: unknown): CourseDocument => read(map).courses[0] as CourseDocument;
const holeIn = (map: unknown, number: number): CourseHole => {
  const hole = courseIn(map).holes.find((one) => one.number === number);
  if (hole === undefined) throw new Error(`there is no hole ${number}`);
  return hole;
};
const mapOf = (features: readonly TestFeature[]): TestMap => ({ type: 'FeatureCollection', features: [...features] });
const numbersIn = (map: unknown): readonly number[] => courseIn(map).holes.map(({ number }) => number);
const turned = (feature: TestFeature): TestFeature => {
  const { type, coordinates } = feature.geometry as { type: string; coordinates: unknown[] };
  return { ...feature, geometry: { type, coordinates: [...coordinates].reverse() } };
};
const problemOf = (map: unknown): string => {
  try {
    read(map);
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
  return '';
};

/** Expects green, tee and pin at the positions of the test map. */
const expectWhole = (map: TestMap, number: number, drawnAs = number): void => {
  const hole = holeIn(map, number);
  const [green, tee] = shapesOfHole(drawnAs).map(({ geometry }) =>
    (geometry as { coordinates: [number, number][][] }).coordinates[0]?.map(([lon, lat]) => ({ lat, lon })),
  );
  expect(isInRing(hole.greenCentre as never, green ?? []), `green of ${number}`).toBe(true);
  expect(isInRing(hole.tee as never, tee ?? []), `tee of ${number}`).toBe(true);
  expect(hole.shapes.green).toHaveLength(1);
  expect(hole.shapes.tee).toHaveLength(1);
};

describe('a map of more than one course', () => {
  it('keeps every course of names whose first sixty letters are the same, each with an id of its own (DATA-22)', () => {
    const facility = 'The Very Long Established Golf and Country Club of Lower Pine Hollow';
    const courses = ['North', 'South'].flatMap((loop, index) =>
      [1, 2, 3].map((hole) => lineOfHole(hole + 9 * index, { ref: hole, course: `${facility} ${loop}` })),
    );
    expect(read(mapOf(courses)).courses.map(({ name, courseId }) => [name.slice(-5), courseId])).toEqual([
      ['North', 'links-the-very-long-established-golf-and-country-club-of-low'],
      ['South', 'links-the-very-long-established-golf-and-country-club-of-low-2'],
    ]);
  });

  it('has an id of the letters that are typed for it, and of its name where letters are lost (DATA-22)', () => {
    const idOf = (name: string): string | undefined =>
      readFile(`${name}.geojson`, JSON.stringify(linedMap(2, (hole) => ({ ref: hole })))).courses[0]?.courseId;
    expect(['Łódź', 'Søren', 'Straße', 'Œuvre ｇｏｌｆ １', "King's Walk"].map(idOf)).toEqual([
      'lodz',
      'soren',
      'strasse',
      'oeuvre-golf-1',
      'king-s-walk',
    ]);
    const lossy = ['大洗GC', '川奈GC', 'ГК Golf', 'ОК Golf', 'سعد Golf', 'Golf ٣'].map(idOf);
    expect(new Set(lossy).size).toBe(6);
    expect(lossy[0]).toMatch(/^gc-[a-z0-9]+$/);
    expect(lossy[5]).toBe('golf-3');
    // Nothing is left of the name, so the position stands for it.
    expect(idOf('大洗')).toMatch(/^course-51-\d+n-4-\d+e$/);
  });

  it('and of a thousand lines without a number is read while one waits (DATA-57)', () => {
    const lines = Array.from({ length: 1_000 }, (_unused, index): TestFeature => {
      const [lon, lat] = [-3.2 + (index % 40) * 0.002, 56 + Math.floor(index / 40) * 0.004];
      const coordinates = [
        [lon, lat],
        [lon, lat + 0.003],
      ];
      return { type: 'Feature', properties: { golf: 'hole' }, geometry: { type: 'LineString', coordinates } };
    });
    const { courses } = read(mapOf(lines));
    expect(courses).toHaveLength(Math.ceil(1_000 / 18));
    expect(courses.reduce((sum, { holes }) => sum + holes.length, 0)).toBe(1_000);
  });
});

describe('lines of holes', () => {
  const refs = linedMap(18, (hole) => ({ ref: String(hole) }));

  it('get the green at their end, the tee at their beginning and the pin on the green (DATA-57)', () => {
    for (let hole = 1; hole <= 18; hole += 1) {
      expectWhole(refs, hole);
      expect(holeIn(refs, hole).pin).toEqual(expect.objectContaining({ lat: expect.any(Number) }));
    }
    expect(courseGaps(courseIn(refs)).every(({ gaps }) => gaps.every(({ kind }) => kind === 'inferredPar'))).toBe(true);
  });

  it('are turned where they are drawn from green to tee, by the flag where there is no green (DATA-57)', () => {
    const back = mapOf(
      refs.features.map((feature) => (feature.properties?.golf === 'hole' ? turned(feature) : feature)),
    );
    for (const hole of [1, 2, 9, 18]) expectWhole(back, hole);
    const flags = mapOf([1, 2].flatMap((hole) => [turned(lineOfHole(hole, { ref: hole })), pinOfHole(hole)]));
    expect(holeIn(flags, 1).centreLine).toEqual(holeIn(refs, 1).centreLine);
  });

  it('are not turned where the tee lies beside the green of the hole before and the line stops short (DATA-57)', () => {
    const map = mapOf([...shapesOfHole(1), lineOfHole(1, { ref: 1 })]);
    const line = (map.features.at(-1) as TestFeature).geometry as { coordinates: [number, number][] };
    const [tee, green] = line.coordinates as [[number, number], [number, number]];
    // 25 m short of its own green, and 15 m from another green.
    line.coordinates[1] = [green[0], green[1] - 36 / 111_195];
    const near = shapesOfHole(1)[0] as TestFeature;
    const ring = (near.geometry as { coordinates: [number, number][][] }).coordinates[0] ?? [];
    (near.geometry as { coordinates: unknown }).coordinates = [
      ring.map(([lon, lat]) => [lon, lat - (green[1] - tee[1]) - 26 / 111_195]),
    ];
    const course = courseIn({ ...map, features: [...map.features, near] });
    expect(course.holes[0]?.centreLine?.[0]?.lat).toBeCloseTo(tee[1], 6);
  });

  it.each([
    ['a number', (hole: number) => ({ ref: hole }), 'mapped'],
    ['a list of two rounds', (hole: number) => ({ ref: `${hole};${hole + 9}` }), 'mapped'],
    ['an ordinal', (hole: number) => ({ name: ['1st', '2nd', '3rd'][hole - 1] ?? `${hole}th` }), 'mapped'],
    ['a name with par and length', (hole: number) => ({ name: `Hole ${hole} - Par 4 - 350m` }), 'mapped'],
    ['another language', (hole: number) => ({ name: `Loch ${hole}` }), 'mapped'],
    ['a number before a name', (hole: number) => ({ name: `${hole} Postage Stamp` }), 'mapped'],
    ['a name with the number last', (hole: number) => ({ name: `Old Course ${hole}` }), 'mapped'],
    ['tags below the properties', (hole: number) => ({ tags: { golf: 'hole', ref: `${hole}` } }), 'mapped'],
    ['digits of full width', (hole: number) => ({ ref: String.fromCodePoint(0xff10 + hole) }), 'mapped'],
    ['Arabic digits', (hole: number) => ({ ref: String.fromCodePoint(0x660 + hole) }), 'mapped'],
    ['a Japanese name', (hole: number) => ({ name: `${hole}番ホール` }), 'mapped'],
    [
      'words',
      (hole: number) => ({ name: `Hole ${'One Two Three Four Five Six Seven Eight Nine'.split(' ')[hole - 1]}` }),
      'mapped',
    ],
    [
      'Roman numerals',
      (hole: number) => ({ ref: 'I II III IV V VI VII VIII IX'.split(' ')[hole - 1] ?? '' }),
      'mapped',
    ],
    ['nothing', () => ({}), 'inferred'],
    ['a length that is no number of a hole', () => ({ name: '350 m' }), 'inferred'],
    ['a par that is no number of a hole', () => ({ name: 'Par 4' }), 'inferred'],
  ])('take their number from %s (DATA-57)', (_what, tagsOf, numberFrom) => {
    const map = linedMap(9, tagsOf);
    expect(numbersIn(map)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(courseIn(map).holes.every((hole) => hole.numberFrom === numberFrom)).toBe(true);
    if (numberFrom === 'mapped') for (const hole of [1, 5, 9]) expectWhole(map, hole);
  });

  it('take par, stroke index and length from their words, in yards or metres (GEO-06, GEO-07)', () => {
    const [course] = read(linedMap(9, (hole) => ({ ref: hole, par: '4', handicap: hole, dist: '383' }))).courses;
    expect(course?.holes[6]).toMatchObject({ par: 4, parFrom: 'mapped', strokeIndex: 7 });
    // 350 m is 383 yd.
    expect(course?.tees).toEqual([{ name: 'Card', yards: Array.from({ length: 9 }, () => 383) }]);
    const metric = courseIn(linedMap(9, (hole) => ({ name: `Hole ${hole} - Par 5 - 350m` })));
    expect(metric.tees[0]?.yards[0]).toBe(383);
    expect(metric.holes[0]).toMatchObject({ par: 5, parFrom: 'mapped' });
    expect(courseIn(linedMap(9, (hole) => ({ ref: hole, dist: 350 }))).tees[0]?.yards[0]).toBe(383);
    expect(courseGaps(courseIn(linedMap(9, (hole) => ({ ref: hole, dist: '450 yd' }))))[0]?.gaps).toContainEqual({
      kind: 'length',
      text: 'measures 383 yd, −15% of the 450 yd on the card',
    });
  });

  it.each([
    ['5;4', 5],
    ['5/6', 5],
    ['５', 5],
    ['5.0', 5],
    ['par 5 (ladies 6)', 5],
    ['5.5', null],
    ['12', null],
  ])('take the first of several values of a tag: par %s (GEO-06)', (par, read5) => {
    const { par: found, parFrom } = holeIn(
      linedMap(2, (hole) => ({ ref: hole, par, handicap: '7;8', dist: '383;350' })),
      1,
    );
    expect([found, parFrom]).toEqual(read5 === null ? [4, 'inferred'] : [read5, 'mapped']);
    const course = courseIn(linedMap(2, (hole) => ({ ref: hole, handicap: '7;8', dist: '383;350' })));
    expect([course.holes[0]?.strokeIndex, course.tees[0]?.yards[0]]).toEqual([7, 383]);
  });

  it('take par, stroke index and lengths by the colour of a tee, those of the hole first (GEO-06, GEO-07)', () => {
    const holes = (tagsOf: (hole: number) => Record<string, unknown>) =>
      courseIn(linedMap(9, (hole) => ({ ref: hole, ...tagsOf(hole) })));
    const told = (course: CourseDocument) => [
      course.holes[4]?.par,
      course.holes[4]?.parFrom,
      course.holes[4]?.strokeIndex,
    ];
    expect(told(holes((hole) => ({ 'par:red': '5', 'handicap:red': hole })))).toEqual([5, 'mapped', 5]);
    expect(told(holes((hole) => ({ tags: { 'par:yellow': '5', 'handicap:yellow': String(hole) } })))).toEqual([
      5,
      'mapped',
      5,
    ]);
    // Where colours differ, that of the men's usual tees.
    expect(told(holes(() => ({ 'par:red': '5', 'par:white': '4', 'handicap:red': 1, 'handicap:blue': 9 })))).toEqual([
      4,
      'mapped',
      9,
    ]);
    expect(told(holes(() => ({ par: '3', 'par:white': '5', handicap: 2, 'handicap:white': 7 })))).toEqual([
      3,
      'mapped',
      2,
    ]);
    expect(told(holes(() => ({ 'par:source': 'survey', 'par:white': 'x', 'handicap:note': 'as of 2020' })))).toEqual([
      4,
      'inferred',
      undefined,
    ]);
    expect(holes(() => ({ 'dist:white': '383', 'dist:red': '300 m', 'dist:note': 'new' })).tees).toEqual([
      { name: 'White', yards: Array.from({ length: 9 }, () => 383) },
      { name: 'Red', yards: Array.from({ length: 9 }, () => 328) },
    ]);
  });

  it.each(['abandoned', 'disused', 'razed', 'demolished', 'removed', 'proposed', 'construction'])(
    'that are marked as %s are none, unless the mark says no (DATA-57)',
    (mark) => {
      const gone = [10, 11].map((hole) => lineOfHole(hole, { ref: hole - 6, [mark]: 'yes' }));
      const map = linedMap(9, (hole) => ({ ref: hole, [mark]: 'no' }));
      expect(numbersIn(mapOf([...gone, ...map.features]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    },
  );

  it('that are spare beside whole ones are left out, with a word (DATA-57)', () => {
    const spare = linedMap(19, (hole) => ({ ref: hole }));
    expect(courseIn(spare).holes).toHaveLength(18);
    expect(read(spare).warnings).toContain('1 spare hole beside the others left out');
    const named = linedMap(10, (hole) => (hole === 10 ? { ref: 4, name: 'Spare hole' } : { ref: hole }));
    expect(numbersIn(named)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // A third nine, and the tenth hole of a course that is not mapped to its end.
    expect(numbersIn(linedMap(27, (hole) => ({ ref: hole })))).toHaveLength(27);
    expect(numbersIn(linedMap(10, (hole) => ({ ref: hole })))).toHaveLength(10);
  });

  it('that are played both ways to the same greens are two courses with all of their holes (DATA-57)', () => {
    // Greens on a row, each 350 m from the next, with tees on either side: forth along it, and back by the same numbers.
    const at = (place: number, aside = 0): [number, number] => [4.35 + place * 0.005, 51 + aside];
    const line = (from: number, to: number, ref: number): TestFeature =>
      featureOf(
        { type: 'LineString', coordinates: [at(from, from < to ? 0.0003 : -0.0003), at(to)] },
        { golf: 'hole', ref },
      );
    const nine = Array.from({ length: 9 }, (_unused, index) => index + 1);
    const greens = Array.from({ length: 10 }, (_unused, place) => {
      const [lon, lat] = at(place + (place < 9 ? 1 : -9));
      const ring = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ].map(([x = 0, y = 0]) => [lon + x * 0.0002, lat + y * 0.0001]);
      return featureOf({ type: 'Polygon', coordinates: [ring] }, { golf: 'green' });
    });
    const map = mapOf([
      ...greens,
      ...nine.map((hole) => line(hole - 1, hole, hole)),
      ...nine.map((hole) => line(11 - hole, 10 - hole, hole)),
    ]);
    expect(read(map).courses.map(({ holes }) => holes.length)).toEqual([9, 9]);
    // The fifth hole is drawn from both of its tees.
    const tees = linedMap(9, (hole) => ({ ref: hole }));
    const { coordinates } = lineOfHole(5).geometry as { coordinates: [[number, number], [number, number]] };
    const [from, to] = coordinates;
    const short = featureOf(
      { type: 'LineString', coordinates: [[from[0], from[1] + 0.0004], to] },
      { golf: 'hole', ref: 5 },
    );
    expect(numbersIn(mapOf([...tees.features, short]))).toEqual(nine);
  });

  it.each([
    ['Trou n°8', 8],
    ['Trou N° 8', 8],
    ['Hoyo nº 8', 8],
    ['Loch Nr. 8', 8],
    ['Buca n. 8', 8],
    ['n°8', 8],
    ['一', 1],
    ['八番ホール', 8],
    ['第十八洞', 18],
    ['十番', 10],
    ['二十七', 27],
    ['三つ池', null],
  ])('have the number that their name says in the words of its country: %s (DATA-57)', (name, number) => {
    expect(numbersOf({ name }, true)).toEqual(number === null ? [] : [number]);
    if (number !== null) expect(numbersOf({ ref: name }, true)).toEqual([number]);
  });

  it('without a number take the one that is missing between their neighbours (DATA-57)', () => {
    const map = linedMap(18, (hole) => (hole === 7 || hole === 12 ? {} : { ref: hole }));
    expectWhole(map, 7);
    expectWhole(map, 12);
    expect(holeIn(map, 7).numberFrom).toBe('inferred');
    expect(holeIn(map, 8).numberFrom).toBe('mapped');
  });

  it('of which two have one number: the one that fits worse takes the number that is missing (DATA-57)', () => {
    const map = linedMap(18, (hole) => ({ ref: hole === 8 ? 7 : hole }));
    for (const hole of [6, 7, 8, 9]) expectWhole(map, hole);
    expect(read(map).warnings).toContain('the number 7 stands on two holes; one of them is a slip');
  });

  it('of two courses with the same numbers make two courses (DATA-57)', () => {
    const map = mapOf([
      ...linedMap(27).features.filter(({ properties }) => properties?.golf !== 'hole'),
      ...Array.from({ length: 27 }, (_unused, index) => lineOfHole(index + 1, { ref: (index % 18) + 1 })),
    ]);
    const { courses } = read(map);
    expect(courses.map(({ holes, courseId }) => [courseId, holes.length])).toEqual([
      ['links', 18],
      ['links-2', 9],
    ]);
    expect(courses[1]?.holes.every((hole) => hole.shapes.green?.length === 1)).toBe(true);
  });

  it('of loops with letters make a course of each (DATA-57)', () => {
    const map = linedMap(18, (hole) => ({ ref: `${hole <= 9 ? 'A' : 'B'}${((hole - 1) % 9) + 1}` }));
    const { courses } = read(map);
    expect(courses.map(({ name, holes }) => [name, holes.map(({ number }) => number)])).toEqual([
      ['Links A', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
      ['Links B', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ]);
    expect(courses[1]?.holes.every((hole) => hole.shapes.green?.length === 1)).toBe(true);
  });

  const withLines = (count: number, lines: readonly TestFeature[]): TestMap =>
    mapOf([...linedMap(count).features.filter(({ properties }) => properties?.golf !== 'hole'), ...lines]);
  const nines = (tagsOf: (nine: number, hole: number) => TestFeature['properties']): TestMap =>
    withLines(
      18,
      Array.from({ length: 18 }, (_unused, index) =>
        lineOfHole(index + 1, tagsOf(Math.floor(index / 9), (index % 9) + 1) ?? {}),
      ),
    );
  const endings = (map: TestMap) =>
    read(map).courses.map(({ name, holes }) => [name, holes.map(({ number }) => number).join(' ')]);

  it.each([
    ['the same numbers', (_nine: number, hole: number) => ({ ref: hole }), ['Links', 'Links 2']],
    [
      'a letter after the number',
      (nine: number, hole: number) => ({ ref: `${hole}${'AB'[nine]}` }),
      ['Links A', 'Links B'],
    ],
    [
      'names',
      (nine: number, hole: number) => ({ name: `${['Red', 'blue'][nine]} ${hole}` }),
      ['Links Red', 'Links blue'],
    ],
    [
      'a word after the number',
      (nine: number, hole: number) => ({ ref: `${hole} ${['Ost', 'West'][nine]}` }),
      ['Links Ost', 'Links West'],
    ],
    [
      'names with a word for hole',
      (nine: number, hole: number) => ({ name: `${['North Course', 'South Course'][nine]} - Hole ${hole}` }),
      ['Links North Course', 'Links South Course'],
    ],
    [
      'a number and a name',
      (nine: number, hole: number) => ({ ref: hole, name: `${['Forest', 'Lake'][nine]} ${hole}` }),
      ['Links Forest', 'Links Lake'],
    ],
  ])('of two nines with %s make two courses of nine (DATA-57)', (_what, tagsOf, names) => {
    expect(endings(nines(tagsOf))).toEqual(names.map((name) => [name, '1 2 3 4 5 6 7 8 9']));
    expect(read(nines(tagsOf)).warnings).toEqual([]);
    expect(
      read(nines(tagsOf)).courses.every(({ holes }) => holes.every(({ shapes }) => shapes.green?.length === 1)),
    ).toBe(true);
  });

  it.each([
    ['nines numbered on', (hole: number) => ({ ref: `${hole <= 9 ? 'A' : 'B'}${hole}` })],
    ['a front and a back nine', (hole: number) => ({ name: `${hole <= 9 ? 'Front' : 'Back'} ${hole}` })],
    [
      'holes with names of their own',
      (hole: number) => ({ ref: hole, name: `${hole} ${'ABCDEFGHIJKLMNOPQR'[hole - 1]}lder` }),
    ],
    ['three wrong numbers', (hole: number) => ({ ref: { 4: 3, 8: 7, 12: 11 }[hole] ?? hole })],
  ])('of one course with %s make one course (DATA-57)', (_what, tagsOf) => {
    expect(endings(linedMap(18, tagsOf)).map(([name]) => name)).toEqual(['Links']);
    expect(numbersIn(linedMap(18, tagsOf))).toHaveLength(18);
  });

  it('from one tee to two greens are one hole, with a word, also beside 18 (DATA-57)', () => {
    for (const count of [9, 18]) {
      const second = lineOfHole(4, { ref: 4 });
      const ends = (second.geometry as { coordinates: [number, number][] }).coordinates;
      const [lon, lat] = ends[1] as [number, number];
      ends[1] = [lon + 60 / 69_980, lat + 30 / 111_195];
      const map = linedMap(count, (hole) => ({ ref: hole }));
      expect(endings(mapOf([...map.features, second]))).toEqual(endings(map));
      expect(read(mapOf([...map.features, second])).warnings).toEqual([
        'hole 4 has two greens; the longer line was taken',
      ]);
    }
  });

  it('of nine holes with two greens each make a course of nine to each (DATA-57)', () => {
    const lines = [0, 1].flatMap((green) =>
      Array.from({ length: 9 }, (_unused, index) => {
        const line = lineOfHole(index + 1, { ref: index + 1 });
        const ends = (line.geometry as { coordinates: [number, number][] }).coordinates;
        const [lon, lat] = ends[1] as [number, number];
        ends[1] = [lon + (green * 60) / 69_980, lat];
        return line;
      }),
    );
    expect(endings(mapOf(lines))).toEqual([
      ['Links', '1 2 3 4 5 6 7 8 9'],
      ['Links 2', '1 2 3 4 5 6 7 8 9'],
    ]);
  });

  it('drawn in pieces that meet are one hole, whatever the direction of each (DATA-57)', () => {
    const cut = (hole: number, at: readonly number[], turnedPieces: readonly number[] = []): TestFeature[] => {
      const [from, to] = (lineOfHole(hole).geometry as { coordinates: [number, number][] }).coordinates as [
        [number, number],
        [number, number],
      ];
      const places = [0, ...at, 1].map((share) => [from[0], from[1] + (to[1] - from[1]) * share]);
      return places.slice(1).map((end, index) => {
        const piece = [places[index], end];
        return featureOf(
          { type: 'LineString', coordinates: turnedPieces.includes(index) ? piece.reverse() : piece },
          { golf: 'hole', ref: hole },
        );
      });
    };
    const whole = linedMap(3, (hole) => ({ ref: hole }));
    const lengthsIn = (map: TestMap) => courseGaps(courseIn(map));
    for (const pieces of [cut(2, [0.5]), cut(2, [0.5], [1]), cut(2, [0.05, 0.6], [0, 2]).reverse()]) {
      const map = mapOf([...whole.features.filter(({ properties }) => properties?.ref !== 2), ...pieces]);
      expectWhole(map, 2);
      expect([numbersIn(map), read(map).warnings, lengthsIn(map)]).toEqual([[1, 2, 3], [], lengthsIn(whole)]);
    }
    const parts = mapOf([
      ...whole.features.filter(({ properties }) => properties?.ref !== 2),
      featureOf(
        {
          type: 'MultiLineString',
          coordinates: cut(2, [0.4]).map(({ geometry }) => (geometry as { coordinates: unknown }).coordinates),
        },
        { golf: 'hole', ref: 2 },
      ),
    ]);
    expectWhole(parts, 2);
    expect(numbersIn(parts)).toEqual([1, 2, 3]);
  });

  it.each(['disc_golf', 'footgolf', 'miniature_golf'])('of %s are no holes of the course (DATA-57)', (sport) => {
    const others = [4, 5, 6].map((hole) => lineOfHole(hole, { ref: hole - 3, sport }));
    const map = linedMap(3, (hole) => ({ ref: hole, sport: 'golf' }));
    expect(read(mapOf([...others, ...map.features]))).toEqual(read(map));
  });

  it('beside all 18 are of practice holes and left out, with a word (DATA-57)', () => {
    const map = linedMap(19, (hole) => (hole === 19 ? {} : { ref: hole }));
    expect(courseIn(map).holes).toHaveLength(18);
    expect(read(map).warnings).toContain('1 line of holes without a number, where all are taken, left out');
    // Half of a course is not treated as practice holes.
    expect(courseIn(linedMap(18, (hole) => (hole > 9 ? {} : { ref: hole }))).holes).toHaveLength(18);
  });

  it('share a green that two holes end on (DATA-57)', () => {
    const [green] = shapesOfHole(1);
    const map = mapOf([lineOfHole(1, { ref: 1 }), turned(turned(lineOfHole(1, { ref: 7 }))), green as TestFeature]);
    const other = lineOfHole(2, { ref: 7 });
    const first = map.features[0] as TestFeature;
    const end = (first.geometry as { coordinates: unknown[] }).coordinates[1];
    (other.geometry as { coordinates: unknown[] }).coordinates[1] = end;
    map.features[1] = other;
    expect(courseIn(map).holes.map((hole) => hole.shapes.green?.length)).toEqual([1, 1]);
  });

  it('leave a practice green to no hole, and say so (DATA-57)', () => {
    const practice = shapesOfHole(30)[0] as TestFeature;
    const { courses, warnings } = read(mapOf([...refs.features, practice]));
    expect(courses[0]?.shapes?.green).toHaveLength(1);
    expect(warnings).toEqual(['on no hole: 1 green; drawn with the whole course only']);
  });

  it('that end beside the green of another hole do not take it (DATA-57)', () => {
    const line = lineOfHole(1, { ref: 1 });
    const ends = (line.geometry as { coordinates: [number, number][] }).coordinates;
    const [lon, lat] = (lineOfHole(3).geometry as { coordinates: [number, number][] }).coordinates[1] ?? [0, 0];
    // 24 m from the edge of the third hole's green.
    ends[1] = [lon - 36 / 69_980, lat];
    const map = mapOf([line, lineOfHole(3, { ref: 3 }), ...shapesOfHole(3)]);
    expect(holeIn(map, 1).shapes.green).toBeUndefined();
    expect(holeIn(map, 3).shapes.green).toHaveLength(1);
  });

  it('say which holes have no green, and take none from their neighbours (DATA-57)', () => {
    const [first] = shapesOfHole(1);
    const hidden = JSON.stringify(first?.geometry);
    const map = mapOf(
      refs.features.filter(
        ({ geometry, properties }) => properties?.golf === 'pin' || JSON.stringify(geometry) !== hidden,
      ),
    );
    expect(courseGaps(courseIn(map))[0]?.gaps).toContainEqual({
      kind: 'greenOutline',
      text: 'green without an outline',
    });
    expect(holeIn(map, 2).shapes.green).toHaveLength(1);
  });
});

describe('a shape that leaves out a part of it', () => {
  const round = (hole: number, metresOut: number, turnedRing = false): [number, number][] => {
    const ends = (lineOfHole(hole).geometry as { coordinates: [number, number][] }).coordinates;
    const [lon, lat] = ends[1] as [number, number];
    const ring = Array.from({ length: 13 }, (_unused, corner): [number, number] => {
      const angle = (corner / 12) * 2 * Math.PI;
      return [lon + (Math.cos(angle) * metresOut) / 69_980, lat + (Math.sin(angle) * metresOut) / 111_195];
    });
    return turnedRing ? ring.reverse() : ring;
  };
  const beside = (course: CourseDocument, hole: number, metresOff: number) => {
    const { greenCentre } = course.holes[hole - 1] as CourseHole;
    const { lat = 0, lon = 0 } = greenCentre ?? {};
    return surfaceAt(course.holes[hole - 1] as CourseHole, { lat: lat + metresOff / 111_195, lon });
  };
  const refs = linedMap(2, (hole) => ({ ref: hole }));

  it.each([
    ['an island in a lake', { golf: 'water_hazard' }, 'water'],
    ['a clearing in a wood', { natural: 'wood' }, 'woods'],
    ['a gap in the rough', { golf: 'rough' }, 'rough'],
  ] as const)('%s is not part of it, whatever the direction of the rings (GEO-10)', (_what, properties, surface) => {
    for (const [outerTurned, innerTurned] of [
      [false, false],
      [false, true],
      [true, true],
    ]) {
      const ring = [round(1, 60, outerTurned), round(1, 30, innerTurned)];
      for (const geometry of [
        { type: 'Polygon', coordinates: ring },
        { type: 'MultiPolygon', coordinates: [ring] },
      ]) {
        const course = courseIn(mapOf([...refs.features, featureOf(geometry, properties)]));
        expect([20, 45, 70].map((off) => beside(course, 1, off))).toEqual([null, surface, null]);
      }
    }
  });

  it('with several clearings is of the hole in each (GEO-10)', () => {
    const wood = featureOf(
      { type: 'Polygon', coordinates: [round(1, 600), round(1, 30), round(2, 30)] },
      { natural: 'wood' },
    );
    const course = courseIn(mapOf([...refs.features, wood]));
    for (const hole of [1, 2]) expect([20, 45].map((off) => beside(course, hole, off))).toEqual([null, 'woods']);
  });

  it('is one outline within the size of a document, and its area is that of what is left (GEO-10)', () => {
    const many = Array.from({ length: 700 }, (_unused, index) =>
      round(1, 2).map(([lon, lat]): [number, number] => [
        lon + (index % 30) * 1e-4,
        lat + Math.floor(index / 30) * 1e-4,
      ]),
    );
    const square = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => [4.35 + x * 0.05, 51 + y * 0.05]);
    const course = courseIn(
      mapOf([...refs.features, featureOf({ type: 'Polygon', coordinates: [square, ...many] }, { natural: 'wood' })]),
    );
    expect(course.holes[0]?.shapes.woods?.[0]?.length).toBeLessThanOrEqual(5_000);
    const [ring] = courseIn(
      mapOf([
        ...refs.features,
        featureOf({ type: 'Polygon', coordinates: [round(1, 60), round(1, 30)] }, { natural: 'wood' }),
      ]),
    ).holes[0]?.shapes.woods ?? [[]];
    // A regular polygon of twelve corners has three times the square of its radius.
    expect(ringArea(ring ?? []) / (3 * (60 ** 2 - 30 ** 2))).toBeCloseTo(1, 2);
  });
});

describe('outlines with the numbers of their holes', () => {
  it('make holes that run from the back tee to the green (DATA-57)', () => {
    const map = tracedMap(18);
    for (const hole of [1, 9, 18]) expectWhole(map, hole);
    expect(numbersIn(map)).toHaveLength(18);
  });

  it('of which one green has another number: it lies where it lies (DATA-57)', () => {
    const map = tracedMap(18);
    const greens = map.features.filter(({ properties }) => properties?.golf === 'green');
    (greens[7] as TestFeature).properties = { golf: 'green', hole: 12 };
    expectWhole(map, 8);
    expectWhole(map, 12);
    expect(read(map).warnings).toContain('hole 8: no green of its number; the one numbered 12 at its end was taken');
  });

  it("of which two greens have each other's numbers: both are put right (DATA-57)", () => {
    const map = tracedMap(18);
    const greens = map.features.filter(({ properties }) => properties?.golf === 'green');
    (greens[3] as TestFeature).properties = { golf: 'green', hole: 9 };
    (greens[8] as TestFeature).properties = { golf: 'green', hole: 4 };
    expectWhole(map, 4);
    expectWhole(map, 9);
  });

  it('without a number are taken where a hole has no green (DATA-57)', () => {
    const map = tracedMap(9);
    const green = map.features.find(({ properties }) => properties?.golf === 'green' && properties.hole === 5);
    (green as TestFeature).properties = { golf: 'green' };
    expectWhole(map, 5);
  });

  it('of one shape for two holes stand on both (DATA-57)', () => {
    const map = tracedMap(9);
    const bunker = shapesOfHole(3)[3] as TestFeature;
    bunker.properties = { name: 'links_hole_3_4_bunker' };
    map.features.push(bunker);
    expect([3, 4].map((hole) => holeIn(map, hole).shapes.bunker?.length)).toEqual([2, 2]);
  });

  it('in areas of holes take the number of the area (DATA-57)', () => {
    const areas = [1, 2].map((hole) => {
      const area = shapesOfHole(hole)[2] as TestFeature;
      const ring = (area.geometry as { coordinates: [number, number][][] }).coordinates[0] ?? [];
      // Wide enough to contain green and tee.
      const wide = ring.map(([lon, lat], index) => [
        lon + ([0, 4].includes(index) ? -3e-4 : index < 3 ? 3e-4 : -3e-4),
        lat + (index === 2 || index === 3 ? 1e-3 : -1e-3),
      ]);
      return featureOf({ type: 'Polygon', coordinates: [wide] }, { golf: 'hole', ref: hole });
    });
    const map = mapOf([...areas, ...shapesOfHole(1), ...shapesOfHole(2)]);
    expect(numbersIn(map)).toEqual([1, 2]);
  });
});

describe('untidy geometry', () => {
  const refs = linedMap(9, (hole) => ({ ref: hole }));
  type Geometry = { type: string; coordinates: unknown };
  const changed = (change: (geometry: Geometry) => unknown): TestMap =>
    mapOf(refs.features.map((feature) => ({ ...feature, geometry: change(feature.geometry as Geometry) })));
  const deep = (value: unknown, change: (position: number[]) => unknown): unknown => {
    if (!Array.isArray(value)) return value;
    return typeof value[0] === 'number' ? change(value as number[]) : value.map((part) => deep(part, change));
  };

  it.each([
    ['a height as third number', (g: Geometry) => ({ ...g, coordinates: deep(g.coordinates, (p) => [...p, 118.2]) })],
    ['numbers written as texts', (g: Geometry) => ({ ...g, coordinates: deep(g.coordinates, (p) => p.map(String)) })],
    ['collections of geometries', (g: Geometry) => ({ type: 'GeometryCollection', geometries: [g] })],
    [
      'polygons in several parts',
      (g: Geometry) => (g.type === 'Polygon' ? { type: 'MultiPolygon', coordinates: [g.coordinates] } : g),
    ],
    [
      'lines in several parts',
      (g: Geometry) => (g.type === 'LineString' ? { type: 'MultiLineString', coordinates: [g.coordinates] } : g),
    ],
    [
      'areas drawn as closed lines',
      (g: Geometry) =>
        g.type === 'Polygon' ? { type: 'LineString', coordinates: (g.coordinates as unknown[])[0] } : g,
    ],
    [
      'areas with holes in them',
      (g: Geometry) =>
        g.type === 'Polygon'
          ? { ...g, coordinates: [...(g.coordinates as unknown[]), (g.coordinates as unknown[])[0]] }
          : g,
    ],
  ])('with %s is read as if it were tidy (GEO-04)', (_what, change) => {
    expect(courseIn(changed(change))).toEqual(courseIn(refs));
  });

  it('across the 180th meridian is read as elsewhere, with longitudes beyond it as well (GEO-04)', () => {
    const moved = (east: number, wrap: (lon: number) => number): TestMap =>
      changed((g) => ({ ...g, coordinates: deep(g.coordinates, ([lon = 0, lat]) => [wrap(lon + east), lat]) }));
    // The meridian crosses the middle of hole 5, then a hole and its green.
    for (const east of [180 - 4.356_86, 180 - 4.350_01]) {
      const across = courseIn(moved(east, (lon) => (lon > 180 ? lon - 360 : lon)));
      const lengths = (course: CourseDocument) => courseGaps(course);
      expect(across.holes.map(({ number, shapes }) => [number, shapes.green?.length])).toEqual(
        courseIn(refs).holes.map(({ number }) => [number, 1]),
      );
      expect(lengths(across)).toEqual(lengths(courseIn(refs)));
      // To the nanometre.
      const rounded = (course: CourseDocument): string =>
        JSON.stringify(course, (_key, value: unknown) => (typeof value === 'number' ? value.toFixed(9) : value));
      expect(rounded(courseIn(moved(east, (lon) => lon)))).toBe(rounded(across));
    }
  });

  it('in metres is refused with what to do (ERR-O5)', () => {
    const metres = changed((g) => ({
      ...g,
      coordinates: deep(g.coordinates, ([x = 0, y = 0]) => [x * 111_319, y * 111_319]),
    }));
    expect(problemOf(metres)).toBe(
      'the map has coordinates in metres, not in degrees; write the map in WGS 84 (EPSG:4326) and import it again',
    );
  });

  it('with a few shapes the other way round has them turned, and says so (GEO-04)', () => {
    const map = changed((g) => g);
    for (const index of [2, 9]) {
      const feature = map.features[index] as TestFeature;
      const geometry = feature.geometry as Geometry;
      feature.geometry = { ...geometry, coordinates: deep(geometry.coordinates, ([x, y]) => [y, x]) };
    }
    expect(courseIn(map)).toEqual(courseIn(refs));
    expect(read(map).warnings).toContain('2 shapes had lat and lon the other way round than the rest, and were turned');
  });

  it('of features without a place is passed over (ERR-O5)', () => {
    const map = mapOf([...refs.features, { type: 'Feature', geometry: null, properties: null }]);
    expect(read(map).warnings).toEqual([]);
  });

  it('without lines or numbers is refused, and says what there is (ERR-O5)', () => {
    expect(problemOf(mapOf([...shapesOfHole(1), ...shapesOfHole(2)]))).toBe(
      'the map has 2 greens, 2 tees, 2 fairways, but neither greens with hole numbers nor lines of holes to place them by',
    );
  });

  it('of too many features is refused (ERR-O5)', () => {
    const feature = { type: 'Feature', geometry: null, properties: {} };
    expect(problemOf({ type: 'FeatureCollection', features: Array.from({ length: 50_001 }, () => feature) })).toBe(
      'the list of shapes has 50001 entries, more than 50000',
    );
  });

  it('after a byte order mark and with the line ends of Windows is read (GEN-02)', () => {
    const text = `\uFEFF${JSON.stringify(refs, null, 2).replaceAll('\n', '\r\n')}`;
    expect(readFile('links.geojson', text).courses[0]?.holes).toHaveLength(9);
  });
});
