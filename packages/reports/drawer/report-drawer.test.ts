import { afterAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { drawerOptions } from '../testing/drawer-options.ts';
import { createReportDrawer, type ReportOrder, ReportsBusy } from './create-report-drawer.ts';
import { figures, rowOf, words } from '../../documents/report/blocks/table.ts';
import { notesOf } from '../../documents/report/blocks/text.ts';
import { printed, sectionOf } from '../testing/draw.ts';
import type { PrintedDocument } from './reports.ts';

const page = (heading: string, count: number) => ({
  ...sectionOf(heading, {
    kind: 'table',
    title: '',
    columns: [...words('Figure'), ...figures('Value')],
    rows: Array.from({ length: count }, () => rowOf(['Score #strong[x] $y$', '−1.9'])),
    notes: [],
  }),
  startsPage: heading !== 'Summary',
});
const data = (sections: PrintedDocument['sections']) =>
  printed({
    paper: 'a4',
    title: 'Compare Stats - Ada Berg',
    heading: 'Compare Stats',
    subject: 'Łucja Øst 张伟 Ελένη',
    sections: [sectionOf('', ...notesOf(['3 rounds on both sides.'])), ...sections],
  });

const orderOf = (of: PrintedDocument, caller = 'one'): ReportOrder => ({ caller, data: of });
const broken = data([sectionOf('h', { kind: 'none' } as never)]);

const drawer = createReportDrawer({ ...drawerOptions, maxWaitingPerCaller: 20 });
afterAll(() => drawer.close());

const read = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { text, totalPages, info };
};

describe('a report that is drawn', () => {
  it('is made whatever its texts hold: emoji as they are, a sign for letters no font has, nothing for controls (ERR-14)', async () => {
    const name = 'State Open ⛳🏆👍✅ 🏌️‍♀️ 👨‍👩‍👧 \u{1}a\u{1f}b\u{fffe}c \u{200d}\u{fe0f}\u{202e} हिन्दी ไทย ☃ 𝒳 \u{d800}';
    const named = { ...data([page('Summary', 1)]), subtitle: name };
    const { text } = await read(await drawer.drawPdf(orderOf(named)));
    for (const part of ['State Open', '⛳', '🏆', 'abc', '\u{fffd}']) expect(text).toContain(part);
    expect(await drawer.drawPreview(orderOf(named))).toContain('<svg');
  });

  it('is real text in every script, with title, page numbers and the date', async () => {
    const { text, totalPages, info } = await read(await drawer.drawPdf(orderOf(data([page('Summary', 4)]))));
    expect(totalPages).toBe(1);
    expect(info.Title).toBe('Compare Stats - Ada Berg');
    for (const part of ['Łucja Øst 张伟 Ελένη', '−1.9', 'Page 1 of 1', 'Sep 20, 2026', 'golf.example/player/ada']) {
      expect(text).toContain(part);
    }
  });

  it('takes what people write as text and never as markup', async () => {
    const { text } = await read(await drawer.drawPdf(orderOf(data([page('#include "x"', 1)]))));
    expect(text).toContain('Score #strong[x] $y$');
    expect(text).toContain('#include "x"');
  });

  it('begins each page of its list on a page of its own, and names the document in its preview alike', async () => {
    const pages = [page('Summary', 90), page('Scoring', 2)];
    const { text, totalPages } = await read(await drawer.drawPdf(orderOf(data(pages))));
    expect(totalPages).toBe(3);
    expect(text).toContain('Page 3 of 3');
    const svg = await drawer.drawPreview(orderOf(data(pages)));
    const tops = [...svg.matchAll(/class="typst-page" transform="translate\(0, ([\d.]+)\)"/g)].map(([, top]) =>
      Number(top),
    );
    expect(tops).toHaveLength(3);
    // Room between the pages of a preview.
    expect(tops[1]).toBeGreaterThan(842);
  });

  it('fails alone: the next one is drawn', async () => {
    await expect(drawer.drawPdf(orderOf(broken))).rejects.toThrow('the report could not be drawn');
    expect((await drawer.drawPdf(orderOf(data([])))).length).toBeGreaterThan(1000);
  });

  it('waits its turn where more are asked for than are drawn at a time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => drawer.drawPdf(orderOf(data([page('Summary', 1)])))));
    expect(all.every((pdf) => pdf.length > 1000)).toBe(true);
  });

  it('is refused at once where as many wait as may, and drawn again when fewer do', async () => {
    const other = createReportDrawer({ ...drawerOptions, maxWaiting: 2 });
    const ends = await Promise.allSettled(
      Array.from({ length: 4 }, (_unused, index) => other.drawPdf(orderOf(data([page(`Page ${index}`, 1)])))),
    );
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))).toEqual([expect.any(ReportsBusy)]);
    expect((await other.drawPdf(orderOf(data([])))).length).toBeGreaterThan(1000);
    await other.close();
  });

  it('is refused by a drawer that was closed while it waited', async () => {
    const other = createReportDrawer({ ...drawerOptions, maxWaitingPerCaller: 20 });
    const [first, second] = [other.drawPdf(orderOf(data([]))), other.drawPdf(orderOf(data([])))];
    const ends = Promise.allSettled([first, second]);
    await other.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
