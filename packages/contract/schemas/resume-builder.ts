import {
  chartFields,
  type ResumeData as GolfResumeData,
  type ResumeSettings as GolfResumeSettings,
  personalFields,
  schoolFields,
} from '@strokebook/documents/resume-builder';
import { z } from 'zod';
import { AccountId } from './account.ts';
import { ResultRoundRow, ResultTournamentRow } from './results.ts';
import { FeaturedTournament, RoundsChart, ScoreWithPar } from './resume.ts';
import { CalendarDaySchema, RoundSummary } from './round.ts';

/** More than anyone has played, planned or written: 40 years of rounds. */
const MAX_OPTIONS = 5_000;

const flagsOf = <const Fields extends readonly string[]>(fields: Fields) =>
  Object.fromEntries(fields.map((field) => [field, z.boolean().default(false)])) as Record<
    Fields[number],
    z.ZodDefault<z.ZodBoolean>
  >;

const ResumeOption = z.strictObject({
  id: z.string().min(1).max(200),
  name: z.string().max(400).default(''),
  isSelected: z.boolean().default(false),
  includeNotes: z.boolean().default(false),
});
const ResumeList = z.strictObject({
  isSelected: z.boolean().default(false),
  options: z.array(ResumeOption).max(MAX_OPTIONS).readonly(),
});
const DayRange = z.strictObject({ start: CalendarDaySchema.nullable(), end: CalendarDaySchema.nullable() });

/** What is chosen for a resume (DATA-08 to DATA-11); a missing flag is false (RESUME-14). */
export const ResumeSettings = z.strictObject({
  accountId: AccountId,
  coverPage: z.strictObject({
    isSelected: z.boolean().default(false),
    personalInformation: z.strictObject({ isSelected: z.literal(true), ...flagsOf(personalFields) }),
    schoolInformation: z.strictObject({ isSelected: z.literal(true), ...flagsOf(schoolFields) }),
    newsfeedItems: ResumeList,
    pastRounds: ResumeList,
    pastTournaments: ResumeList,
    upcomingEvents: ResumeList,
  }),
  performanceChartsPage: z.strictObject({
    isSelected: z.boolean().default(false),
    ...flagsOf(chartFields),
    barChartsDateRange: DayRange,
    includedTournamentsDateRange: DayRange,
    showAllFavoriteTournaments: z.boolean().default(false),
    showTournamentNotes: z.boolean().default(false),
  }),
}) satisfies z.ZodType<GolfResumeSettings>;
export type ResumeSettings = z.infer<typeof ResumeSettings>;

const said = z.string().nullable();

const CoverPageData = z.object({
  picture: said,
  customLogo: said,
  aboutMe: said,
  height: said,
  weight: said,
  highSchoolName: said,
  highSchoolGPA: said,
  highSchoolGradYear: said,
  collegeName: said,
  collegeGPA: said,
  collegeGradYear: said,
  ncaa: said,
  ghin: said,
  websiteLink: said,
  email: said,
  birthday: said,
});

const IncludedTournament = z.object({
  tournamentId: z.string(),
  title: z.string(),
  includedRounds: z
    .array(
      z.object({
        golfRoundId: z.string(),
        name: z.string(),
        dateStarted: CalendarDaySchema,
        courseName: z.string(),
        courseLengthYards: RoundSummary.shape.yards,
        performance: ScoreWithPar,
        underParCount: z.number(),
      }),
    )
    .readonly(),
  underParCount: z.number(),
  totalScoreWithPar: ScoreWithPar,
  averageScoreWithPar: ScoreWithPar,
  bestRoundScoreWithPar: ScoreWithPar,
  averageYards: RoundSummary.shape.yards,
  averageScore: z.string(),
});
const { includedRounds, options, barData } = RoundsChart.shape;
const ResumeChart = RoundsChart.extend({
  includedRounds: includedRounds.readonly(),
  options: options.extend({ yTicks: options.shape.yTicks.readonly() }),
  barData: barData.readonly(),
  gridData: z.array(z.object({ label: z.string(), cells: z.array(z.string()).readonly() })).readonly(),
  includedTournaments: z.array(IncludedTournament).readonly(),
}).nullable();

/** What a resume shows of a player (DATA-15 to DATA-18); what was not chosen is null, or not in its list. */
export const ResumeData = z.object({
  accountId: z.number().int(),
  playerName: z.string(),
  coverPageData: CoverPageData.nullable(),
  selectedTournaments: z
    .array(z.object({ id: z.string(), name: z.string(), notes: said, result: ResultTournamentRow }))
    .readonly(),
  selectedRounds: z
    .array(z.object({ id: z.string(), name: z.string(), notes: said, result: ResultRoundRow }))
    .readonly(),
  selectedNewsfeedItems: z
    .array(z.object({ id: z.string(), header: z.string(), body: z.string(), linkUrl: said }))
    .readonly(),
  upcomingEvents: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        startDate: CalendarDaySchema,
        endDate: CalendarDaySchema.nullable(),
        location: z.string(),
      }),
    )
    .readonly(),
  barChartsDateRangeLabel: z.string(),
  charts: z.object({
    includeBestTen: ResumeChart,
    includeBestTenConsecutive: ResumeChart,
    includeLastTen: ResumeChart,
    includePriorTen: ResumeChart,
  }),
  featuredTournaments: z
    .array(
      z.object({
        tournamentId: z.string(),
        name: z.string(),
        dateStarted: CalendarDaySchema,
        notes: said,
        card: FeaturedTournament.extend({
          roundScores: z.array(z.number()).readonly(),
          roundScoresVsPar: z.array(z.string()).readonly(),
        }),
      }),
    )
    .readonly(),
  barChartsTournaments: z.array(IncludedTournament).readonly(),
}) satisfies z.ZodType<GolfResumeData>;
export type ResumeData = z.infer<typeof ResumeData>;

/** A kept link as its owner sees it. */
export const KeptResume = z.object({
  hash: z.number().int().min(0),
  contents: z.string().describe("what the resume shows, in words: 'Cover page: 9 events · 2 charts · All Time'"),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
  viewCount: z.number().int().describe('how often it was opened by others than those with full access'),
});
export type KeptResume = z.infer<typeof KeptResume>;
