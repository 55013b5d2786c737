import { accountPasswords, auditEvents, refreshTokens, sessions } from '../schema/index.ts';
import { accountTable, DAY } from './account-table.ts';
import { exportOf, rowsOf } from './table-export.ts';

export const tablesOfSignIn = {
  sessions: accountTable(sessions, {
    what: 'sign-ins',
    exported: exportOf('devices', rowsOf(sessions), [
      ['sign-in', 'sessionId'],
      ['method', 'method'],
      ['device', 'device'],
      ['network address', 'address'],
      ['began at', 'startedAt'],
      ['last used at', 'lastUsedAt'],
      ['confirmed at', 'confirmedAt'],
      ['ended at', 'endedAt'],
      ['ends at', 'expiresAt'],
    ]),
    // Whoever comes back signs in again.
    isArchived: false,
    merged: 'left',
    endsAs: 'sign-ins',
    oldRows: [
      {
        name: 'expiredSessions',
        what: 'sessions that were not used (device, network address)',
        column: sessions.expiresAt,
        keptFor: 0,
        since: 'they expired, 60 days after their last use',
        why: 'nobody can use or see them any more',
        alsoBy: [refreshTokens.sessionId],
      },
      {
        name: 'endedSessions',
        what: 'sessions that were ended (device, network address), with their refresh tokens',
        column: sessions.endedAt,
        keptFor: 7 * DAY,
        since: 'their end',
        why: 'time for the owner to ask what happened; the sign-in stays in the trail',
        alsoBy: [refreshTokens.sessionId],
      },
    ],
  }),
  refreshTokens: accountTable(refreshTokens, {
    what: 'sign-in tokens',
    exported: 'are secrets by hash; the sign-in that each belongs to is exported',
    isArchived: false,
    merged: 'left',
    oldRows: [
      {
        name: 'refreshTokens',
        what: 'refresh tokens (hash)',
        column: refreshTokens.expiresAt,
        keptFor: 0,
        since: 'they expired, 60 days after they were given out',
        why: 'until then a second use shows that a token was stolen',
      },
    ],
  }),
  accountPasswords: accountTable(accountPasswords, {
    what: 'passwords',
    exported: 'is a secret; the account says whether there is a password, and since when',
    isArchived: true,
    merged: 'left',
  }),
};

export const tablesOfTrail = {
  auditEvents: accountTable(auditEvents, {
    what: 'entries of the trail',
    exported: exportOf('trail', rowsOf(auditEvents), [
      ['event', 'eventId'],
      ['at', 'occurredAt'],
      ['what', 'kind'],
      ['device', 'device'],
      ['network address', 'address'],
      ['details', 'details'],
    ]),
    isArchived: true,
    merged: 'left',
    oldRows: [
      {
        name: 'trails',
        what: 'lines of the trail of an account (action, device, network address)',
        column: auditEvents.occurredAt,
        keptFor: 400 * DAY,
        since: 'the action',
        why: "a year and a bit, so that last year's can be compared",
      },
    ],
  }),
};
