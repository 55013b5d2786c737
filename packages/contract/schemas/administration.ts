import { z } from 'zod';
import { AccessLevel, AccountId } from './account.ts';
import { Id } from './id.ts';
import { nameLine, oneLine } from './one-line.ts';
import { CircleMember } from './own-account.ts';
import { AuditEvent, SignedInDevice } from './security.ts';

const Instant = z.iso.datetime();

/** Why support acts on an account, as its owner reads it in the trail. */
export const supportReasons = {
  ownerAsked: 'The owner asked for it',
  parentAsked: 'A parent asked for it',
  organizationAsked: 'The school or club asked for it',
  safety: 'To keep the account safe',
  correction: 'To correct a mistake',
} as const;
export type SupportReasonId = keyof typeof supportReasons;

/** The max characters of a note: two sentences. */
export const MAX_SUPPORT_NOTE = 200;

/** Why support acts: both parts are shown to the owner of the account. */
export const SupportReason = z.strictObject({
  category: z.enum(Object.keys(supportReasons) as [SupportReasonId, ...SupportReasonId[]]),
  note: oneLine(MAX_SUPPORT_NOTE).min(1, 'is required'),
});
export type SupportReason = z.infer<typeof SupportReason>;

/** The reason of a product manager who changes what belongs to others; not asked of anybody else. */
export const withReason = { reason: SupportReason.optional() };

/** An account as support finds it. */
export const SupportedAccount = z.object({
  accountId: AccountId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Country code and the last two digits; null for an account without a phone. */
  maskedPhone: z.string().nullable(),
  /** When it was deleted, and until when it can be restored; null for an account that exists. */
  deletion: z.object({ deletedAt: Instant, restorableUntil: Instant }).nullable(),
});
export type SupportedAccount = z.infer<typeof SupportedAccount>;

const SupportRoster = z.object({
  organizationId: z.number().int(),
  organizationName: z.string(),
  rosterId: z.number().int(),
  rosterName: z.string(),
});

/** What support needs to know of an account, and no more. */
export const SupportedAccountDetails = SupportedAccount.extend({
  roundCount: z.number().int(),
  /** Null for a deleted account, of which only the fields above are shown. */
  live: z
    .object({
      createdAt: Instant,
      lastSignInAt: Instant.nullable(),
      isProductManager: z.boolean(),
      devices: z.array(SignedInDevice.omit({ address: true, isCurrent: true })),
      circle: z.array(CircleMember),
      /** Accounts whose circle contains this one. */
      circleOf: z.array(CircleMember),
      rosters: z.array(SupportRoster),
      /** The newest lines of the trail. */
      trail: z.array(AuditEvent.omit({ address: true })),
    })
    .nullable(),
});
export type SupportedAccountDetails = z.infer<typeof SupportedAccountDetails>;

/** A kind of content and how much of it, in words: 'rounds' 12. */
const Counted = z.object({ what: z.string(), count: z.number().int().positive() });

/** Somebody with what they may do, or let do, after a merge. */
const OpenedTo = CircleMember.extend({ level: AccessLevel });

/** What a merge does, before it is done. */
export const MergePreview = z.object({
  from: SupportedAccount,
  into: SupportedAccount,
  /** What is added to the account that stays. */
  moved: z.array(Counted),
  /** What both have: the one of the account that stays is kept. */
  duplicates: z.array(Counted),
  /** What ends with the closed account. */
  ended: z.array(Counted),
  /** Players of whom the account that stays may then do more, by the circle that had the double account. */
  joinedCircles: z.array(OpenedTo.extend({ becomesGuardian: z.boolean() })),
  /** People of the double account's circle, who then may do more with the account that stays. */
  newMembers: z.array(OpenedTo),
  /** Teams in which the account that stays gets a place of the double one. */
  teams: z.array(
    z.object({
      organizationId: z.number().int(),
      name: z.string(),
      /** `listed`: on a squad, without access. */
      role: z.enum(['player', 'coach', 'headCoach', 'listed']),
      /** Of a coach the players whose pages open; of a player the coaches to whom the own pages open. */
      people: z.array(OpenedTo),
    }),
  ),
  /** Whether one of the two is in the circle of the other: then they are two people. */
  isCircleOfOther: z.boolean(),
});
export type MergePreview = z.infer<typeof MergePreview>;

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #1b2a5e')
  .nullable();
const Name = nameLine(100);

/** An organization as a product manager edits it. */
export const OrganizationChange = z
  .strictObject({
    name: Name,
    /** The last part of its address. */
    shortName: z
      .string()
      .trim()
      .min(2, 'has fewer than 2 characters')
      .max(40, 'has more than 40 characters')
      .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'must be letters a to z and digits, with single hyphens between them'),
    color: Color,
    secondColor: Color,
  })
  .refine(({ color, secondColor }) => color !== null || secondColor === null, {
    path: ['secondColor'],
    message: 'needs a first color',
  });
export type OrganizationChange = z.infer<typeof OrganizationChange>;

export const RosterChange = z.strictObject({ name: Name, groupName: Name.nullable() });
export type RosterChange = z.infer<typeof RosterChange>;

export const ListedOrganization = z.object({
  organizationId: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  color: z.string().nullable(),
  secondColor: z.string().nullable(),
  memberCount: z.number().int(),
});

/** An organization with everybody on its rosters, private players too. */
export const EditedOrganization = ListedOrganization.extend({
  rosters: z.array(
    z.object({
      rosterId: z.number().int(),
      name: z.string(),
      groupName: z.string().nullable(),
      members: z.array(CircleMember),
    }),
  ),
});
export type EditedOrganization = z.infer<typeof EditedOrganization>;

export const OrganizationId = z.strictObject({ organizationId: Id });
