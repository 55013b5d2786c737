import { readFileSync } from 'node:fs';

/** Every report that can be drawn, by its folder; each holds one Typst template of the same name. */
const reportNames = ['compare-stats', 'player-schedule', 'org-schedule', 'resume', 'player-report'] as const;
export type ReportName = (typeof reportNames)[number];

export const papers = ['us-letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** What every report's data has, besides its own. */
export type ReportFrame = {
  readonly paper: Paper;
  /** The document's title. */
  readonly title: string;
  readonly author: string;
  /** The day it was made, in words. */
  readonly date: string;
  /** The player's public page. */
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly productName: string;
};

const templates = new Map<ReportName, string>();

/** A report's template, read once. */
export function templateOf(name: ReportName): string {
  const known = templates.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../${name}/${name}.typ`, import.meta.url), 'utf8');
  templates.set(name, text);
  return text;
}
