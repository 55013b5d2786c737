import type { InputOf } from '@strokebook/contract';
import { scheduleFileName } from '@strokebook/golf/format';
import { historicalMetrics, results, type ResultsChoice } from '@strokebook/golf/results';
import { playerSchedule, type PlayerScheduleReport, scheduleWorkbook } from '@strokebook/documents/schedule-report';
import { type ReportDrawer, type ReportFrame, writeWorkbook } from '@strokebook/reports';
import { findNames, type NamedAccount } from '../../db/associated-players-queries.ts';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import type { Clock } from '../../ports/clock.ts';
import { unknownAccount, reportFrame } from '../../report-frame.ts';
import { nameThem, openSchedules } from './open-schedules.ts';
import { findAllEvents } from '../../db/schedule-queries.ts';
import { resultsSource } from '../../results-source.ts';

type ReportBody = InputOf<'getScheduleReport'>['body'];

type Deps = {
  readonly query: Queryable;
  readonly careers: CareerCache;
  readonly clock: Clock;
  readonly drawer: ReportDrawer;
  readonly productName: string;
  readonly publicUrl: string | null;
};

const WORKBOOK_NAME = 'Schedule.xlsx';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A schedule and its results as a workbook and as a report (API-27 to API-29). */
export function createScheduleExportHandlers(deps: Deps) {
  const { query, careers, clock, drawer } = deps;
  return {
    exportSchedule: async ({ body }, context) => {
      const today = clock.today(body.timeZoneOffsetMinutes);
      const accountIds = await openSchedules(query, context, body.extraAccountIds);
      const players = await nameThem(query, accountIds);
      const source = await resultsSource(query, careers, context);
      const sheets = scheduleWorkbook({
        players,
        events: await findAllEvents(query, accountIds),
        options: {
          statuses: body.upcomingTournamentStatusIds,
          eventTypes: body.tournamentEventTypeId,
          locales: body.localeTypes,
          eventFilter: body.eventFilter,
          isMerged: true,
          viewBy: 'Events',
        },
        results: results(
          source,
          {
            view: 'score',
            timeframe: body.timeframeFilter,
            holeCount: body.holeCount,
            threshold: body.thresholdScore,
          },
          today,
        ),
        ratings: source.ratings,
        today,
      });
      const creator = players[0]?.name ?? '';
      const workbook = await writeWorkbook(sheets, { title: `Schedule - ${creator}`, creator, created: clock.now() });
      return { data: base64(workbook), fileName: WORKBOOK_NAME };
    },
    getScheduleReport: async ({ body }, context) => {
      const { data, player } = await documentOf(deps, body, context);
      const fileName = scheduleFileName([player.firstName, player.lastName], body.sections, data);
      const pdf = await drawer.drawPdf({ caller: context.caller, data });
      return { data: base64(pdf), fileName: `${fileName}.pdf` };
    },
    previewScheduleReport: async ({ body }, context) => {
      const { data } = await documentOf(deps, body, context);
      return { svg: await drawer.drawPreview({ caller: context.caller, data }) };
    },
  } satisfies Partial<Handlers>;
}

async function documentOf(
  { query, careers, clock, productName, publicUrl }: Deps,
  body: ReportBody,
  context: RequestContext,
): Promise<{ readonly data: PlayerScheduleReport & ReportFrame; readonly player: NamedAccount }> {
  const { accountId } = context.account;
  const today = clock.today(body.timeZoneOffsetMinutes);
  const accountIds = await openSchedules(query, context, body.extraAccountIds);
  const source = await resultsSource(query, careers, context);
  const range = { start: body.startDate, end: body.endDate };
  const report = playerSchedule({
    players: await nameThem(query, accountIds),
    events: await findAllEvents(query, accountIds),
    options: {
      statuses: body.statuses,
      eventTypes: body.eventTypes,
      locales: body.localeTypes,
      eventFilter: body.eventFilter,
      isMerged: body.mergeStatusTables,
      viewBy: body.viewByGrouping,
    },
    sections: body.sections,
    range,
    metrics: historicalMetrics(source, today),
    results: results(source, resultsChoice(body), today),
    resultsView: body.groupResultsBy,
    isFavoritesOnly: body.favoritesView,
    hasStats: body.showStats,
    units: body.prefersMetric ? 'metric' : 'imperial',
    today,
  });
  const player = (await findNames(query, [accountId])).get(accountId) ?? unknownAccount;
  const { paper } = body;
  return {
    player,
    data: { ...report, ...reportFrame({ player, heading: report.heading, paper, today, productName, publicUrl }) },
  };
}

/** Marked rounds and events are shown whatever their length and score (TOUR-19). */
function resultsChoice(body: ReportBody): ResultsChoice {
  const { groupResultsBy, startDate, endDate, holeCount, threshold } = body;
  const timeframe = body.timeframeFilter ?? ({ kind: 'dates', start: startDate, end: endDate } as const);
  return groupResultsBy === 'featured'
    ? { view: 'featured', timeframe, holeCount: 'all', threshold: 'all' }
    : { view: 'score', timeframe, holeCount, threshold };
}
