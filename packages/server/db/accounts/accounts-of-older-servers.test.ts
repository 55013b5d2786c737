import { calendarDay } from '@strokebook/golf/calendar';
import { expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { closeAccountsOfOlderServers } from './accounts-of-older-servers.ts';

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);
  const today = calendarDay('2026-06-15');

  it('an account that an older server stores during an upgrade is closed by the next start, unless its owner is an adult or has chosen (TEAM-28, TEAM-O161)', async () => {
    // What an older server stores: it names none of the newer columns.
    const [unknown, child, adult, chooser] = [1, 2, 3, 4];
    for (const accountId of [unknown, child, adult, chooser]) {
      await storeAccount(database, {
        ...{ accountId, knowsStartingPrivacy: false },
        birthDate:
          accountId === adult ? calendarDay('1990-01-01') : accountId === child ? calendarDay('2012-01-01') : null,
      });
    }
    const ofOlder = `INSERT INTO accounts (account_id, username, first_name, last_name) VALUES (6, 'user-6', 'A', 'B')
      RETURNING knows_starting_privacy AS knows`;
    expect((await database.pool.query(ofOlder)).rows).toEqual([{ knows: false }]);
    const token = await server.tokenOf(chooser);
    await server.call('updateSharing', { body: { showsComingEvents: true, allowPublicSite: false } }, { token });
    await server.call('updateSharing', { body: { allowPublicSite: true } }, { token });
    // An account of before, which stays open.
    await storeAccount(database, { accountId: 5 });
    await closeAccountsOfOlderServers(database, { now: server.clock.now(), today });
    const statuses: Record<number, number> = {};
    for (const accountId of [unknown, child, adult, chooser, 5, 6]) {
      statuses[accountId] = (await server.call('getProfileById', { params: { accountId } })).status;
    }
    expect(statuses).toEqual({ [unknown]: 404, [child]: 404, [adult]: 200, [chooser]: 200, 5: 200, 6: 404 });
    const found = await server.call('searchAccounts', { query: { q: `Last ${unknown}` } });
    expect(found.body.accounts.map(({ accountId }) => accountId)).not.toContain(unknown);
    // The age that is stated later decides, as for every new account.
    const as = { token: await server.tokenOf(unknown) };
    const { body } = await server.call('listAuditEvents', {}, as);
    expect(body.events.map(({ kind }) => kind)).toContain('sharingChanged');
    await server.call('updateBirthYear', { body: { birthYear: 1990 } }, as);
    expect((await server.call('getProfileById', { params: { accountId: unknown } })).status).toBe(200);
    // A choice after that stays at the next start.
    await server.call('updateSharing', { body: { allowPublicSite: true } }, { token: await server.tokenOf(child) });
    await closeAccountsOfOlderServers(database, { now: server.clock.now(), today });
    expect((await server.call('getProfileById', { params: { accountId: child } })).status).toBe(200);
  });
});
