import { z } from 'zod';
import { dayOrders, importFields } from '../schedule-import-fields.ts';

const fieldNames = importFields.map(({ field }) => field);

/** A table as text, and how it is to be read. Without a mapping the columns are told by their heads. */
export const ScheduleImportBody = z.strictObject({
  csv: z.string().min(1, 'has no text').max(1_000_000, 'has more than 1,000,000 characters'),
  /** For each column what it holds; null for a column that is left out. */
  mapping: z.array(z.enum(fieldNames).nullable()).max(200).optional(),
  dayOrder: z.enum(dayOrders).optional(),
  /** The par of every round whose row has none; between the pars of a short nine and of the longest eighteen. */
  par: z.number().int().min(27).max(80).optional(),
  /** Lines of rows that are not taken. */
  leftOut: z.array(z.number().int().positive()).max(1_000).optional(),
});

/** A row of the table as it was understood. */
const ImportRow = z.object({
  /** As an editor counts; the first line is 1. */
  line: z.number().int(),
  /** What will be in the schedule, in words; null where the row cannot be taken, or is left out. */
  summary: z
    .object({
      name: z.string(),
      /** Type, locale, who plays and how many rounds: much of it is taken for granted where the row does not say it. */
      kind: z.string(),
      days: z.string(),
      place: z.string(),
      status: z.string(),
      result: z.string(),
    })
    .nullable(),
  /** The event is in the schedule: it is brought up to date with what the row says. */
  isKnown: z.boolean(),
  /** Labels of what the row says otherwise of a tournament that everyone can choose: that stays as it is. */
  kept: z.array(z.string()),
  problems: z.array(z.string()),
  isLeftOut: z.boolean(),
});

export const ScheduleImportPreview = z.object({
  columns: z.array(z.object({ head: z.string(), example: z.string(), field: z.enum(fieldNames).nullable() })),
  dayOrder: z.enum(dayOrders),
  rows: z.array(ImportRow),
  /** What concerns the table and no row of it. */
  problems: z.array(z.string()),
  /** How many rows would be new, and how many change what is there. */
  newCount: z.number().int(),
  changedCount: z.number().int(),
  canImport: z.boolean(),
});
export type ScheduleImportPreview = z.infer<typeof ScheduleImportPreview>;
