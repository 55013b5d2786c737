import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { createReportDrawer } from '../drawer/create-report-drawer.ts';
import { drawerOptions } from '../testing/drawer-options.ts';
import { papers } from '../drawer/reports.ts';

const drawer = createReportDrawer(drawerOptions);
afterAll(() => drawer.close());

const players = ['Ada Berg', 'Maximiliane-Theodora Featherstonehaugh', '张伟'];
const dataOf = (paper: (typeof papers)[number], count: number) => ({
  paper,
  title: 'Organization Schedule - Harrow Glen',
  author: 'Strokebook',
  date: 'Sep 20, 2026',
  link: null,
  productName: 'Strokebook',
  organizationName: 'Harrow Glen',
  heading: 'Organization Schedule',
  days: `From Sep 20, 2026: ${count} events`,
  notes: [],
  legend: [{ code: 'F', label: 'In Field' }],
  lists: [],
  grids: [
    {
      heading: '',
      players,
      rows: Array.from({ length: count }, (_unused, index) => ({
        days: 'Oct 4, 2026',
        name: `Cup ${index}.`,
        place: 'Verity, WI',
        playing: 1,
        considering: 0,
        codes: ['F', '', ''],
      })),
    },
  ],
});

describe.each(papers)("the schedules of an organization's players on %s", (paper) => {
  it('have no page with fewer than four events (CGR-04)', { timeout: 30_000 }, async () => {
    for (let count = 22; count < 36; count += 1) {
      const pdf = await drawer.drawPdf({ caller: 'one', report: 'org-schedule', data: dataOf(paper, count) });
      const { text } = await extractText(await getDocumentProxy(pdf));
      const events = text.map((words) => words.match(/Cup \d+\./g)?.length ?? 0);
      expect(events.reduce((sum, one) => sum + one)).toBe(count);
      expect(Math.min(...events)).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([1, 3])('are drawn of as few as %i events (CGR-04)', async (count) => {
    const pdf = await drawer.drawPdf({ caller: 'one', report: 'org-schedule', data: dataOf(paper, count) });
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    expect(text.match(/Cup \d+\./g)).toHaveLength(count);
  });
});
