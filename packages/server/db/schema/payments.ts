import type { AccountId } from '@strokebook/golf/access';
import type { PaymentState } from '@strokebook/contract';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A started payment and its state; the amount is in the currency's smallest unit. */
export const payments = pgTable(
  'payments',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    paymentId: text('payment_id').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').$type<'test' | 'stripe'>().notNull(),
    providerReference: text('provider_reference'),
    state: text('state').$type<PaymentState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.paymentId] })],
);
