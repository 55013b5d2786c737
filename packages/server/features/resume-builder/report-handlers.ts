import { featureAccess, type KeptResume, type RouteId } from '@strokebook/contract';
import { features, hasFullAccess } from '@strokebook/golf/access';
import { settingsWords } from '@strokebook/golf/resume-builder';
import { lockAccount } from '../../db/hold-account.ts';
import { checkAccess } from '../../http/check-access.ts';
import type { Handlers, OpenAccount, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { printableOf } from './handlers.ts';
import { pdfOf, printResume, type ResumeDeps } from './print-resume.ts';
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

type ReportRouteId = Extract<
  RouteId,
  | 'getDefaultResumeReport'
  | 'getDefaultResumeReportPdf'
  | 'getResumeReport'
  | 'getResumeReportPdf'
  | 'keepResumeReport'
  | 'listResumeReports'
  | 'withdrawResumeReport'
>;

/** Links of a player that open something; the sentence of RESUMES_FULL names it. */
const MOST_REPORTS = 200;
/** The id of no account: they count from 1. */
const NOBODY = 0;

/** Resumes that links lead to (API-08). */
export function createResumeReportHandlers(deps: ResumeDeps): Pick<Handlers, ReportRouteId> {
  const { database, clock, drawer } = deps;
  const { query } = database;

  /** A kept resume with its account and whether the caller has full access. @throws RequestError NOT_FOUND */
  const openReport = async (hash: number, { holder }: Pick<RequestContext, 'holder'>) => {
    const kept = await findReport(query, hash);
    // Without an account the question who may see it costs the same work, and is answered alike.
    const granted = await checkAccess(query, featureAccess(features.resume), kept?.accountId ?? NOBODY, holder);
    if (kept === null || isExpired(kept)) throw new RequestError('NOT_FOUND');
    const account = granted.account as OpenAccount;
    return { kept, account, isInside: hasFullAccess(granted.viewer, account) };
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
  const draw = async (account: OpenAccount, print: Parameters<typeof printResume>[2], caller: string) => {
    const { username, document, data, pictures } = await printResume(deps, account, print);
    const svg = await drawer.drawPreview({ caller, report: 'resume', data, pictures });
    return { accountId: account.accountId, username, document, svg };
  };
  /** As the player last chose it; what only they and whom they send a link may read is not in it. */
  const ownChoice = async ({ accountId }: OpenAccount) => ({
    settings: await findSettings(query, accountId, clock.today()),
    isPrivate: false,
  });

  return {
    getDefaultResumeReport: async ({ query: { paper } }, { account, caller }) =>
      draw(account, { ...(await ownChoice(account)), paper }, caller),
    getDefaultResumeReportPdf: async ({ query: { paper } }, { account, caller }) =>
      pdfOf(deps, account, { ...(await ownChoice(account)), paper }, caller),
    getResumeReport: async ({ params: { hash }, query: { paper } }, context) => {
      const { kept, account, isInside } = await openReport(hash, context);
      const report = await draw(account, { settings: kept.state, paper, isPrivate: true }, context.caller);
      if (!isInside) await countView(query, kept.accountId, hash);
      return report;
    },
    getResumeReportPdf: async ({ params: { hash }, query: { paper } }, context) => {
      const { kept, account } = await openReport(hash, context);
      return pdfOf(deps, account, { settings: kept.state, paper, isPrivate: true }, context.caller);
    },
    keepResumeReport: ({ body: { settings, expiresAt } }, { account: { accountId } }) => {
      const state = printableOf(accountId, settings);
      const end = expiresAt === null ? null : new Date(expiresAt);
      return query.transaction(async (tx) => {
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
        const now = clock.now();
        const open = await countOpenReports(tx, accountId, now);
        if (open >= MOST_REPORTS) throw new RequestError('RESUMES_FULL');
        // Those that have ended give way, the one that ended first before the others.
        await dropEndedReports(tx, accountId, now, MOST_REPORTS - 1 - open);
        return toKept(await writeReport(tx, { accountId, state, createdAt: now, expiresAt: end }));
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
  };
}
