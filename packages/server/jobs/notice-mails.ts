import { noticeKinds, routes } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import { findKnown } from '../db/accounts/known-people.ts';
import { findAccountsToMail, type NoticesToMail, takeNoticesToMail } from '../db/notices/notice-mail-queries.ts';
import { createNoticeNames } from '../db/notices/people-named.ts';
import { createMailStopToken } from '../lib/mail-stop-token.ts';
import type { Services } from '../services.ts';
import type { Job } from './run-jobs.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const stopPath = routes.stopNoticeMail.path;
/** Of more a mail says only how many there are. */
const MAX_LINES = 10;

type MailDeps = Pick<Services, 'query' | 'clock' | 'mail' | 'log'> & {
  readonly config: Pick<Services['config'], 'productName' | 'publicUrl'>;
  readonly linkSecret: Uint8Array;
};

/**
 * Mails people who wish it what they were told and have not read: at most once a day, because a coach who enters a round
 * tells something after each hole, and a mail for each would tell how a round of a child goes.
 */
export const createNoticeMailJob = (deps: MailDeps): Job => ({
  name: 'notice-mails',
  every: HOUR,
  run: async (signal) => {
    const { query, clock, mail } = deps;
    if (!mail.canSend) return;
    const at = clock.now();
    const mailedBefore = new Date(at.getTime() - DAY);
    for (let after = 0; !signal.aborted; ) {
      const found = await findAccountsToMail(query, mailedBefore, after);
      const last = found.at(-1);
      if (last === undefined) return;
      after = last.accountId;
      for (const { accountId } of found) {
        if (signal.aborted) return;
        await mailTo(deps, accountId, { at, mailedBefore });
      }
    }
  },
});

async function mailTo(
  { query, mail, log, config, linkSecret }: MailDeps,
  accountId: AccountId,
  when: Parameters<typeof takeNoticesToMail>[2],
): Promise<void> {
  const taken = await query.transaction((tx) => takeNoticesToMail(tx, accountId, when));
  if (taken === null) return;
  const { productName, publicUrl } = config;
  const things = plural(taken.notices.length, 'new thing');
  const where = publicUrl === null ? `${productName} has them under New for you.` : `${publicUrl}/account/new`;
  const lines = await linesOf(query, accountId, taken.notices);
  const token = createMailStopToken(linkSecret, accountId);
  const stopText =
    publicUrl === null
      ? 'You can turn this mail off on the same page.'
      : `No more of these mails, without signing in: ${publicUrl}/unsubscribe#${token}`;
  await mail
    .send({
      to: taken.email,
      subject: `You have ${things} on ${productName}`,
      text: `${lines.join('\n')}\n\n${where}\n\n${stopText}\n`,
      // A mail program sends the call only to an https address.
      ...(publicUrl?.startsWith('https:') === true && { stopUrl: `${publicUrl}${stopPath}?token=${token}` }),
    })
    // The others get theirs; the notices stand in the list.
    .catch((err: unknown) => log.error({ err }, 'a mail about notices could not be sent'));
}

/**
 * 'Dana Whitfield: a question for you', once each. A mail is read on other screens, and by a child: strangers are named
 * by their username, whose alphabet has no room for an address (TEAM-O140).
 */
async function linesOf(
  query: Services['query'],
  accountId: AccountId,
  notices: NoticesToMail['notices'],
): Promise<readonly string[]> {
  const nameOf = await createNoticeNames(query, accountId, notices);
  const known = await findKnown(
    query,
    accountId,
    notices.map(({ byId }) => byId),
  );
  const lines = notices.map(({ kind, ...by }) => {
    const person = nameOf(by);
    const isKnown = by.byId !== null && known.has(by.byId);
    return `${(isKnown ? person?.name : person?.username) ?? 'Somebody'}: ${noticeKinds[kind]}`;
  });
  const once = [...new Set(lines)];
  return once.length > MAX_LINES ? [...once.slice(0, MAX_LINES), `and ${once.length - MAX_LINES} more`] : once;
}
