import { type AccountId, NO_ACCOUNT } from '@strokebook/golf/access';
import { type AuditEvent, type AuditKind, auditKindsOfOthers } from '@strokebook/contract';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { findAccountByKey, phoneNumberKey } from './account-keys.ts';
import type { Queryable } from '../database.ts';
import { holdAccount } from './hold-account.ts';
import { auditEvents } from '../schema/index.ts';

/** Origin of a request: the address that the server saw, and the device's description of itself. */
export type Origin = { readonly address: string; readonly device: string };

/** Of actions of support: the trail does not show where product managers work. */
export const NO_ORIGIN: Origin = { address: '', device: '' };

type Happened = {
  readonly kind: AuditKind;
  readonly at: Date;
  readonly origin: Origin;
  readonly details?: AuditEvent['details'];
};

/**
 * Max number of lines of one kind: more than one a day for the 400 days that a line is kept. The limit is per kind, so
 * that nobody can displace sign-ins or password changes by changing a name over and over.
 */
const MAX_EVENTS_PER_KIND = 500;

/** Records an action on an account, in the transaction of the action; null for a deleted account. */
export async function recordAuditEvent(
  query: Queryable,
  accountId: AccountId,
  { kind, at, origin, details = {} }: Happened,
): Promise<number | null> {
  await holdAccount(query, accountId);
  const { rows } = await query.execute<{ event_id: number }>(sql`
    INSERT INTO audit_events (account_id, occurred_at, kind, device, address, details)
    SELECT account_id, ${at.toISOString()}::timestamptz, ${kind}, ${origin.device}, ${origin.address},
      ${JSON.stringify(details)}::jsonb
    FROM accounts WHERE account_id = ${accountId} RETURNING event_id`);
  await query.execute(sql`
    DELETE FROM audit_events USING (
      SELECT account_id, event_id FROM audit_events WHERE account_id = ${accountId} AND kind = ${kind}
      ORDER BY event_id DESC LIMIT 1 OFFSET ${MAX_EVENTS_PER_KIND}
    ) AS oldest
    WHERE audit_events.account_id = ${accountId} AND audit_events.account_id = oldest.account_id AND kind = ${kind}
      AND audit_events.event_id <= oldest.event_id`);
  return rows[0]?.event_id ?? null;
}

/** Removes a line that was recorded before its action, because the action failed. */
export async function removeAuditEvent(query: Queryable, accountId: AccountId, eventId: number): Promise<void> {
  await query.delete(auditEvents).where(and(eq(auditEvents.accountId, accountId), eq(auditEvents.eventId, eventId)));
}

/** `recordAuditEvent` for the account of a phone number, if there is one; takes the same time in both cases. */
export async function recordAuditEventOfNumber(
  query: Queryable,
  phoneNumber: string,
  happened: Happened,
): Promise<void> {
  await recordAuditEvent(query, (await findAccountByKey(query, phoneNumberKey(phoneNumber))) ?? NO_ACCOUNT, happened);
}

/** Lines that a guardian reads; a year of a busy team has fewer. */
const MAX_EVENTS_OF_OTHERS = 200;

/**
 * The newest lines of an account's trail about what others did: each names who it was. Without networks and devices, which
 * are the owner's.
 */
export async function listEventsByOthers(query: Queryable, accountId: AccountId): Promise<AuditEvent[]> {
  const { details, kind } = auditEvents;
  const isByOther = or(sql`${details} ? 'by'`, sql`${details} ? 'guardian'`, inArray(kind, [...auditKindsOfOthers]));
  const rows = await query
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.accountId, accountId), isByOther))
    .orderBy(desc(auditEvents.eventId))
    .limit(MAX_EVENTS_OF_OTHERS);
  return rows.map(({ eventId, kind: happened, occurredAt, details: said }) => ({
    ...{ eventId, kind: happened, occurredAt: occurredAt.toISOString(), device: '', address: '', details: said },
  }));
}
