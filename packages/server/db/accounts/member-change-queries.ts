import type { AuditEvent } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { NO_ORIGIN, recordAuditEvent, removeAuditEvent } from './audit-queries.ts';
import type { Queryable } from '../database.ts';
import { lockAccount } from './hold-account.ts';
import { auditEvents } from '../schema/index.ts';

/** Changes of one kind by one member are one line for so long, which is longer than a round that is entered on the course. */
const SITTING = 6 * 60 * 60_000;
/** Of more rounds or tournaments the line says only how many changes there were. */
const MAX_SUBJECT_CHARACTERS = 400;

type MemberChange = {
  readonly at: Date;
  readonly memberId: AccountId;
  readonly name: string;
  readonly change: string;
  /** The round or tournament in words. */
  readonly subject: string | null;
};

type Details = AuditEvent['details'];

/** A recorded change, and the line as it was before; null for a new line. */
type RecordedChange = { readonly eventId: number; readonly details: Details; readonly before: Details | null };

/**
 * Records a change that a member of the circle makes, before it is made: in the line of the member's changes of this
 * kind in the last hours, else in a new one. The account is locked, so that two changes at once are one line.
 */
export async function recordMemberChange(
  query: Queryable,
  accountId: AccountId,
  { at, memberId, name, change, subject }: MemberChange,
): Promise<RecordedChange | null> {
  if ((await lockAccount(query, accountId)) === null) return null;
  const [line] = await query
    .select({ eventId: auditEvents.eventId, details: auditEvents.details })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.accountId, accountId),
        eq(auditEvents.kind, 'circleChanged'),
        gt(auditEvents.occurredAt, new Date(at.getTime() - SITTING)),
        sql`${auditEvents.details}->>'accountId' = ${String(memberId)}`,
        sql`${auditEvents.details}->>'change' = ${change}`,
      ),
    )
    .orderBy(desc(auditEvents.eventId))
    .limit(1);
  if (line === undefined) {
    const details = { by: name, accountId: memberId, change, changes: 1, ...(subject === null ? {} : { subject }) };
    const eventId = await recordAuditEvent(query, accountId, { kind: 'circleChanged', at, origin: NO_ORIGIN, details });
    return eventId === null ? null : { eventId, details, before: null };
  }
  const details = {
    ...line.details,
    by: name,
    changes: Number(line.details['changes']) + 1,
    until: at.toISOString(),
    ...withSubject(line.details['subject'], subject),
  };
  await storeDetails(query, accountId, line.eventId, details);
  return { eventId: line.eventId, details, before: line.details };
}

/** Takes back a recorded change that was refused; others that joined its line meanwhile stay. */
export async function takeBackMemberChange(
  query: Queryable,
  accountId: AccountId,
  recorded: RecordedChange | null,
): Promise<void> {
  if (recorded === null || (await lockAccount(query, accountId)) === null) return;
  const { eventId, details, before } = recorded;
  const [line] = await query
    .select({ details: auditEvents.details })
    .from(auditEvents)
    .where(and(eq(auditEvents.accountId, accountId), eq(auditEvents.eventId, eventId)));
  const changes = Number(line?.details['changes'] ?? 0);
  if (line === undefined) return;
  if (changes <= 1) await removeAuditEvent(query, accountId, eventId);
  else if (before !== null && changes === details['changes']) await storeDetails(query, accountId, eventId, before);
  else await storeDetails(query, accountId, eventId, { ...line.details, changes: changes - 1 });
}

/** One subject to a line of text. */
function withSubject(known: Details[string] | undefined, subject: string | null): { readonly subject?: string } {
  if (subject === null) return {};
  const subjects = known == null ? [] : String(known).split('\n');
  const all = subjects.includes(subject) ? subjects : [...subjects, subject];
  const text = all.join('\n');
  return text.length > MAX_SUBJECT_CHARACTERS ? {} : { subject: text };
}

const storeDetails = async (query: Queryable, accountId: AccountId, eventId: number, details: Details) => {
  await query
    .update(auditEvents)
    .set({ details })
    .where(and(eq(auditEvents.accountId, accountId), eq(auditEvents.eventId, eventId)));
};
