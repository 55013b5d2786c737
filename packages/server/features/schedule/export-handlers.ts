import { scheduleWorkbook } from '@strokebook/documents/schedule-report';
import { results } from '@strokebook/golf/results';
import { writeWorkbook } from '@strokebook/reports';
import type { Handlers } from '../../http/handler.ts';
import { findSeenEvents } from '../../reports/open-events.ts';
import { resultsSource } from '../../reports/results-source.ts';
import { nameThem, openSchedules } from './open-schedules.ts';
import type { Services } from '../../services.ts';

const WORKBOOK_NAME = 'Schedule.xlsx';

/** A schedule and its results as a workbook (API-27). */
export function createScheduleExportHandlers({ query, careers, clock }: Pick<Services, 'query' | 'careers' | 'clock'>) {
  return {
    exportSchedule: async ({ body }, context) => {
      const today = clock.today(body.timeZoneOffsetMinutes);
      const schedules = await openSchedules(query, context, body.extraAccountIds, clock);
      const players = await nameThem(query, schedules);
      const source = await resultsSource(query, careers, context);
      const sheets = scheduleWorkbook({
        players,
        events: await findSeenEvents(query, schedules),
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
      return { data: Buffer.from(workbook).toString('base64'), fileName: WORKBOOK_NAME };
    },
  } satisfies Partial<Handlers>;
}
