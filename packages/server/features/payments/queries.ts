import type { AccountId } from '@strokebook/golf/access';
import type { PaymentState } from '@strokebook/contract';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { createKey, findAccountByKey, paymentKey } from '../../db/accounts/account-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(query: Queryable, row: typeof payments.$inferInsert): Promise<void> {
  if (!(await createKey(query, row.accountId, paymentKey(row.paymentId)))) throw new Error('the payment id is taken');
  await query.insert(payments).values(row);
}

/** The number of an account's open payments begun since then. */
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
  await query.update(payments).set({ providerReference: reference }).where(isPayment(accountId, paymentId));
}

export async function findPayment(query: Queryable, paymentId: string): Promise<PaymentRow | null> {
  const accountId = await findAccountByKey(query, paymentKey(paymentId));
  return accountId === null ? null : findPaymentOf(query, accountId, paymentId);
}

async function findPaymentOf(query: Queryable, accountId: AccountId, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await query.select().from(payments).where(isPayment(accountId, paymentId));
  return row ?? null;
}

/** Stores the state of a payment; a paid one stays paid. Returns the current payment. */
export async function settlePayment(
  query: Queryable,
  { accountId, paymentId }: PaymentRow,
  state: PaymentState,
  settledAt: Date,
): Promise<PaymentRow | null> {
  if (state !== 'open') {
    // A payment may be canceled on one page and paid on another.
    const isUnpaid = state === 'paid' ? ne(payments.state, 'paid') : eq(payments.state, 'open');
    await query
      .update(payments)
      .set({ state, settledAt })
      .where(and(isPayment(accountId, paymentId), isUnpaid));
  }
  return findPaymentOf(query, accountId, paymentId);
}

const isPayment = (accountId: AccountId, paymentId: string) =>
  and(eq(payments.accountId, accountId), eq(payments.paymentId, paymentId));
