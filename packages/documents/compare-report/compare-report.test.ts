import { comparisonNotes, compareSelections, describeSide, openFilter, roundsTable } from '@strokebook/golf/compare';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '@strokebook/golf/calendar';
import { summarizeRound } from '@strokebook/golf/model';
import { tallyRound } from '@strokebook/golf/stats';
import { holeOf, roundOf } from '../../golf/testing/builders.ts';
import { comparePages, compareReport } from './compare-report.ts';

const today = calendarDay('2026-09-20');
const player = { accountId: 1, firstName: 'Ada', lastName: 'Berg' };

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

const open = openFilter(player, 18);
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
  });
}

describe('the report of a comparison', () => {
  const [better, worse] = [careerOf('a', 12, 4), careerOf('b', 12, 5)];

  it('has the chosen pages in their order (CMP-24)', () => {
    expect(comparePages).toEqual([
      'Summary Page',
      'Scoring Page',
      'Drives Page',
      'Shots to Green Page',
      'Putts Page',
      'Rounds Page',
    ]);
    const { pages } = reportOf(better, worse, ['Rounds Page', 'Scoring Page']);
    expect(pages.map(({ name }) => name)).toEqual(['Scoring Page', 'Rounds Page']);
    expect(reportOf(better, worse, []).pages).toEqual([]);
  });

  it('says on its summary where the sides differ most, and the chosen metrics (CMP-24)', () => {
    const [summary] = reportOf(better, worse).pages;
    const [most, ...categories] = summary?.tables ?? [];
    expect(most?.heading).toBe('Where they differ most');
    expect(most?.lines[0]).toMatchObject({ word: 'Clear', better: 'left' });
    const putts = categories.find(({ heading }) => heading === 'Putt');
    expect(putts?.lines.map(({ label }) => label)).toEqual(['Putts']);
  });

  it('says of too few rounds that they are, without an interval or a better side (DATA-29)', () => {
    const [scoring] = reportOf(better.slice(0, 4), worse, ['Scoring Page']).pages;
    const line = scoring?.tables[0]?.lines.find(({ label }) => label === 'Score');
    expect(line).toMatchObject({ word: 'Too few rounds', interval: '', better: null });
  });

  it('says what each category was judged by, and of how many rounds (DATA-29)', () => {
    const verdictOf = (right: ReturnType<typeof careerOf>) =>
      reportOf(careerOf('a', 12, 4, 1), right, ['Scoring Page']).pages[0]?.tables[0]?.verdict;
    expect(verdictOf(careerOf('b', 10, 5, 1))).toMatch(/^Clear, better: .* \(by To par, 12 and 10 rounds\)$/);
    expect(verdictOf(careerOf('b', 10, 4, 2))).toBe('Cannot tell (by To par, 12 and 10 rounds)');
  });

  it('points to the better side of a difference that is told, and of no other (DATA-29)', () => {
    const scoreOf = (right: ReturnType<typeof careerOf>) =>
      reportOf(careerOf('a', 12, 4, 1), right, ['Scoring Page']).pages[0]?.tables[0]?.lines.find(
        ({ label }) => label === 'Score',
      );
    expect(scoreOf(careerOf('b', 10, 5, 1))).toMatchObject({ word: 'Clear', better: 'left' });
    expect(scoreOf(careerOf('b', 10, 4, 2))).toMatchObject({ word: 'Cannot tell', better: null });
  });

  it('lists the rounds of both sides under their averages (CMP-21)', () => {
    const { pages } = reportOf(better, worse, ['Rounds Page']);
    const [left, right] = pages[0]?.rounds ?? [];
    expect(left?.rows).toHaveLength(13);
    expect(left?.rows[0]?.slice(0, 4)).toEqual(['Round Averages', '', '-', '72.0']);
    expect(right?.rows[0]?.[3]).toBe('89.0');
    expect(left?.note).toBe('');
  });

  it('says of a side without rounds that it has none', () => {
    const { left, pages } = reportOf([], worse, ['Summary Page', 'Rounds Page']);
    expect(left).toMatchObject({ label: 'No chosen rounds', rounds: 'no rounds' });
    expect(pages[0]?.tables.some(({ heading }) => heading === 'Where they differ most')).toBe(false);
  });

  it('has no page of which neither side has a figure, and says so (CMP-24)', () => {
    const { pages, notes } = reportOf(better, worse);
    expect(pages.map(({ name }) => name)).toEqual(comparePages.filter((name) => name !== 'Drives Page'));
    expect(notes.at(-1)).toBe('Left out, as neither side has a figure: Drives.');
    expect(reportOf(better, worse, ['Scoring Page']).notes).toEqual([]);
  });

  it('has no page, and a sentence, where neither side has rounds (CMP-24)', () => {
    const { pages, notes } = reportOf([], []);
    expect(pages).toEqual([]);
    expect(notes.at(-1)).toBe('There is nothing to compare yet.');
  });

  it('says how many of many rounds it lists', () => {
    const [left] = reportOf(careerOf('a', 70, 4), worse, ['Rounds Page']).pages[0]?.rounds ?? [];
    expect(left?.rows).toHaveLength(61);
    expect(left?.note).toBe('(showing 60 of 70 rounds)');
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
    const [scoring] = reportOf(better, worse, ['Scoring Page']).pages;
    const labels = scoring?.tables[0]?.lines.map(({ label }) => label) ?? [];
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
