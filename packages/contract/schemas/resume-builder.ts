import {
  chartFields,
  type ResumeDocument as GolfResumeDocument,
  type ResumeSettings as GolfResumeSettings,
  personalFields,
  schoolFields,
} from '@strokebook/documents/resume-builder';
import { z } from 'zod';
import { exactly } from './exactly.ts';
import { AccountId } from './account.ts';
import { CalendarDaySchema } from './round.ts';

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
export const ResumeSettings = exactly<GolfResumeSettings>()(
  z.strictObject({
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
  }),
);
export type ResumeSettings = z.infer<typeof ResumeSettings>;

const said = z.string().nullable();
const texts = z.array(z.string()).readonly();
const ResumeTable = z.object({
  heading: z.string(),
  columns: texts,
  rows: z.array(z.object({ cells: texts, note: z.string() })).readonly(),
});

/** A resume word for word, as its pages show it: for those who cannot see a picture of them. */
export const ResumeDocument = z.object({
  playerName: z.string(),
  cover: z
    .object({
      hasPicture: z.boolean(),
      hasLogo: z.boolean(),
      line: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string(), href: said })).readonly(),
      averages: z.array(z.object({ label: z.string(), value: z.string(), basis: z.string() })).readonly(),
      range: z.string(),
      bestRounds: ResumeTable.nullable(),
      about: texts,
      upcoming: ResumeTable.nullable(),
    })
    .nullable(),
  charts: z
    .array(
      z.object({
        title: z.string(),
        range: z.string(),
        top: z.number(),
        ticks: z.array(z.number()).readonly(),
        bars: z.array(z.object({ label: z.string(), value: z.number(), isAverage: z.boolean() })).readonly(),
        rows: z.array(z.object({ label: z.string(), cells: texts })).readonly(),
      }),
    )
    .readonly(),
  chartTables: z.array(ResumeTable).readonly(),
  tournaments: z
    .array(
      z.object({
        name: z.string(),
        placing: z.string(),
        line: z.string(),
        columns: texts,
        rows: z.array(texts).readonly(),
        note: z.string(),
      }),
    )
    .readonly(),
  rounds: ResumeTable.nullable(),
  news: z.array(z.object({ header: z.string(), body: texts, linkUrl: said })).readonly(),
}) satisfies z.ZodType<GolfResumeDocument>;
export type ResumeDocument = z.infer<typeof ResumeDocument>;

/** A resume as it is drawn. */
export const ResumePages = z.object({
  document: ResumeDocument,
  svg: z.string().describe('the pages, one below the other'),
});

/** A resume that a link leads to. */
export const ResumeReport = ResumePages.extend({
  accountId: z.number().int(),
  /** Its owner's address name, for the way to their profile. */
  username: z.string(),
});
export type ResumeReport = z.infer<typeof ResumeReport>;

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
