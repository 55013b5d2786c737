import { resultsViewCode, thresholdScore } from '@strokebook/contract';
import { scoreResults } from '@strokebook/golf/results';
import {
  defaultScheduleOptions,
  eventLocales,
  eventTypes,
  type ScheduleOptions,
  scheduleStatuses,
} from '@strokebook/golf/schedule';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { ScheduleReportRequest } from './report-queries.ts';

/** The codes of what is chosen, as the wire says it. */
export const scheduleCodes = (options: Pick<ScheduleOptions, 'statuses' | 'eventTypes' | 'locales'>) => ({
  statuses: scheduleStatuses.filter(({ status }) => options.statuses.includes(status)).map(({ code }) => code),
  eventTypes: eventTypes.filter(({ eventType }) => options.eventTypes.includes(eventType)).map(({ code }) => code),
  localeTypes: eventLocales.filter(({ locale }) => options.locales.includes(locale)).map(({ code }) => code),
});

/** A schedule's report as it is before anyone chooses: everything, the best results by score. */
export const openScheduleReport = (prefersMetric: boolean): ScheduleReportRequest => ({
  ...scheduleCodes(defaultScheduleOptions),
  eventFilter: defaultScheduleOptions.eventFilter,
  mergeStatusTables: defaultScheduleOptions.isMerged,
  viewByGrouping: defaultScheduleOptions.viewBy,
  sections: ['Upcoming', 'Historical', 'Results'],
  startDate: null,
  endDate: null,
  threshold: thresholdScore(scoreResults(null).threshold),
  groupResultsBy: resultsViewCode('score'),
  favoritesView: false,
  showStats: true,
  extraAccountIds: [],
  prefersMetric,
  timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
});
