import { accountIdOf } from '@strokebook/golf/access';
import type { ReportBlock } from '../report/document.ts';
import { comparisonNotes, compareSelections, describeSide, defaultFilter, roundsTable } from '@strokebook/golf/compare';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '@strokebook/golf/calendar';
import { summarizeRound } from '@strokebook/golf/model';
import { tallyRound } from '@strokebook/golf/stats';
import { holeOf, roundOf } from '../../golf/testing/builders.ts';
import type { DifferencesBlock, SidesBlock } from '../report/blocks/comparison.ts';
import type { TableBlock } from '../report/blocks/table.ts';
import { comparePages, compareReport } from './compare-report.ts';

const today = calendarDay('2026-09-20');
const player = { accountId: accountIdOf(1), firstName: 'Ada', lastName: 'Berg' };

/** Rounds of which every hole took so many strokes, and the last one more in some: 0, 1 or 2 times `spread`. */
const careerOf = (prefix: string, count: number, score: number, spread = 0) =>
  Array.from({ length: count }, (_, index) => {
    const strokesOf = (hole: number, round: number) =>
      (hole === round % 18 ? 4 : score) + (hole === 17 ? (round % 3) * spread : 0);
    const round = roundOf({
      roundId: `${prefix}${index}`,
      playedOn: calendarDay(`2026-05-${String(1 + (index % 28)).padStart(2, '0')}`),
      holes: Array.from({ length: 18 }, (__, hole) =>
        holeOf({ hole: hole + 1, score: strokesOf(hole, index), putts: 2 }),
      ),
    });
    return { summary: summarizeRound(round), tally: tallyRound(round) };
  });

const open = defaultFilter(player, 18);
const withIds = (career: ReturnType<typeof careerOf>) => ({
  ...open,
  advancedFilter: {
    ...open.advancedFilter,
    kind: 'round' as const,
    rounds: career.map(({ summary }) => summary.roundId),
  },
});

function reportOf(
  left: ReturnType<typeof careerOf>,
  right: ReturnType<typeof careerOf>,
  pages = comparePages as readonly string[],
) {
  const sideOf = (career: typeof left) => ({
    playerName: 'Ada Berg',
    description: describeSide(
      withIds(career),
      career.map(({ summary }) => summary),
    ),
    days: career.map(({ summary }) => summary.playedOn),
    rounds: roundsTable(career, 18, {
      page: 1,
      pageSize: Math.max(1, career.length),
      sort: { column: 'startDate', direction: 'desc' },
    }),
  });
  return compareReport({
    subject: 'Ada Berg',
    comparison: compareSelections(
      { career: left, filter: withIds(left) },
      { career: right, filter: withIds(right) },
      18,
      today,
    ),
    left: sideOf(left),
    right: sideOf(right),
    pages: comparePages.filter((page) => pages.includes(page)),
    metrics: { Putt: ['putt.putts'] },
    units: 'imperial',
  });
}

type Report = ReturnType<typeof reportOf>;
const blocksOf = ({ sections }: Report, kind: ReportBlock['kind'], heading?: string) =>
  sections
    .filter((section) => heading === undefined || section.heading === heading)
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === kind));
const differencesOf = (report: Report, heading: string) =>
  blocksOf(report, 'differences', heading) as readonly DifferencesBlock[];
const roundsOf = (report: Report) => blocksOf(report, 'table', 'Rounds') as readonly TableBlock[];
const notesOf = ({ sections }: Report) =>
  sections[0]?.blocks.flatMap((block) => (block.kind === 'text' ? block.paragraphs : [])) ?? [];
const pagesOf = ({ sections }: Report) => sections.slice(1).map(({ heading }) => heading);

describe('the report of a comparison', () => {
  const [better, worse] = [careerOf('a', 12, 4), careerOf('b', 12, 5)];

  it('has the chosen pages in their order, each beginning where the one before ends (CMP-24, CMP-O65)', () => {
    expect(comparePages).toEqual([
      'Summary Page',
      'Scoring Page',
      'Drives Page',
      'Shots to Green Page',
      'Putts Page',
      'Rounds Page',
    ]);
    const report = reportOf(better, worse, ['Rounds Page', 'Scoring Page']);
    expect(pagesOf(report)).toEqual(['Scoring', 'Rounds']);
    expect(report.sections.some(({ startsPage }) => startsPage)).toBe(false);
    expect(pagesOf(reportOf(better, worse, []))).toEqual([]);
  });

  it('says on its summary where the sides differ most, and the chosen metrics (CMP-24)', () => {
    const [most, ...categories] = differencesOf(reportOf(better, worse), 'Summary');
    expect(most?.title).toBe('Where they differ most');
    expect(most?.lines[0]).toMatchObject({ certainty: 'Worth a look', better: 'left' });
    const putts = categories.find(({ title }) => title === 'Putt');
    expect(putts?.lines.map(({ label }) => label)).toEqual(['Putts']);
  });

  it('says of too few rounds that they are, without an interval or a better side (DATA-29)', () => {
    const [scoring] = differencesOf(reportOf(better.slice(0, 4), worse, ['Scoring Page']), 'Scoring');
    const line = scoring?.lines.find(({ label }) => label === 'Score');
    expect(line).toMatchObject({ certainty: 'Needs 1 more round', interval: '', better: null });
  });

  it('says what each category was judged by, and of how many rounds (DATA-29)', () => {
    const verdictOf = (right: ReturnType<typeof careerOf>) =>
      differencesOf(reportOf(careerOf('a', 12, 4, 1), right, ['Scoring Page']), 'Scoring')[0]?.verdict;
    expect(verdictOf(careerOf('b', 10, 5, 1))).toMatch(/^Likely real, better: .* \(by To par, 12 and 10 rounds\)$/);
    expect(verdictOf(careerOf('b', 10, 4, 2))).toBe('Could be chance (by To par, 12 and 10 rounds)');
  });

  it('points to the better side of a difference that is told, and of no other (DATA-29)', () => {
    const scoreOf = (right: ReturnType<typeof careerOf>) =>
      differencesOf(reportOf(careerOf('a', 12, 4, 1), right, ['Scoring Page']), 'Scoring')[0]?.lines.find(
        ({ label }) => label === 'Score',
      );
    expect(scoreOf(careerOf('b', 10, 5, 1))).toMatchObject({ certainty: 'Likely real', better: 'left' });
    expect(scoreOf(careerOf('b', 10, 4, 2))).toMatchObject({ certainty: 'Could be chance', better: null });
  });

  it('lists the rounds of both sides under their averages (CMP-21)', () => {
    const [left, right] = roundsOf(reportOf(better, worse, ['Rounds Page']));
    expect(left?.rows).toHaveLength(13);
    expect(left?.rows[0]?.cells.slice(0, 4).map(({ text }) => text)).toEqual(['Round Averages', '', '-', '72.0']);
    expect(right?.rows[0]?.cells[3]?.text).toBe('89.0');
    expect(left?.notes).toEqual([]);
  });

  it('says of a side without rounds that it has none', () => {
    const report = reportOf([], worse, ['Summary Page', 'Rounds Page']);
    const [sides] = blocksOf(report, 'sides') as readonly SidesBlock[];
    expect(sides?.left).toMatchObject({ label: 'No chosen rounds', rounds: 'no rounds' });
    expect(differencesOf(report, 'Summary').some(({ title }) => title === 'Where they differ most')).toBe(false);
  });

  it('has no page of which neither side has a figure, and says so (CMP-24)', () => {
    const report = reportOf(better, worse);
    expect(pagesOf(report)).toEqual(['Summary', 'Scoring', 'Shots to green', 'Putts', 'Rounds']);
    expect(notesOf(report)[0]).toBe('Left out, as neither side has a figure: Drives.');
    expect(notesOf(reportOf(better, worse, ['Scoring Page']))).toHaveLength(1);
  });

  it('has no page, and a sentence, where neither side has rounds (CMP-24)', () => {
    const report = reportOf([], []);
    expect(pagesOf(report)).toEqual([]);
    expect(notesOf(report).at(-1)).toBe('There is nothing to compare yet.');
  });

  it('says how many of many rounds it lists', () => {
    const [left] = roundsOf(reportOf(careerOf('a', 70, 4), worse, ['Rounds Page']));
    expect(left?.rows).toHaveLength(61);
    expect(left?.notes).toEqual(['(showing 60 of 70 rounds)']);
  });

  it('knows rounds that were picked by their score, whoever picked them', () => {
    const career = [...better, ...worse];
    const [best, worst] = [withIds(better.slice(0, 5)), withIds(worse.slice(0, 5))];
    const comparison = compareSelections({ career, filter: best }, { career, filter: worst }, 18, today);
    expect([comparison.left.isBestOf, comparison.left.isWorstOf]).toEqual([true, false]);
    expect([comparison.right.isBestOf, comparison.right.isWorstOf]).toEqual([false, true]);
    const mixed = compareSelections(
      { career, filter: withIds([...better.slice(0, 3), ...worse.slice(0, 3)]) },
      { career, filter: withIds(career) },
      18,
      today,
    );
    for (const side of [mixed.left, mixed.right]) expect([side.isBestOf, side.isWorstOf]).toEqual([false, false]);
  });

  it('leaves out parts of which neither side has a figure', () => {
    const [scoring] = differencesOf(reportOf(better, worse, ['Scoring Page']), 'Scoring');
    const labels = scoring?.lines.map(({ label }) => label) ?? [];
    expect(labels).toContain('Par 4');
    expect(labels).not.toContain('Par 3');
  });
});

describe('what one has to know of two selections', () => {
  const labels = { left: 'Last year', right: 'This year' };
  const side = { roundCount: 3, holeCount: 54, golfRoundIds: [], isBestOf: false, isWorstOf: false, isEmpty: false };
  const comparison = { left: side, right: side, sharedRoundCount: 0, categories: [], mostDifferent: [] };

  it('is nothing of two plain ones', () => {
    expect(comparisonNotes(comparison, labels)).toEqual([]);
  });

  it('is that a side is empty, was chosen by its scores, or shares rounds', () => {
    expect(comparisonNotes({ ...comparison, left: { ...side, isEmpty: true, roundCount: 0 } }, labels)).toEqual([
      'Last year: no rounds are chosen.',
    ]);
    expect(comparisonNotes({ ...comparison, right: { ...side, isBestOf: true } }, labels)).toEqual([
      'This year: these rounds were chosen by their score, so they look better than the player is.',
    ]);
    expect(comparisonNotes({ ...comparison, right: { ...side, isWorstOf: true } }, labels)).toEqual([
      'This year: these rounds were chosen by their score, so they look worse than the player is.',
    ]);
    expect(comparisonNotes({ ...comparison, sharedRoundCount: 1 }, labels)).toEqual([
      '1 round on both sides: differences count what is not shared.',
    ]);
    expect(comparisonNotes({ ...comparison, sharedRoundCount: 3 }, labels)).toEqual([
      'Both sides are the same rounds: there is nothing to compare.',
    ]);
  });
});
