import { z } from 'zod';
import { MAX_NOTICES } from '../limits.ts';
import { publicAccess, route, signedIn } from '../route.ts';
import { ActiveAccount } from '../schemas/account.ts';
import { Notice } from '../schemas/notice.ts';

export const noticeRoutes = {
  listNotices: route({
    method: 'GET',
    path: '/api/me/notices',
    shows: ['rounds'],
    summary: `Pages of what the signed-in account was told, newest first; the newest ${MAX_NOTICES} are kept.`,
    access: signedIn,
    query: z.strictObject({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      /** Only unread ones. */
      isUnread: z.literal('true').optional(),
    }),
    output: z.object({ notices: z.array(Notice), nextCursor: z.string().nullable() }),
  }),
  readNotices: route({
    method: 'PUT',
    path: '/api/me/notices/:noticeId/read',
    summary: 'Marks a notice as read, or also all that are older.',
    access: signedIn,
    params: z.strictObject({ noticeId: z.uuid() }),
    body: z.strictObject({ areOlderRead: z.boolean() }),
    output: z.object({ unreadNotices: z.number().int() }),
  }),
  updateNoticeMail: route({
    method: 'PUT',
    path: '/api/me/notices/mail',
    summary: 'Sends a mail a day about unread notices to the confirmed email, or none any more.',
    access: signedIn,
    body: z.strictObject({ isOn: z.boolean() }),
    output: ActiveAccount,
    errors: ['EMAIL_NOT_CONFIRMED'],
  }),
  stopNoticeMail: route({
    method: 'POST',
    path: '/api/notice-mail/stop',
    summary:
      'Sends no mail about unread notices any more to the account of the token, which stands in each of these mails. Without a sign-in, also for the button of a mail program (RFC 8058).',
    access: publicAccess,
    query: z.strictObject({ token: z.string().max(60) }),
    ignoresForm: true,
    output: z.object({ isStopped: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
