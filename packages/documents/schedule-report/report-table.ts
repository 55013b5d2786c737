/** What a column of a report holds, which decides how wide it is: days, what the row is about, other words, a figure. */
type ReportColumn = { readonly label: string; readonly kind: 'days' | 'name' | 'text' | 'figure' };

/** One cell, as it is printed. */
export type ReportCell = {
  readonly text: string;
  /** Below it, smaller, a line each. */
  readonly small: readonly string[];
  /** Below that, marked, a line each. */
  readonly warnings: readonly string[];
};

/** A table under its heading; '' for none. */
export type ReportTable = {
  readonly heading: string;
  readonly columns: readonly ReportColumn[];
  /** Rows under a line of their own; '' where there is none. */
  readonly groups: readonly { readonly label: string; readonly rows: readonly (readonly ReportCell[])[] }[];
  /** What stands in the place of a table without rows. */
  readonly empty: string;
};

export type ScheduleReportSection = {
  readonly heading: string;
  /** Beside the heading: how much there is. */
  readonly hint: string;
  /** A few figures over the tables. */
  readonly figures: readonly { readonly label: string; readonly value: string; readonly basis: string }[];
  /** A sentence each, over the tables. */
  readonly notes: readonly string[];
  readonly tables: readonly ReportTable[];
};

export const cellOf = (text: string, small: readonly string[] = [], warnings: readonly string[] = []): ReportCell => ({
  text,
  small: small.filter((line) => line !== ''),
  warnings,
});
