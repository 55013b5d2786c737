import { eventFilters, eventLocales, eventTypes, scheduleStatuses, scheduleViews } from '@strokebook/golf/schedule';
import { scheduleSections } from '@strokebook/documents/schedule-report';
import { z } from 'zod';
import { eventLocaleCodes, eventTypeCodes, namesByCode, scheduleStatusCodes } from '../codes.ts';
import { AccountId } from './account.ts';
import { Paper } from './report.ts';
import { ResultsHoleCount, ResultsViewCode, ThresholdScore, TimeframeFilter } from './results.ts';
import { CalendarDaySchema } from './round.ts';
import { MAX_EXTRA_PLAYERS } from './schedule.ts';
import { OffsetMinutes } from './time-zone-offset.ts';

/** One of the codes of a list, read as what it stands for. */
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

/** Codes in one text with commas between (API-O6). */
const codesOf = <Code extends z.ZodType<string, number>>(code: Code) =>
  z
    .string()
    .regex(/^(\d+(,\d+)*)?$/, 'must be numbers with commas between')
    .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
    .pipe(z.array(code));

/** What the workbook is made of (API-27). */
export const ScheduleExportBody = z.strictObject({
  accountName: z.string().max(200).describe('for people; the file carries the name that the account has'),
  accountEmail: z.string().max(320).nullable().describe('for people; it stands nowhere in the file'),
  outputFormat: z.literal('xls').describe('an Office Open XML workbook, whatever the word says'),
  thresholdScore: ThresholdScore,
  tournamentEventTypeId: codesOf(EventTypeCode),
  upcomingTournamentStatusIds: codesOf(StatusCode),
  upcomingTournamentStatuses: z.string().max(200).describe('the same in words, for people'),
  timeframeFilter: TimeframeFilter,
  localeTypes: LocaleTypes.default(eventLocales.map(({ locale }) => locale)),
  eventFilter: z.enum(eventFilters).default('All'),
  holeCount: ResultsHoleCount.default(18),
  extraAccountIds: ExtraAccountIds.default([]),
  timeZoneOffsetMinutes: OffsetMinutes,
});

/** What the 'Player Schedule' report is made of (API-28). */
export const ScheduleReportBody = z.strictObject({
  threshold: ThresholdScore,
  startDate: CalendarDaySchema.nullable(),
  endDate: CalendarDaySchema.nullable(),
  eventTypes: z.array(EventTypeCode).max(eventTypes.length),
  statuses: z.array(StatusCode).max(scheduleStatuses.length),
  localeTypes: LocaleTypes,
  eventFilter: z.enum(eventFilters).default('All'),
  sections: z.array(z.enum(scheduleSections)).min(1, 'names no section').max(scheduleSections.length),
  mergeStatusTables: z.boolean(),
  viewByGrouping: z.enum(scheduleViews),
  groupResultsBy: ResultsViewCode,
  favoritesView: z.boolean().describe('favourites alone among the results'),
  showStats: z.boolean(),
  timeframeFilter: TimeframeFilter.optional().describe('of the results, in place of the days'),
  holeCount: ResultsHoleCount.default(18),
  extraAccountIds: ExtraAccountIds,
  prefersMetric: z.boolean().default(false),
  paper: Paper.default('us-letter'),
  timeZoneOffsetMinutes: OffsetMinutes,
});
export type ScheduleReportBody = z.input<typeof ScheduleReportBody>;

/** What the report of an organization is made of. */
export const OrgScheduleReportBody = z.strictObject({
  paper: Paper.default('us-letter'),
  timeZoneOffsetMinutes: OffsetMinutes,
});
