import type { WordsPart } from '../words.ts';
import type { Tone } from './table.ts';

export type ReportBar = {
  readonly label: string;
  /** What it is based on, smaller, below its label. */
  readonly basis: string;
  /** In the unit of the chart's ends. */
  readonly value: number;
  readonly text: string;
  /** The interval of the value, drawn over the bar. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly tone: Tone | null;
  /** Draws the bar as an outline if the value may be due to chance. */
  readonly isSure: boolean;
};

/** Bars from zero to the right and left on one scale, each with its figure. */
export type BarsBlock = {
  readonly kind: 'bars';
  readonly title: string;
  /** Ends of the scale; zero is between them. */
  readonly low: number;
  readonly high: number;
  readonly bars: readonly ReportBar[];
  readonly notes: readonly string[];
};

/** Bars with a scale that contains all of them and zero. */
export function barsOf(title: string, bars: readonly ReportBar[], notes: readonly string[] = []): BarsBlock {
  const ends = bars.flatMap(({ value, interval }) => [value, ...(interval === null ? [] : Object.values(interval))]);
  return { kind: 'bars', title, low: Math.min(0, ...ends), high: Math.max(0, ...ends), bars, notes };
}

export const wordsOfBars = ({ title, bars, notes }: BarsBlock): WordsPart => ({
  title,
  lines: notes,
  columns: ['', 'Figure', 'Of'],
  rows: bars.map(({ label, text, basis }) => [label, text, basis]),
});
