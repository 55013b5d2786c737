import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The one code that is open for a phone number; a newer one replaces it. */
export const signInChallenges = pgTable('sign_in_challenges', {
  phoneNumber: text('phone_number').primaryKey(),
  challengeId: text('challenge_id').notNull(),
  codeHash: text('code_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: smallint('tries').notNull(),
  usedAt: instant('used_at'),
});

/** How often something was tried in the current window, by number and by address: shared by every server. */
export const signInCounters = pgTable('sign_in_counters', {
  counterKey: text('counter_key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** Refresh tokens by hash. Those that came from one sign-in share a family, which ends as a whole. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    accountId: integer('account_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    familyId: text('family_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
);

/** The key pair that signs id tokens; servers on one database share it. */
export const signingKeys = pgTable('signing_keys', {
  keyId: text('key_id').primaryKey(),
  privateKey: jsonb('private_key').$type<Record<string, unknown>>().notNull(),
});
