import type { WordsPart } from '../words.ts';

type LinePoint = {
  /** Day and name of the round. */
  readonly label: string;
  /** Position along the line, from 0 to 1. */
  readonly at: number;
  readonly value: number;
  readonly text: string;
  /** Value of the smoothed line and its interval. */
  readonly trend: { readonly value: number; readonly low: number; readonly high: number } | null;
};

/** A figure over rounds: a dot for each round, and the smoothed line. */
export type LineBlock = {
  readonly kind: 'line';
  readonly title: string;
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly points: readonly LinePoint[];
  /** The first day and the last. */
  readonly ends: readonly [string, string];
  readonly notes: readonly string[];
};

export const wordsOfLine = ({ title, points, notes }: LineBlock): WordsPart => ({
  title,
  lines: notes,
  columns: ['Round', 'Figure'],
  rows: points.map(({ label, text }) => [label, text]),
});
