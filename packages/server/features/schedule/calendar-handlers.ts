import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RouteId } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { findNames } from '../../db/associated-players-queries.ts';
import { findAllEvents } from '../../db/schedule-queries.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/hold-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { writeCalendar } from './calendar.ts';
import { findCalendarSecret, removeCalendarSecret, writeCalendarSecret } from './queries.ts';

type CalendarRouteId = Extract<
  RouteId,
  'getCalendarFeed' | 'createCalendarFeed' | 'deleteCalendarFeed' | 'getCalendar'
>;

/** 256 bits: 43 letters in base64url. */
const SECRET_BYTES = 32;

const pathOf = (accountId: number, secret: string): string => `/api/calendars/${accountId}.ics?key=${secret}`;

/** The schedule at a secret address, for calendars, which cannot sign in. */
export function createCalendarHandlers(
  { query }: Database,
  clock: Clock,
  productName: string,
): Pick<Handlers, CalendarRouteId> {
  const change = <Result>(accountId: number, work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
    query.transaction(async (tx) => {
      if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
      return work(tx);
    });
  return {
    getCalendarFeed: async (_input, { account: { accountId } }) => {
      const secret = await findCalendarSecret(query, accountId);
      return { path: secret === null ? null : pathOf(accountId, secret) };
    },
    createCalendarFeed: ({ params: { accountId } }) =>
      change(accountId, async (tx) => {
        const secret = randomBytes(SECRET_BYTES).toString('base64url');
        await writeCalendarSecret(tx, accountId, secret, clock.now());
        return { path: pathOf(accountId, secret) };
      }),
    deleteCalendarFeed: ({ params: { accountId } }) =>
      change(accountId, async (tx) => {
        await removeCalendarSecret(tx, accountId);
        return { status: 'SUCCESS' as const };
      }),
    getCalendar: async ({ params: { name }, query: { key } }) => {
      const accountId = Number.parseInt(name, 10);
      const secret = await findCalendarSecret(query, accountId);
      if (secret === null || !isSame(secret, key)) throw new RequestError('NOT_FOUND');
      const names = await findNames(query, [accountId]);
      const text = writeCalendar(await findAllEvents(query, [accountId]), {
        playerName: fullName(names.get(accountId) ?? {}),
        productName,
        now: clock.now(),
      });
      // Kept by nobody on the way: an address that was withdrawn must stop at once.
      return {
        contentType: 'text/calendar; charset=utf-8',
        cacheControl: 'private, no-store',
        bytes: Buffer.from(text, 'utf8'),
      };
    },
  };
}

/** Takes as long for every wrong key. */
function isSame(secret: string, key: string): boolean {
  const [known, told] = [Buffer.from(secret), Buffer.from(key)];
  return known.length === told.length && timingSafeEqual(known, told);
}
