import { MAX_CIRCLE_MEMBERS, type Route, type RouteId, routes } from '@strokebook/contract';
import { accountIdOf, features } from '@strokebook/golf/access';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_RESTORABLE } from '../../db/account-deletion/deleted-account-queries.ts';
import { contactMessages } from '../../db/schema/index.ts';
import { purgeDeletedAccounts } from '../../media/purge-deleted-accounts.ts';
import { sweepFiles } from '../../media/sweep-files.ts';
import { callOf } from '../../testing/every-call.ts';
import { storeFullAccount } from '../../testing/full-account.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { compareFilter, compareState, storeCompareState } from '../../testing/test-compare.ts';
import { onDifferingDatabases, type TestDatabase } from '../../testing/test-databases.ts';
import { resumeSettingsOf } from '../../testing/test-resume.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const DAY = 24 * 60 * 60_000;
const MANAGER = 900_000;
const reason = { category: 'ownerAsked', note: 'Deleted by mistake' } as const;
/** What does not come back: whoever returns signs in again, and asks the teams that still exist again. */
const notKept = new Set(['sessions', 'refresh_tokens', 'email_codes', 'team_coaches', 'team_players', 'team_requests']);

describe('an account that its owner deleted', () => {
  onDifferingDatabases((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let accountId = 0;
    const files = createMemoryFiles();
    beforeAll(async () => {
      database = await openTestDatabase();
      await storeAccount(database, { accountId: MANAGER, username: 'morgan', isProductManager: true });
      server = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '1000' }, files);
    });
    afterAll(async () => {
      await server.close();
      await database.close();
    });
    beforeEach(async () => {
      accountId += 10;
      await storeFullAccount(database, { accountId, mark: `mine${accountId}` }, files);
    });

    const leave = async (id = accountId) =>
      server.call('deleteAccount', { body: { username: `user-${id}` } }, { token: await server.tokenOf(id) });
    const restore = async (id = accountId) =>
      server.call(
        'restoreAccount',
        { params: { accountId: id }, body: { reason } },
        { token: await server.tokenOf(MANAGER) },
      );
    const tablesOfAccounts = async () => {
      const { rows } = await database.pool.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name = 'account_id' ORDER BY table_name`,
      );
      return rows.map(({ name }) => name).filter((name) => !name.startsWith('deleted_account'));
    };
    /** Every row of an account in every table, as JSON. */
    const contentOf = async (id: number) => {
      const content: Record<string, unknown[]> = {};
      for (const table of await tablesOfAccounts()) {
        const { rows } = await database.pool.query<{ row: unknown }>(
          `SELECT to_jsonb(t) AS row FROM ${table} t WHERE account_id = $1 ORDER BY to_jsonb(t)::text`,
          [id],
        );
        content[table] = rows.map(({ row }) => row);
      }
      return content;
    };
    const filesOf = async (id: number) => {
      const keys: string[] = [];
      for await (const { key } of files.list(`accounts/${id}/`)) keys.push(key);
      return keys;
    };
    const column = async (sql: string) =>
      (await database.pool.query<{ value: unknown }>(sql)).rows.map((row) => row.value);

    it('has no row where live data is read, except that nobody else can take its username (OPS-11)', async () => {
      const { status, body } = await leave();
      expect([status, body.removed.find(({ what }) => what === 'rounds')]).toEqual([200, { what: 'rounds', count: 2 }]);
      expect(body.restorableUntil).toBe(new Date(server.clock.now().getTime() + 7 * DAY).toISOString());
      const left = await contentOf(accountId);
      const { account_keys: keys, ...others } = left;
      expect(Object.values(others).flat()).toEqual([]);
      expect(keys).toEqual([{ kind: 'username', key: `user-${accountId}`, account_id: accountId }]);
      expect(await filesOf(accountId)).toHaveLength(1);
    });

    it('is answered like one that never existed by every route, for everyone (OPS-11, ACCESS-16)', async () => {
      const [missing, friend] = [accountId + 5, accountId + 1];
      await storeAccount(database, { accountId: friend, subCircleAccountIds: [accountId] });
      await database.pool.query('UPDATE accounts SET sub_circle_account_ids = $2 WHERE account_id = $1', [
        accountId,
        [friend],
      ]);
      await storeCompareState(database, accountId, accountId);
      const token = await server.tokenOf(accountId);
      await leave();
      const ids = (Object.keys(routes) as RouteId[]).filter((id) => {
        const { path, access }: Route = routes[id];
        const isOfAccount = /:(accountId|username|hash)/.test(path) && access.kind !== 'signedIn';
        return isOfAccount && access.kind !== 'productManager';
      });
      expect(ids.length).toBeGreaterThan(60);
      for (const caller of [null, friend, MANAGER]) {
        const as = caller === null ? undefined : await server.tokenOf(caller);
        const ask = async (id: RouteId, asked: number) => {
          const parties = { accountId: asked, caller: { accountId: asked, firstName: 'First', lastName: 'Last' } };
          const { status, error } = await server.call(id, callOf(id, parties) as never, { token: as });
          return [id, status, error?.code, error?.message];
        };
        for (const id of ids) expect(await ask(id, accountId)).toEqual(await ask(id, missing));
      }
      expect((await server.call('getActiveAccount', {}, { token })).status).toBe(401);
      const found = await server.call('searchAccounts', { query: { q: `mine${accountId}` } });
      expect(found.body.accounts).toEqual([]);
    });

    it('comes back with every row as it was, and can sign in (OPS-11)', async () => {
      const [friend, team] = [accountId + 1, accountId];
      await storeAccount(database, {
        accountId: friend,
        birthYear: 1990,
        subCircleAccountIds: [accountId],
        contactReceiverId: accountIdOf(accountId),
      });
      await server.call(
        'saveCompareState',
        { params: { accountId: friend }, body: compareState(friend, compareFilter(accountId)) },
        { token: await server.tokenOf(friend) },
      );
      const before = await contentOf(accountId);
      const comparisons = (await contentOf(friend))['compare_states'];
      expect(comparisons).toHaveLength(1);
      await leave();
      expect((await contentOf(friend))['compare_states']).toEqual([]);
      const { status, body } = await restore();
      expect([status, body.deletion, body.roundCount, body.numberHolderId]).toEqual([200, null, 2, null]);
      const after = await contentOf(accountId);
      for (const [table, rows] of Object.entries(before)) {
        if (notKept.has(table)) expect([table, after[table]]).toEqual([table, []]);
        else if (table === 'accounts') {
          const version = (rows[0] as { data_version: number }).data_version + 1;
          expect(after[table]).toEqual([{ ...(rows[0] as object), data_version: version }]);
        } else expect([table, after[table]]).toEqual([table, expect.arrayContaining(rows)]);
      }
      expect((await contentOf(friend))['compare_states']).toEqual(comparisons);
      expect(
        await column(
          `SELECT sub_circle_account_ids || message_receiver_id AS value FROM accounts WHERE account_id = ${friend}`,
        ),
      ).toEqual([[accountId, accountId]]);
      expect(await column(`SELECT member_account_ids AS value FROM rosters WHERE organization_id = ${team}`)).toEqual([
        [999_999, accountId],
      ]);
      expect(
        await column(`SELECT made_by_account_id AS value FROM tournaments WHERE tournament_id = 't-${accountId}'`),
      ).toEqual([accountId]);
      expect(
        await column(`SELECT count(*) AS value FROM deleted_account_rows WHERE account_id = ${accountId}`),
      ).toEqual([0]);
      const token = await server.tokenOf(accountId);
      const events = (await server.call('listAuditEvents', {}, { token })).body.events;
      expect(events.slice(1, 3).map(({ kind, details }) => [kind, details])).toEqual([
        ['supportRestored', { by: 'morgan', reason: 'The owner asked for it', note: 'Deleted by mistake' }],
        ['accountDeleted', {}],
      ]);
      const friendsEvents = await server.call('listAuditEvents', {}, { token: await server.tokenOf(friend) });
      expect(friendsEvents.body.events.map(({ kind }) => kind)).toContain('circleMemberAdded');
    });

    it('coaches and plays for no team after a restore, and asks those that still exist again, without the agreement of before (OPS-O111)', async () => {
      const [head, player, minor] = [accountId + 1, accountId + 2, accountId + 3];
      for (const id of [head, player]) await storeAccount(database, { accountId: id, allowPublicSite: false });
      await storeAccount(database, { accountId: minor });
      const [coached, joined, asked, over] = [7001, 7002, 7003, 7004].map((id) => id * 1000 + accountId);
      const [coachedId = 0, joinedId = 0, askedId = 0, overId = 0] = [coached, joined, asked, over];
      for (const id of [coachedId, joinedId, askedId]) {
        await database.pool.query(
          `INSERT INTO organizations (organization_id, name, short_name, has_public_page) VALUES ($1, $2, $2, false)`,
          [id, `team-${id}`],
        );
        const rows = `INSERT INTO team_coaches VALUES ($1, $2, $3, '2026-01-01T00:00:00Z')`;
        await database.pool.query(rows, [head, id, true]);
      }
      const coach = `INSERT INTO team_coaches VALUES ($1, $2, true, '2025-01-01T00:00:00Z')`;
      for (const id of [coachedId, overId]) await database.pool.query(coach, [accountId, id]);
      const play = `INSERT INTO team_players VALUES ($1, $2, 'manage', '2026-01-01T00:00:00Z')`;
      await database.pool.query(play, [player, coachedId]);
      await database.pool.query(play, [accountId, joinedId]);
      await database.pool.query(
        `INSERT INTO team_requests VALUES ($1, $2, 'player', 'see', NULL, '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z')`,
        [accountId, askedId],
      );
      const opens = async (viewer: number, id: number) =>
        (await server.call('listRounds', { params: { accountId: id } }, { token: await server.tokenOf(viewer) }))
          .status === 200;
      await database.pool.query(`UPDATE accounts SET allow_public_site = false WHERE account_id = ${accountId}`);
      expect([await opens(accountId, player), await opens(head, accountId)]).toEqual([true, true]);
      await leave();
      expect((await restore()).status).toBe(200);
      expect([await opens(accountId, player), await opens(head, accountId)]).toEqual([false, false]);
      const requests = `SELECT organization_id || ' ' || role || ' ' || level || ' ' || coalesce(guardian_agreed_at::text, '-') AS value
        FROM team_requests WHERE account_id = ${accountId} ORDER BY 1`;
      expect(await column(requests)).toEqual([
        `${coachedId} coach see -`,
        `${joinedId} player manage -`,
        `${askedId} player see -`,
      ]);
      const { body } = await server.call('listNotices', {}, { token: await server.tokenOf(head) });
      expect(body.notices.filter(({ kind }) => kind === 'teamAsked').map(({ details }) => details.team?.name)).toEqual(
        expect.arrayContaining([`team-${coachedId}`, `team-${joinedId}`]),
      );
      const own = await server.call('listAuditEvents', {}, { token: await server.tokenOf(accountId) });
      expect(own.body.events.filter(({ kind }) => kind === 'teamJoinRequested')).toHaveLength(2);
    });

    it('does not ask a team again whose head coach took it out while it was deleted (OPS-O111)', async () => {
      const head = accountId + 1;
      await storeAccount(database, { accountId: head });
      const [coached, joined] = [accountId * 1000 + 1, accountId * 1000 + 2];
      for (const id of [coached, joined]) {
        await database.pool.query(
          `INSERT INTO organizations (organization_id, name, short_name, has_public_page) VALUES ($1, $2, $2, false)`,
          [id, `kept-${id}`],
        );
        await database.pool.query(`INSERT INTO team_coaches VALUES ($1, $2, true, '2026-01-01T00:00:00Z')`, [head, id]);
      }
      await database.pool.query(
        `INSERT INTO rosters (organization_id, roster_id, member_account_ids) VALUES ($1, 1, ARRAY[$2::int])`,
        [joined, accountId],
      );
      await database.pool.query(`INSERT INTO team_coaches VALUES ($1, $2, false, '2026-01-02T00:00:00Z')`, [
        accountId,
        coached,
      ]);
      await database.pool.query(`INSERT INTO team_players VALUES ($1, $2, 'see', '2026-01-02T00:00:00Z')`, [
        accountId,
        joined,
      ]);
      await leave();
      const as = { token: await server.tokenOf(head) };
      const out = async (route: 'removeTeamCoach' | 'removeTeamPlayer', organizationId: number) =>
        (await server.call(route, { params: { organizationId, memberId: accountIdOf(accountId) } }, as)).status;
      expect([await out('removeTeamPlayer', coached), await out('removeTeamCoach', joined)]).toEqual([404, 404]);
      expect([await out('removeTeamCoach', coached), await out('removeTeamPlayer', joined)]).toEqual([200, 200]);
      expect(await out('removeTeamCoach', coached)).toBe(404);
      await restore();
      const listed = `SELECT member_account_ids AS value FROM rosters WHERE organization_id = ${joined}`;
      expect(await column(listed)).toEqual([[]]);
      expect(
        await column(`SELECT organization_id AS value FROM team_requests WHERE account_id = ${accountId}`),
      ).toEqual([]);
    });

    it('waits for a guardian where it was in the circle of a player who is under 18 now, and so does everybody in its own (OPS-O111, TEAM-28)', async () => {
      const [player, friend, child, coach] = [accountId + 1, accountId + 2, accountId + 3, accountId + 4];
      for (const id of [friend, coach]) await storeAccount(database, { accountId: id, birthYear: 1980 });
      await storeAccount(database, { accountId: player, birthYear: 1990, subCircleAccountIds: [friend] });
      await storeAccount(database, { accountId: child, birthYear: 2012, subCircleAccountIds: [coach] });
      for (const id of [friend, child]) expect((await leave(id)).status).toBe(200);
      await server.call('updateBirthYear', { body: { birthYear: 2012 } }, { token: await server.tokenOf(player) });
      for (const id of [friend, child]) expect((await restore(id)).status).toBe(200);
      const circles = `SELECT sub_circle_account_ids AS value FROM accounts WHERE account_id IN (${player}, ${child})`;
      expect(await column(circles)).toEqual([[], []]);
      const waiting = `SELECT member_id AS value FROM circle_invitations WHERE account_id IN (${player}, ${child}) ORDER BY 1`;
      expect(await column(waiting)).toEqual([friend, coach]);
    });

    it('is deleted and restored also where its owner imported rounds for somebody else (OPS-11)', async () => {
      const other = accountId + 1;
      await storeAccount(database, { accountId: other, birthYear: 1990, subCircleAccountIds: [accountId] });
      await database.pool.query(
        `INSERT INTO round_imports (account_id, import_id, source, imported_at, imported_by)
         VALUES ($1, $2, 'worksheet', now(), $3)`,
        [other, randomUUID(), accountId],
      );
      expect([(await leave()).status, (await restore()).status]).toEqual([200, 200]);
    });

    it('has the same figures after a restore (OPS-11, DATA-01)', async () => {
      const ask = async () =>
        server.call(
          'performanceStats',
          {
            params: { accountId },
            body: { roundsFilter: { filterName: 'All' }, standardsFilter: { standardName: null } },
          } as never,
          { token: await server.tokenOf(accountId) },
        );
      const before = await ask();
      expect(before.status).toBe(200);
      await leave();
      await restore();
      expect((await ask()).body).toEqual(before.body);
    });

    it('is restored without its number, which a new account has meanwhile (OPS-11)', async () => {
      const phoneNumber = `+1555${String(accountId).padStart(7, '0')}`;
      await leave();
      await server.call('startPhoneSignIn', { body: { phoneNumber } });
      const code = /\d{6}$/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '';
      const signedIn = await server.call('verifyCode', { body: { phoneNumber, code } });
      expect(signedIn.body.accountId).not.toBe(accountId);
      const { body } = await restore();
      expect([body.numberHolderId, body.maskedPhone]).toEqual([signedIn.body.accountId, null]);
      // Merging the new account gives the number back.
      const merged = await server.call(
        'mergeAccounts',
        { params: { accountId }, body: { fromAccountId: signedIn.body.accountId, reason } },
        { token: await server.tokenOf(MANAGER) },
      );
      expect(merged.error).toBeUndefined();
      expect(merged.body.maskedPhone).toMatch(/^\+1\*{8}\d\d$/);
      await server.call('startPhoneSignIn', { body: { phoneNumber } });
      const again = /\d{6}$/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '';
      expect((await server.call('verifyCode', { body: { phoneNumber, code: again } })).body.accountId).toBe(accountId);
    });

    it('gets nothing back that refers to an account deleted for good meanwhile (OPS-11)', async () => {
      const other = accountId + 1;
      await storeAccount(database, { accountId: other, subCircleAccountIds: [accountId] });
      await database.pool.query(
        `UPDATE accounts SET sub_circle_account_ids = $2, message_receiver_id = $3 WHERE account_id = $1`,
        [accountId, [other], other],
      );
      await database.pool.query(`UPDATE rounds SET changed_by = $2 WHERE account_id = $1`, [accountId, other]);
      await database.pool.query(
        `INSERT INTO calendar_feeds (account_id, reader_id, secret, created_at) VALUES ($1, $2, 'x', now())`,
        [accountId, other],
      );
      await server.call(
        'saveCompareState',
        { params: { accountId }, body: compareState(accountId, compareFilter(other)) },
        { token: await server.tokenOf(accountId) },
      );
      await leave();
      await server.call(
        'deleteAccount',
        { body: { username: `user-${other}`, isForGood: true } },
        { token: await server.tokenOf(other) },
      );
      expect((await restore()).status).toBe(200);
      const after = JSON.stringify(await contentOf(accountId));
      expect(after).not.toContain(`"accountId\\":${other},`);
      expect(after).not.toMatch(new RegExp(`"(changed_by|reader_id|message_receiver_id)":${other}\\b`));
      expect(
        await column(`SELECT sub_circle_account_ids AS value FROM accounts WHERE account_id = ${accountId}`),
      ).toEqual([[]]);
    });

    it('does not come back into a circle whose owner removed it meanwhile, nor what it made there (OPS-11, OPS-O62)', async () => {
      const [removing, full, keeping] = [accountId + 1, accountId + 2, accountId + 3];
      for (const owner of [removing, full, keeping]) {
        await storeAccount(database, {
          ...{ accountId: owner, birthYear: 1990, subCircleAccountIds: [accountId], allowPublicSite: false },
        });
        const token = await server.tokenOf(accountId);
        await server.call('createCalendarFeed', { params: { accountId: owner } }, { token });
        const body = { settings: resumeSettingsOf(owner), expiresAt: null };
        expect((await server.call('keepResumeReport', { params: { accountId: owner }, body }, { token })).status).toBe(
          200,
        );
      }
      await leave();
      const remove = { params: { memberId: accountId } };
      expect((await server.call('removeCircleMember', remove, { token: await server.tokenOf(removing) })).status).toBe(
        200,
      );
      await database.pool.query('UPDATE accounts SET sub_circle_account_ids = $2 WHERE account_id = $1', [
        full,
        Array.from({ length: MAX_CIRCLE_MEMBERS }, (_, index) => 800_000 + index),
      ]);
      expect((await restore()).status).toBe(200);
      const madeFor = async (owner: number) => {
        const content = await contentOf(owner);
        return ['calendar_feeds', 'resume_reports'].map((table) => content[table]?.length);
      };
      expect(await Promise.all([removing, full, keeping].map(madeFor))).toEqual([
        [0, 0],
        [0, 0],
        [1, 1],
      ]);
      const token = await server.tokenOf(accountId);
      const read = async (owner: number) =>
        (await server.call('listRounds', { params: { accountId: owner } }, { token })).status;
      expect(await Promise.all([removing, full, keeping].map(read))).toEqual([404, 404, 200]);
    });

    it('is no product manager when it comes back (OPS-11, ACCESS-O5)', async () => {
      await database.pool.query('UPDATE accounts SET is_product_manager = true WHERE account_id = $1', [accountId]);
      await leave();
      const { body } = await restore();
      expect(body.live?.isProductManager).toBe(false);
    });

    it('is found by support by its number and its name, and by nobody else (OPS-11)', async () => {
      await leave();
      const find = async (text: string) =>
        (await server.call('findAccounts', { body: { text } }, { token: await server.tokenOf(MANAGER) })).body.accounts;
      const expected = { accountId, deletion: { restorableUntil: expect.any(String) } };
      expect(await find(`+1 555 ${String(accountId).padStart(7, '0')}`)).toEqual([
        expect.objectContaining({ accountId }),
      ]);
      expect(await find(`MINE${accountId}`)).toMatchObject([expected]);
      server.clock.advance(7 * DAY);
      expect(await find(`mine${accountId}`)).toEqual([]);
    });

    it('is restored once when two product managers restore it at the same time (OPS-11)', async () => {
      await leave();
      const replies = await Promise.all([restore(), restore(), restore()]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect((await contentOf(accountId))['rounds']).toHaveLength(2);
    });

    it('is removed after seven days with its files, and cannot be restored then (OPS-11, OPS-12)', async () => {
      const purge = () =>
        purgeDeletedAccounts(database.query, files, new Date(server.clock.now().getTime() - ACCOUNT_RESTORABLE));
      await purge();
      await leave();
      server.clock.advance(7 * DAY - 1);
      expect(await purge()).toBe(0);
      server.clock.advance(1);
      expect((await restore()).status).toBe(404);
      expect(await purge()).toBe(1);
      expect(await purge()).toBe(0);
      expect(await filesOf(accountId)).toEqual([]);
      for (const table of ['deleted_accounts', 'deleted_account_rows', 'account_keys']) {
        expect(await column(`SELECT account_id AS value FROM ${table} WHERE account_id = ${accountId}`)).toEqual([]);
      }
    });

    it('keeps its files from the sweep of stray files until it is removed (OPS-11)', async () => {
      await leave();
      const { signal } = new AbortController();
      await sweepFiles(database.query, files, new Date(Date.now() + DAY), signal);
      expect(await filesOf(accountId)).toHaveLength(1);
      expect((await restore()).status).toBe(200);
      const settings = await contentOf(accountId);
      expect(settings['feature_settings']).toMatchObject([{ feature_id: features.roundAssessment }]);
    });

    it('leaves nothing to restore when it was deleted for good (OPS-11)', async () => {
      const token = await server.tokenOf(accountId);
      const { body } = await server.call(
        'deleteAccount',
        { body: { username: `user-${accountId}`, isForGood: true } },
        { token },
      );
      expect(body.restorableUntil).toBeNull();
      expect((await restore()).status).toBe(404);
      expect(await filesOf(accountId)).toEqual([]);
    });

    it('leaves nothing in what is kept of others when it is deleted for good (OPS-11)', async () => {
      const child = accountId + 1;
      await storeAccount(database, { accountId: child });
      const writeTo = (receiver: number, player: number) =>
        database.query.insert(contactMessages).values({
          ...{ accountId: accountIdOf(receiver), messageId: randomUUID(), playerId: accountIdOf(player) },
          ...{
            playerName: 'Ada',
            senderName: 'Bo',
            senderEmail: 'bo@example.org',
            body: 'OfOthers',
            sentAt: new Date(),
          },
        });
      await writeTo(accountId, child);
      await writeTo(child, accountId);
      await leave(child);
      const kept = `SELECT count(*) AS value FROM deleted_account_rows WHERE account_id = ${child} AND content::text LIKE '%OfOthers%'`;
      expect(await column(kept)).toEqual([2]);
      const body = { username: `user-${accountId}`, isForGood: true };
      await server.call('deleteAccount', { body }, { token: await server.tokenOf(accountId) });
      expect(await column(kept)).toEqual([0]);
    });
  });
});
