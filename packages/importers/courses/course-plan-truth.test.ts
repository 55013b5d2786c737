import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { calendarDay } from '@strokebook/golf/calendar';
import type { CourseDocument } from '@strokebook/golf/model';
import type { ReportBlock, ReportDocument } from '@strokebook/documents/report';
import { coursePlanReport, type PlanSize, planSizes, typicalShots } from '@strokebook/documents/reports';
import { describe, expect, it } from 'vitest';
import { readFile } from './index.ts';

const folder = `${process.env.GOLF_DATA_DIR ?? '../shared/data'}/courses`;
const hasCourses = existsSync(folder);
const reason = `(skipped without ${folder})`;
const files = !hasCourses
  ? []
  : ['traced', 'osm', 'hole-structured'].flatMap((kind) =>
      readdirSync(`${folder}/${kind}`).map((name) => `${kind}/${name}`),
    );
const courseOf = (path: string): CourseDocument | undefined =>
  readFile(path, gunzipSync(readFileSync(`${folder}/${path}`)).toString('utf8')).courses[0];

const typical = typicalShots([], new Map());
const planOf = (
  course: CourseDocument | null,
  units: 'imperial' | 'metric' = 'imperial',
  size: PlanSize = 'page',
): ReportDocument =>
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
    { course, rounds: [], typical, kept: null },
    size,
  );
type DrawnHole = Extract<ReportBlock, { readonly kind: 'holes' }>['holes'][number];
const holesOf = ({ sections }: ReportDocument): readonly DrawnHole[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'holes' ? block.holes : [])));
const figureOf = (hole: DrawnHole | undefined, label: string) =>
  hole?.figures.find((one) => one.label === label)?.value;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.skipIf(!hasCourses)(`the plan of a real course ${hasCourses ? '' : reason}`, () => {
  const cases = files.flatMap((path) => planSizes.map((size) => ({ path, size })));
  it.each(cases)(
    '$path, $size: draws every hole within its frame, no label over another, from its tee to its green',
    ({ path, size }) => {
      const course = courseOf(path);
      const holes = holesOf(planOf(course ?? null, 'imperial', size));
      expect(holes.length).toBeGreaterThan(0);
      for (const { heading, figures, drawing, lines } of holes) {
        const { width, height, labels, outlines, targetLines, tee, pin } = drawing;
        for (const [x, y] of [...outlines.flatMap(({ points }) => points), ...targetLines.flat()]) {
          expect(x >= -0.01 && x <= width + 0.01 && y >= -0.01 && y <= height + 0.01).toBe(true);
        }
        for (const [index, label] of labels.entries()) {
          expect([heading, label.text, labels.slice(0, index).every((other) => areApart(label, other))]).toEqual([
            heading,
            label.text,
            true,
          ]);
        }
        expect(tee[1]).toBeGreaterThan(pin[1]);
        expect(Math.abs(tee[0] - pin[0])).toBeLessThan(0.1);
        expect(targetLines[0]?.[0]).toEqual(tee);
        expect(targetLines.at(-1)?.[1]).toEqual(pin);
        expect(lines.find(({ text }) => text.endsWith('to the middle'))).toBeDefined();
        const [length, front, back] = figures.slice(1, 4).map(({ value }) => Number(value));
        // A green without an outline has neither front nor back.
        if (front !== undefined && !Number.isNaN(front)) {
          expect([heading, front < (length ?? 0), (length ?? 0) < (back ?? 0)]).toEqual([heading, true, true]);
        }
      }
      expect(JSON.stringify(holes).length).toBeLessThan(18 * 12_000);
    },
  );

  it('has the lengths of Pebble Beach within a few yards of its card', () => {
    const holes = holesOf(planOf(courseOf('traced/pebble_beach.geojson.gz') ?? null));
    // The card of 2019 from the back tees: the 7th, the 8th and the 18th.
    const lengths = ['7', '8', '18'].map((number) =>
      Number(
        figureOf(
          holes.find(({ heading }) => heading === `Hole ${number}`),
          'Length, yd',
        ),
      ),
    );
    for (const [index, card] of [106, 427, 543].entries()) {
      expect(Math.abs((lengths[index] ?? 0) - card) / card).toBeLessThan(0.05);
    }
  });

  it('tells the same hole in metres where metres are asked for', () => {
    const course = courseOf('traced/pebble_beach.geojson.gz') ?? null;
    const [yards, metres] = [holesOf(planOf(course)), holesOf(planOf(course, 'metric'))];
    const ratio = Number(figureOf(yards[0], 'Length, yd')) / Number(figureOf(metres[0], 'Length, m'));
    expect(ratio).toBeCloseTo(1.0936, 2);
    expect(metres.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')).not.toMatch(/\d yd/);
  });
});

it('says in a sentence that no course that was played is mapped', () => {
  const { sections } = planOf(null);
  expect(sections.flatMap(({ blocks }) => blocks)).toEqual([
    { kind: 'text', paragraphs: ['No course that was played has mapped holes, so there is none to draw.'] },
  ]);
});
