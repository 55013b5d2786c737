/** A line of text with an optional link. */
type WordsLink = { readonly text: string; readonly href: string };

/** The line's text. */
export const lineText = (line: string | WordsLink): string => (typeof line === 'string' ? line : line.text);

/** A part of a report as text: sentences, and a table, which may have no rows. */
export type WordsPart = {
  readonly title: string;
  readonly lines: readonly (string | WordsLink)[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A report as text in the order of its pages, for screen readers. */
export type ReportWords = {
  readonly heading: string;
  readonly subject: string;
  readonly subtitle: string;
  readonly sections: readonly {
    /** '' for text before the first heading. */
    readonly heading: string;
    readonly parts: readonly WordsPart[];
  }[];
};
