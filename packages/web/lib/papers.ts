import type { Paper } from '@strokebook/contract';

/** The paper sizes of reports, as options. */
export const papers = [
  { value: 'us-letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
] as const satisfies readonly { readonly value: Paper; readonly label: string }[];
