import type { WordsPart } from '../words.ts';

type Side = {
  readonly playerName: string;
  readonly label: string;
  /** '31 rounds, Oct 4, 2025 – Sep 17, 2026'; 'no rounds'. */
  readonly rounds: string;
  readonly details: readonly { readonly name: string; readonly value: string }[];
};

/** The two sides of a comparison, side by side. */
export type SidesBlock = { readonly kind: 'sides'; readonly left: Side; readonly right: Side };

type SideFigure = { readonly value: string; readonly context: string };

export type DifferenceLine = {
  readonly label: string;
  /** Whether it is a part of the previous line. */
  readonly isPart: boolean;
  readonly left: SideFigure;
  readonly right: SideFigure;
  readonly difference: string;
  /** '−3.4 to −0.5'; '' for none. */
  readonly interval: string;
  readonly certainty: string;
  /** The better side of a clear or likely difference. */
  readonly better: 'left' | 'right' | null;
};

/** Figures of both sides and their differences. */
export type DifferencesBlock = {
  readonly kind: 'differences';
  readonly title: string;
  /** A sentence about all of them; '' for none. */
  readonly verdict: string;
  readonly leftLabel: string;
  readonly rightLabel: string;
  readonly lines: readonly DifferenceLine[];
};

export const wordsOfSides = ({ left, right }: SidesBlock): readonly WordsPart[] =>
  [left, right].map(({ label, playerName, rounds, details }) => ({
    title: label,
    lines: [`${playerName}, ${rounds}`, ...details.map(({ name, value }) => `${name}: ${value}`)],
    columns: [],
    rows: [],
  }));

export const wordsOfDifferences = (block: DifferencesBlock): WordsPart => {
  const { title, verdict, leftLabel, rightLabel, lines } = block;
  const sides = { left: leftLabel, right: rightLabel };
  const figureOf = ({ value, context }: SideFigure) => (context === '' ? value : `${value} (${context})`);
  return {
    title,
    lines: verdict === '' ? [] : [verdict],
    columns: ['Figure', leftLabel, rightLabel, 'Difference', 'How sure'],
    rows: lines.map(({ label, left, right, difference, interval, certainty, better }) => [
      label,
      figureOf(left),
      figureOf(right),
      interval === '' ? difference : `${difference} (${interval})`,
      better === null ? certainty : `${certainty}, better: ${sides[better]}`,
    ]),
  };
};
