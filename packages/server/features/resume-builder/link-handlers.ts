import { type KeptResume, MAX_RESUME_LINKS } from '@strokebook/contract';
import { settingsWords } from '@strokebook/documents/resume-builder';
import { mayMakeResumeLinks } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { checkedPrintableSettings } from './checked-settings.ts';
import { isExpired } from './make-resume-report.ts';
import { countOpenReports, dropEndedReports, type KeptRow, listReports, removeReport, writeReport } from './queries.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

/** Links to resumes (API-08). */
export function createResumeLinkHandlers({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  const toKept = (row: KeptRow): KeptResume => ({
    hash: row.hash,
    contents: settingsWords(row.state),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: isExpired(row, clock),
    viewCount: row.viewCount,
  });
  return {
    keepResumeReport: ({ body: { settings, expiresAt } }, { account: { accountId }, signedIn }) => {
      const madeById = signedIn.accountId;
      const state = checkedPrintableSettings(accountId, settings);
      const end = expiresAt === null ? null : new Date(expiresAt);
      return changeAccount(query, accountId, async (tx) => {
        const now = clock.now();
        const player = await findAccount(tx, accountId);
        if (player === null || !mayMakeResumeLinks(madeById, player, clock.today())) {
          throw new RequestError('RESUME_LINK_REFUSED');
        }
        const open = await countOpenReports(tx, accountId, now);
        if (open >= MAX_RESUME_LINKS) throw new RequestError('RESUMES_FULL');
        // Expired links are deleted to make room, those that expired first before the others.
        await dropEndedReports(tx, accountId, now, MAX_RESUME_LINKS - 1 - open);
        return toKept(await writeReport(tx, { accountId, madeById, state, createdAt: now, expiresAt: end }));
      });
    },
    listResumeReports: async (_input, { account: { accountId } }) => ({
      reports: (await listReports(query, accountId)).map(toKept),
    }),
    withdrawResumeReport: ({ params: { hash } }, { account: { accountId } }) =>
      changeAccount(query, accountId, async (tx) => {
        if (!(await removeReport(tx, accountId, hash))) throw new RequestError('NOT_FOUND');
        return { status: 'SUCCESS' as const };
      }),
  } satisfies Partial<Handlers>;
}
