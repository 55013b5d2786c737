import type { AccessLevel, AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { MemberAgreement } from '@strokebook/golf/guarding';
import type { UnitSystem } from '@strokebook/golf/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { circleColumns } from './circle-columns.ts';

/** A day without time or zone, decoded as text. */
export const calendarDayColumn = customType<{ data: CalendarDay; driverData: string }>({ dataType: () => 'date' });

/** Optional details of an account; missing fields were not entered. */
export type ExtraInfo = {
  readonly about: string | null;
  readonly ncaaNumber: string | null;
  readonly ghin: string | null;
  readonly college: string | null;
  readonly collegeStartDate: string | null;
  readonly collegeEndDate: string | null;
  readonly collegeGpa: number | null;
  readonly highSchool: string | null;
  readonly highSchoolEndDate: string | null;
  readonly highSchoolGpa: number | null;
  readonly classYear: string | null;
  readonly gender: 'men' | 'women' | null;
  readonly height: string | null;
  readonly weight: string | null;
  /** Whether visitors see the weight; not without it. */
  readonly showsWeight?: boolean;
  readonly websiteLink: string | null;
  /** The index of the official service and the day on which it was read there; both or neither. */
  readonly officialIndex?: number | null;
  readonly officialIndexDay?: CalendarDay | null;
  /** Whether visitors see it; not without it. */
  readonly showsOfficialIndex?: boolean;
};

/** Personal data of an account. `username` is unique, ignoring case (see the migration). */
export const accounts = pgTable('accounts', {
  accountId: integer('account_id').$type<AccountId>().primaryKey().default(sql`nextval('account_ids')`),
  username: text('username').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** False until the owner of an account created by sign-in has entered a name. */
  hasChosenName: boolean('has_chosen_name').notNull().default(true),
  /** False until the owner of an account created by sign-in has answered or skipped the first questions. */
  hasBeenWelcomed: boolean('has_been_welcomed').notNull().default(true),
  email: text('email'),
  /** Null for an email that was only typed. */
  emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true, mode: 'date' }),
  /** The day of birth; null if nothing or only the year was said. */
  birthDate: calendarDayColumn('birth_date'),
  /** The year of birth; null if nothing or the day was said. */
  birthYear: smallint('birth_year'),
  /** The day before which an earlier statement keeps the person under 18; null for none. */
  adultFrom: calendarDayColumn('adult_from'),
  /** Who receives messages from visitors: the account or a member of its circle; null for nobody. */
  contactReceiverId: integer('message_receiver_id').$type<AccountId>(),
  /** What a server of a version before 0170 has stored as the receiver; the next start takes it over. */
  contactReceiverOfOlder: integer('contact_receiver_id').$type<AccountId>(),
  /** Whether the receiver was told that they are asked to receive messages. */
  isReceiverAsked: boolean('is_receiver_asked').notNull().default(false),
  /** The member of the circle who receives messages and has agreed to it; the receiver or null. */
  contactAgreedId: integer('contact_agreed_id').$type<AccountId>(),
  /** E.164: '+15550100001'. */
  phoneNumber: text('phone_number'),
  /** The number that the account may change to without a code to the old one, and from when. */
  nextPhoneNumber: text('next_phone_number'),
  nextPhoneFrom: timestamp('next_phone_from', { withTimezone: true, mode: 'date' }),
  isProductManager: boolean('is_product_manager').notNull().default(false),
  /** Whether the site is open with its events to come (`accounts/site-columns.ts`). */
  isOpenWithComingEvents: boolean('allow_public_site').notNull().default(true),
  /** Whether the site is open without its events to come, which versions before 0110 would show. */
  isOpenWithoutComingEvents: boolean('is_open_without_coming_events').notNull().default(false),
  /** Whether strangers see events before they are over. */
  showsComingEvents: boolean('shows_coming_events').notNull().default(true),
  /**
   * True for a new account until its owner or a guardian has chosen who sees it: until then a statement of age sets what
   * strangers see.
   */
  hasStartingPrivacy: boolean('has_starting_privacy').notNull().default(false),
  /** Whether this version or a later one has stored the account; one of before that closes nothing gives false. */
  knowsStartingPrivacy: boolean('knows_starting_privacy')
    .notNull()
    .$default(() => true),
  /** The owner's setting of the page Index, which versions before that page cannot read; null means "not set". */
  showsIndex: boolean('shows_index'),
  /** Whether the Summary shows the story of the last tournament round. */
  showsRoundStory: boolean('shows_round_story').notNull().default(false),
  ...circleColumns,
  /** Members of the circle who have confirmed that they are the player's guardians. */
  guardianIds: integer('guardian_ids').array().$type<AccountId[]>().notNull().default([]),
  /** Members of the circle whom the player has named as guardians, and who have not answered. */
  askedGuardianIds: integer('asked_guardian_ids').array().$type<AccountId[]>().notNull().default([]),
  /** Which guardian let which member into the circle of a player under 18. */
  circleAgreements: jsonb('circle_agreements').$type<readonly MemberAgreement[]>().notNull().default([]),
  /** Messages that arrived since they were last looked at. */
  unreadMessages: integer('unread_messages').notNull().default(0),
  /** The number of unread rows of `notices`, stored with each change of them. */
  unreadNotices: integer('unread_notices').notNull().default(0),
  /** Whether the owner wants a mail about unread notices. */
  mailsNotices: boolean('mails_notices').notNull().default(false),
  noticesMailedAt: timestamp('notices_mailed_at', { withTimezone: true, mode: 'date' }),
  profileTypeIds: integer('profile_type_ids').array().notNull().default([]),
  defaultHoleCount: smallint('default_hole_count'),
  /** The standard the player chose: '' for none, null if never chosen. */
  standardName: text('standard_name'),
  /** Null for the product's default. */
  units: text('units').$type<UnitSystem>(),
  /** Whether maps begin with pictures, where an installation has them; null for the default, which is yes. */
  defaultSatellite: boolean('default_satellite'),
  /** The player's details (DATA-02), which SQL never reads. */
  extraInfo: jsonb('extra_info').$type<Partial<ExtraInfo>>().notNull().default({}),
  /** Id in the account's media. */
  profilePictureId: text('profile_picture_id'),
  customLogoId: text('custom_logo_id'),
  /** Incremented by every write of the account's data, in the same transaction; part of cache keys. */
  dataVersion: bigint('data_version', { mode: 'number' }).notNull().default(0),
  /** Version of the folding of the searchable name; 0 for none yet. */
  searchVersion: smallint('search_version').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** A player's own setting for one website feature (DATA-07) but the page Index; null means "not set". */
export const featureSettings = pgTable(
  'feature_settings',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    featureId: smallint('feature_id').notNull(),
    isPublic: boolean('is_public'),
    isPhoneVerified: boolean('is_phone_verified'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.featureId] })],
);

/** Invitations to a player's circle, by a link or to one account, each until it was used. */
export const circleInvitations = pgTable(
  'circle_invitations',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    invitationId: text('invitation_id').notNull(),
    /** SHA-256 of the secret in the link, after 'limited:' where it does not give full access. */
    secretHash: text('secret_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The account that alone may accept it; null for a link. */
    memberId: integer('member_id').$type<AccountId>(),
    declinedAt: timestamp('declined_at', { withTimezone: true, mode: 'date' }),
    /** When it was accepted and began to wait for a guardian; such a row has been declined, to earlier versions. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true, mode: 'date' }),
    /** Whether whoever accepts it confirms to be a guardian of the player. */
    isForGuardian: boolean('is_for_guardian').notNull().default(false),
    /** What whoever accepts it may do. */
    level: text('level').$type<AccessLevel>().notNull().default('manage'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.invitationId] }),
    index('circle_invitations_by_member').on(table.memberId).where(sql`${table.memberId} IS NOT NULL`),
  ],
);

/** The open code that proves an account's email. */
export const emailCodes = pgTable('email_codes', {
  accountId: integer('account_id').$type<AccountId>().primaryKey(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
