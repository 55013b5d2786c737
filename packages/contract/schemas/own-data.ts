import { z } from 'zod';

/** One JSON document for programs, or tables for spreadsheets. */
export const ExportFormat = z.enum(['json', 'csv']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** What was deleted with an account, in words; omits kinds without rows. */
export const RemovedData = z.object({
  removed: z.array(z.object({ what: z.string(), count: z.number().int().positive() })),
  /** Until when support can restore the account; null if it was deleted for good. */
  restorableUntil: z.iso.datetime().nullable(),
});
export type RemovedData = z.infer<typeof RemovedData>;
