import { z } from 'zod';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import { toActiveAccount } from '../../db/accounts/public-account.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import { readAnswered } from '../../db/notices/answered-questions.ts';
import { countUnreadNotices } from '../../db/notices/tell.ts';
import { changeOwnAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { createListCursor } from '../../http/list-cursor.ts';
import { RequestError } from '../../http/request-error.ts';
import { readMailStopToken } from '../../lib/mail-stop-token.ts';
import type { Services } from '../../services.ts';
import { findNotices, markNoticesRead, type NoticeCursor, storeNoticeMail } from './queries.ts';

const noticeCursor = createListCursor<NoticeCursor>(z.object({ toldAt: z.iso.datetime(), noticeId: z.uuid() }));

/** What the signed-in person is told (TEAM-33). */
export function createNoticeHandlers({
  query,
  clock,
  linkSecret,
  tokens,
}: Pick<Services, 'query' | 'clock' | 'linkSecret' | 'tokens'>) {
  return {
    listNotices: async ({ query: { cursor, limit, isUnread } }, { signedIn }) => {
      const found = await findNotices(query, signedIn.accountId, {
        ...{ after: noticeCursor.read(cursor), limit: limit + 1, isUnread: isUnread === 'true' },
      });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        notices: page,
        nextCursor: found.length > limit && last !== undefined ? noticeCursor.write(last) : null,
      };
    },
    readNotices: ({ params: { noticeId }, body: { areOlderRead } }, { signedIn }) =>
      changeOwnAccount(query, signedIn, async (tx) => {
        const { accountId } = signedIn;
        await readAnswered(tx, accountId, clock.now());
        await markNoticesRead(tx, accountId, { noticeId, areOlderRead, at: clock.now() });
        return { unreadNotices: await countUnreadNotices(tx, accountId) };
      }),
    updateNoticeMail: ({ body: { isOn } }, { signedIn }) =>
      changeOwnAccount(query, signedIn, async (tx, before) => {
        if (isOn && before.emailConfirmedAt === null) throw new RequestError('EMAIL_NOT_CONFIRMED');
        const after = await storeNoticeMail(tx, before.accountId, isOn);
        await incrementDataVersion(tx, before.accountId);
        return toActiveAccount(tx, after ?? before, tokens);
      }),
    stopNoticeMail: async ({ query: { token } }) => {
      const accountId = readMailStopToken(linkSecret, token);
      if (accountId === null) throw new RequestError('NOT_FOUND');
      await query.transaction(async (tx) => {
        // Of an account that was deleted, the same answer.
        if ((await lockAccount(tx, accountId)) === null) return;
        await storeNoticeMail(tx, accountId, false);
        await incrementDataVersion(tx, accountId);
      });
      return { isStopped: true as const };
    },
  } satisfies Partial<Handlers>;
}
