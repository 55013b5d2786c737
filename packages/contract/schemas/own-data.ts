import { z } from 'zod';

/** One document for programs, or tables for spreadsheets. */
export const ExportFormat = z.enum(['json', 'csv']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** What went with an account, in words for people; what there was none of is not named. */
export const RemovedData = z.object({
  removed: z.array(z.object({ what: z.string(), count: z.number().int().positive() })),
});
export type RemovedData = z.infer<typeof RemovedData>;
