import { z } from 'zod';
import { RequestError } from './request-error.ts';

/** Text in a cursor. PostgreSQL stores no NUL, so it is in no text of ours. */
export const CursorText = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes('\0'));

/** Starts of next pages of a list. */
export type ListCursor<Start> = {
  readonly write: (start: Start) => string;
  /** @throws RequestError REQUEST_INVALID if the text is not a cursor of this list. */
  readonly read: (text: string | undefined) => Start | null;
};

/**
 * Writes and reads the start of the next page of a list as an opaque text.
 *
 * @param schema the fields of a start; others of a written row are left out.
 */
export const createListCursor = <Start>(schema: z.ZodType<Start>): ListCursor<Start> => ({
  write: (start) => Buffer.from(JSON.stringify(schema.parse(start))).toString('base64url'),
  read: (text) => {
    if (text === undefined) return null;
    const start = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
    if (start.success) return start.data;
    throw new RequestError('REQUEST_INVALID', [{ path: '$.cursor', message: 'is not a cursor of this list' }]);
  },
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
