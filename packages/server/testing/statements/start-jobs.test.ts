import { calendarDay } from '@strokebook/golf/calendar';
import { describe, it } from 'vitest';
import { refreshAccountKeys } from '../../db/accounts/account-keys.ts';
import { closeAccountsOfOlderServers } from '../../db/accounts/accounts-of-older-servers.ts';
import { takeOverChangesOfOlderServers } from '../../db/accounts/changes-of-older-servers.ts';
import { refreshPhoneNumbers } from '../../db/accounts/phone-spellings.ts';
import { refreshFoundCourses } from '../../db/courses/course-rows.ts';
import { refreshTallies } from '../../db/rounds/refresh-tallies.ts';
import { refreshAllSearchable } from '../../db/accounts/searchable-queries.ts';
import { hasAnything } from '../../seed/queries.ts';
import { onEachDatabase } from '../test-databases.ts';
import { watchStatements } from './watch-statements.ts';

describe('a server that starts', () => {
  onEachDatabase((openTestDatabase) => {
    it('names the accounts of its statements, or they are among those for all servers (SCALE-04)', async () => {
      const opened = await openTestDatabase();
      const { database, check } = watchStatements(opened);
      const { signal } = new AbortController();
      await hasAnything(database.query);
      await takeOverChangesOfOlderServers(database, new Date(0));
      await closeAccountsOfOlderServers(database, { now: new Date(0), today: calendarDay('2026-06-15') });
      await refreshAccountKeys(database.query);
      await refreshPhoneNumbers(database);
      await refreshAllSearchable(database, signal);
      await refreshFoundCourses(database.query, signal);
      await refreshTallies(database, signal);
      await check();
      await opened.close();
    });
  });
});
