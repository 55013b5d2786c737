import { featureAccess, type KeptResume } from '@strokebook/contract';
import { NO_ACCOUNT, features, hasFullAccess } from '@strokebook/golf/access';
import { reportWords } from '@strokebook/documents/report';
import { settingsWords } from '@strokebook/documents/resume-builder';
import { loadAccessById } from '../../db/access-queries.ts';
import { lockAccount } from '../../db/hold-account.ts';
import { checkAccess } from '../../http/check-access.ts';
import type { Handlers, OpenAccount, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { printableOf } from './handlers.ts';
import { pdfOf, printResume, type ResumeContext, type ResumeDeps } from './print-resume.ts';
import {
  countOpenReports,
  countView,
  dropEndedReports,
  findReport,
  findSettings,
  type KeptRow,
  listReports,
  removeReport,
  writeReport,
} from './queries.ts';

/** Links of a player that open something; the sentence of RESUMES_FULL names it. */
const MAX_REPORTS = 200;
/** Resumes that links lead to (API-08). */
export function createResumeReportHandlers(deps: ResumeDeps) {
  const { database, clock, drawer } = deps;
  const { query } = database;

  /** A kept resume, its account and its reader. @throws RequestError NOT_FOUND */
  const openReport = async (hash: number, { holder, caller }: Pick<RequestContext, 'holder' | 'caller'>) => {
    const kept = await findReport(query, hash);
    // Without an account the question who may see it costs the same work, and is answered alike.
    const granted = await checkAccess(query, featureAccess(features.resume), kept?.accountId ?? NO_ACCOUNT, holder);
    const maker = { accountId: kept?.madeById ?? kept?.accountId ?? NO_ACCOUNT, sessionId: null };
    const made = await loadAccessById(query, kept?.accountId ?? NO_ACCOUNT, maker);
    const hasEnded = made.account === null || !hasFullAccess(made.viewer, made.account);
    if (kept === null || isExpired(kept) || hasEnded) throw new RequestError('NOT_FOUND');
    return { kept, opened: { account: granted.account as OpenAccount, viewer: granted.viewer, caller } };
  };
  const isExpired = ({ expiresAt }: KeptRow): boolean => expiresAt !== null && expiresAt <= clock.now();
  const toKept = (row: KeptRow): KeptResume => ({
    hash: row.hash,
    contents: settingsWords(row.state),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: isExpired(row),
    viewCount: row.viewCount,
  });
  const draw = async (context: ResumeContext, print: Parameters<typeof printResume>[2]) => {
    const { username, document, data, pictures } = await printResume(deps, context, print);
    const svg = await drawer.drawPreview({ caller: context.caller, data, pictures });
    return { accountId: context.account.accountId, username, document: reportWords(document), svg };
  };
  /** As the player last chose it; what only they and whom they send a link may read is not in it. */
  const ownChoice = async ({ accountId }: OpenAccount) => ({
    settings: await findSettings(query, accountId, clock.today()),
    isPrivate: false,
  });

  return {
    getDefaultResumeReport: async ({ query: { paper } }, context) =>
      draw(context, { ...(await ownChoice(context.account)), paper }),
    getDefaultResumeReportPdf: async ({ query: { paper } }, context) =>
      pdfOf(deps, context, { ...(await ownChoice(context.account)), paper }),
    getResumeReport: async ({ params: { hash }, query: { paper } }, context) => {
      const { kept, opened } = await openReport(hash, context);
      const report = await draw(opened, { settings: kept.state, paper, isPrivate: true });
      if (!hasFullAccess(opened.viewer, opened.account)) await countView(query, kept.accountId, hash);
      return report;
    },
    getResumeReportPdf: async ({ params: { hash }, query: { paper } }, context) => {
      const { kept, opened } = await openReport(hash, context);
      return pdfOf(deps, opened, { settings: kept.state, paper, isPrivate: true });
    },
    keepResumeReport: ({ body: { settings, expiresAt } }, { account: { accountId }, signedIn }) => {
      const madeById = signedIn.accountId;
      const state = printableOf(accountId, settings);
      const end = expiresAt === null ? null : new Date(expiresAt);
      return query.transaction(async (tx) => {
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
        const now = clock.now();
        const open = await countOpenReports(tx, accountId, now);
        if (open >= MAX_REPORTS) throw new RequestError('RESUMES_FULL');
        // Those that have ended give way, the one that ended first before the others.
        await dropEndedReports(tx, accountId, now, MAX_REPORTS - 1 - open);
        return toKept(await writeReport(tx, { accountId, madeById, state, createdAt: now, expiresAt: end }));
      });
    },
    listResumeReports: async (_input, { account: { accountId } }) => ({
      reports: (await listReports(query, accountId)).map(toKept),
    }),
    withdrawResumeReport: ({ params: { hash } }, { account: { accountId } }) =>
      query.transaction(async (tx) => {
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
        if (!(await removeReport(tx, accountId, hash))) throw new RequestError('NOT_FOUND');
        return { status: 'SUCCESS' as const };
      }),
  } satisfies Partial<Handlers>;
}
