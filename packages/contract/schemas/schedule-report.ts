import { scoreResults } from '@strokebook/golf/results';
import {
  defaultScheduleOptions,
  eventFilters,
  eventLocales,
  eventTypes,
  scheduleStatuses,
  scheduleViews,
} from '@strokebook/golf/schedule';
import { scheduleSections } from '@strokebook/documents/schedule-report';
import { z } from 'zod';
import { eventLocaleCodes, eventTypeCodes, namesByCode, scheduleCodes, scheduleStatusCodes } from '../codes.ts';
import { resultsViewCode, thresholdScore } from '../results-codes.ts';
import { AccountId } from './account.ts';
import { Paper } from './report.ts';
import { ResultsHoleCount, ResultsViewCode, ThresholdScore, TimeframeFilter } from './results.ts';
import { CalendarDaySchema } from './round.ts';
import { MAX_EXTRA_PLAYERS } from './schedule.ts';
import { OwnAccountField } from './specification-fields.ts';
import { timeframeSpellings } from './spellings.ts';
import { OffsetMinutes } from './time-zone-offset.ts';
import { withSpellings } from './with-spellings.ts';

/** A wire code of a list, parsed to the name it stands for. */
function codeOf<Name extends string>(codes: Readonly<Record<Name, number>>) {
  const names = namesByCode(codes);
  return z.number().transform((code, context): Name => {
    const name = names[code];
    if (name !== undefined) return name;
    context.addIssue({ code: 'custom', message: `must be one of ${Object.values(codes).join(', ')}` });
    return z.NEVER;
  });
}

const StatusCode = codeOf(scheduleStatusCodes);
const EventTypeCode = codeOf(eventTypeCodes);
const LocaleCode = codeOf(eventLocaleCodes);

const LocaleTypes = z.array(LocaleCode).max(eventLocales.length);
const ExtraAccountIds = z.array(AccountId).max(MAX_EXTRA_PLAYERS);

/** Codes in one string, separated by commas (API-O6). */
const codesOf = <Code extends z.ZodType<string, number>>(code: Code) =>
  z
    .string()
    .regex(/^(\d+(,\d+)*)?$/, 'must be numbers with commas between')
    .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
    .pipe(z.array(code));

/** Which events count, in the query of an address. */
export const CountedEventsQuery = z.strictObject({
  statuses: codesOf(StatusCode).optional(),
  eventTypes: codesOf(EventTypeCode).optional(),
  localeTypes: codesOf(LocaleCode).optional(),
  eventFilter: z.enum(eventFilters).optional(),
});

/** Content of the workbook (API-27). */
export const ScheduleExportBody = withSpellings(
  timeframeSpellings,
  z.strictObject({
    accountId: OwnAccountField,
    accountName: z.string().max(200).describe('informational; the file contains the stored name of the account'),
    accountEmail: z.string().max(320).nullable().describe('informational; the file does not contain it'),
    outputFormat: z.literal('xls').describe('an Office Open XML workbook, despite the name'),
    thresholdScore: ThresholdScore,
    tournamentEventTypeId: codesOf(EventTypeCode),
    upcomingTournamentStatusIds: codesOf(StatusCode),
    upcomingTournamentStatuses: z.string().max(200).describe('the same in words; informational'),
    timeframeFilter: TimeframeFilter,
    localeTypes: LocaleTypes.default(eventLocales.map(({ locale }) => locale)),
    eventFilter: z.enum(eventFilters).default('All'),
    holeCount: ResultsHoleCount.default(18),
    extraAccountIds: ExtraAccountIds.default([]),
    timeZoneOffsetMinutes: OffsetMinutes,
  }),
);

const byDefault = scheduleCodes(defaultScheduleOptions);

/** Content of the 'Player Schedule' report (API-28); default is everything, with the best results by score. */
export const ScheduleReportBody = z.strictObject({
  threshold: ThresholdScore.prefault(thresholdScore(scoreResults(null).threshold)),
  startDate: CalendarDaySchema.nullable().default(null),
  endDate: CalendarDaySchema.nullable().default(null),
  eventTypes: z.array(EventTypeCode).max(eventTypes.length).prefault(byDefault.eventTypes),
  statuses: z.array(StatusCode).max(scheduleStatuses.length).prefault(byDefault.statuses),
  localeTypes: LocaleTypes.prefault(byDefault.localeTypes),
  eventFilter: z.enum(eventFilters).default(defaultScheduleOptions.eventFilter),
  sections: z
    .array(z.enum(scheduleSections))
    .min(1, 'names no section')
    .max(scheduleSections.length)
    .default([...scheduleSections]),
  mergeStatusTables: z.boolean().default(defaultScheduleOptions.isMerged),
  viewByGrouping: z.enum(scheduleViews).default(defaultScheduleOptions.viewBy),
  groupResultsBy: ResultsViewCode.prefault(resultsViewCode('score')),
  favoritesView: z.boolean().default(false).describe('only favorites among the results'),
  showStats: z.boolean().default(true),
  timeframeFilter: TimeframeFilter.optional().describe('timeframe of the results; overrides the days'),
  holeCount: ResultsHoleCount.optional().describe("default is the account's, else the usual one of its rounds"),
  extraAccountIds: ExtraAccountIds.default([]),
  prefersMetric: z.boolean().default(false),
  paper: Paper.default('us-letter'),
  timeZoneOffsetMinutes: OffsetMinutes,
});
