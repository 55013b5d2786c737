import type { WordsPart } from '../words.ts';

/** A grid: events are rows, players are columns. */
export type GridBlock = {
  readonly kind: 'grid';
  readonly title: string;
  readonly players: readonly string[];
  readonly rows: readonly {
    readonly days: string;
    readonly name: string;
    readonly place: string;
    /** Numbers of players who are going, and who are considering it. */
    readonly playing: number;
    readonly considering: number;
    /** A code for each player of the grid. */
    readonly codes: readonly string[];
  }[];
  /** Meanings of the codes. */
  readonly legend: readonly { readonly code: string; readonly label: string }[];
};

export const wordsOfGrid = ({ title, players, rows, legend }: GridBlock): WordsPart => ({
  title,
  lines: legend.map(({ code, label }) => `${code}: ${label}`),
  columns: ['Tournament', 'Dates', 'Playing', 'Considering', ...players],
  rows: rows.map(({ days, name, place, playing, considering, codes }) => [
    place === '' ? name : `${name} (${place})`,
    days,
    String(playing),
    String(considering),
    ...codes,
  ]),
});
