import type { ReportBlock, ReportDocument } from '@strokebook/documents/report';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll } from 'vitest';
import { createReportDrawer } from '../drawer/create-report-drawer.ts';
import type { PrintedDocument } from '../drawer/reports.ts';
import type { Pictures } from '../typst.ts';
import { drawerOptions } from './drawer-options.ts';

const empty: PrintedDocument = {
  paper: 'us-letter',
  title: 'Report - Ada Berg',
  author: 'Ada Berg',
  date: 'Sep 20, 2026',
  link: { label: 'golf.example/player/ada', url: 'https://golf.example/player/ada' },
  productName: 'Strokebook',
  heading: 'Report',
  subject: 'Ada Berg',
  subtitle: 'Last 12 Months',
  sections: [],
};

/** A complete document with a test's content. */
export const printed = (document: Partial<PrintedDocument> = {}): PrintedDocument => ({ ...empty, ...document });

export const sectionOf = (heading: string, ...blocks: readonly ReportBlock[]): ReportDocument['sections'][number] => ({
  heading,
  blocks,
});

/** A renderer for the tests of a file: documents as PDF, and the text of each page. */
export function useDrawer() {
  const drawer = createReportDrawer(drawerOptions);
  afterAll(() => drawer.close());
  const pdfOf = (document: Partial<PrintedDocument>, pictures: Pictures = {}) =>
    drawer.drawPdf({ caller: 'one', data: printed(document), pictures });
  return {
    pdfOf,
    pagesOf: async (document: Partial<PrintedDocument>) => textOf(await pdfOf(document)),
  };
}

const textOf = async (pdf: Uint8Array): Promise<readonly string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;
