import { featureAccess } from '@strokebook/contract';
import { playerSchedule } from '@strokebook/documents/schedule-report';
import { features } from '@strokebook/golf/access';
import { fullName, scheduleFileName } from '@strokebook/golf/format';
import type { HoleCount } from '@strokebook/golf/model';
import { historicalMetrics, results, type ResultsChoice } from '@strokebook/golf/results';
import { usualHoleCount } from '@strokebook/golf/selection';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { findNames } from '../../db/accounts/associated-players-queries.ts';
import { openAccount } from '../../http/check-access.ts';
import { findSeenEvents } from '../../reports/open-events.ts';
import { type ReportMaker, type RequestOf, unknownAccount } from '../../reports/report-maker.ts';
import { resultsSource } from '../../reports/results-source.ts';
import { nameThem, openSchedules } from './open-schedules.ts';
import type { Services } from '../../services.ts';

type ReportName = 'public-player-schedule-report';

/** A schedule and its results (API-28, API-29). */
export const createScheduleReportMaker =
  ({ query, careers, clock }: Pick<Services, 'query' | 'careers' | 'clock'>): ReportMaker<ReportName> =>
  async (request, { holder }) => {
    const { accountId, sections } = request;
    const open = await openAccount(query, featureAccess(features.schedule), accountId, holder, clock);
    const today = clock.today(request.timeZoneOffsetMinutes);
    const schedules = await openSchedules(query, open, request.extraAccountIds, clock);
    const source = await resultsSource(query, careers, open);
    const units = request.prefersMetric ? 'metric' : 'imperial';
    const row = await findAccount(query, accountId);
    const holeCount =
      request.holeCount ??
      holeCountOf(row?.defaultHoleCount) ??
      usualHoleCount(source.career.map(({ summary }) => summary));
    const options = {
      statuses: request.statuses,
      eventTypes: request.eventTypes,
      locales: request.localeTypes,
      eventFilter: request.eventFilter,
      isMerged: request.mergeStatusTables,
      viewBy: request.viewByGrouping,
    };
    const document = playerSchedule({
      players: await nameThem(query, schedules),
      events: await findSeenEvents(query, schedules),
      options,
      sections,
      range: { start: request.startDate, end: request.endDate },
      metrics: historicalMetrics(source, today, options),
      results: results(source, resultsChoice(request, holeCount), today),
      resultsView: request.groupResultsBy,
      isFavoritesOnly: request.favoritesView,
      hasStats: request.showStats,
      units,
      today,
    });
    const player = (await findNames(query, [accountId])).get(accountId) ?? unknownAccount;
    const author = fullName(player);
    return {
      document,
      hasWords: false,
      author,
      username: player.username,
      title: `${document.heading} - ${author}`,
      pageTitle: `${author} - Schedule`,
      fileName: scheduleFileName([player.firstName, player.lastName], sections, document),
      today,
    };
  };

/** A stored hole count, if it is one that figures are shown for. */
const holeCountOf = (count: number | null | undefined): HoleCount | null =>
  count === 9 || count === 18 ? count : null;

/** What was marked is shown whatever its length and score (TOUR-19). */
function resultsChoice(request: RequestOf<ReportName>, holeCount: ResultsChoice['holeCount']): ResultsChoice {
  const { groupResultsBy, startDate, endDate, threshold } = request;
  const timeframe = request.timeframeFilter ?? ({ kind: 'dates', start: startDate, end: endDate } as const);
  return groupResultsBy === 'featured'
    ? { view: 'featured', timeframe, holeCount: 'all', threshold: 'all' }
    : { view: 'score', timeframe, holeCount, threshold };
}
