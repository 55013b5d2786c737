import { describe, expect, it } from 'vitest';
import { COURSE_FORMAT, type CourseDocument, type CourseHole, type CourseTee, yards } from '../model/index.ts';
import { correctionLines, courseChanges, lostCorrections, withCorrections } from './index.ts';

const line = [
  { lat: 0, lon: 0 },
  { lat: 0.0036, lon: 0 },
];
const holeOf = (number: number, change: Partial<CourseHole> = {}): CourseHole => ({
  ...{ number, numberFrom: 'mapped', par: 4, parFrom: 'inferred', shapes: {} },
  ...change,
});
const blue = (lengths: readonly (number | null)[]): CourseTee => ({
  name: 'Blue',
  rating: 73.1,
  yards: lengths.map((length) => (length === null ? null : yards(length))),
});
const courseOf = (change: Partial<CourseDocument> = {}): CourseDocument => ({
  ...{ format: COURSE_FORMAT, courseId: 'c', name: 'Course', tees: [], holes: [holeOf(1), holeOf(2)] },
  ...change,
});

describe('the corrections of a course', () => {
  it('stay, each by itself, when its file is read again (DATA-O61)', () => {
    const imported = courseOf({ city: 'Carmel', region: 'CA' });
    const document = courseOf({ city: 'Amity', holes: [holeOf(1, { par: 5, parFrom: 'mapped' }), holeOf(2)] });
    const read = courseOf({ name: 'New', city: 'Monterey', region: 'NV', holes: [holeOf(1), holeOf(2, { par: 3 })] });
    const after = withCorrections(read, { imported, document });
    expect(after).toMatchObject({ name: 'New', city: 'Amity', region: undefined });
    expect(after.holes.map(({ par, parFrom }) => [par, parFrom])).toEqual([
      [5, 'mapped'],
      [3, 'inferred'],
    ]);
  });

  it('follow their holes when the file has other ones (DATA-O61)', () => {
    const imported = courseOf({ holes: [holeOf(1), holeOf(3)] });
    const document = courseOf({
      holes: [holeOf(1), holeOf(3, { centreLine: line, tee: line[0] })],
      tees: [blue([380, 165])],
    });
    const read = courseOf({ holes: [holeOf(2), holeOf(3)] });
    const after = withCorrections(read, { imported, document });
    expect(after.tees).toEqual([blue([null, 165])]);
    expect(after.holes).toEqual([holeOf(2), holeOf(3, { centreLine: line, tee: line[0] })]);
    expect(lostCorrections(read, { imported, document })).toEqual(['Hole 1, yards: Blue']);
  });

  it('of stroke indexes stay as a whole, because each is on one hole (DATA-O61)', () => {
    const indexed = (...indexes: readonly number[]) =>
      courseOf({ holes: indexes.map((strokeIndex, at) => holeOf(at + 1, { strokeIndex })) });
    const [imported, document] = [indexed(1, 2, 3), indexed(2, 1, 3)];
    const after = withCorrections(indexed(3, 2, 1), { imported, document });
    expect(after.holes.map(({ strokeIndex }) => strokeIndex)).toEqual([2, 1, 3]);
    const follows = withCorrections(indexed(3, 2, 1), { imported, document: imported });
    expect(follows.holes.map(({ strokeIndex }) => strokeIndex)).toEqual([3, 2, 1]);
  });

  it('of nothing leave the file as it was read (DATA-O61)', () => {
    const imported = courseOf({ tees: [blue([380])] });
    // The same card, with null for the hole that it does not name.
    const document = courseOf({ tees: [blue([380, null])] });
    const read = courseOf({ name: 'New', tees: [blue([1, 2])], holes: [holeOf(1, { par: 3 })] });
    expect(withCorrections(read, { imported, document })).toEqual(read);
    expect(lostCorrections(read, { imported, document })).toEqual([]);
    expect(correctionLines({ kept: [], lost: [] })).toEqual([]);
  });

  it('are said in words (DATA-O61)', () => {
    const before = courseOf({ tees: [blue([380])] });
    const after = courseOf({
      name: 'Links',
      country: 'US',
      tees: [{ ...blue([381]) }],
      holes: [holeOf(1, { par: undefined, strokeIndex: 7 }), holeOf(2, { centreLine: line })],
    });
    expect(courseChanges(before, after)).toEqual([
      'Name: Course → Links',
      'Country: - → US',
      'Tees: rating, slope or yards changed',
      'Hole 1, par: 4 → -',
      'Hole 1, stroke index: - → 7',
      'Hole 2: line changed',
    ]);
    expect(courseChanges(before, before)).toEqual([]);
    expect(correctionLines({ kept: ['Name: A → B'], lost: ['Hole 1, par: 5 → 4'] })).toEqual([
      'Stays as it was corrected: Name: A → B',
      'Lost, because the file has no such hole: Hole 1, par: 5 → 4',
    ]);
  });
});
