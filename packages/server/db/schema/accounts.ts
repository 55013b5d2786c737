import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** A day without time or zone; the codec table keeps it a text. */
export const calendarDayColumn = customType<{ data: CalendarDay; driverData: string }>({ dataType: () => 'date' });

/** What an account says of itself; what is missing was not said. */
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
  readonly websiteLink: string | null;
};

/** Everything a person is known by. `username` is unique whatever its case (see the migration). */
export const accounts = pgTable('accounts', {
  accountId: integer('account_id').primaryKey().generatedByDefaultAsIdentity(),
  username: text('username').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** False until the owner of an account that a sign-in made has said who they are. */
  hasChosenName: boolean('has_chosen_name').notNull().default(true),
  email: text('email'),
  /** E.164: '+15550100001'. */
  phoneNumber: text('phone_number'),
  isProductManager: boolean('is_product_manager').notNull().default(false),
  allowPublicSite: boolean('allow_public_site').notNull().default(true),
  subCircleAccountIds: integer('sub_circle_account_ids').array().notNull().default([]),
  profileTypeIds: integer('profile_type_ids').array().notNull().default([]),
  defaultHoleCount: smallint('default_hole_count'),
  /** The player's own choice of a standard: '' is none, null is never chosen. */
  standardName: text('standard_name'),
  /** Among the account's media. */
  profilePictureId: text('profile_picture_id'),
  customLogoId: text('custom_logo_id'),
  /** What the player tells of themselves (DATA-02); SQL never looks into it. */
  extraInfo: jsonb('extra_info').$type<Partial<ExtraInfo>>().notNull().default({}),
  /** Moved by every write of the account's data, in the same transaction: what caches are keyed by. */
  dataVersion: bigint('data_version', { mode: 'number' }).notNull().default(0),
  /** By which version of folding the name was made searchable; 0 is none yet. */
  searchVersion: smallint('search_version').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** A player's own choice for one website feature (DATA-07); null is "not said". */
export const featureSettings = pgTable(
  'feature_settings',
  {
    accountId: integer('account_id').notNull(),
    featureId: smallint('feature_id').notNull(),
    isPublic: boolean('is_public'),
    isPhoneVerified: boolean('is_phone_verified'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.featureId] })],
);
