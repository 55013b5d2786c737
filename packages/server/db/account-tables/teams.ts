import { teamAbsences, teamCoaches, teamPlayers, teamRequests } from '../schema/index.ts';
import { accountTable, DAY } from './account-table.ts';
import { exportOf, rowsOf } from './table-export.ts';

/** The teams of an account. */
export const tablesOfTeams = {
  teamCoaches: accountTable(teamCoaches, {
    what: 'coached teams',
    exported: exportOf('coachedTeams', rowsOf(teamCoaches), [
      ['organization', 'organizationId'],
      ['head coach', 'isHead'],
      ['since', 'since'],
    ]),
    isArchived: true,
    merged: 'copied',
  }),
  teamPlayers: accountTable(teamPlayers, {
    what: 'joined teams',
    exported: exportOf('joinedTeams', rowsOf(teamPlayers), [
      ['organization', 'organizationId'],
      ['coaches may', 'level'],
      ['guardian who agreed', 'agreedBy'],
      ['since', 'since'],
    ]),
    isArchived: true,
    merged: 'copied',
    references: { agreedBy: 'circle' },
  }),
  teamAbsences: accountTable(teamAbsences, {
    what: 'days on which they could not come',
    exported: exportOf('teamAbsences', rowsOf(teamAbsences), [
      ['organization', 'organizationId'],
      ['from', 'firstDay'],
      ['to', 'lastDay'],
      ['reason', 'reason'],
      ['note', 'note'],
      ['said by', 'saidBy'],
      ['said at', 'saidAt'],
    ]),
    references: { saidBy: 'author' },
    isArchived: true,
    merged: 'copied',
    oldRows: [
      {
        name: 'teamAbsences',
        what: 'days on which players of a team could not come, with the reason',
        column: teamAbsences.saidAt,
        keptFor: 730 * DAY,
        since: 'they were said',
        why: 'they may be said a year ahead, and a coach looks back on one season',
      },
    ],
  }),
  teamRequests: accountTable(teamRequests, {
    what: 'requests to join a team',
    exported: exportOf('teamRequests', rowsOf(teamRequests), [
      ['organization', 'organizationId'],
      ['as', 'role'],
      ['coaches may', 'level'],
      ['squad', 'rosterId'],
      ['asked at', 'requestedAt'],
      ['guardian agreed at', 'guardianAgreedAt'],
      ['guardian who agreed', 'agreedBy'],
      ['member since', 'memberSince'],
    ]),
    references: { agreedBy: 'circle' },
    isArchived: true,
    merged: 'left',
    endsAs: 'requests to join a team',
    oldRows: [
      {
        name: 'teamRequests',
        what: 'requests to join a team that no coach has answered',
        column: teamRequests.requestedAt,
        keptFor: 90 * DAY,
        since: 'they were made',
        why: 'a summer, in which no coach looks',
      },
    ],
  }),
};
