import { describe, expect, it } from 'vitest';
import { calendarDay } from '@strokebook/golf/calendar';
import { COURSE_FORMAT, type CourseDocument, type CourseHole, type UnitSystem, yards } from '@strokebook/golf/model';
import { holeOf, roundOf } from '../../../golf/testing/builders.ts';
import { placeAt } from '../../../golf/testing/mapped.ts';
import { reportWords } from '../../report/document.ts';
import { lineText } from '../../report/words.ts';
import type { CoursePlan } from '@strokebook/golf/aim';
import { coursePlanReport } from './document.ts';
import type { PlanSize } from '../../report/plan-size.ts';
import { isPlannable, playedCourses } from './played-courses.ts';
import { typicalShots } from './typical-shots.ts';

const tee = placeAt(0, 0);
const green = placeAt(0, 380);
const around = (length: number, across: number, half: number) => {
  const middle = placeAt(across < 0 ? 270 : 90, Math.abs(across), placeAt(0, length));
  return [45, 135, 225, 315].map((heading) => placeAt(heading, half * Math.SQRT2, middle));
};
const mapped = (number: number): CourseHole => ({
  number,
  numberFrom: 'mapped',
  par: 4,
  tee,
  greenCentre: green,
  centreLine: [tee, green],
  shapes: { green: [around(380, 0, 12)], bunker: [around(225, 25, 6), around(235, 25, 6)] },
});
const course: CourseDocument = {
  format: COURSE_FORMAT,
  courseId: 'pine-hollow',
  name: 'Pine Hollow',
  city: 'Millbrook Falls',
  tees: [{ name: 'White', yards: [yards(410), null] }],
  holes: [mapped(1), { number: 2, numberFrom: 'mapped', par: 3, shapes: {} }],
  attribution: '© OpenStreetMap contributors',
};
const rounds = [4, 5, 6].map((score, index) =>
  roundOf({
    roundId: `r${index}`,
    course: { courseId: 'pine-hollow', name: 'Pine Hollow', tee: { name: 'White' } },
    holes: [holeOf({ hole: 1, par: 4, score, tee })],
  }),
);
const planOf = (
  units: UnitSystem = 'imperial',
  played = rounds,
  size: PlanSize = 'page',
  kept: CoursePlan | null = null,
) =>
  coursePlanReport(
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
    { course, rounds: played, typical: typicalShots([], new Map()), kept },
    size,
  );
const rowsOf = (plan: ReturnType<typeof planOf>) =>
  reportWords(plan).sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows));
const linesOf = (plan: ReturnType<typeof planOf>) =>
  reportWords(plan).sections.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines.map(lineText)));

describe('the plan of a course on paper (CGR-04, CGR-O4)', () => {
  it('prints the kept plan in place of targets by typical lengths: club, target in words, what to avoid, and its rings (AIM-10)', () => {
    const kept: CoursePlan = {
      courseId: 'pine-hollow',
      tee: 'White',
      holes: [
        {
          ...{ hole: 1, club: 'driver', target: placeAt(3, 230), words: 'Left edge of the right bunker' },
          ...{ avoid: 'Not left: water', value: 4.26, saves: 0.11, isBorrowed: false, editedBy: null },
          core: { meanAcross: 0, meanAlong: 0, sdAcross: 0.05, sdAlong: 0.06, correlation: 0 },
        },
      ],
    };
    for (const size of ['page', 'pocket'] as const) {
      const plan = planOf('imperial', rounds, size, kept);
      const [hole] = plan.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'holes' ? block.holes : [])),
      );
      expect(hole?.plan).toEqual({ club: 'Driver', words: 'Left edge of the right bunker. Not left: water.' });
      expect(hole?.drawing.targets).toHaveLength(1);
      expect(hole?.drawing.regions).toHaveLength(2);
      expect(hole?.lines[0]?.name).toBe('Target');
      if (size === 'page') expect(JSON.stringify(plan)).toContain('Driver, left edge of the right bunker');
      // What a plan saves is for the screen.
      expect(JSON.stringify(plan)).not.toContain('0.11');
    }
  });

  it('says of a hole how long it is, where to aim, what to carry and how it was played', () => {
    expect(rowsOf(planOf()).filter(([name]) => name === 'Hole 1')).toEqual([
      ['Hole 1', 'Par', '4'],
      ['Hole 1', 'Length, yd', '416'],
      ['Hole 1', 'Front', '402'],
      ['Hole 1', 'Back', '429'],
      ['Hole 1', 'Target 1', '259 yd, 157 left'],
      ['Hole 1', 'Target 2', '157 yd to the middle'],
      ['Hole 1', '2 bunkers right', '240 to 266 yd'],
      ['Hole 1', 'Card, White', '410'],
      ['Hole 1', 'Average', '5.00 (+1.00), 3 rounds'],
    ]);
  });

  it('says the same in metres, with 100, 150 and 200 m marked (CGR-01, CGR-02)', () => {
    const rows = rowsOf(planOf('metric')).filter(([name]) => name === 'Hole 1');
    expect(rows).toContainEqual(['Hole 1', 'Length, m', '380']);
    expect(rows).toContainEqual(['Hole 1', 'Card, White', '375']);
    expect(rows.flat().join('\n')).not.toMatch(/yd/);
    expect(linesOf(planOf('metric'))[0]).not.toMatch(/yd/);
  });

  it('is measured from where the card puts the tee where nobody logged it, and says so', () => {
    const unlogged = rounds.map((round) => ({ ...round, holes: [holeOf({ hole: 1, par: 4, score: 4 })] }));
    const measured = (plan: ReturnType<typeof planOf>) => linesOf(plan).find((line) => line.startsWith('Lengths are'));
    expect(rowsOf(planOf('imperial', unlogged))).toContainEqual(['Hole 1', 'Length, yd', '410']);
    expect(measured(planOf('imperial', unlogged))).toMatch(
      /from where the hole is as long as the card says of White tees\.$/,
    );
    expect(measured(planOf())).toMatch(/from where White tees were played\.$/);
    expect(measured(planOf('imperial', []))).toMatch(/from the tee that is mapped\.$/);
  });

  it('names holes that nobody mapped, and who the map is of', () => {
    expect(linesOf(planOf())).toContain('Not drawn, because the tee or green is not mapped: 2.');
    expect(linesOf(planOf())).toContain('Map: © OpenStreetMap contributors');
  });

  it('has no scores of a course that was never played', () => {
    const rows = rowsOf(planOf('imperial', []));
    expect(rows).toContainEqual(['Hole 1', 'Average', 'not played yet']);
    expect(rows).toContainEqual(['1', '4', '416', '410', '-', '259, 157', '-']);
  });

  it('says the same of each hole in a pocket size, whose card leaves out what a panel has no room for (CGR-O61)', () => {
    const [page, pocket] = [rowsOf(planOf()), rowsOf(planOf('imperial', rounds, 'pocket'))];
    const holes = (rows: typeof page) => rows.filter(([name]) => name === 'Hole 1');
    expect(holes(pocket)).toEqual(holes(page));
    expect(pocket).toContainEqual(['1', '4', '416', '5.00 (3 rounds)', '259, 157']);
  });
});

describe('the course that is planned where none is named (CGR-O2)', () => {
  const on = (courseId: string | null) => ({ courseId }) as Parameters<typeof playedCourses>[0][number];

  it('is looked for from the most played on, of two the one played last', () => {
    expect(playedCourses([on('b'), on('a'), on(null), on('a'), on('c'), on('b')])).toEqual(['b', 'a', 'c']);
  });

  it('is one with a hole that has tee and green', () => {
    expect(isPlannable(course)).toBe(true);
    expect(isPlannable({ ...course, holes: course.holes.slice(1) })).toBe(false);
  });
});
