/** A line of text that leads to an address. */
type WordsLink = { readonly text: string; readonly href: string };

/** What a line says, wherever it leads. */
export const lineText = (line: string | WordsLink): string => (typeof line === 'string' ? line : line.text);

/** A part of a report in words: sentences, and a table without rows where there is none. */
export type WordsPart = {
  readonly title: string;
  readonly lines: readonly (string | WordsLink)[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A report word for word in the order of its pages, for those who cannot see a picture of them. */
export type ReportWords = {
  readonly heading: string;
  readonly subject: string;
  readonly subtitle: string;
  readonly sections: readonly {
    /** '' for what stands before the first heading. */
    readonly heading: string;
    readonly parts: readonly WordsPart[];
  }[];
};
