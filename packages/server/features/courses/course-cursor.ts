import { z } from 'zod';
import { RequestError } from '../../http/request-error.ts';
import type { CoursePosition } from './queries.ts';

const Position = z.tuple([z.boolean(), z.string().max(1_000), z.string().max(64)]);

/** The start of the next page of courses, as an opaque text. */
export const writeCourseCursor = ({ isUnmapped, words, courseId }: CoursePosition): string =>
  Buffer.from(JSON.stringify([isUnmapped, words, courseId])).toString('base64url');

/** @throws RequestError REQUEST_INVALID */
export function readCourseCursor(text: string | undefined): CoursePosition | null {
  if (text === undefined) return null;
  const position = Position.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!position.success || position.data.some((part) => typeof part === 'string' && part.includes('\0'))) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.cursor', message: 'is not a cursor of this list' }]);
  }
  const [isUnmapped, words, courseId] = position.data;
  return { isUnmapped, words, courseId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
