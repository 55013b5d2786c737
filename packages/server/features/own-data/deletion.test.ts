import type { WireCompareFilter } from '@strokebook/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { storeFullAccount } from '../../testing/full-account.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { compareFilter, compareState } from '../../testing/test-compare.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;

describe('leaving for good', () => {
  onEachDatabase((openTestDatabase, { isCluster }) => {
    let database: TestDatabase;
    let server: TestServer;
    let token: string;
    let accountId = 0;
    const files = createMemoryFiles();
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      server = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '1000' }, files);
      accountId += 10;
      await storeFullAccount(database, { accountId, mark: `mine${accountId}` }, files);
      token = await server.tokenOf(accountId);
    });
    afterEach(() => server.close());

    const leave = (username = `user-${accountId}`, as = token) =>
      server.call('deleteAccount', { body: { username, isForGood: true } }, { token: as });
    const put = (roundId: string, as = token) =>
      server.call(
        'putRound',
        { params: { accountId, roundId }, body: scoreOnlyRound(roundId), query: {} },
        { token: as },
      );
    /** The number of an account's rows in every table that has rows of accounts. */
    const countRows = async (ofAccount = accountId) => {
      const { rows: tables } = await database.pool.query<{ table_name: string }>(
        `SELECT table_name FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name = 'account_id' ORDER BY table_name`,
      );
      const counts: Record<string, number> = {};
      for (const { table_name: table } of tables) {
        const { rows } = await database.pool.query<{ count: number }>(
          `SELECT count(*) AS count FROM ${table} WHERE account_id = $1`,
          [ofAccount],
        );
        counts[table] = rows[0]?.count ?? 0;
      }
      return counts;
    };
    const column = async (sql: string) =>
      (await database.pool.query<{ value: unknown }>(sql)).rows.map((row) => row.value);

    it('removes the files of the account and no others', async () => {
      const filesOf = async (prefix: string) => {
        const keys: string[] = [];
        for await (const { key } of files.list(prefix)) keys.push(key);
        return keys;
      };
      const other = accountId + 5;
      await storeFullAccount(database, { accountId: other, mark: `other${other}` }, files);
      expect(await filesOf(`accounts/${accountId}/`)).toHaveLength(1);
      await leave();
      expect(await filesOf(`accounts/${accountId}/`)).toEqual([]);
      expect(await filesOf(`accounts/${other}/`)).toHaveLength(1);
    });

    it('removes every row of every table, and says how much of what there was (OPS-11)', async () => {
      const before = await countRows();
      expect(Object.keys(before).length).toBeGreaterThan(9);
      // Those of accounts that can be restored.
      const empty = ['deleted_account_rows', 'deleted_accounts'];
      expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual(empty);
      const { status, body } = await leave();
      expect(status).toBe(200);
      expect(body.removed).toEqual([
        { what: 'sharing settings', count: 1 },
        { what: 'coached teams', count: 1 },
        { what: 'joined teams', count: 1 },
        { what: 'days on which they could not come', count: 1 },
        { what: 'requests to join a team', count: 1 },
        { what: 'rounds', count: 2 },
        { what: 'imports of rounds', count: 1 },
        { what: 'imported rounds', count: 1 },
        { what: 'imported results', count: 1 },
        { what: 'past revisions of rounds', count: 1 },
        { what: 'deleted rounds', count: 1 },
        { what: 'scheduled tournaments', count: 1 },
        { what: 'own courses', count: 1 },
        { what: 'carries that were typed for plans', count: 1 },
        { what: 'plans of courses', count: 1 },
        { what: 'suggested targets', count: 1 },
        { what: 'news', count: 1 },
        { what: 'pictures and videos', count: 2 },
        { what: 'sign-ins', count: 2 },
        { what: 'sign-in tokens', count: 2 },
        { what: 'passwords', count: 1 },
        { what: 'kept comparisons', count: 1 },
        { what: 'resume settings', count: 1 },
        { what: 'kept resumes', count: 1 },
        { what: 'addresses of calendars', count: 1 },
        { what: 'payments', count: 1 },
        { what: 'messages', count: 1 },
        { what: 'notices', count: 1 },
        { what: 'blocked senders', count: 1 },
        { what: 'invitations to the circle', count: 1 },
        { what: 'open codes of the email', count: 1 },
        { what: 'entries of the trail', count: 2 },
        { what: 'accounts', count: 1 },
        { what: 'own tournaments', count: 1 },
        { what: 'places on rosters', count: 1 },
        { what: 'open sign-in codes', count: 1 },
        { what: 'counters of sign-in tries', count: 10 },
      ]);
      expect(Object.entries(await countRows()).filter(([, count]) => count > 0)).toEqual([]);
    });

    it('ends invitations to the account, with their keys (ACCESS-O61)', async () => {
      const friend = accountId + 1;
      await storeAccount(database, { accountId: friend });
      await database.pool.query('UPDATE accounts SET birth_year = 1990 WHERE account_id = $1', [accountId]);
      const username = `user-${accountId}`;
      const invited = await server.call(
        'inviteToCircle',
        { body: { username } },
        { token: await server.tokenOf(friend) },
      );
      expect(invited.body.invitations).toHaveLength(1);
      const { body } = await leave();
      expect(body.removed).toContainEqual({ what: 'invitations to circles of others', count: 1 });
      const left = await database.pool.query(
        `SELECT account_id FROM circle_invitations WHERE account_id = ${friend}
         UNION ALL SELECT account_id FROM account_keys WHERE kind = 'circleInvitation' AND account_id = ${friend}`,
      );
      expect(left.rows).toEqual([]);
    });

    it('leaves no trace of its id or number elsewhere, and tells the caches of those who knew it', async () => {
      const [friend, other] = [accountId + 1, accountId + 2];
      await storeAccount(database, { accountId: friend, subCircleAccountIds: [other, accountId] });
      await storeAccount(database, { accountId: other, subCircleAccountIds: [friend] });
      const { body } = await leave();
      expect(body.removed).toContainEqual({ what: 'places in circles of others', count: 1 });
      const circles = `SELECT array_to_string(sub_circle_account_ids, ' ') || ' at ' || data_version AS value
         FROM accounts WHERE account_id IN (${friend}, ${other}) ORDER BY account_id`;
      expect(await column(circles)).toEqual([`${other} at 1`, `${friend} at 0`]);
      expect(
        await column(`SELECT member_account_ids AS value FROM rosters WHERE organization_id = ${accountId}`),
      ).toEqual([[999_999]]);
      const digits = String(accountId).padStart(7, '0');
      const left = `SELECT counter_key AS value FROM sign_in_counters WHERE counter_key LIKE '%1555${digits}%'
         UNION SELECT phone_number FROM sign_in_challenges WHERE phone_number LIKE '%1555${digits}'`;
      expect(await column(left)).toEqual([]);
    });

    it('takes every comparison with it, on whosever page, and no other', async () => {
      const friend = accountId + 1;
      await storeAccount(database, { accountId: friend });
      const keep = (right: number, label = '') =>
        server.call('saveCompareState', {
          params: { accountId: friend },
          body: compareState(friend, compareFilter(right, { advancedFilter: { customLabel: label } })),
        });
      expect((await keep(accountId)).status).toBe(200);
      // Neither a longer id with the same beginning nor a similar name matches the account.
      await storeAccount(database, { accountId: accountId * 10 });
      await keep(accountId * 10);
      await keep(friend, `{"player":{"accountId":${accountId},`);
      const { body } = await leave();
      expect(body.removed).toContainEqual({ what: 'comparisons on pages of others', count: 1 });
      const kept = await column(`SELECT right_filter AS value FROM compare_states WHERE account_id = ${friend}`);
      const players = kept.map((text) => (JSON.parse(String(text)) as WireCompareFilter).player.accountId);
      expect(players.toSorted((a, b) => a - b)).toEqual([friend, accountId * 10]);
    });

    it('touches no other account', async () => {
      const other = accountId + 1;
      await storeFullAccount(database, { accountId: other, mark: `other${other}` }, files);
      const before = await countRows(other);
      await leave();
      expect(await countRows(other)).toEqual(before);
    });

    it('is unknown afterwards: its tokens, its profile, its username', async () => {
      const second = await server.tokenOf(accountId);
      const { cookie } = await leave();
      expect(cookie).toBe('');
      for (const idToken of [token, second]) {
        expect((await server.call('getActiveAccount', {}, { token: idToken })).status).toBe(401);
        expect((await put('late', idToken)).status).not.toBe(200);
      }
      const profile = await server.call('getProfile', { params: { username: `user-${accountId}` } });
      const missing = await server.call('getProfile', { params: { username: 'nobody-at-all' } });
      expect([profile.status, profile.error?.code]).toEqual([missing.status, missing.error?.code]);
      await storeAccount(database, { accountId: accountId + 3, username: `user-${accountId}` });
      expect(await countRows(accountId + 3)).toMatchObject({ accounts: 1 });
    });

    it('takes its refresh token from the browser, in the cookie that sign-in set', async () => {
      const phoneNumber = `+1555${String(accountId).padStart(7, '0')}`;
      await server.call('startPhoneSignIn', { body: { phoneNumber } });
      const code = /\d{6}$/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '';
      const signIn = await server.inject({
        method: 'POST',
        url: '/api/auth/verify',
        payload: { phoneNumber, code },
      });
      const [set] = signIn.cookies;
      const removal = await server.inject({
        method: 'POST',
        url: '/api/me/deletion',
        headers: { authorization: `Bearer ${token}` },
        payload: { username: `user-${accountId}`, isForGood: true },
      });
      const [removed] = removal.cookies;
      expect([removed?.name, removed?.path, removed?.value, removed?.maxAge]).toEqual([set?.name, set?.path, '', 0]);
    });

    it('asks for the account’s own username, in any case, and changes nothing for another', async () => {
      const before = await countRows();
      for (const username of ['user-1', '', `user-${accountId}x`]) {
        const { status, error } = await leave(username);
        expect([status, error?.code, error?.problems]).toEqual([
          400,
          'REQUEST_INVALID',
          [{ path: '$.username', message: 'is not the username of this account' }],
        ]);
      }
      expect(await countRows()).toEqual(before);
      expect((await leave(`USER-${accountId}`)).status).toBe(200);
    });

    it('asks for a confirmation by code that is less than ten minutes old, of this very sign-in', async () => {
      server.clock.advance(10 * MINUTE - 1);
      const fresh = await server.tokenOf(accountId);
      server.clock.advance(1);
      const { status, error } = await leave();
      expect([status, error?.code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
      expect((await countRows())['accounts']).toBe(1);
      expect((await leave(undefined, fresh)).status).toBe(200);
    });

    it('is not confirmed by a sign-in with the password', async () => {
      await database.query.update(sessions).set({ confirmedAt: null });
      expect((await leave()).error?.code).toBe('CONFIRMATION_REQUIRED');
    });

    const why = isCluster ? ' (skipped: a cluster has no triggers on copied tables)' : '';
    it.skipIf(isCluster)(`leaves everything where something fails in the middle${why}`, async () => {
      await database.pool.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
        CREATE TRIGGER refuse BEFORE UPDATE ON rosters EXECUTE FUNCTION refuse()`);
      const before = await countRows();
      expect((await leave()).status).toBe(500);
      expect(await countRows()).toEqual(before);
      await database.pool.query('DROP TRIGGER refuse ON rosters; DROP FUNCTION refuse()');
      expect((await leave()).status).toBe(200);
    });

    const canPause = () => database.kind === 'postgresql' && !isCluster;
    /**
     * Deletes the account while others write. On the server database the deletion is paused in the middle until each of
     * them waits for it or is done; the embedded database runs one transaction after the other, and a cluster does not
     * show who waits on its workers.
     */
    const leaveAmid = async (begin: () => readonly Promise<{ readonly status: number }>[]) => {
      if (!canPause()) return Promise.all([leave(), ...begin()]);
      const holder = await database.pool.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT FROM rosters WHERE organization_id = $1 FOR UPDATE', [accountId]);
      const untilWaiting = async (isEnough: (waiting: number) => boolean): Promise<void> => {
        const { rows } = await database.pool.query<{ waiting: number }>(
          `SELECT count(*) AS waiting FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (!isEnough(rows[0]?.waiting ?? 0)) await untilWaiting(isEnough);
      };
      const leaving = leave();
      await untilWaiting((waiting) => waiting === 1);
      const progress = { done: 0 };
      const writing = begin().map((writer) =>
        writer.finally(() => {
          progress.done += 1;
        }),
      );
      await untilWaiting((waiting) => waiting + progress.done >= 1 + writing.length);
      await holder.query('COMMIT');
      holder.release();
      return Promise.all([leaving, ...writing]);
    };
    const nothingIsLeft = async () =>
      expect(Object.entries(await countRows()).filter(([, count]) => count > 0)).toEqual([]);

    it('leaves nothing of rounds that two write at the same moment', async () => {
      const [left, ...replies] = await leaveAmid(() => [put('a'), put('b'), put('a'), put('c')]);
      expect(left?.status).toBe(200);
      if (canPause()) expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      await nothingIsLeft();
    });

    it('leaves nothing of sign-ins, tokens, passwords and the trail of the same moment', async () => {
      const phoneNumber = `+1555${String(accountId).padStart(7, '0')}`;
      await server.call('startPhoneSignIn', { body: { phoneNumber } });
      const code = /\d{6}$/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '';
      const { cookie } = await server.call('verifyCode', { body: { phoneNumber, code } });
      const [left, ...replies] = await leaveAmid(() => [
        server.tokenOf(accountId).then(
          () => ({ status: 200 }),
          () => ({ status: 401 }),
        ),
        server.call('refreshSession', { body: undefined }, { cookie }),
        server.call('signInWithPassword', { body: { phoneNumber, password: 'not this one' } }),
        server.call('setPassword', { body: { newPassword: 'a long walk spoiled' } }, { token }),
        server.call('exportData', { query: { format: 'json' } }, { token }),
        server.call('signOut', {}, { cookie }),
      ]);
      expect(left?.status).toBe(200);
      if (canPause()) {
        expect(replies.map(({ status }) => status)).toEqual([401, 401, 400, 401, 401, 200]);
      }
      await nothingIsLeft();
    });

    it('lets two leave at the same moment who are in each other’s circle', async () => {
      const other = accountId + 1;
      await storeFullAccount(database, { accountId: other, mark: `other${other}`, circle: [accountId] });
      await database.pool.query('UPDATE accounts SET sub_circle_account_ids = $2 WHERE account_id = $1', [
        accountId,
        [other],
      ]);
      const otherToken = await server.tokenOf(other);
      const replies = await Promise.all([leave(), leave(`user-${other}`, otherToken)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    });
  });
});
