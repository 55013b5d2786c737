/** A text with single blanks, and none around it: spreadsheets and web pages contain double and non-breaking spaces. */
export const withSingleBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
