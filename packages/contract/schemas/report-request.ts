import { planSizes, playerReports } from '@strokebook/documents/reports';
import { roundLimits } from '@strokebook/golf/model';
import { z } from 'zod';
import { AccountId } from './account.ts';
import { CompareState } from './compare.ts';
import { Id } from './id.ts';
import { documentLine } from './one-line.ts';
import { Paper } from './report.ts';
import { TimeframeFilter } from './results.ts';
import { ResumeSettings } from './resume-builder.ts';
import { HoleNumber, Par } from './round.ts';
import { ScheduleReportBody } from './schedule-report.ts';
import { OffsetMinutes } from './time-zone-offset.ts';
import { reportSpellings } from './spellings.ts';
import { withSpellings } from './with-spellings.ts';
import { within } from './within.ts';

const paper = Paper.default('us-letter');
const Hash = z.number().int().min(0);

/** A request for a player's report. Fields that a report does not use are ignored. */
const PlayerReportRequest = z.strictObject({
  report: z.enum(playerReports.map(({ name }) => name)),
  accountId: AccountId,
  paper,
  prefersMetric: z.boolean().default(false),
  holeCount: z
    .union([z.literal(9), z.literal(18)])
    .optional()
    .describe('default is 18, or 9 if only such rounds were finished'),
  standardName: z.string().max(60).optional().describe("defaults to the player's own"),
  timeframe: z
    .string()
    .max(60)
    .optional()
    .describe("'Last 12 Months', 'All Time' or '2026-01-01..2026-06-15'; each report has its own default"),
  timeframeFilter: TimeframeFilter.optional().describe('the same as an object; a number of rounds is refused'),
  courseId: z.string().max(100).optional(),
  planSize: z.enum(planSizes).optional().describe('size of a course plan; default is the whole page'),
  planTee: z
    .string()
    .max(60)
    .optional()
    .describe('the tee of a kept plan, which a course plan then shows; for those with full access'),
  timeZoneOffsetMinutes: OffsetMinutes,
});

const ScheduleReportRequest = ScheduleReportBody.extend({
  report: z.literal('public-player-schedule-report'),
  accountId: AccountId,
});

const OrgScheduleReportRequest = z.strictObject({
  report: z.literal('org-schedule-report'),
  orgId: Id,
  group: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("'All', the name of a group or the id of a roster; all without it"),
  paper,
  timeZoneOffsetMinutes: OffsetMinutes,
});

/** The week of a team's players whom the caller sees. */
const TeamPageRequest = z.strictObject({
  report: z.literal('team-page'),
  orgId: Id,
  squadId: z.number().int().optional().describe('the id of a roster; all players without it'),
  paper,
  timeZoneOffsetMinutes: OffsetMinutes,
});

/** The pages are those of the component selections of the left side (CMP-O11). */
const CompareReportRequest = z.strictObject({
  report: z.literal('compare-stats'),
  hash: Hash.optional().describe('number of a saved comparison; without it `accountId` and `state` define it'),
  accountId: AccountId.optional(),
  state: CompareState.optional(),
  paper,
  prefersMetric: z.boolean().default(false),
  timeZoneOffsetMinutes: OffsetMinutes,
});

const ResumeReportRequest = z.strictObject({
  report: z.literal('resume'),
  hash: Hash.optional().describe('number of a saved resume; without it `accountId` names the player'),
  accountId: AccountId.optional(),
  settings: ResumeSettings.optional().describe('settings of the resume; default is the last saved ones'),
  isWithoutPages: z
    .literal(true)
    .optional()
    .describe('the words alone, before the pages are asked for: nothing is drawn, and no view of a link is counted'),
  paper,
  prefersMetric: z.boolean().default(false),
  timeZoneOffsetMinutes: OffsetMinutes,
});

/** A card to be filled in by hand. The caller says what is printed, so that it can be of a course that is not stored. */
const BlankCardRequest = z.strictObject({
  report: z.literal('blank-card'),
  courseName: documentLine(200).default('').describe("'' for a card of no course"),
  teeName: documentLine(60).default(''),
  holeCount: z.union([z.literal(9), z.literal(18)]).default(18),
  holes: z
    .array(
      z.strictObject({
        hole: HoleNumber,
        par: Par.nullable(),
        yards: within(roundLimits.yards).nullable(),
        strokeIndex: HoleNumber.nullable(),
      }),
    )
    .max(18)
    .default([])
    .describe('in order of play; none for a card of no course'),
  paper,
  prefersMetric: z.boolean().default(false),
  timeZoneOffsetMinutes: OffsetMinutes,
});

/** A request for any report: its name, its subject and its options. */
export const ReportRequest = withSpellings(
  reportSpellings,
  z.discriminatedUnion('report', [
    PlayerReportRequest,
    ScheduleReportRequest,
    OrgScheduleReportRequest,
    TeamPageRequest,
    CompareReportRequest,
    ResumeReportRequest,
    BlankCardRequest,
  ]),
);
export type ReportRequest = z.output<typeof ReportRequest>;
