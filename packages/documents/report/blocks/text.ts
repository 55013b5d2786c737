import type { WordsPart } from '../words.ts';

/** Paragraphs, or the sentence that says that there is nothing to show. */
export type TextBlock = {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
  /** Remarks about the blocks around them, smaller. */
  readonly isNote?: boolean;
};

/** Short lists side by side, each with a heading. */
export type ListsBlock = {
  readonly kind: 'lists';
  readonly lists: readonly {
    readonly heading: string;
    /** Number of all lines, including those not listed. */
    readonly count: number;
    readonly lines: readonly string[];
    /** Text of a list without lines. */
    readonly empty: string;
  }[];
};

/** News as the player wrote them. */
export type StoriesBlock = {
  readonly kind: 'stories';
  readonly stories: readonly {
    readonly header: string;
    readonly body: readonly string[];
    /** A web address. */
    readonly linkUrl: string | null;
  }[];
};

export const textOf = (...paragraphs: readonly string[]): TextBlock => ({ kind: 'text', paragraphs });

/** A block of remarks, or none if there are no remarks. */
export const notesOf = (paragraphs: readonly string[]): readonly TextBlock[] =>
  paragraphs.length === 0 ? [] : [{ kind: 'text', paragraphs, isNote: true }];

export const wordsOfText = ({ paragraphs }: TextBlock): WordsPart => ({
  title: '',
  lines: paragraphs,
  columns: [],
  rows: [],
});

export const wordsOfLists = ({ lists }: ListsBlock): readonly WordsPart[] =>
  lists.map(({ heading, count, lines, empty }) => ({
    title: `${heading} (${count})`,
    lines: lines.length === 0 ? [empty] : lines,
    columns: [],
    rows: [],
  }));

export const wordsOfStories = ({ stories }: StoriesBlock): readonly WordsPart[] =>
  stories.map(({ header, body, linkUrl }) => ({
    title: header,
    lines: [...body, ...(linkUrl === null ? [] : [{ text: linkUrl, href: linkUrl }])],
    columns: [],
    rows: [],
  }));
