import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { courseGaps, courseTable } from '@strokebook/golf/courses';
import { distanceBetween, distanceToRing, isInRing } from '@strokebook/golf/geometry';
import type { CourseDocument } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { featuresOf } from './course-shapes.ts';
import { ImportError } from '../rounds/index.ts';
import { readFile } from './index.ts';
import { orderOfPlay } from './infer-holes.ts';

const courses = `${process.env.GOLF_DATA_DIR ?? '../shared/data'}/courses`;
const hasCourses = existsSync(courses);
const reason = `(skipped without ${courses})`;
const read = (path: string) => readFile(path, gunzipSync(readFileSync(`${courses}/${path}`)).toString('utf8'));
const problemsOf = (text: string): readonly string[] => {
  try {
    readFile('file.json', text);
  } catch (error) {
    if (error instanceof ImportError) return error.problems.map(({ path, message }) => `${path} ${message}`.trim());
    throw error;
  }
  return [];
};

const round = {
  format: 'strokebook.round/1',
  roundId: 'r1',
  playedOn: '2026-06-01',
  type: 'practice',
  status: 'inProgress',
  holeCount: 18,
  course: { name: 'Pine Hollow' },
  holes: [{ hole: 1, par: 4, score: 4 }],
};

describe('round documents', () => {
  it.each([
    ['one document', JSON.stringify(round), ['r1']],
    ['a list', JSON.stringify([round, { ...round, roundId: 'r2' }]), ['r1', 'r2']],
    ['a list under rounds', JSON.stringify({ rounds: [round] }), ['r1']],
    [
      'one a line, with empty lines',
      `${JSON.stringify(round)}\n\n${JSON.stringify({ ...round, roundId: 'r2' })}\n`,
      ['r1', 'r2'],
    ],
  ])('are read from %s (GEN-02, DATA-19)', (_what, text, ids) => {
    expect(readFile('rounds', text).rounds.map(({ roundId }) => roundId)).toEqual(ids);
  });

  it('name every problem with its place, and are read all or none (ERR-O5)', () => {
    const bad = [round, { ...round, playedOn: '2026-02-30', holes: [{ hole: 1, par: 9, score: 4, colour: 'red' }] }];
    expect(problemsOf(JSON.stringify(bad))).toEqual([
      '$[1].playedOn must be a day of the form yyyy-MM-dd',
      '$[1].holes[0].par must be 3 to 7',
      '$[1].holes[0].colour is not a known field',
    ]);
    expect(problemsOf(bad.map((document) => JSON.stringify(document)).join('\n'))[0]).toBe(
      'line 2: $.playedOn must be a day of the form yyyy-MM-dd',
    );
  });

  it.each([6, 12, 13])(
    'of %i finished holes are a round that ended after them, with a word (GEN-02, ENTRY-O66)',
    (count) => {
      const holes = Array.from({ length: count }, (_unused, at) => ({ hole: at + 1, par: 4, score: 4 }));
      for (const holeCount of [18, count]) {
        const { rounds, warnings } = readFile('r', JSON.stringify({ ...round, status: 'completed', holeCount, holes }));
        expect(rounds.map((read) => [read.status, read.holeCount, read.stoppedAfter, read.holes.length])).toEqual([
          ['completed', count < 9 ? 9 : 18, count, count],
        ]);
        expect(warnings).toEqual([
          `round 'r1' ended after ${count} holes: they count, and only 9 and 18 holes have a total`,
        ]);
      }
      const without = holes.map(({ hole, par }) => ({ hole, par }));
      expect(readFile('r', JSON.stringify({ ...round, holes: without })).warnings).toEqual([]);
    },
  );

  it('name the first problems of a file of something else, and not all of them (ERR-O5)', () => {
    const lines = Array.from({ length: 5_000 }, () => '{"a":1}').join('\n');
    expect(problemsOf(lines)).toHaveLength(201);
  });

  it('refuse the same round twice in one file (ERR-O5)', () => {
    expect(problemsOf(JSON.stringify([round, round]))).toEqual(['$[1].roundId is r1, as $[0].roundId already is']);
  });
});

describe('a course by holes that cannot be read', () => {
  it.each([
    ['{"name":"","holes":[{"number":1}]}', 'the name of the course is empty'],
    ['{"name":"C","holes":[]}', 'the list of holes is empty'],
    ['{"name":"C","holes":[{"number":7,"par":9}]}', 'hole 7: the par is 9, more than 7'],
    ['{"name":"C","holes":[{"number":1},{"number":0}]}', 'hole no. 2 of the file: the number is 0, less than 1'],
    ['{"name":"C","holes":[{"par":4}]}', 'hole no. 1 of the file: the number is missing'],
    [
      '{"name":"C","holes":[{"number":3,"hazards":[{"kind":"sand","poly":[[56,-3],["x",-3]]}]}]}',
      'hole 3: hazard 1, point of the outline 2 cannot be read: x',
    ],
    ['{"name":"C","holes":[{"number":3,"green":"here"}]}', 'hole 3: the outline of the green cannot be read: here'],
  ])('says in words what is wrong and on which hole: %s (ERR-O5)', (text, sentence) => {
    expect(problemsOf(text)).toContain(sentence);
  });
});

it('names of courses in files are cleaned of what cannot be seen (DATA-O62)', () => {
  const directory = '_id,latLng,name,city,state,country\nx,undefined,Pine\u202e Hollow,\u200bBergen,,Norway\n';
  const listed = '{"name":"Pine\u202e Hollow","holes":[{"number":1}]}';
  for (const text of [directory, listed]) expect(readFile('file', text).courses[0]?.name).toBe('Pine Hollow');
  expect(readFile('file', directory).courses[0]?.city).toBe('Bergen');
  expect(() => readFile('file', directory.replace('Pine\u202e Hollow', '\u200b'))).toThrow('has no id or no name');
});

describe('files that cannot be read', () => {
  it.each([
    ['an empty file', '', 'the file is empty'],
    ['a broken one', '{"a":', 'the file is no JSON'],
    ['another format', '{"a":1}', 'the file is none of: round documents'],
    ['a broken line', `${JSON.stringify(round)}\n{"a":\n`, 'line 2 is no JSON'],
    [
      'a directory with a field too few',
      '_id,latLng,name,city,state,country\nx,undefined,Name,City,State\n',
      'line 2 has 5 fields, not 6',
    ],
    [
      'a course with a hole number twice',
      '{"name":"C","holes":[{"number":1},{"number":1}]}',
      'the list of holes has a number twice',
    ],
    ['a map without greens', '{"type":"FeatureCollection","features":[]}', 'the map has neither greens'],
    [
      'a feed with a hole that is no number',
      '{"tournament":"Open","course":"C","round":1,"holes":[{"hole":"x","par":4}],"players":[]}',
      '$.holes[0].hole',
    ],
  ])('get a sentence: %s (ERR-O5)', (_what, text, sentence) => {
    expect(problemsOf(text)[0]).toContain(sentence);
  });
});

describe.skipIf(!hasCourses)(`courses ${reason}`, () => {
  /** The outlines of a kind in the file with their numbers, read without the importer. */
  type Outlined = { readonly number: number | null; readonly ring: readonly { lat: number; lon: number }[] };
  const outlinesIn = (file: string, kind: string): readonly Outlined[] => {
    const { features } = JSON.parse(gunzipSync(readFileSync(`${courses}/${file}`)).toString('utf8')) as {
      features: {
        properties: { golf?: string; type?: string; hole?: number | null };
        geometry: { type: string; coordinates: [number, number][][] };
      }[];
    };
    return features
      .filter(
        ({ properties, geometry }) => geometry.type === 'Polygon' && (properties.golf ?? properties.type) === kind,
      )
      .map(({ properties, geometry }) => ({
        number: properties.hole ?? null,
        ring: (geometry.coordinates[0] ?? []).map(([lon, lat]) => ({ lat, lon })),
      }));
  };

  it('traced with hole numbers: 18 holes, each on the green and the back tee that carry its number (DATA-57)', () => {
    for (const name of readdirSync(`${courses}/traced`)) {
      const file = `traced/${name}`;
      const [course] = read(file).courses;
      const [greens, tees] = [outlinesIn(file, 'green'), outlinesIn(file, 'tee')];
      expect(course?.holes.map((hole) => hole.number)).toEqual(
        Array.from({ length: 18 }, (_unused, index) => index + 1),
      );
      for (const { number, numberFrom, greenCentre, tee, centreLine } of course?.holes ?? []) {
        expect(numberFrom).toBe('mapped');
        if (greenCentre === undefined || tee === undefined)
          throw new Error(`${file}: hole ${number} lacks green or tee`);
        const on = (point: typeof tee, outlines: readonly Outlined[]) =>
          outlines.some((one) => one.number === number && isInRing(point, one.ring));
        expect([file, number, on(greenCentre, greens), on(tee, tees)]).toEqual([file, number, true, true]);
        expect(centreLine?.[0]).toEqual(tee);
        expect(centreLine?.at(-1)).toEqual(greenCentre);
      }
      expect(
        courseGaps(course as CourseDocument).every(({ gaps }) => gaps.every(({ kind }) => kind === 'inferredPar')),
      ).toBe(true);
    }
  });

  // Published totals of the back tees: Pebble Beach 7,075 yd; Muirfield Village 7,392 yd (until 2020); Valhalla 7,458
  // yd (PGA Championship 2014).
  it.each([
    ['pebble_beach', 7_075],
    ['muirfield_village', 7_392],
    ['valhalla', 7_458],
  ])('measured along their fairways are as long as their cards, within 3%%: %s (GEO-01)', (name, card) => {
    const [course] = read(`traced/${name}.geojson.gz`).courses;
    const total = courseTable(course as CourseDocument).at(-1)?.measured ?? 0;
    expect(Math.abs(total / card - 1)).toBeLessThan(0.03);
  });

  it('mapped with lines: each hole ends on a green that its line ends on, and no green serves two (DATA-57)', () => {
    for (const name of readdirSync(`${courses}/osm`)) {
      const file = `osm/${name}`;
      const greens = outlinesIn(file, 'green');
      const [course] = read(file).courses;
      const served = new Set<Outlined>();
      for (const { number, greenCentre, centreLine, shapes, pin } of course?.holes ?? []) {
        const end = centreLine?.at(-1);
        const own = greens.filter(({ ring }) => end !== undefined && distanceToRing(end, ring) < 10);
        // One green of Luby is not on the map.
        if (own.length === 0)
          expect([name, number, shapes.green]).toEqual(['cz_golf-areal-luby.geojson.gz', 3, undefined]);
        for (const green of own) {
          expect([file, number, greenCentre !== undefined && isInRing(greenCentre, green.ring)]).toEqual([
            file,
            number,
            true,
          ]);
          expect(served.has(green)).toBe(false);
          served.add(green);
          if (pin !== undefined) expect(distanceToRing(pin, green.ring)).toBeLessThan(6);
        }
      }
    }
  });

  it('mapped without numbers: one hole for each line, numbered and said to be inferred (DATA-57)', () => {
    for (const [file, count] of [
      ['be_cleydael-golf-en-country-club', 18],
      ['be_golf-de-rougemont', 18],
      ['be_ieper-open-golf', 9],
      ['cz_golf-areal-luby', 9],
      ['pt_quinta-de-cima', 18],
    ] as const) {
      const [course] = read(`osm/${file}.geojson.gz`).courses;
      // The tee 'Hole 1-10 Pink' is the only number in any of these maps.
      const first = file === 'be_ieper-open-golf' ? 'mapped' : 'inferred';
      expect(course?.holes.map((hole) => [hole.number, hole.numberFrom, hole.parFrom])).toEqual(
        Array.from({ length: count }, (_unused, index) => [index + 1, index === 0 ? first : 'inferred', 'inferred']),
      );
    }
  });

  it("mapped with names such as '3rd': the names are the numbers (DATA-57)", () => {
    const [course] = read('osm/sk_golf-park-rajec.geojson.gz').courses;
    expect(course?.holes.every((hole) => hole.numberFrom === 'mapped')).toBe(true);
  });

  it('in the wrong order of degrees, where no longitude is beyond 90 too: the same shapes, and said so (GEO-04)', () => {
    const turn = (value: unknown): unknown => {
      if (!Array.isArray(value)) return value;
      return typeof value[0] === 'number' ? [value[1], value[0]] : value.map(turn);
    };
    type Feature = { geometry: { coordinates: unknown } | null };
    for (const file of ['traced', 'osm'].flatMap((folder) =>
      readdirSync(`${courses}/${folder}`).map((name) => `${folder}/${name}`),
    )) {
      const text = gunzipSync(readFileSync(`${courses}/${file}`)).toString('utf8');
      const map = JSON.parse(text) as { type: 'FeatureCollection'; features: Feature[] };
      const features = map.features.map(({ geometry }) => ({
        geometry: geometry === null ? null : { ...geometry, coordinates: turn(geometry.coordinates) },
      }));
      const right = featuresOf(map, () => 'green');
      const turned = featuresOf({ type: 'FeatureCollection', features }, () => 'green');
      expect(right.warnings.join(), file).not.toContain('order lat, lon');
      expect(turned.warnings, file).toContain('the coordinates are in the order lat, lon and were read so');
      expect(turned.features[0]?.centre, file).toEqual(right.features[0]?.centre);
    }
  });

  it('listed by hole, [lat, lon]: pars, tees and pins as given, the pin on its green (DATA-57, DATA-58)', () => {
    const [course] = read('hole-structured/villaitana-levante.json.gz').courses;
    expect(course?.holes).toHaveLength(18);
    expect(course?.holes[3]).toMatchObject({ number: 4, par: 5, parFrom: 'mapped' });
    expect(course?.holes[0]?.tee?.lat).toBeCloseTo(38.5577, 3);
    for (const { number, pin, shapes, tee, teeBoxes } of course?.holes ?? []) {
      if (pin === undefined || tee === undefined) throw new Error(`hole ${number} lacks pin or tee`);
      const [green] = shapes.green ?? [];
      expect([number, green === undefined || isInRing(pin, green)]).toEqual([number, true]);
      expect(teeBoxes?.every((box) => distanceBetween(box, tee) <= 200)).toBe(true);
    }
    expect(courseGaps(course as CourseDocument)).toEqual([
      { hole: 8, gaps: [{ kind: 'greenOutline', text: 'green without an outline' }] },
    ]);
  });

  it('of the directory: all 13,331, those without a place too (DATA-22)', () => {
    const all = read('us-course-directory.csv.gz').courses;
    expect(all).toHaveLength(13_331);
    expect(all.filter((course) => course.position === undefined)).toHaveLength(1_629);
  });
});

describe('untidy maps', () => {
  const square = (lon: number, lat: number) => [
    [
      [lon, lat],
      [lon + 0.0002, lat],
      [lon + 0.0002, lat + 0.0002],
      [lon, lat + 0.0002],
      [lon, lat],
    ],
  ];
  const feature = (type: string, hole: number, lon: number, lat: number) => ({
    type: 'Feature',
    properties: { type, hole },
    geometry: { type: 'Polygon', coordinates: square(lon, lat) },
  });
  const map = (features: readonly object[]) =>
    readFile('my_links.geojson', JSON.stringify({ type: 'FeatureCollection', features }));

  it('with degrees in the wrong order are read in the right one, and say so (GEO-04)', () => {
    const {
      courses: [course],
      warnings,
    } = map([feature('green', 1, 36.56, -121.94), feature('tee', 1, 36.563, -121.94)]);
    expect(course?.holes[0]?.greenCentre?.lat).toBeCloseTo(36.56, 2);
    expect(warnings).toEqual(['the coordinates are in the order lat, lon and were read so']);
  });

  it('with one shape that lies nowhere on earth lose the shape, and turn no other round (GEO-04)', () => {
    const near = ['green', 'tee', 'bunker'].map((type, index) => feature(type, 1, -6.25, 53.4 + index / 1000));
    const {
      courses: [course],
      warnings,
    } = map([...near, feature('bunker', 1, 53.4, 153.4)]);
    expect(course?.holes[0]?.greenCentre?.lat).toBeCloseTo(53.4, 2);
    expect(course?.holes[0]?.shapes.bunker).toHaveLength(1);
    expect(warnings).toEqual(['1 shapes lie nowhere on earth and were left out']);
  });

  it('with a shape far away lose the shape, and say so (GEO-O1)', () => {
    const near = ['green', 'tee', 'bunker'].map((type, index) => feature(type, 1, -121.94, 36.56 + index / 1000));
    const {
      courses: [course],
      warnings,
    } = map([...near, feature('bunker', 1, -21.94, 36.56)]);
    expect(course?.holes[0]?.shapes.bunker).toHaveLength(1);
    expect(warnings).toEqual(['1 shapes lie more than 15 km from the others and were left out']);
  });

  it('without metadata, or with null for it, are read (DATA-57)', () => {
    const features = [feature('green', 1, -121.94, 36.56)];
    const text = JSON.stringify({ type: 'FeatureCollection', metadata: null, features });
    expect(readFile('links.geojson', text).courses).toHaveLength(1);
  });

  it('with a geometry that is none lose it, and say where it was (GEO-05)', () => {
    const { warnings } = map([
      feature('green', 1, -121.94, 36.56),
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [['x']] } },
    ]);
    expect(warnings).toEqual(['shape 2 of the file is no point, line or polygon, and was left out']);
  });
});

it('finds the order of play as the shortest walk from green to tee (DATA-57)', () => {
  const hole = (from: number, to: number) => [
    { lat: from / 1000, lon: 0 },
    { lat: to / 1000, lon: 0 },
  ];
  // Along one line: 0-3, 4-7, 8-11, given out of order.
  expect(orderOfPlay([hole(8, 11), hole(0, 3), hole(4, 7)], null)).toEqual([1, 2, 0]);
  // Out and back: either could be first, unless the clubhouse is known.
  expect(orderOfPlay([hole(0, 3), hole(3, 0)], { lat: 0.003, lon: 0 })).toEqual([1, 0]);
});
