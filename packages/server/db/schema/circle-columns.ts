import type { AccessLevel, AccountId } from '@strokebook/golf/access';
import { integer } from 'drizzle-orm/pg-core';

/**
 * The columns of `accounts` with the circle: for each level a list of members, as released versions read and write it
 * (`accounts/circle-codec.ts`).
 */
export const circleColumns = {
  /** Members who manage the account. */
  subCircleAccountIds: integer('sub_circle_account_ids').array().$type<AccountId[]>().notNull().default([]),
  /** Members who see everything and enter rounds. */
  enteringIds: integer('entering_ids').array().$type<AccountId[]>().notNull().default([]),
  /** Members who see everything. */
  seeingIds: integer('seeing_ids').array().$type<AccountId[]>().notNull().default([]),
};

/** The column with the members of each level. */
export const columnOfLevel: Readonly<Record<AccessLevel, keyof typeof circleColumns>> = {
  see: 'seeingIds',
  enter: 'enteringIds',
  manage: 'subCircleAccountIds',
};
