import { readFileSync } from 'node:fs';
import type { ReportDocument } from '@strokebook/documents/report';

export const papers = ['us-letter', 'a4'] as const;
type Paper = (typeof papers)[number];

/** Data around a document, whatever its content. */
export type ReportFrame = {
  readonly paper: Paper;
  /** The document's title. */
  readonly title: string;
  readonly author: string;
  /** The day of creation, in words. */
  readonly date: string;
  /** The player's public page, on a resume with its code, which is the picture 'code'. */
  readonly link: { readonly label: string; readonly url: string; readonly hasCode?: boolean } | null;
  readonly productName: string;
};

/** A document with everything drawn around it. */
export type PrintedDocument = ReportDocument & ReportFrame;

let template: string | null = null;

/** The template of all reports, read once. */
export function reportTemplate(): string {
  template ??= readFileSync(new URL('../report/report.typ', import.meta.url), 'utf8');
  return template;
}
