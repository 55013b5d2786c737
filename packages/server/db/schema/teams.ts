import type { AccessLevel, AccountId, AskedLevel } from '@strokebook/golf/access';
import type { Qualifier } from '@strokebook/golf/qualifier';
import type { TeamEvent } from '@strokebook/golf/team-event';
import type { AbsenceReason, SquadMeans } from '@strokebook/golf/team';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { calendarDayColumn } from './accounts.ts';

/** What whoever joins a team becomes. */
export type TeamJoinerRole = 'player' | 'coach';

/** Coaches of teams; a team is an organization. */
export const teamCoaches = pgTable(
  'team_coaches',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    organizationId: integer('organization_id').notNull(),
    isHead: boolean('is_head').notNull(),
    since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.organizationId] }),
    index('team_coaches_by_team').on(table.organizationId),
  ],
);

/** Players who have joined a team, with the level of access of its coaches. */
export const teamPlayers = pgTable(
  'team_players',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    organizationId: integer('organization_id').notNull(),
    level: text('level').$type<AccessLevel>().notNull(),
    /** The guardian who agreed to the level; null for a player who needs none. */
    agreedBy: integer('agreed_by').$type<AccountId>(),
    since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.organizationId] }),
    index('team_players_by_team').on(table.organizationId),
  ],
);

/** People who have opened a team's link and wait until a coach confirms them. */
export const teamRequests = pgTable(
  'team_requests',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    organizationId: integer('organization_id').notNull(),
    role: text('role').$type<TeamJoinerRole>().notNull(),
    /** The level of access that a player would give. */
    level: text('level').$type<AccessLevel>().notNull(),
    /** The squad of the link; null for the first one. */
    rosterId: integer('roster_id'),
    requestedAt: timestamp('requested_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When a guardian agreed; null if none did. */
    guardianAgreedAt: timestamp('guardian_agreed_at', { withTimezone: true, mode: 'date' }),
    /** The guardian who agreed to the level. */
    agreedBy: integer('agreed_by').$type<AccountId>(),
    /** Since when the player was a member, whose team waits for a guardian again; null for a new request. */
    memberSince: timestamp('member_since', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.organizationId] }),
    index('team_requests_by_team').on(table.organizationId),
  ],
);

/** Links by which people ask to join a team; each is for many people. */
export const teamLinks = pgTable(
  'team_links',
  {
    organizationId: integer('organization_id').notNull(),
    linkId: text('link_id').notNull(),
    /** SHA-256 of the secret in the link. */
    secretHash: text('secret_hash').notNull(),
    role: text('role').$type<TeamJoinerRole>().notNull(),
    /** The squad of its players; null for the first one. */
    rosterId: integer('roster_id'),
    /** What it asks players to let the coaches do. */
    level: text('level').$type<AskedLevel>().notNull().default('see'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.linkId] })],
);

/** Lines of a pasted roster, each until its player has joined the team. */
export const teamPlaces = pgTable(
  'team_places',
  {
    organizationId: integer('organization_id').notNull(),
    placeId: text('place_id').notNull(),
    rosterId: integer('roster_id').notNull(),
    name: text('name').notNull(),
    classYear: text('class_year'),
    email: text('email'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.placeId] })],
);

/** The means that the players of a team read; they change in no week. */
export const teamMeans = pgTable('team_means', {
  organizationId: integer('organization_id').primaryKey(),
  /** The Monday (UTC) of the week in which it was last looked whether to renew them. */
  checkedWeek: calendarDayColumn('checked_week').notNull(),
  squads: jsonb('squads').$type<SquadMeans>().notNull(),
});

/** Days on which players of a team cannot come (TEAM-20). */
export const teamAbsences = pgTable(
  'team_absences',
  {
    accountId: integer('account_id').$type<AccountId>().notNull(),
    organizationId: integer('organization_id').notNull(),
    absenceId: uuid('absence_id').notNull(),
    /** Incremented by every change. */
    revision: integer('revision').notNull(),
    firstDay: calendarDayColumn('first_day').notNull(),
    lastDay: calendarDayColumn('last_day').notNull(),
    reason: text('reason').$type<AbsenceReason>().notNull(),
    note: text('note').notNull(),
    /** The player, a guardian or a coach; null if that account was deleted. */
    saidBy: integer('said_by').$type<AccountId>(),
    saidAt: timestamp('said_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.organizationId, table.absenceId] }),
    index('team_absences_by_team').on(table.organizationId, table.lastDay),
  ],
);

/** Qualifiers of teams. */
export const qualifiers = pgTable(
  'qualifiers',
  {
    organizationId: integer('organization_id').notNull(),
    qualifierId: uuid('qualifier_id').notNull(),
    /** Incremented by every change of a coach or of an answer; own rounds and cards of phones leave it. */
    revision: integer('revision').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    document: jsonb('document').$type<Qualifier>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.qualifierId] })],
);

/** Events of teams. */
export const teamEvents = pgTable(
  'team_events',
  {
    organizationId: integer('organization_id').notNull(),
    eventId: uuid('event_id').notNull(),
    /** Incremented by every change of a coach; own rounds leave it. */
    revision: integer('revision').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    document: jsonb('document').$type<TeamEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.eventId] })],
);
