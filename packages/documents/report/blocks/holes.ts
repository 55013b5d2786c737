import type { PlanSize } from '../plan-size.ts';
import type { WordsPart } from '../words.ts';
import type { PlanDrawing } from './plan-drawing.ts';

/** A planned hole: figures, drawing, and text below. */
export type PrintedHole = {
  readonly heading: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly drawing: PlanDrawing;
  /** What the player means to do, in large letters, with two lines for a pencil. */
  readonly plan?: { readonly club: string; readonly words: string };
  readonly lines: readonly { readonly name: string; readonly text: string }[];
};

/** Six holes side by side on each page, or one on each panel of a pocket book. */
export type HolesBlock = { readonly kind: 'holes'; readonly size: PlanSize; readonly holes: readonly PrintedHole[] };

export const wordsOfHoles = ({ holes }: HolesBlock): WordsPart => ({
  title: '',
  lines: [],
  columns: ['Hole', 'What', 'In words'],
  rows: holes.flatMap(({ heading, figures, plan, lines }) => [
    ...(plan === undefined ? [] : [[heading, plan.club, plan.words]]),
    ...figures.map(({ label, value }) => [heading, label, value]),
    ...lines.map(({ name, text }) => [heading, name, text]),
  ]),
});
