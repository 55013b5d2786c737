import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { takeOverChangesOfOlderServers } from './changes-of-older-servers.ts';

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);
  const [PLAYER, RECEIVER] = [1, 2];
  const as = async (accountId: number) => ({ token: await server.tokenOf(accountId) });
  const askedOf = async (accountId: number) => {
    const { body } = await server.call('listNotices', { query: {} }, await as(accountId));
    return body.notices.filter(({ kind }) => kind === 'receivingAsked').length;
  };

  it('a receiver whom an older server stores, and one named before receivers agreed, is asked once at the next start (ACCESS-O62, OPS-O110)', async () => {
    const birthDate = calendarDay('1980-01-01');
    await storeAccount(database, { accountId: RECEIVER, birthDate });
    await storeAccount(database, { accountId: PLAYER, birthDate, subCircleAccountIds: [RECEIVER] });
    await database.pool.query('UPDATE accounts SET contact_receiver_id = $1 WHERE account_id = $2', [RECEIVER, PLAYER]);
    const start = () => takeOverChangesOfOlderServers(database, server.clock.now());
    await start();
    const sharing = await server.call('getSharing', {}, await as(PLAYER));
    expect(sharing.body.contact).toMatchObject({ receiverId: RECEIVER, isAgreed: false });
    expect(await askedOf(RECEIVER)).toBe(1);
    await server.call(
      'updateReceiving',
      { params: { playerId: accountIdOf(PLAYER) }, body: { isOn: true } },
      await as(RECEIVER),
    );
    await start();
    const after = await server.call('getSharing', {}, await as(PLAYER));
    expect(after.body.contact).toMatchObject({ receiverId: RECEIVER, isAgreed: true });
    expect(await askedOf(RECEIVER)).toBe(1);
  });

  it('a site that an older server closes is closed at once, and one that it opens goes on hiding events to come (OPS-O110)', async () => {
    await storeAccount(database, { accountId: 3 });
    await storeAccount(database, { accountId: 4, showsComingEvents: false });
    const older = (isOpen: boolean, accountId: number) =>
      database.pool.query('UPDATE accounts SET allow_public_site = $1 WHERE account_id = $2', [isOpen, accountId]);
    const statusOf = async (accountId: number) =>
      (await server.call('getProfileById', { params: { accountId: accountIdOf(accountId) } })).status;
    await older(false, 3);
    expect([await statusOf(3), await statusOf(4)]).toEqual([404, 200]);
    await older(true, 4);
    await takeOverChangesOfOlderServers(database, server.clock.now());
    const { rows } = await database.pool.query('SELECT allow_public_site AS open FROM accounts WHERE account_id = 4');
    expect(rows).toEqual([{ open: false }]);
    const { body } = await server.call('getSharing', {}, await as(4));
    expect([body.allowPublicSite, body.showsComingEvents]).toEqual([true, false]);
  });
});
