import { describe, expect, it } from 'vitest';
import { papers } from '../drawer/reports.ts';
import { sectionOf, useDrawer } from '../testing/draw.ts';

const { pagesOf } = useDrawer();

const gridOf = (count: number) =>
  ({
    kind: 'grid',
    title: '',
    players: ['Ada Berg', 'Maximiliane-Theodora Featherstonehaugh', '张伟'],
    rows: Array.from({ length: count }, (_unused, index) => ({
      days: 'Oct 4, 2026',
      name: `Cup ${index}.`,
      place: 'Verity, WI',
      playing: 1,
      considering: 0,
      codes: ['F', '', ''],
    })),
    legend: [{ code: 'F', label: 'In Field' }],
  }) as const;

describe.each(papers)("the schedules of an organization's players on %s", (paper) => {
  const eventsOf = async (count: number) => {
    const pages = await pagesOf({ paper, isWide: true, sections: [sectionOf('Events and players', gridOf(count))] });
    return pages.map((words) => words.match(/Cup \d+\./g)?.length ?? 0);
  };

  it('have no page with fewer than four events (CGR-04)', { timeout: 30_000 }, async () => {
    for (let count = 22; count < 36; count += 1) {
      const events = await eventsOf(count);
      expect(events.reduce((sum, one) => sum + one)).toBe(count);
      expect(Math.min(...events)).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([1, 3])('are drawn of as few as %i events (CGR-04)', async (count) => {
    expect(await eventsOf(count)).toEqual([count]);
  });
});
