import type { AccountId } from '@strokebook/golf/access';
import {
  type CompareFilter,
  type CompareState,
  type ComponentSelections,
  type MetricsSelections,
  type Paper,
  readCompareFilter,
} from '@strokebook/contract';
import { comparePages, compareReport } from '@strokebook/documents/compare-report';
import { compareSelections, describeSide, roundsOfSide, roundsTable, sideTitle } from '@strokebook/golf/compare';
import { fullName, reportFileName } from '@strokebook/golf/format';
import type { Career } from '@strokebook/golf/overview';
import type { PrintedDocument, ReportDrawer } from '@strokebook/reports';
import type { z } from 'zod';
import { findNames, type NamedAccount } from '../../db/associated-players-queries.ts';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import type { Clock } from '../../ports/clock.ts';
import { unknownAccount, reportFrame } from '../../report-frame.ts';
import { requireOpenPlayers } from './require-open-players.ts';
import { readState } from './read-state.ts';

type Deps = {
  readonly query: Queryable;
  readonly careers: CareerCache;
  readonly clock: Clock;
  readonly drawer: ReportDrawer;
  readonly productName: string;
  readonly publicUrl: string | null;
};

type Context = Pick<RequestContext, 'account' | 'holder' | 'caller'>;

const FILE_NAME = 'Compare-Stats';

/** A comparison as a document (CMP-23 to CMP-26). */
export function createCompareReportHandlers(deps: Deps) {
  return {
    getCompareReport: async ({ body }, context) => {
      const { data, player } = await documentOf(deps, body, context);
      const pdf = await deps.drawer.drawPdf({ caller: context.caller, data });
      return {
        data: Buffer.from(pdf).toString('base64'),
        fileName: `${reportFileName(player, deps.clock.today(), FILE_NAME)}.pdf`,
      };
    },
    previewCompareReport: async ({ body }, context) => {
      const { data } = await documentOf(deps, body, context);
      return { svg: await deps.drawer.drawPreview({ caller: context.caller, data }) };
    },
  } satisfies Partial<Handlers>;
}

async function documentOf(
  { query, careers, clock, productName, publicUrl }: Deps,
  { paper, ...state }: CompareState & { readonly paper: Paper },
  context: Context,
): Promise<{ readonly data: PrintedDocument; readonly player: NamedAccount }> {
  const { texts, accountIds } = readState(state, context.account.accountId);
  const [ofLeft, ofRight] = (await requireOpenPlayers(query, context, accountIds)) as [Account, Account];
  const today = clock.today();
  const left = await sideOf(careers, ofLeft, texts.leftFilter);
  const right = await sideOf(careers, ofRight, texts.rightFilter);
  const names = await findNames(query, [context.account.accountId, ...accountIds]);
  const nameOf = (accountId: AccountId): NamedAccount => names.get(accountId) ?? unknownAccount;
  const player = nameOf(context.account.accountId);
  const { reportPages } = JSON.parse(texts.leftComponentSelections) as z.infer<typeof ComponentSelections>;
  const named = { left: withNames(left.filter, nameOf), right: withNames(right.filter, nameOf) };
  const tableOf = (place: 'left' | 'right', { career, filter }: Side) => {
    const chosen = roundsOfSide(
      career.map(({ summary }) => summary),
      filter,
      today,
    );
    const ids = new Set(chosen.map(({ roundId }) => roundId));
    const description = describeSide(filter, chosen);
    return {
      playerName: fullName(nameOf(filter.player.accountId)),
      description: { ...description, label: sideTitle(description.label, named, place) },
      days: chosen.map(({ playedOn }) => playedOn),
      rounds: roundsTable(
        career.filter(({ summary }) => ids.has(summary.roundId)),
        filter.holeCount,
        { page: 1, pageSize: Math.max(1, ids.size), sort: { column: 'startDate', direction: 'desc' } },
      ),
    };
  };
  const report = compareReport({
    subject: fullName(player),
    comparison: compareSelections(left, right, left.filter.holeCount, today),
    left: tableOf('left', left),
    right: tableOf('right', right),
    pages: comparePages.filter((page) => reportPages.includes(page)),
    metrics: JSON.parse(texts.metricsSelections) as z.infer<typeof MetricsSelections>,
  });
  return {
    player,
    data: { ...report, ...reportFrame({ player, heading: report.heading, paper, today, productName, publicUrl }) },
  };
}

/** A filter with what its player is called now. */
const withNames = (filter: CompareFilter, nameOf: (accountId: AccountId) => NamedAccount): CompareFilter => {
  const { accountId, firstName, lastName } = nameOf(filter.player.accountId);
  return { ...filter, player: { accountId, firstName, lastName } };
};

type Account = RequestContext['account'];
type Side = { readonly career: Career; readonly filter: CompareFilter };

async function sideOf(careers: CareerCache, account: Account, filter: string): Promise<Side> {
  return { career: await careers.get(account), filter: readCompareFilter(JSON.parse(filter)) };
}
