/** The text of a statement without the numbers and texts inside it; parameters keep their numbers. */
export const withoutValues = (statement: string): string =>
  statement
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$.])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
