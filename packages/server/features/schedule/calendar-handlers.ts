import { timingSafeEqual } from 'node:crypto';
import { accountIdOf, NO_ACCOUNT, type AccountId, seesAll } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { loadAccessById } from '../../db/accounts/access-queries.ts';
import { findNames } from '../../db/accounts/associated-players-queries.ts';
import { findAllEvents } from '../../db/rounds/schedule-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { writeCalendar } from './calendar.ts';
import { findCalendarFeeds, removeCalendarFeed, writeCalendarFeed } from './queries.ts';
import { changeAccount } from '../../http/change-account.ts';
import { newLinkSecret } from '../../lib/link-secret.ts';
import type { Services } from '../../services.ts';

const pathOf = (accountId: AccountId, secret: string): string => `/api/calendars/${accountId}.ics?key=${secret}`;

/**
 * The schedule at a secret address, for calendar apps, which cannot sign in. Everyone with full access has a separate
 * address, which works only while they have access.
 */
export function createCalendarHandlers({
  query,
  clock,
  config: { productName },
}: Pick<Services, 'query' | 'clock' | 'config'>) {
  return {
    getCalendarFeed: async (_input, { account: { accountId }, signedIn }) => {
      const feeds = await findCalendarFeeds(query, accountId);
      const own = feeds.find(({ readerId }) => readerId === signedIn.accountId);
      return { path: own === undefined ? null : pathOf(accountId, own.secret) };
    },
    createCalendarFeed: ({ params: { accountId } }, { signedIn }) =>
      changeAccount(query, accountId, async (tx) => {
        const secret = newLinkSecret();
        await writeCalendarFeed(tx, { accountId, readerId: signedIn.accountId, secret, createdAt: clock.now() });
        return { path: pathOf(accountId, secret) };
      }),
    deleteCalendarFeed: ({ params: { accountId } }, { signedIn }) =>
      changeAccount(query, accountId, async (tx) => {
        await removeCalendarFeed(tx, accountId, signedIn.accountId);
        return { status: 'SUCCESS' as const };
      }),
    getCalendar: async ({ params: { name }, query: { key } }) => {
      const accountId = accountIdOf(Number.parseInt(name, 10));
      const feed = (await findCalendarFeeds(query, accountId)).find(({ secret }) => isSame(secret, key));
      // A wrong key costs the same queries as a right one.
      const reader = { accountId: feed?.readerId ?? NO_ACCOUNT, sessionId: null };
      const { account, viewer } = await loadAccessById(query, accountId, reader);
      if (account === null || !seesAll(viewer, account)) throw new RequestError('NOT_FOUND');
      const names = await findNames(query, [accountId]);
      const text = writeCalendar(await findAllEvents(query, [accountId]), {
        playerName: fullName(names.get(accountId) ?? {}),
        productName,
        now: clock.now(),
      });
      // Not cached anywhere: a withdrawn address must stop working at once.
      return {
        contentType: 'text/calendar; charset=utf-8',
        cacheControl: 'private, no-store',
        bytes: Buffer.from(text, 'utf8'),
      };
    },
  } satisfies Partial<Handlers>;
}

/** Compares in constant time. */
function isSame(secret: string, key: string): boolean {
  const [known, told] = [Buffer.from(secret), Buffer.from(key)];
  return known.length === told.length && timingSafeEqual(known, told);
}
