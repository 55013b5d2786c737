import { z } from 'zod';

const Instant = z.iso.datetime();

/** A signed-in session. */
export const SignedInDevice = z.object({
  sessionId: z.string(),
  method: z.enum(['code', 'password']),
  startedAt: Instant,
  lastUsedAt: Instant,
  /** The browser's name for itself. */
  device: z.string(),
  address: z.string(),
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const Security = z.object({
  /** Country code and the last four digits; null for an account without a phone. */
  maskedPhone: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Whether this session confirmed by code, a short while ago, that it is the owner's. */
  isConfirmed: z.boolean(),
  /** The change of the number that waits for its day; null for none. */
  phoneChange: z
    .object({
      maskedPhone: z.string(),
      /** From then on a code to the new number is enough. */
      allowedFrom: Instant,
      isAllowed: z.boolean(),
    })
    .nullable(),
  devices: z.array(SignedInDevice),
});
export type Security = z.infer<typeof Security>;

/** A line of the account's trail, for its owner. */
export const auditKinds = [
  'accountCreated',
  'signedIn',
  'signInFailed',
  'signedOut',
  'deviceSignedOut',
  'signedOutEverywhere',
  'stolenTokenRefused',
  'identityConfirmed',
  'passwordSet',
  'passwordChanged',
  'phoneNumberChanged',
  'phoneNumberRequested',
  'phoneNumberWithdrawn',
  'nameChanged',
  'sharingChanged',
  'circleMemberAdded',
  'circleMemberRemoved',
  'circleMemberInvited',
  'circleMemberLeft',
  'circleLevelChanged',
  'circleLevelGiven',
  'circleJoined',
  'circleLeft',
  'circleMemberWaits',
  'circleMemberAgreed',
  'birthChanged',
  'birthAgreed',
  'guardianNamed',
  'guardianConfirmed',
  'guardianEnded',
  'guardianOfConfirmed',
  'guardianOfEnded',
  'receivingChanged',
  'dataExported',
  'coursesImported',
  'courseChanged',
  'contactChanged',
  'emailChanged',
  'emailConfirmed',
  'roundsImported',
  'importTakenBack',
  'importBroughtBack',
  'roundDeleted',
  'roundRestored',
  'accountDeleted',
  'supportSessionsEnded',
  'supportCodeSent',
  'supportMerged',
  'supportMergedAway',
  'supportRestored',
  'supportRosterJoined',
  'supportRosterLeft',
  'supportChanged',
  'circleChanged',
  'organizationChanged',
  'teamMade',
  'teamChanged',
  'teamJoinRequested',
  'teamJoined',
  'teamDeclined',
  'teamAgreed',
  'teamWaits',
  'teamLeft',
  'teamLevelChanged',
  'teamRoleChanged',
  'teamOver',
  'teamCoachAdded',
  'supportTeamJoined',
  'supportTeamChanged',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Lines about what others did that do not name them as `by` or `guardian`, and those of age, which a guardian reads too. */
export const auditKindsOfOthers = [
  'birthChanged',
  'circleMemberAdded',
  'circleMemberLeft',
  'circleMemberWaits',
  'guardianConfirmed',
  'guardianEnded',
  'guardianNamed',
  'supportMerged',
  'supportRestored',
  'teamJoinRequested',
  'teamLeft',
  'teamLevelChanged',
  'teamWaits',
] as const satisfies readonly AuditKind[];

export const AuditEvent = z.object({
  eventId: z.number().int(),
  kind: z.enum(auditKinds),
  occurredAt: Instant,
  device: z.string(),
  address: z.string(),
  /** Details: the method of a sign-in, or the changed fields with their old and new values. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEvent = z.infer<typeof AuditEvent>;
