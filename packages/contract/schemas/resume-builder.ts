import {
  chartFields,
  type ResumeSettings as GolfResumeSettings,
  personalFields,
  schoolFields,
} from '@strokebook/documents/resume-builder';
import { z } from 'zod';
import { exactly } from './exactly.ts';
import { AccountId } from './account.ts';
import { documentLine } from './one-line.ts';
import { CalendarDaySchema } from './round.ts';
import { resumeSpellings } from './spellings.ts';
import { withSpellings } from './with-spellings.ts';

/** Max number of items, more than anyone has: 40 years of rounds. */
const MAX_OPTIONS = 5_000;

const flagsOf = <const Fields extends readonly string[]>(fields: Fields) =>
  Object.fromEntries(fields.map((field) => [field, z.boolean().default(false)])) as Record<
    Fields[number],
    z.ZodDefault<z.ZodBoolean>
  >;

const ResumeOption = z.strictObject({
  id: z.string().min(1).max(200),
  name: documentLine(400).default(''),
  isSelected: z.boolean().default(false),
  includeNotes: z.boolean().default(false),
});
const ResumeList = z.strictObject({
  isSelected: z.boolean().default(false),
  includesNew: z.boolean().default(false).describe('whether items that are added later are selected as well'),
  options: z.array(ResumeOption).max(MAX_OPTIONS).readonly(),
});
const DayRange = z.strictObject({ start: CalendarDaySchema.nullable(), end: CalendarDaySchema.nullable() });

/** Settings of a resume (DATA-08 to DATA-11); a missing flag is false (RESUME-14). */
export const ResumeSettings = exactly<GolfResumeSettings>()(
  withSpellings(
    resumeSpellings,
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
  ),
);
export type ResumeSettings = z.infer<typeof ResumeSettings>;

/** A saved link for its owner. */
export const KeptResume = z.object({
  hash: z.number().int().min(0),
  contents: z
    .string()
    .describe("content of the resume in words: 'Cover page: all events, 2 rounds · 2 charts · All Time'"),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
  viewCount: z.number().int().describe('number of visits by others than those with full access'),
});
export type KeptResume = z.infer<typeof KeptResume>;
