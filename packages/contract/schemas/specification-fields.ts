import { z } from 'zod';
import { AccountId } from './account.ts';

/*
 * What the specification names in a request (A §7) and this product has under another name or in another place. All of
 * it is accepted, and declared here.
 */

/** The account as a field of the request: it must be that of the path, which the server checks for every route. */
export const OwnAccountField = AccountId.optional().describe('the account of the path');

/** The same in the query of an address. */
export const OwnAccountQuery = z.object({
  accountId: z.coerce.number().pipe(AccountId).optional().describe('the account of the path'),
});

/** The gallery holds pictures alone. */
export const MediaTypesQuery = z.literal('Image').optional().describe('what the gallery holds');

/** Spellings of the specification, each with ours. */
const spellings = {
  dateRange: { min: 'start', max: 'end' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Makes a schema accept the specification's spelling of its keys beside ours. Types and documents name only ours. */
export function withSpellings<Schema extends z.ZodType>(of: keyof typeof spellings, schema: Schema): Schema {
  const names: Readonly<Record<string, string>> = spellings[of];
  const rename = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, held]) => [names[key] ?? key, held]))
      : value;
  return z.preprocess(rename, schema) as unknown as Schema;
}
