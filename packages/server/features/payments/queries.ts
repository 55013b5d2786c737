import type { AccountId } from '@strokebook/golf/access';
import type { PaymentState } from '@strokebook/contract';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(query: Queryable, row: typeof payments.$inferInsert): Promise<void> {
  await query.insert(payments).values(row);
}

/** How many payments of an account that were begun since then are open. */
export async function countOpenPayments(query: Queryable, accountId: AccountId, since: Date): Promise<number> {
  const [row] = await query
    .select({ count: sql<number>`count(*)` })
    .from(payments)
    .where(and(eq(payments.accountId, accountId), eq(payments.state, 'open'), gt(payments.createdAt, since)));
  return row?.count ?? 0;
}

export async function storeReference(
  query: Queryable,
  accountId: AccountId,
  paymentId: string,
  reference: string,
): Promise<void> {
  await query
    .update(payments)
    .set({ providerReference: reference })
    .where(and(eq(payments.accountId, accountId), eq(payments.paymentId, paymentId)));
}

export async function findPayment(query: Queryable, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await query.select().from(payments).where(eq(payments.paymentId, paymentId));
  return row ?? null;
}

/** Says how a payment went; what is paid stays paid. Answers the payment as it is now. */
export async function settlePayment(
  query: Queryable,
  { accountId, paymentId }: PaymentRow,
  state: PaymentState,
  settledAt: Date,
): Promise<PaymentRow | null> {
  const isOurs = and(eq(payments.accountId, accountId), eq(payments.paymentId, paymentId));
  if (state !== 'open') {
    // Someone may give up on one page and pay on another.
    const isUnpaid = state === 'paid' ? ne(payments.state, 'paid') : eq(payments.state, 'open');
    await query.update(payments).set({ state, settledAt }).where(and(isOurs, isUnpaid));
  }
  return findPayment(query, paymentId);
}
