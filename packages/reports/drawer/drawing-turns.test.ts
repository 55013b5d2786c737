import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawerOptions } from '../testing/drawer-options.ts';
import {
  createReportDrawer,
  type DrawerOptions,
  type DrawingCache,
  type ReportDrawer,
  ReportsBusy,
  ReportTooLarge,
} from './create-report-drawer.ts';
import type { Drawing } from './drawing-process.ts';
import type { PrintedDocument } from './reports.ts';
import { rowOf, words } from '../../documents/report/blocks/table.ts';
import { printed, sectionOf } from '../testing/draw.ts';

/** A report of a title of its own, with a table of so many rows; 1,000 rows take a second or two. */
const reportOf = (title: string, rowCount = 1): PrintedDocument => {
  const rows = Array.from({ length: rowCount }, () => rowOf(['Score', '70.5', '72.4', 'Clear']));
  const columns = words('Figure', 'Left', 'Right', 'Difference');
  return printed({
    title,
    heading: title,
    sections: [sectionOf('h', { kind: 'table', title: 'h', columns, rows, notes: [] })],
  });
};

const open: ReportDrawer[] = [];
const openDrawer = (options: Partial<DrawerOptions> = {}): ReportDrawer => {
  const drawer = createReportDrawer({ ...drawerOptions, ...options });
  open.push(drawer);
  return drawer;
};
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((drawer) => drawer.close()));
});

const ask = (drawer: ReportDrawer, caller: string, title: string, rowCount?: number) =>
  drawer.drawPreview({ caller, data: reportOf(title, rowCount) });

/** What becomes of some reports, each noted when it is drawn. */
const noteOrder = () => {
  const order: string[] = [];
  return { order, note: async (name: string, drawn: Promise<unknown>) => void (await drawn, order.push(name)) };
};

describe('reports that wait', () => {
  it('are drawn in turns over their callers: one who asks for many keeps nobody waiting for more than one', async () => {
    const drawer = openDrawer();
    const { order, note } = noteOrder();
    const many = ['m1', 'm2', 'm3', 'm4'].map((title) => note(title, ask(drawer, 'many', title)));
    const few = ['f1', 'f2'].map((title) => note(title, ask(drawer, 'few', title)));
    await Promise.all([...many, ...few, note('o1', ask(drawer, 'one', 'o1'))]);
    expect(order).toEqual(['m1', 'f1', 'o1', 'm2', 'f2', 'm3', 'm4']);
  });

  it('leave room for others: one caller has one report drawn at a time', async () => {
    const drawer = openDrawer({ maxAtATime: 2 });
    const { order, note } = noteOrder();
    const slow = ['s1', 's2'].map((title) => note(title, ask(drawer, 'slow', title, 1_000)));
    await note('quick', ask(drawer, 'quick', 'quick'));
    expect(order).toEqual(['quick']);
    await Promise.all(slow);
  }, 30_000);

  it('are refused to a caller with many of them, and to nobody else', async () => {
    const drawer = openDrawer({ maxWaitingPerCaller: 2 });
    const many = Promise.allSettled(['m1', 'm2', 'm3', 'm4'].map((title) => ask(drawer, 'many', title)));
    const other = ask(drawer, 'other', 'o1');
    const ends = await many;
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))).toEqual([expect.any(ReportsBusy)]);
    expect(await other).toContain('<svg');
  });
});

describe('the same report', () => {
  const kept = () => {
    const drawings = new Map<string, Drawing>();
    const cache: DrawingCache = {
      get: (key) => drawings.get(key),
      set: (key, drawing) => void drawings.set(key, drawing),
    };
    return { cache, drawings };
  };

  it('is drawn once for all who ask while it is drawn, and takes no room in the queue twice', async () => {
    const { cache, drawings } = kept();
    const drawer = openDrawer({ cache, maxWaiting: 1, maxWaitingPerCaller: 1 });
    const first = ask(drawer, 'one', 'first');
    const same = await Promise.all(['one', 'one', 'two', 'three'].map((caller) => ask(drawer, caller, 'same')));
    await first;
    expect(new Set(same).size).toBe(1);
    expect(drawings.size).toBe(2);
  });

  it('comes at the turn of whoever of its callers is served first', async () => {
    const drawer = openDrawer();
    const { order, note } = noteOrder();
    const all = ['m1', 'm2', 'm3', 'shared'].map((title) => note(title, ask(drawer, 'many', title)));
    await Promise.all([...all, note('again', ask(drawer, 'other', 'shared'))]);
    expect(order.indexOf('again')).toBeLessThan(order.indexOf('m2'));
  });

  it('is drawn at once where a process is free for another of its callers', async () => {
    const drawer = openDrawer({ maxAtATime: 2 });
    const { order, note } = noteOrder();
    const all = [note('slow', ask(drawer, 'many', 'slow', 1_000)), note('shared', ask(drawer, 'many', 'shared'))];
    await note('again', ask(drawer, 'other', 'shared'));
    expect(order).not.toContain('slow');
    await Promise.all(all);
  }, 30_000);

  it('is drawn again when anything in it differs: its words, its paper, its pictures or its format', async () => {
    const { cache, drawings } = kept();
    const drawer = openDrawer({ cache });
    const data = reportOf('one');
    const order = { caller: 'one', data } as const;
    const pdf = await drawer.drawPdf(order);
    const again = await drawer.drawPdf({ ...order, caller: 'two', data: reportOf('one') });
    expect(Buffer.from(again).equals(pdf)).toBe(true);
    expect([...drawings.values()]).toEqual([pdf]);
    await drawer.drawPreview(order);
    await drawer.drawPdf({ ...order, data: { ...data, paper: 'a4' } });
    await drawer.drawPdf({ ...order, data: { ...data, productName: 'Other' } });
    await drawer.drawPdf({ ...order, pictures: { logo: new Uint8Array([1]) } });
    await drawer.drawPdf({ ...order, pictures: { logo: new Uint8Array([2]) } });
    await drawer.drawPdf({ ...order, pictures: { picture: new Uint8Array([2]) } });
    expect(drawings.size).toBe(7);
  });

  it('that failed is tried again', async () => {
    const { cache, drawings } = kept();
    const drawer = openDrawer({ cache });
    const broken = {
      caller: 'one',
      data: { ...reportOf('x'), sections: [sectionOf('h', { kind: 'none' } as never)] },
    } as const;
    await expect(drawer.drawPdf(broken)).rejects.toThrow('could not be drawn');
    await expect(drawer.drawPdf(broken)).rejects.toThrow('could not be drawn');
    expect(drawings.size).toBe(0);
  });
});

describe('a report that takes too long', () => {
  it('is ended, its callers are told, and another is drawn in its place at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawer = openDrawer({ maxMilliseconds: 20_000 });
    const ends = Promise.allSettled([
      ask(drawer, 'one', 'large', 40_000),
      ask(drawer, 'two', 'large', 40_000),
      ask(drawer, 'two', 'small'),
    ]);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    const [one, two, small] = await ends;
    for (const end of [one, two]) expect(end).toEqual({ status: 'rejected', reason: expect.any(ReportTooLarge) });
    expect(small).toMatchObject({ status: 'fulfilled', value: expect.stringContaining('<svg') });
  }, 30_000);

  it('takes no report with it that is asked for while its process ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawer = openDrawer({ maxMilliseconds: 20_000 });
    const large = Promise.allSettled([ask(drawer, 'one', 'large', 40_000)]);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect(await ask(drawer, 'two', 'small')).toContain('<svg');
    expect((await large)[0]?.status).toBe('rejected');
  }, 30_000);
});
