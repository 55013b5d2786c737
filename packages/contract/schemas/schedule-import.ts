import { z } from 'zod';
import { dayOrders, importFields } from '../schedule-import-fields.ts';
import { ImportSource } from './round-import.ts';

const fieldNames = importFields.map(({ field }) => field);

/** A table as text with its options. Without a mapping the column heads decide. */
export const ScheduleImportBody = z.strictObject({
  csv: z.string().min(1, 'has no text').max(1_000_000, 'has more than 1,000,000 characters'),
  /** The content of each column; null to omit it. */
  mapping: z.array(z.enum(fieldNames).nullable()).max(200).optional(),
  dayOrder: z.enum(dayOrders).optional(),
  /** Par of every round whose row has none; from the par of a short nine to that of the longest eighteen. */
  par: z.number().int().min(27).max(80).optional(),
  /** Line numbers of rows to omit. */
  leftOut: z.array(z.number().int().positive()).max(1_000).optional(),
  /** Whether an event of the schedule that has other scores, typed or changed by hand, keeps them and is named instead. */
  keepsScores: z.boolean().optional(),
  /** The import of rounds whose results these are; they are taken back with it. */
  import: z.strictObject({ importId: z.uuid(), source: ImportSource }).optional(),
});

/** An interpreted row of the table. */
const ImportRow = z.object({
  /** Line number, from 1. */
  line: z.number().int(),
  /** The tournament's name in the table, also of a row with problems. */
  name: z.string(),
  /** The resulting event in words; null if the row is invalid or omitted. */
  summary: z
    .object({
      name: z.string(),
      /** Type, locale, team or individual, and rounds; values that the row does not contain are defaults. */
      kind: z.string(),
      days: z.string(),
      place: z.string(),
      status: z.string(),
      result: z.string(),
    })
    .nullable(),
  /** Whether the event is in the schedule and will be updated. */
  isKnown: z.boolean(),
  /** Fields of a shared tournament that the row contradicts; they stay unchanged. */
  kept: z.array(z.string()),
  problems: z.array(z.string()),
  isLeftOut: z.boolean(),
});

export const ScheduleImportPreview = z.object({
  columns: z.array(z.object({ head: z.string(), example: z.string(), field: z.enum(fieldNames).nullable() })),
  dayOrder: z.enum(dayOrders),
  rows: z.array(ImportRow),
  /** Problems of the table as a whole. */
  problems: z.array(z.string()),
  /** Numbers of new events and of changed events. */
  newCount: z.number().int(),
  changedCount: z.number().int(),
  canImport: z.boolean(),
});
export type ScheduleImportPreview = z.infer<typeof ScheduleImportPreview>;
