import type { Paper } from '@strokebook/contract';

/** What reports can be drawn on, as it is chosen. */
export const papers = [
  { value: 'us-letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
] as const satisfies readonly { readonly value: Paper; readonly label: string }[];
