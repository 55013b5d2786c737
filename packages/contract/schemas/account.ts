import { accessLevels, type AccountId as GolfAccountId, features } from '@strokebook/golf/access';
import { unitSystems } from '@strokebook/golf/model';
import { z } from 'zod';
import { OfficialIndex } from './generated.ts';
import { Id } from './id.ts';

/** What somebody else may do with a player's account (TEAM-27). */
export const AccessLevel = z.enum(accessLevels);

export const AccountId = Id as unknown as z.ZodType<GolfAccountId, number>;

const FeatureId = z.literal(Object.values(features));

export const FeatureSetting = z.object({
  featureId: FeatureId,
  isPublic: z.boolean().optional(),
  isPhoneVerified: z.boolean().optional(),
});

const AccountExtraInfo = z.object({
  about: z.string().nullable(),
  ncaaNumber: z.string().nullable(),
  college: z.string().nullable(),
  collegeEndDate: z.string().nullable(),
  collegeGpa: z.number().nullable(),
  highSchool: z.string().nullable(),
  highSchoolEndDate: z.string().nullable(),
  highSchoolGpa: z.number().nullable(),
  classYear: z.string().nullable(),
  height: z.string().nullable(),
  weight: z.string().nullable(),
  /** Said to those with full access: visitors do not see the weight (DATA-O14). */
  isWeightHidden: z.boolean().optional(),
  ghin: z.string().nullable(),
  /** The official index; omitted unless the player shows it (INDEX-16). */
  shownIndex: OfficialIndex.optional(),
  websiteLink: z.string().nullable(),
});

const HoleCountChoice = z.union([z.literal(9), z.literal(18)]);

/** An account as a visitor sees it, without phone number and email (DATA-01, DATA-03). */
export const PublicAccount = z.object({
  accountId: AccountId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  imgUrl: z.string().nullable(),
  /** URL of the custom logo; null without one. */
  logoUrl: z.string().nullable(),
  accountExtraInfo: z.array(AccountExtraInfo),
  profile: z.array(z.object({ profileTypeId: z.number().int() })),
  /** The hole count with which every viewer sees the player's figures first; null for the usual one of the rounds. */
  defaultHoleCount: HoleCountChoice.nullable(),
});
export type PublicAccount = z.infer<typeof PublicAccount>;

const Color = z.string().regex(/^#[0-9a-f]{6}$/);

/** Colors of a player's school, as the school gives them. */
const SchoolColors = z.object({ first: Color, second: Color.nullable() });

/** A profile with what decides its menu, guards and landing page for this viewer. */
export const Profile = z.object({
  account: PublicAccount,
  hasFullAccess: z.boolean(),
  /** What the viewer may do beside what everyone may; null for nothing (TEAM-27). */
  level: AccessLevel.nullable(),
  /** Whether visitors can write to the player through the site (ACCESS-O60). */
  canContact: z.boolean(),
  /** Null without a school that has colors. */
  schoolColors: SchoolColors.nullable(),
  allowPublicSite: z.boolean(),
  settings: z.array(FeatureSetting),
});
export type Profile = z.infer<typeof Profile>;

/** A team that an account coaches (TEAM-35). */
export const CoachedTeam = z.object({
  organizationId: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  isHead: z.boolean(),
});
export type CoachedTeam = z.infer<typeof CoachedTeam>;

/** The signed-in account. */
export const ActiveAccount = PublicAccount.extend({
  accountEmail: z.string().nullable(),
  /** Whether the owner has proved that the email is theirs (DATA-O60). */
  isEmailConfirmed: z.boolean(),
  isProductManager: z.boolean(),
  /** The teams that the account coaches, by name. */
  coachedTeams: z.array(CoachedTeam),
  /** Messages that arrived since they were last looked at. */
  unreadMessages: z.number().int(),
  /** What the account was told and has not read (TEAM-33). */
  unreadNotices: z.number().int(),
  /** Whether a mail a day says what is unread. */
  mailsNotices: z.boolean(),
  /** False for a new account whose owner has not entered a name yet. */
  hasChosenName: z.boolean(),
  /** False for a new account until its owner has answered or skipped the first questions. */
  hasBeenWelcomed: z.boolean(),
  /** Whether the owner has said how old they are. */
  isAgeKnown: z.boolean(),
  /** Whether the owner has said in which events they play. */
  areEventsKnown: z.boolean(),
  units: z.enum(unitSystems).nullable(),
  /** Whether maps begin with pictures; null for the default, which is yes (DATA-01). */
  defaultSatellite: z.boolean().nullable(),
});
export type ActiveAccount = z.infer<typeof ActiveAccount>;

/** What a person chooses for all screens; a field that is not named stays, null takes the choice back (DATA-O13). */
export const Preferences = z.strictObject({
  defaultHoleCount: HoleCountChoice.nullable().optional(),
  units: z.enum(unitSystems).nullable().optional(),
  defaultSatellite: z.boolean().nullable().optional(),
});
export type Preferences = z.infer<typeof Preferences>;
