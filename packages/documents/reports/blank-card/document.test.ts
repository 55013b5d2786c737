import { describe, expect, it } from 'vitest';
import type { BlankCardBlock } from '../../report/blocks/blank-card.ts';
import { reportWords } from '../../report/document.ts';
import { blankCardReport, type BlankCardInput } from './document.ts';

const holes = Array.from({ length: 18 }, (_unused, index) => ({
  ...{ hole: index + 1, par: index % 3 === 0 ? 5 : 4, yards: 400 + index, strokeIndex: index + 1 },
}));
const full: BlankCardInput = { courseName: 'Pine Hollow', teeName: 'Blue', holeCount: 18, holes, units: 'imperial' };
const cardOf = (changes: Partial<BlankCardInput> = {}) => {
  const [block] = blankCardReport({ ...full, ...changes }).sections[0]?.blocks ?? [];
  return block as BlankCardBlock;
};

describe('a blank card', () => {
  it('has the front and the back nine beside each other, with their pars, yards and sums (ENTRY-32)', () => {
    const { course, tee, lengthName, halves } = cardOf();
    expect([course, tee, lengthName]).toEqual(['Pine Hollow', 'Blue', 'Yds']);
    expect(halves.map(({ label, par, length }) => [label, par, length])).toEqual([
      ['Out', '39', '3,636'],
      ['In', '39', '3,717'],
    ]);
    expect(halves[1].holes[0]).toEqual({ hole: '10', par: '5', length: '409', strokeIndex: '10' });
  });

  it('of nine holes is printed twice (ENTRY-32)', () => {
    const { halves } = cardOf({ holeCount: 9, holes: holes.slice(9) });
    expect(halves[0]).toEqual(halves[1]);
    expect([halves[0].label, halves[0].holes.length]).toEqual(['In', 9]);
  });

  it('without a course has the numbers of the holes alone (ENTRY-32)', () => {
    const { course, halves } = cardOf({ courseName: '', teeName: '', holes: [] });
    expect(course).toBe('');
    expect(halves.map(({ label, par }) => [label, par])).toEqual([
      ['Out', ''],
      ['In', ''],
    ]);
    expect(halves[0].holes[8]).toEqual({ hole: '9', par: '', length: '', strokeIndex: '' });
  });

  it('leaves a sum open where a par or a length is unknown (ENTRY-32)', () => {
    const [first, ...others] = holes;
    if (first === undefined) throw new Error('there are holes');
    const { halves } = cardOf({ holes: [{ ...first, par: null, yards: null }, ...others] });
    expect([halves[0].par, halves[0].length, halves[1].par]).toEqual(['', '', '39']);
  });

  it('has out above in wherever the round begins, also where nine holes are played twice (ENTRY-32)', () => {
    const shotgun = [...holes.slice(4), ...holes.slice(0, 4)];
    const twice = [...holes.slice(0, 9), ...holes.slice(0, 9)];
    for (const played of [shotgun, twice]) {
      const { halves } = cardOf({ holes: played });
      expect(halves.map(({ label }) => label)).toEqual(['Out', 'In']);
      expect(halves[0].holes.map(({ hole }) => hole)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    }
  });

  it('is in meters for those who prefer them (ENTRY-32)', () => {
    const { lengthName, halves, legend } = cardOf({ units: 'metric' });
    expect([lengthName, halves[0].holes[0]?.length]).toEqual(['m', '366']);
    expect(legend[0]?.letters.at(-1)).toEqual({ letter: 'G', meaning: 'green, in meters' });
  });

  it('says its letters and holes in words (ENTRY-32)', () => {
    const [part] = reportWords(blankCardReport(full)).sections[0]?.parts ?? [];
    expect(part?.lines[0]).toBe(
      'Lie and distance before each stroke: T tee, F fairway, R rough, S sand, X trees, recovery, G green, in feet',
    );
    expect([part?.columns, part?.rows.length]).toEqual([['Hole', 'Par', 'Yds', 'SI'], 18]);
  });
});
