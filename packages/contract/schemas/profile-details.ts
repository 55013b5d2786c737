import { rulesOf2024 } from '@strokebook/golf/handicap';
import { playerGenders } from '@strokebook/golf/stats';
import { z } from 'zod';
import { Picture } from './media.ts';
import { shownLine } from './one-line.ts';
import { CalendarDaySchema } from './round.ts';
import { WebLink } from './web-link.ts';

export const MAX_ABOUT = 5_000;

const line = (most: number) => shownLine(most).min(1, 'is empty').nullable();
const gpa = z.number('must be a number such as 3.6').min(0, 'is below 0').max(5, 'is above 5').nullable();

/** Above the best index that anyone has had, which is about +9. */
const BEST_INDEX = -10;

/** In tenths, as the official service writes it; below 0 for a player better than scratch. */
const index = z
  .number('must be a number such as 4.2')
  .min(BEST_INDEX, 'is better than +10.0')
  .max(rulesOf2024.maxIndex, `is above ${rulesOf2024.maxIndex.toFixed(1)}`)
  .multipleOf(0.1, 'has more than one decimal')
  .nullable();

/** A player's profile details; null means "not given" (DATA-02, DATA-16). */
export const ProfileDetails = z.strictObject({
  about: z.string().trim().min(1, 'is empty').max(MAX_ABOUT, `has more than ${MAX_ABOUT} characters`).nullable(),
  college: line(120),
  collegeStartDate: CalendarDaySchema.nullable(),
  collegeEndDate: CalendarDaySchema.nullable(),
  collegeGpa: gpa,
  highSchool: line(120),
  highSchoolEndDate: CalendarDaySchema.nullable(),
  highSchoolGpa: gpa,
  classYear: line(40),
  gender: z.enum(playerGenders).nullable(),
  height: line(20),
  weight: line(20),
  /** Whether visitors see the weight on the profile (DATA-O14). */
  showsWeight: z.boolean(),
  ghin: line(20),
  /** The index of the official service, and the day on which it was read there; both or neither (INDEX-10). */
  officialIndex: index,
  officialIndexDay: CalendarDaySchema.nullable(),
  /** Whether visitors see it on the profile and in the resume (INDEX-16). */
  showsOfficialIndex: z.boolean(),
  ncaaNumber: line(20),
  websiteLink: WebLink.nullable(),
});
export type ProfileDetails = z.infer<typeof ProfileDetails>;

/** Omitted fields stay, so that two concurrent changes do not undo each other. */
export const ProfileDetailsChange = ProfileDetails.partial();
export type ProfileDetailsChange = z.infer<typeof ProfileDetailsChange>;

const stored = z.string().nullable();

/** A profile for its editor: details and pictures. Texts are plain strings, because some were stored before characters were checked. */
export const EditedProfile = z.object({
  details: ProfileDetails.extend({
    about: stored,
    college: stored,
    highSchool: stored,
    classYear: stored,
    height: stored,
    weight: stored,
    ghin: stored,
    ncaaNumber: stored,
    websiteLink: stored,
  }),
  profilePicture: z.object({ mediaId: z.string(), picture: Picture }).nullable(),
  customLogo: z.object({ mediaId: z.string(), picture: Picture }).nullable(),
});
export type EditedProfile = z.infer<typeof EditedProfile>;
