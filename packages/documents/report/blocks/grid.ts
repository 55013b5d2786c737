import type { WordsPart } from '../words.ts';

/** Events down and players across. */
export type GridBlock = {
  readonly kind: 'grid';
  readonly title: string;
  readonly players: readonly string[];
  readonly rows: readonly {
    readonly days: string;
    readonly name: string;
    readonly place: string;
    /** How many of all players are going to play, and how many think of it. */
    readonly playing: number;
    readonly considering: number;
    /** A code for each of the grid's players. */
    readonly codes: readonly string[];
  }[];
  /** What the codes stand for. */
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
