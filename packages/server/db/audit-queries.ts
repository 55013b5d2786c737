import type { AuditEvent, AuditKind } from '@strokebook/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Where a request comes from: the address that the server saw, and the device as it names itself. */
export type Origin = { readonly address: string; readonly device: string };

type Happened = {
  readonly kind: AuditKind;
  readonly at: Date;
  readonly origin: Origin;
  readonly details?: AuditEvent['details'];
};

/** Writes down what was done with an account; in the transaction that does it. Nothing is, of an account that is gone. */
export const recordAuditEvent = (query: Queryable, accountId: number, happened: Happened): Promise<void> =>
  insertEvent(query, sql`account_id = ${accountId}`, happened);

/** The same for the account of a phone number, if there is one: told apart by nobody who waits for it. */
export const recordAuditEventOfNumber = (query: Queryable, phoneNumber: string, happened: Happened): Promise<void> =>
  insertEvent(query, sql`phone_number = ${phoneNumber}`, happened);

async function insertEvent(query: Queryable, isAccount: SQL, { kind, at, origin, details = {} }: Happened) {
  await query.execute(sql`
    INSERT INTO audit_events (account_id, occurred_at, kind, device, address, details)
    SELECT account_id, ${at.toISOString()}::timestamptz, ${kind}, ${origin.device}, ${origin.address},
      ${JSON.stringify(details)}::jsonb
    FROM accounts WHERE ${isAccount} FOR KEY SHARE`);
}
