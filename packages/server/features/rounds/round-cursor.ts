import { isCalendarDay } from '@strokebook/golf/calendar';
import { RequestError } from '../../http/request-error.ts';
import type { RoundCursor } from './queries.ts';

/** The start of the next page of the round history, as an opaque text. */
export const writeCursor = ({ playedOn, roundId }: RoundCursor): string =>
  Buffer.from(`${playedOn}/${roundId}`).toString('base64url');

/** @throws RequestError REQUEST_INVALID */
export function readCursor(text: string | undefined): RoundCursor | null {
  if (text === undefined) return null;
  const [playedOn = '', roundId = ''] = Buffer.from(text, 'base64url').toString('utf8').split('/');
  if (!isCalendarDay(playedOn) || !/^[\w-]{1,64}$/.test(roundId)) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.cursor', message: 'is not a cursor of this list' }]);
  }
  return { playedOn, roundId };
}
