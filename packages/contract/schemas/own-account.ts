import { type ProfileType, profileTypes } from '@strokebook/golf/access';
import { hasPhoneNumber, MAX_NAME_CHARACTERS, personNameProblem } from '@strokebook/golf/format';
import { playerGenders } from '@strokebook/golf/stats';
import { z } from 'zod';
import { fixedPaths } from '../fixed-paths.ts';
import { AccessLevel, AccountId, FeatureSetting } from './account.ts';
import { oneLine } from './one-line.ts';
import { ProfileDetails } from './profile-details.ts';
import { CalendarDaySchema } from './round.ts';

const PersonName = z.string().superRefine((name, context) => {
  const message = personNameProblem(name);
  if (message !== null) context.addIssue({ code: 'custom', message });
});
const NamePart = oneLine(MAX_NAME_CHARACTERS);
const FirstName = NamePart.min(1, 'is required').pipe(PersonName);
/** Optional: many people have only one name. */
const LastName = NamePart.pipe(PersonName);

/** First path segments of the site, which are no usernames. */
const reservedUsernames: ReadonlySet<string> = new Set([
  ...fixedPaths,
  'help',
  'home',
  'organization',
  'search',
  'store',
  'support',
  'www',
]);

/** The username, last part of a profile's address. */
const Username = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'has fewer than 3 characters')
  .max(40, 'has more than 40 characters')
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be letters a to z and digits, with single hyphens between them')
  .refine(
    (username) =>
      !reservedUsernames.has(username) && !/(^|-)(strokebook|support|admin|security|staff)(-|$)/.test(username),
    'is a word of this site',
  )
  .refine((username) => !hasPhoneNumber(username), 'has a telephone number');

export const OwnName = z.strictObject({ firstName: FirstName, lastName: LastName, username: Username });

/** Omitted fields stay, so that names from before the rules for names stay as they are. */
export const OwnNameChange = OwnName.partial();
export type OwnNameChange = z.infer<typeof OwnNameChange>;
export type OwnName = z.infer<typeof OwnName>;

/** A year of birth; an adult's pages begin open, and those of others closed (TEAM-28). */
export const BirthYear = z
  .number('must be a year such as 2010')
  .int('must be a year such as 2010')
  .min(1900, 'is too long ago')
  .max(2100, 'is too far ahead');

/** Answers to the first questions; what was skipped is omitted. */
export const FirstAnswers = z.strictObject({
  profileType: z.enum(Object.keys(profileTypes) as [ProfileType, ...ProfileType[]]).optional(),
  /** The events that a player competes in. */
  gender: z.enum(playerGenders).optional(),
  birthYear: BirthYear.optional(),
  school: z
    .strictObject({
      kind: z.enum(['college', 'highSchool']),
      name: ProfileDetails.shape.college.unwrap(),
    })
    .optional(),
});
export type FirstAnswers = z.infer<typeof FirstAnswers>;

/** An email as it is typed; null takes it away. */
export const OwnEmail = z.strictObject({
  email: z
    .string()
    .trim()
    .max(254, 'has more than 254 characters')
    .pipe(z.email('must be an email such as name@example.com'))
    .nullable(),
});

/** Who receives messages from visitors; the date of birth is asked only of players who receive them themselves. */
export const ContactChange = z.strictObject({
  receiverId: AccountId.nullable(),
  birthDate: CalendarDaySchema.optional(),
});

/** A person by id and name. */
export const CircleMember = z.object({
  accountId: AccountId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type CircleMember = z.infer<typeof CircleMember>;

/** A member of a circle with their level of access: a guardian once they have confirmed it, or asked to be one. */
export const SharingMember = CircleMember.extend({
  level: AccessLevel,
  guardian: z.enum(['no', 'asked', 'yes']),
  /** The teams through which they see the player too. */
  teams: z.array(z.object({ organizationId: z.number().int(), name: z.string(), level: AccessLevel })),
});
export type SharingMember = z.infer<typeof SharingMember>;

/** Max number of members: more than any staff and family together. */
export const MAX_CIRCLE_MEMBERS = 100;

/** Who may see what of a player: what the player and their guardians can change. */
export const PlayerSharing = z.object({
  allowPublicSite: z.boolean(),
  /** Whether strangers see events before they are over. */
  showsComingEvents: z.boolean(),
  /** Whether the Summary shows the story of the last tournament round. */
  showsRoundStory: z.boolean(),
  settings: z.array(FeatureSetting),
  circle: z.array(SharingMember),
  /** Who accepted an invitation, or gets a higher level, once a guardian agrees. */
  waiting: z.array(CircleMember.extend({ level: AccessLevel })),
  /** The year that the player stated last. */
  birthYear: z.number().int().nullable(),
  isAdult: z.boolean(),
  /** Whether the player counts as under 18 only until a guardian agrees to that year. */
  isAgeHeld: z.boolean(),
});
export type PlayerSharing = z.infer<typeof PlayerSharing>;

/** Who may see what of one's own account. */
export const Sharing = PlayerSharing.extend({
  /** Whether nobody has chosen yet who sees the account, so that its age decides. */
  hasStartingPrivacy: z.boolean(),
  contact: z.object({
    /** The account itself or a member of the circle; null if nobody receives messages. */
    receiverId: AccountId.nullable(),
    /** Whether the receiver has agreed; messages arrive only then. */
    isAgreed: z.boolean(),
    birthDate: CalendarDaySchema.nullable(),
  }),
});
export type Sharing = z.infer<typeof Sharing>;

/** A player's choices; an omitted feature keeps its setting, `null` removes it. */
export const SharingChange = z.strictObject({
  allowPublicSite: z.boolean().optional(),
  showsComingEvents: z.boolean().optional(),
  showsRoundStory: z.boolean().optional(),
  settings: z
    .array(z.strictObject({ featureId: FeatureSetting.shape.featureId, isPublic: z.boolean().nullable() }))
    .max(20)
    .optional(),
});
export type SharingChange = z.infer<typeof SharingChange>;
