import type { AccountId } from '@strokebook/golf/access';
import type { AuditEvent, AuditKind } from '@strokebook/contract';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The open code of a phone number; a newer one replaces it. */
export const signInChallenges = pgTable('sign_in_challenges', {
  phoneNumber: text('phone_number').primaryKey(),
  challengeId: text('challenge_id').notNull(),
  codeHash: text('code_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The network that requested it; null if several did. */
  requestedFrom: text('asked_from'),
});

/** The number of tries in the current window, by the keys of `signInCounterKeys`; shared by all servers. */
export const signInCounters = pgTable('sign_in_counters', {
  counterKey: text('counter_key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** One sign-in on one device, until it is ended or no longer refreshed. */
export const sessions = pgTable(
  'sessions',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    sessionId: text('session_id').notNull(),
    method: text('method').$type<'code' | 'password'>().notNull(),
    startedAt: instant('started_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the session was last confirmed by a code. */
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    expiresAt: instant('expires_at').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sessionId] })],
);

/** Refresh tokens by hash; each is exchanged for the next one of its session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    tokenHash: text('token_hash').notNull(),
    sessionId: text('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
    /** The token it was exchanged for, by hash. */
    replacedBy: text('replaced_by'),
    /** Hash of the secret that identifies the browser that exchanged it. */
    attemptHash: text('attempt_hash'),
    /** Set if the token was lost on its way to the browser and replaced by another one. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
);

export const accountPasswords = pgTable('account_passwords', {
  accountId: integer('account_id').$type<AccountId>().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Actions on an account, for its owner to read. */
export const auditEvents = pgTable(
  'audit_events',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    eventId: bigint('event_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    occurredAt: instant('occurred_at').notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    details: jsonb('details').$type<AuditEvent['details']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.eventId] })],
);

/** The key pair that signs id tokens; servers on one database share it. */
export const signingKeys = pgTable('signing_keys', {
  keyId: text('key_id').primaryKey(),
  privateKey: jsonb('private_key').$type<Record<string, unknown>>().notNull(),
});
