import { describe, expect, it } from 'vitest';
import { calendarDay } from '@strokebook/golf/calendar';
import { type Club, type UnitSystem, yards } from '@strokebook/golf/model';
import { mappedHole, mappedRound, mappedShot, placeAt } from '../../../golf/testing/mapped.ts';
import { reportWords } from '../../report/document.ts';
import { dispersionReport } from './document.ts';

const METRES_PER_YARD = 1 / 1.09361;
const tee = placeAt(0, 0);
const pin = placeAt(0, 400 * METRES_PER_YARD);
/** A drive of so many yards, so many degrees to the right, with a club; and what was left of the hole. */
const driven = (length: number, heading: number, club: Club) => {
  const end = placeAt(heading, length * METRES_PER_YARD);
  return mappedHole({
    par: 4,
    yards: yards(400),
    tee,
    pin,
    shots: [
      mappedShot({ start: tee, end, club, endLie: Math.abs(heading) < 3 ? 'fairway' : 'rough' }),
      mappedShot({
        kind: 'approach',
        lie: 'fairway',
        start: end,
        end: placeAt(heading * 20, 6, pin),
        toPin: yards(400 - length),
        endLie: 'green',
      }),
    ],
  });
};
const drives = (count: number, length: number, club: Club) =>
  Array.from({ length: count }, (_unused, index) => driven(length + ((index * 7) % 23), ((index * 5) % 11) - 5, club));

const reportOf = (holes: readonly ReturnType<typeof driven>[], units: UnitSystem = 'imperial') =>
  dispersionReport(
    {
      subject: 'Ada Berg',
      career: [],
      tournamentRounds: [],
      form: null,
      today: calendarDay('2026-09-20'),
      units,
      holeCount: 18,
      standardName: 'pgaTour2024',
      timeframe: null,
    },
    { rounds: holes.length === 0 ? [] : [mappedRound({ holes })], courses: new Map() },
  );
const blocksOf = (report: ReturnType<typeof reportOf>, section: number) => report.sections[section]?.blocks ?? [];
const drawn = (report: ReturnType<typeof reportOf>, section = 0) =>
  blocksOf(report, section).flatMap((block) => (block.kind === 'scatters' ? block.scatters : []));
const rowNames = (report: ReturnType<typeof reportOf>, section = 0) =>
  blocksOf(report, section).flatMap((block) =>
    block.kind === 'table' ? [block.rows.map(({ cells }) => `${cells[0]?.text} ${cells[0]?.small.join()}`)] : [],
  );

describe('dispersion on paper (CGR-04, CGR-O4)', () => {
  const report = reportOf([...drives(60, 230, 'driver'), ...drives(25, 200, 'wood3'), ...drives(4, 180, 'iron4')]);

  it('draws all drives and every club with shots enough for its regions, and lists the others too', () => {
    expect(drawn(report).map(({ title, basis }) => `${title}, ${basis}`)).toEqual([
      'All, 89 shots',
      'Driver, 60 shots',
      '3 wood, 25 shots',
    ]);
    expect(rowNames(report)).toEqual([['All 89 shots', 'Driver 60 shots', '3 wood 25 shots', '4 iron 4 shots']]);
  });

  it('draws approaches by the distance they were played from', () => {
    expect(drawn(report, 1).map(({ title }) => title)).toEqual(['150–175 yd', '175–200 yd']);
    expect(rowNames(report, 1).flat()).toContain('All 89 shots');
  });

  it('dashes the regions of few shots, and marks their lengths', () => {
    expect(drawn(report).map(({ isRough, regions }) => [isRough, regions.map(({ label }) => label)])).toEqual([
      [false, ['90%', '50%']],
      [false, ['90%', '50%']],
      [true, ['90%', '50%']],
    ]);
    const [, , wood, iron] = blocksOf(report, 0).flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(wood?.cells.at(-1)?.text).toMatch(/^≈ \d+ × \d+$/);
    expect(iron?.cells.at(-1)).toMatchObject({ text: '-', small: ['too few'] });
  });

  it('says what a grouping of one group would say in a sentence', () => {
    const notes = blocksOf(report, 0).flatMap((block) => (block.kind === 'table' ? block.notes : []));
    expect(notes).toContain('All of one distance: Par 4, 350–400 yd.');
  });

  it('draws what there is without regions where there are too few shots, and says why', () => {
    const few = drawn(reportOf(drives(6, 230, 'driver')));
    expect(few.map(({ title, regions, note }) => [title, regions.length, note])).toEqual([
      ['All', 0, 'Regions are drawn from 20 shots on: fewer do not say how a shot scatters.'],
    ]);
  });

  it('says in a sentence that nothing was logged with places', () => {
    const words = reportWords(reportOf([])).sections.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
    expect(words).toEqual([
      'No drives of these rounds were logged with where they began and ended.',
      'No approaches of these rounds were logged with where they began and ended.',
    ]);
  });

  it('is told in metres alone where metres are asked for (CGR-01, CGR-02)', () => {
    const words = JSON.stringify(reportWords(reportOf(drives(60, 230, 'driver'), 'metric')));
    expect(words).toMatch(/\d m\b/);
    expect(words).not.toMatch(/\d (?:yd|ft)\b/);
  });
});
