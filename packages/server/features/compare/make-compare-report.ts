import {
  type CompareFilter,
  type CompareState,
  type ComponentSelections,
  featureAccess,
  type MetricsSelections,
  readCompareFilter,
} from '@strokebook/contract';
import { comparePages, compareReport } from '@strokebook/documents/compare-report';
import { type AccountId, features } from '@strokebook/golf/access';
import { compareSelections, describeSide, roundsOfSide, roundsTable, sideTitle } from '@strokebook/golf/compare';
import { datedFileName, fullName } from '@strokebook/golf/format';
import type { Career } from '@strokebook/golf/overview';
import type { z } from 'zod';
import { findNames, type NamedAccount } from '../../db/accounts/associated-players-queries.ts';
import type { CareerCache } from '../../db/rounds/career-cache.ts';
import { openAccount } from '../../http/check-access.ts';
import type { OpenAccount } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import {
  type MadeReport,
  type ReportCaller,
  type ReportMaker,
  type RequestOf,
  unknownAccount,
} from '../../reports/report-maker.ts';
import { readState } from './read-state.ts';
import { requireOpenPlayers } from './require-open-players.ts';
import { openKeptState } from './state-handlers.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'database' | 'careers' | 'clock'>;

const FILE_NAME = 'Compare-Stats';

/** A comparison (CMP-23 to CMP-26). */
export const createCompareReportMaker =
  (deps: Deps): ReportMaker<'compare-stats'> =>
  async (request, { holder }) => {
    const { account, state } = await comparisonOf(deps, request, holder);
    return makeReport(deps, state, { account, holder }, request);
  };

/** What is compared, and whose page it is on. @throws RequestError NOT_FOUND */
async function comparisonOf(
  { database, clock }: Deps,
  { hash, accountId, state }: RequestOf<'compare-stats'>,
  holder: ReportCaller['holder'],
): Promise<{ readonly account: OpenAccount; readonly state: CompareState }> {
  if (hash !== undefined) return openKeptState(database, clock, hash, holder);
  if (accountId === undefined || state === undefined) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$', message: 'needs a hash, or an accountId and a state' }]);
  }
  const { account } = await openAccount(database.query, featureAccess(features.compareStats), accountId, holder, clock);
  return { account, state };
}

async function makeReport(
  { database: { query }, careers, clock }: Deps,
  state: CompareState,
  context: { readonly account: OpenAccount; readonly holder: ReportCaller['holder'] },
  { prefersMetric, timeZoneOffsetMinutes }: RequestOf<'compare-stats'>,
): Promise<MadeReport> {
  const { texts, accountIds } = readState(state, context.account.accountId);
  const [ofLeft, ofRight] = (await requireOpenPlayers({ query, clock }, context, accountIds)) as [
    OpenAccount,
    OpenAccount,
  ];
  const today = clock.today(timeZoneOffsetMinutes);
  const units = prefersMetric ? 'metric' : 'imperial';
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
        { page: 1, pageSize: Math.max(1, ids.size), sort: { column: 'startDate', direction: 'desc' }, units },
      ),
    };
  };
  const author = fullName(player);
  const document = compareReport({
    subject: author,
    comparison: compareSelections(left, right, left.filter.holeCount, today, units),
    left: tableOf('left', left),
    right: tableOf('right', right),
    pages: comparePages.filter((page) => reportPages.includes(page)),
    metrics: JSON.parse(texts.metricsSelections) as z.infer<typeof MetricsSelections>,
    units,
  });
  return {
    document,
    hasWords: false,
    author,
    username: player.username,
    title: `${document.heading} - ${author}`,
    pageTitle: 'Compare Stats',
    fileName: datedFileName(player, FILE_NAME, today),
    today,
  };
}

/** A filter with what its player is called now. */
const withNames = (filter: CompareFilter, nameOf: (accountId: AccountId) => NamedAccount): CompareFilter => {
  const { accountId, firstName, lastName } = nameOf(filter.player.accountId);
  return { ...filter, player: { accountId, firstName, lastName } };
};

type Side = { readonly career: Career; readonly filter: CompareFilter };

async function sideOf(careers: CareerCache, account: OpenAccount, filter: string): Promise<Side> {
  return { career: await careers.get(account), filter: readCompareFilter(JSON.parse(filter)) };
}
