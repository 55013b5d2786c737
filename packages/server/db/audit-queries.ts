import type { AccountId } from '@strokebook/golf/access';
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
export const recordAuditEvent = (query: Queryable, accountId: AccountId, happened: Happened): Promise<void> =>
  insertEvent(query, sql`account_id = ${accountId}`, happened);

/** The same for the account of a phone number, if there is one: told apart by nobody who waits for it. */
export const recordAuditEventOfNumber = (query: Queryable, phoneNumber: string, happened: Happened): Promise<void> =>
  insertEvent(query, sql`phone_number = ${phoneNumber}`, happened);

/**
 * How many lines of one kind an account keeps: more than one a day for the 400 days that a line is kept. Each kind has
 * room of its own, so that nobody pushes sign-ins or new passwords out by changing a name over and over.
 */
const MAX_EVENTS_PER_KIND = 500;

async function insertEvent(query: Queryable, isAccount: SQL, { kind, at, origin, details = {} }: Happened) {
  // The deletion does not see the new line: all that are kept beside it are one fewer.
  await query.execute(sql`
    WITH event AS (
      INSERT INTO audit_events (account_id, occurred_at, kind, device, address, details)
      SELECT account_id, ${at.toISOString()}::timestamptz, ${kind}, ${origin.device}, ${origin.address},
        ${JSON.stringify(details)}::jsonb
      FROM accounts WHERE ${isAccount} FOR KEY SHARE
      RETURNING account_id
    ), oldest AS (
      SELECT account_id, event_id FROM audit_events
      WHERE account_id = (SELECT account_id FROM event) AND kind = ${kind}
      ORDER BY event_id DESC LIMIT 1 OFFSET ${MAX_EVENTS_PER_KIND - 1}
    )
    DELETE FROM audit_events USING oldest
    WHERE audit_events.account_id = oldest.account_id AND kind = ${kind} AND audit_events.event_id <= oldest.event_id`);
}
