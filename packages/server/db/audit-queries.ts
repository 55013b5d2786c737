import type { AccountId } from '@strokebook/golf/access';
import type { AuditEvent, AuditKind } from '@strokebook/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Origin of a request: the address that the server saw, and the device's description of itself. */
export type Origin = { readonly address: string; readonly device: string };

type Happened = {
  readonly kind: AuditKind;
  readonly at: Date;
  readonly origin: Origin;
  readonly details?: AuditEvent['details'];
};

/** Records an action on an account, in the transaction of the action. Does nothing for a deleted account. */
export const recordAuditEvent = (query: Queryable, accountId: AccountId, happened: Happened): Promise<void> =>
  insertEvent(query, sql`account_id = ${accountId}`, happened);

/** `recordAuditEvent` for the account of a phone number, if there is one; takes the same time in both cases. */
export const recordAuditEventOfNumber = (query: Queryable, phoneNumber: string, happened: Happened): Promise<void> =>
  insertEvent(query, sql`phone_number = ${phoneNumber}`, happened);

/**
 * Max number of lines of one kind: more than one a day for the 400 days that a line is kept. The limit is per kind, so
 * that nobody can displace sign-ins or password changes by changing a name over and over.
 */
const MAX_EVENTS_PER_KIND = 500;

async function insertEvent(query: Queryable, isAccount: SQL, { kind, at, origin, details = {} }: Happened) {
  // The DELETE does not see the new line, so it keeps one line less.
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
