import type { AccountId } from '@strokebook/golf/access';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Saved comparisons (DATA-30), by the number in their link; JSON texts without names. */
export const compareStates = pgTable(
  'compare_states',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    hash: bigint('hash', { mode: 'number' }).notNull(),
    leftFilter: text('left_filter').notNull(),
    rightFilter: text('right_filter').notNull(),
    leftComponentSelections: text('left_component_selections').notNull(),
    rightComponentSelections: text('right_component_selections').notNull(),
    metricsSelections: text('metrics_selections').notNull(),
    /** Whether someone with full access to the player saved it. */
    isOwn: boolean('is_own').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] }), index('compare_states_by_hash').on(table.hash)],
);
