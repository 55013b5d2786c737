import type { WordsPart } from '../words.ts';

/** Paragraphs; where there is nothing to show, the sentence that says so. */
export type TextBlock = { readonly kind: 'text'; readonly paragraphs: readonly string[] };

export const textOf = (...paragraphs: readonly string[]): TextBlock => ({ kind: 'text', paragraphs });

export const wordsOfText = ({ paragraphs }: TextBlock): WordsPart => ({
  title: '',
  lines: paragraphs,
  columns: [],
  rows: [],
});
