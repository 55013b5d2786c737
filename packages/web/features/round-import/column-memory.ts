import { dayOrders } from '@strokebook/contract';
import { type WorksheetChoices, worksheetFields } from '@strokebook/importers/rounds';
import { z } from 'zod/mini';

const KEY = 'strokebook.sheetColumns';
/** More sheets than one coach keeps. */
const MAX_SHEETS = 20;

const units = ['yards', 'metres', 'feet'] as const;
const Meaning = z.object({
  field: z.enum(worksheetFields.map(({ field }) => field)),
  hole: z.optional(z.number()),
  round: z.optional(z.number()),
});
const Choices = z.object({
  meanings: z.optional(z.array(z.nullable(Meaning))),
  dayOrder: z.optional(z.enum(dayOrders)),
  units: z.optional(z.enum(units)),
  greenUnits: z.optional(z.enum(units)),
});
const Stored = z.array(z.tuple([z.string(), Choices]));

/** The columns that were chosen for sheets on this device, by `headsKey`: used for the next sheet with the same heads (IMPORT-15). */
export function rememberedColumns(): ReadonlyMap<string, WorksheetChoices> {
  try {
    return new Map(Stored.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]')));
  } catch {
    return new Map();
  }
}

/** Remembers the columns and units of a sheet; its day and course are those of one file. */
export function rememberColumns(
  headsKey: string,
  { meanings, dayOrder, units: lengths, greenUnits }: WorksheetChoices,
): void {
  const others = [...rememberedColumns()].filter(([key]) => key !== headsKey).slice(1 - MAX_SHEETS);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...others, [headsKey, { meanings, dayOrder, units: lengths, greenUnits }]]),
    );
  } catch {
    // Without storage they are chosen again.
  }
}
