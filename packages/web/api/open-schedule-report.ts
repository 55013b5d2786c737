import { resultsViewCode, scheduleCodes, thresholdScore } from '@strokebook/contract';
import { scoreResults } from '@strokebook/golf/results';
import { defaultScheduleOptions } from '@strokebook/golf/schedule';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import type { ScheduleReportRequest } from './report-queries.ts';

/** The default schedule report: everything, with the best results by score. */
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
