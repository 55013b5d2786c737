import { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';
import type { SearchPosition } from './search-queries.ts';

const Position = z.tuple([z.boolean(), z.string().max(500), z.int().min(0).max(2_147_483_647)]);

/** The start of the next page of results, as an opaque text. */
export const writeCursor = ({ isStart, name, id }: SearchPosition): string =>
  Buffer.from(JSON.stringify([isStart, name, id])).toString('base64url');

/** @throws RequestError REQUEST_INVALID */
export function readCursor(text: string | undefined): SearchPosition | null {
  if (text === undefined) return null;
  const position = Position.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!position.success || position.data[1].includes('\0')) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.cursor', message: 'is not a cursor of this list' }]);
  }
  const [isStart, name, id] = position.data;
  return { isStart, name, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
