import type { WordsPart } from '../words.ts';

/** Rounds around par by event, oldest first: circles under par, squares over it. */
export type StripBlock = {
  readonly kind: 'strip';
  readonly events: readonly {
    readonly name: string;
    /** Finish and month; '' if unknown. */
    readonly detail: string;
    readonly rounds: readonly { readonly toPar: number; readonly text: string }[];
  }[];
};

export const wordsOfStrip = ({ events }: StripBlock): WordsPart => ({
  title: '',
  lines: [],
  columns: ['Tournament', 'Finish', 'To Par'],
  rows: events.map(({ name, detail, rounds }) => [name, detail, rounds.map(({ text }) => text).join(' ')]),
});
