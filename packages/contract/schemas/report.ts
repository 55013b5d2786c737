import { z } from 'zod';

/** What reports are printed on. */
const papers = ['us-letter', 'a4'] as const;
export const Paper = z.enum(papers);
export type Paper = z.infer<typeof Paper>;
