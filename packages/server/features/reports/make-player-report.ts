import { anyFeatureAccess } from '@strokebook/contract';
import { playerReport, type PlayerReportName } from '@strokebook/documents/reports';
import { canSee, features } from '@strokebook/golf/access';
import { type CalendarDay, type RangeOption, readRange } from '@strokebook/golf/calendar';
import { type Form, formOf } from '@strokebook/golf/form';
import { timeframeLabel, timeframeRange, tournamentRounds } from '@strokebook/golf/results';
import { usualHoleCount } from '@strokebook/golf/selection';
import { formatShortRange, fullName, reportFileName } from '@strokebook/golf/format';
import { standardByName } from '@strokebook/golf/stats';
import { findNames } from '../../db/accounts/associated-players-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { findFormRounds } from '../../db/rounds/form-rounds-queries.ts';
import { openAccount } from '../../http/check-access.ts';
import { RequestError } from '../../http/request-error.ts';
import { findOpenEvents } from '../../reports/open-events.ts';
import { findReportStandard } from '../../reports/player-standard.ts';
import { type MadeReport, type ReportCaller, type RequestOf, unknownAccount } from '../../reports/report-maker.ts';
import { builders } from './builders.ts';
import type { Services } from '../../services.ts';

export type PlayerReportDeps = Pick<Services, 'query' | 'readAt' | 'careers' | 'ratedRounds' | 'clock'>;

/** What a player's screens show, on paper (CGR-04, CGR-05, CGR-O4). */
export async function makePlayerReport(
  { query, readAt, careers, ratedRounds, clock }: PlayerReportDeps,
  request: RequestOf<PlayerReportName>,
  { holder, caller }: ReportCaller,
): Promise<MadeReport> {
  const { report, accountId, prefersMetric, courseId = null, planSize = 'page', planTee = null } = request;
  const access = anyFeatureAccess(...(playerReport(report)?.featureIds ?? []));
  const { account, viewer } = await openAccount(query, access, accountId, holder, clock);
  const today = clock.today(request.timeZoneOffsetMinutes);
  const timeframe = timeframeOf(request, today);
  const standardName =
    request.standardName ?? (await findReportStandard({ query, careers, ratedRounds }, { account, viewer }, today));
  if (standardByName(standardName) === undefined) throw unknown('standardName', standardName);
  const player = (await findNames(query, [accountId])).get(accountId) ?? unknownAccount;
  const subject = fullName(player);
  const career = await careers.get(account);
  const document = await builders[report](
    {
      subject,
      career,
      tournamentRounds: tournamentRounds({ career, events: await findOpenEvents(query, { account, viewer }) }, today),
      form: canSee(viewer, account, features.roundAssessment)
        ? await findForm(query, { account, viewer }, today)
        : null,
      today,
      units: prefersMetric ? 'metric' : 'imperial',
      holeCount: request.holeCount ?? usualHoleCount(career.map(({ summary }) => summary)),
      standardName,
      timeframe,
    },
    { account, viewer, caller, query, readAt, careers, courseId, planSize, planTee },
  );
  return {
    document,
    hasWords: true,
    author: subject,
    username: player.username,
    title: `${document.heading} - ${subject}`,
    fileName: reportFileName(player, document.heading),
    today,
  };
}

async function findForm(
  query: Queryable,
  { account, viewer }: Awaited<ReturnType<typeof openAccount>>,
  today: CalendarDay,
): Promise<Form> {
  const { accountId } = account;
  const eventSight = canSee(viewer, account, features.schedule) ? account.eventSight : null;
  const rounds = await findFormRounds(query, [{ accountId, eventSight }], today);
  return formOf(rounds.get(accountId) ?? [], today);
}

function timeframeOf(
  { timeframe: text, timeframeFilter: timeframe }: RequestOf<PlayerReportName>,
  today: CalendarDay,
): RangeOption | null {
  if (timeframe?.kind === 'rounds') throw unknown('timeframeFilter', timeframeLabel(timeframe));
  if (timeframe !== undefined) return { label: timeframeLabel(timeframe), dateRange: timeframeRange(timeframe, today) };
  if (text === undefined) return null;
  const range = readRange(text, today, formatShortRange);
  if (range === null) throw unknown('timeframe', text);
  return range;
}

const unknown = (field: string, value: string): RequestError =>
  new RequestError('REQUEST_INVALID', [{ path: `$.${field}`, message: `'${value}' is not a known one` }]);
