import { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';

const Text = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes('\0'));

/** The start of the next page: among the account's own courses, listed ones with words, or those near a position. */
const FoundCursor = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('mine'), offset: z.number().int().min(0).max(10_000) }),
  z.strictObject({ of: z.literal('words'), rank: z.number().int().min(0).max(5), words: Text, courseId: Text }),
  z.strictObject({ of: z.literal('near'), square: z.number().min(0), courseId: Text }),
]);
export type FoundCursor = z.infer<typeof FoundCursor>;

export const writeFoundCursor = (cursor: FoundCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws RequestError REQUEST_INVALID if it is none of this list. */
export function readFoundCursor<Of extends FoundCursor['of']>(
  text: string | undefined,
  of: Of,
): Extract<FoundCursor, { readonly of: Of }> | null {
  if (text === undefined) return null;
  const cursor = FoundCursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!cursor.success || cursor.data.of !== of) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.cursor', message: 'is not a cursor of this list' }]);
  }
  return cursor.data as Extract<FoundCursor, { readonly of: Of }>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
