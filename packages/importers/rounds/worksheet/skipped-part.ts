/** What is not read of a sheet, a whole row or a cell of it, and why. */
export type SkippedPart = { readonly row: number; readonly what: 'row' | 'cell'; readonly text: string };
