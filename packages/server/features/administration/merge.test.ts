import { MAX_ROUNDS_PER_ACCOUNT } from '@strokebook/contract';
import { accountIdOf } from '@strokebook/golf/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeFullAccount } from '../../testing/full-account.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onDifferingDatabases, type TestDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MANAGER = 900_000;
const reason = { category: 'parentAsked', note: 'Two accounts of one player' } as const;

describe('merging a double account', () => {
  onDifferingDatabases((openTestDatabase, { isCluster }) => {
    let database: TestDatabase;
    let server: TestServer;
    let into = 0;
    let from = 0;
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
      into += 10;
      from = into + 5;
      await storeFullAccount(database, { accountId: into, mark: `into${into}` }, files);
      await storeFullAccount(database, { accountId: from, mark: `from${from}` }, files);
      await sayBirthYear([into, from], 1990);
    });
    const sayBirthYear = (accountIds: readonly number[], year: number) =>
      database.pool.query('UPDATE accounts SET birth_year = $2, birth_date = NULL WHERE account_id = ANY($1)', [
        accountIds,
        year,
      ]);

    const asManager = async () => ({ token: await server.tokenOf(MANAGER) });
    const merge = async (accountId = into, fromAccountId = from) =>
      server.call('mergeAccounts', { params: { accountId }, body: { fromAccountId, reason } }, await asManager());
    const preview = async (accountId = into, fromAccountId = from) =>
      server.call('previewMerge', { params: { accountId }, body: { fromAccountId } }, await asManager());
    const column = async (sql: string) =>
      (await database.pool.query<{ value: unknown }>(sql)).rows.map((row) => row.value);
    const countOf = async (table: string, accountId: number) =>
      (await column(`SELECT count(*) AS value FROM ${table} WHERE account_id = ${accountId}`))[0];

    it('says first what moves, what both have and what ends, and changes nothing (OPS-11)', async () => {
      const { status, body } = await preview();
      expect([status, body.into.username, body.from.username]).toEqual([200, `user-${into}`, `user-${from}`]);
      expect(body.moved).toEqual([
        { what: 'rounds', count: 2 },
        { what: 'events of the schedule', count: 1 },
        { what: 'pictures and videos', count: 2 },
        { what: 'stories', count: 1 },
        { what: 'messages', count: 1 },
        { what: 'payments', count: 1 },
      ]);
      expect(body.duplicates).toEqual([
        { what: 'rounds with the same id, which are both kept', count: 2 },
        { what: 'own courses', count: 1 },
      ]);
      expect(body.ended).toContainEqual({ what: 'links to resumes', count: 1 });
      expect(await countOf('rounds', from)).toBe(2);
    });

    it('keeps the rounds of both, those with the same id under a new one, with their figures (OPS-11)', async () => {
      expect((await merge()).status).toBe(200);
      const rounds = await database.pool.query<{ round_id: string; document: { roundId: string; notes: string } }>(
        'SELECT round_id, document FROM rounds WHERE account_id = $1',
        [into],
      );
      expect(rounds.rows.map(({ document }) => document.notes).sort()).toEqual(
        [`notes from${from}`, `notes from${from}`, `notes into${into}`, `notes into${into}`].sort(),
      );
      expect(rounds.rows.every((row) => row.round_id === row.document.roundId)).toBe(true);
      const listed = await server.call(
        'listRounds',
        { params: { accountId: into } },
        { token: await server.tokenOf(into) },
      );
      expect(listed.body.rounds).toHaveLength(4);
      // The history stays with its round.
      const revised = await column(
        `SELECT v.document ->> 'notes' AS value FROM round_revisions v JOIN rounds r USING (account_id, round_id)
         WHERE v.account_id = ${into} AND r.document ->> 'notes' = 'notes from${from}'`,
      );
      expect(revised).toEqual([`earlier notes from${from}`]);
      expect(
        await column(`SELECT DISTINCT changed_by AS value FROM round_revisions WHERE account_id = ${into}`),
      ).toEqual([into]);
    });

    it('closes the double account as its owner would, and keeps name, number and settings of the other one (OPS-11)', async () => {
      const before = await column(
        `SELECT to_jsonb(a) - 'data_version' AS value FROM accounts a WHERE account_id = ${into}`,
      );
      const token = await server.tokenOf(from);
      await merge();
      const after = await column(
        `SELECT to_jsonb(a) - 'data_version' AS value FROM accounts a WHERE account_id = ${into}`,
      );
      expect(after).toEqual(before);
      expect(await countOf('accounts', from)).toBe(0);
      expect((await server.call('getActiveAccount', {}, { token })).status).toBe(401);
      expect((await server.call('getProfile', { params: { username: `user-${from}` } })).status).toBe(404);
      expect(await countOf('payments', into)).toBe(2);
      expect(await column(`SELECT account_id AS value FROM account_keys WHERE key = 'payment-${from}'`)).toEqual([
        into,
      ]);
    });

    it('puts the account in the circles, rosters and rounds where the double one was, once (OPS-11)', async () => {
      const [coach, both, inviting] = [into + 1, into + 2, into + 3];
      await storeAccount(database, { accountId: inviting });
      await storeAccount(database, {
        accountId: coach,
        subCircleAccountIds: [from],
        birthYear: 1990,
        contactReceiverId: accountIdOf(from),
        contactAgreedId: accountIdOf(from),
      });
      await storeAccount(database, { accountId: both, birthYear: 1990, subCircleAccountIds: [from, into] });
      await database.pool.query('UPDATE accounts SET sub_circle_account_ids = $2 WHERE account_id = $1', [
        from,
        [coach, into],
      ]);
      await server.call(
        'putRound',
        { params: { accountId: coach, roundId: 'x' }, body: scoreOnlyRound('x'), query: {} },
        { token: await server.tokenOf(from) },
      );
      await server.call(
        'inviteToCircle',
        { body: { username: `user-${from}` } },
        { token: await server.tokenOf(inviting) },
      );
      await merge();
      const invited = `SELECT member_id AS value FROM circle_invitations WHERE account_id = ${inviting}`;
      expect(await column(invited)).toEqual([into]);
      const circle = `SELECT sub_circle_account_ids AS value FROM accounts WHERE account_id =`;
      expect(await column(`${circle} ${coach}`)).toEqual([[into]]);
      expect(await column(`${circle} ${both}`)).toEqual([[into]]);
      expect(await column(`${circle} ${into}`)).toEqual([[coach]]);
      const receivers = `SELECT message_receiver_id || ' ' || contact_agreed_id AS value FROM accounts WHERE account_id =`;
      expect(await column(`${receivers} ${coach}`)).toEqual([`${into} ${into}`]);
      expect(await column(`SELECT changed_by AS value FROM rounds WHERE account_id = ${coach}`)).toEqual([into]);
      const members = await column(`SELECT member_account_ids AS value FROM rosters WHERE organization_id = ${from}`);
      expect(members).toEqual([[into, 999_999]]);
      expect(
        await column(`SELECT made_by_account_id AS value FROM tournaments WHERE tournament_id = 't-${from}'`),
      ).toEqual([into]);
    });

    it('is in the trail of every account whose circle changes, and names these players before (OPS-11, OPS-O60)', async () => {
      const [joined, both, member, known] = [into + 1, into + 2, into + 3, into + 4];
      await storeAccount(database, { accountId: joined, subCircleAccountIds: [from], allowPublicSite: false });
      await storeAccount(database, { accountId: both, subCircleAccountIds: [from, into] });
      await storeAccount(database, { accountId: member });
      await storeAccount(database, { accountId: known });
      const circles = `UPDATE accounts SET sub_circle_account_ids = $2 WHERE account_id = $1`;
      await database.pool.query(circles, [from, [member, known, into]]);
      await database.pool.query(circles, [into, [known]]);
      const { body } = await preview();
      expect(body.joinedCircles.map(({ username }) => username)).toEqual([`user-${joined}`]);
      expect(body.newMembers.map(({ username }) => username)).toEqual([`user-${member}`]);
      // The account that stays is in the circle of the double one.
      expect(body.isCircleOfOther).toBe(true);
      expect((await merge()).status).toBe(200);
      const circleLinesOf = async (accountId: number) => {
        const { events } = (await server.call('listAuditEvents', {}, { token: await server.tokenOf(accountId) })).body;
        return events
          .filter(({ kind }) => kind.startsWith('circleMember'))
          .map(({ kind, details }) => [kind, details['username'], details['by']])
          .sort();
      };
      const added = (accountId: number) => ['circleMemberAdded', `user-${accountId}`, 'morgan'];
      const removed = ['circleMemberRemoved', `user-${from}`, 'morgan'];
      expect(await circleLinesOf(joined)).toEqual([added(into), removed]);
      expect(await circleLinesOf(both)).toEqual([removed]);
      expect(await circleLinesOf(into)).toEqual([added(member)]);
      // They see more than before, and nobody sees more of them.
      expect([await circleLinesOf(member), await circleLinesOf(known)]).toEqual([[], []]);
    });

    it('copies pictures with their files, and the stories that show them (OPS-11)', async () => {
      await merge();
      const media = await column(
        `SELECT media_id AS value FROM media_items WHERE account_id = ${into} AND use = 'gallery'`,
      );
      expect(media).toHaveLength(2);
      const contents: string[] = [];
      for await (const { key } of files.list(`accounts/${into}/`)) {
        const file = await files.find(key);
        let text = '';
        for await (const chunk of file?.read() ?? []) text += Buffer.from(chunk).toString();
        contents.push(text);
      }
      expect(contents.sort()).toEqual([`file of from${from}`, `file of into${into}`]);
      const covers = await column(
        `SELECT attachments ->> 'coverMediaId' AS value FROM news_items WHERE account_id = ${into}`,
      );
      expect(covers.sort()).toEqual(media.sort());
    });

    it('names before a merge the teams that it joins and coaches with whose pages open, and is in the trails of all of them (OPS-11, OPS-O60, OPS-O112)', async () => {
      const [head, player, coach] = [into + 1, into + 2, into + 3];
      for (const accountId of [head, player, coach]) {
        await storeAccount(database, { accountId, birthYear: 1990, allowPublicSite: false });
      }
      const [coached, joined] = [into * 1000 + 1, into * 1000 + 2];
      for (const [id, name] of [
        [coached, 'Coached'],
        [joined, 'Joined'],
      ] as const) {
        await database.pool.query(
          `INSERT INTO organizations (organization_id, name, short_name, has_public_page) VALUES ($1, $2, $3, false)`,
          [id, name, `team-${id}`],
        );
      }
      const coaches = `INSERT INTO team_coaches VALUES ($1, $2, $3, '2026-01-01T00:00:00Z')`;
      await database.pool.query(coaches, [head, coached, true]);
      await database.pool.query(coaches, [from, coached, false]);
      await database.pool.query(coaches, [coach, joined, true]);
      const players = `INSERT INTO team_players VALUES ($1, $2, $3, '2026-01-01T00:00:00Z')`;
      await database.pool.query(players, [player, coached, 'enter']);
      await database.pool.query(players, [from, joined, 'manage']);
      await database.pool.query(`UPDATE accounts SET allow_public_site = false WHERE account_id = ${into}`);
      const opens = async (viewer: number, accountId: number) =>
        (await server.call('listRounds', { params: { accountId } }, { token: await server.tokenOf(viewer) })).status ===
        200;
      expect([await opens(into, player), await opens(coach, into)]).toEqual([false, false]);
      const teams = (await preview()).body.teams.filter(({ name }) => ['Coached', 'Joined'].includes(name));
      expect(
        teams.map(({ name, role, people }) => [name, role, people.map((one) => [one.accountId, one.level])]),
      ).toEqual([
        ['Coached', 'coach', [[player, 'enter']]],
        ['Joined', 'player', [[coach, 'manage']]],
      ]);
      expect((await merge()).status).toBe(200);
      expect([await opens(into, player), await opens(coach, into)]).toEqual([true, true]);
      const linesOf = async (accountId: number) =>
        (await server.call('listAuditEvents', {}, { token: await server.tokenOf(accountId) })).body.events.map(
          ({ kind, details }) => ({ kind, ...details }),
        );
      const by = { by: 'morgan' };
      expect(await linesOf(player)).toContainEqual(
        expect.objectContaining({ kind: 'teamCoachAdded', team: 'Coached', username: `user-${into}`, ...by }),
      );
      for (const line of await linesOf(player)) expect(JSON.stringify(line)).not.toContain(reason.note);
      expect(await linesOf(head)).toContainEqual(
        expect.objectContaining({ kind: 'supportTeamChanged', team: 'Coached', change: 'merged', ...by }),
      );
      expect(await linesOf(coach)).toContainEqual(
        expect.objectContaining({ kind: 'supportTeamChanged', team: 'Joined', change: 'merged', ...by }),
      );
      const own = (await linesOf(into)).filter(({ kind }) => kind === 'supportTeamJoined');
      expect(own).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ team: 'Coached', role: 'coach', note: reason.note, ...by }),
          expect.objectContaining({ team: 'Joined', role: 'player', level: 'manage', note: reason.note, ...by }),
        ]),
      );
      const { body: told } = await server.call('listNotices', {}, { token: await server.tokenOf(player) });
      expect(told.notices).toContainEqual(expect.objectContaining({ kind: 'ownCoachAdded' }));
    });

    it('says in the trail of a child that somebody becomes guardian or may do more, and makes nobody guardian who coaches a team (OPS-O60, OPS-O112)', async () => {
      const [child, member] = [into + 1, into + 2];
      const guarded = { seeingIds: [from], guardianIds: [accountIdOf(from)], allowPublicSite: false };
      await storeAccount(database, { accountId: child, ...guarded });
      await storeAccount(database, {
        ...{ accountId: member, birthYear: 1990, seeingIds: [into], subCircleAccountIds: [from] },
      });
      const team = into * 1000 + 1;
      await database.pool.query(
        `INSERT INTO organizations (organization_id, name, short_name, has_public_page) VALUES ($1, 'Team', $2, false)`,
        [team, `team-${team}`],
      );
      await database.pool.query(`INSERT INTO team_coaches VALUES ($1, $2, true, '2026-01-01T00:00:00Z')`, [into, team]);
      const named = async () =>
        (await preview()).body.joinedCircles.map((one) => [one.accountId, one.level, one.becomesGuardian]).sort();
      expect(await named()).toEqual([
        [child, 'see', false],
        [member, 'manage', false],
      ]);
      // The double account of these tests coaches a team too.
      for (const table of ['team_coaches', 'team_requests']) {
        await database.pool.query(`DELETE FROM ${table} WHERE account_id = ANY($1)`, [[into, from]]);
      }
      expect(await named()).toEqual([
        [child, 'see', true],
        [member, 'manage', false],
      ]);
      expect((await merge()).status).toBe(200);
      expect(await column(`SELECT guardian_ids AS value FROM accounts WHERE account_id = ${child}`)).toEqual([[into]]);
      const linesOf = async (accountId: number) =>
        (await server.call('listAuditEvents', {}, { token: await server.tokenOf(accountId) })).body.events;
      const ofChild = (await linesOf(child)).find(({ kind }) => kind === 'circleMemberAdded');
      expect(ofChild?.details).toMatchObject({ username: `user-${into}`, level: 'see', guardian: true });
      const ofMember = (await linesOf(member)).find(({ kind }) => kind === 'circleLevelChanged');
      expect(ofMember?.details).toMatchObject({ username: `user-${into}`, level: 'manage' });
      const lists = `SELECT seeing_ids::text || sub_circle_account_ids::text AS value FROM accounts WHERE account_id = ${member}`;
      expect(await column(lists)).toEqual([`{}{${into}}`]);
    });

    it('asks the guardian of a player under 18 for whom a merge brings into the circle and teams, and raises nobody there (OPS-O112, TEAM-28)', async () => {
      const [mother, coach, friend] = [into + 1, into + 2, into + 3];
      for (const accountId of [mother, coach, friend]) await storeAccount(database, { accountId, birthYear: 1980 });
      await sayBirthYear([into, from], 2012);
      const team = into * 1000 + 1;
      await database.pool.query(
        `INSERT INTO organizations (organization_id, name, short_name, has_public_page) VALUES ($1, 'Team', $2, false)`,
        [team, `team-${team}`],
      );
      await database.pool.query(`INSERT INTO team_coaches VALUES ($1, $2, true, '2026-01-01T00:00:00Z')`, [
        coach,
        team,
      ]);
      await database.pool.query(`INSERT INTO team_players VALUES ($1, $2, 'manage', '2026-01-01T00:00:00Z')`, [
        from,
        team,
      ]);
      const agreed = JSON.stringify([{ memberId: friend, guardianId: mother }]);
      await database.pool.query(
        `UPDATE accounts SET guardian_ids = ARRAY[$2::int], sub_circle_account_ids = ARRAY[$2::int],
           seeing_ids = ARRAY[$3::int], circle_agreements = $4::jsonb WHERE account_id = $1`,
        [into, mother, friend, agreed],
      );
      await database.pool.query('UPDATE accounts SET sub_circle_account_ids = $2 WHERE account_id = $1', [
        from,
        [friend, coach],
      ]);
      expect((await merge()).status).toBe(200);
      expect(
        await column(
          `SELECT sub_circle_account_ids::text || seeing_ids::text || guardian_ids::text AS value FROM accounts WHERE account_id = ${into}`,
        ),
      ).toEqual([`{${mother}}{${friend}}{${mother}}`]);
      expect(await countOf('team_players', into)).toBe(0);
      const { body } = await server.call('listNotices', {}, { token: await server.tokenOf(mother) });
      expect(
        body.notices.map(({ kind, details }) => [kind, details.memberId ?? details.team?.organizationId]).sort(),
      ).toEqual(
        expect.arrayContaining([
          ['circleAgreementAsked', coach],
          ['teamAgreementAsked', team],
        ]),
      );
    });

    it('keeps the guardian of a double account under 18, and merges it into no account of an adult (OPS-O112, TEAM-28)', async () => {
      const mother = into + 1;
      await storeAccount(database, { accountId: mother, birthYear: 1980 });
      await database.pool.query(
        'UPDATE accounts SET guardian_ids = ARRAY[$2::int], seeing_ids = ARRAY[$2::int] WHERE account_id = $1',
        [from, mother],
      );
      await sayBirthYear([from], 2012);
      for (const reply of [await preview(), await merge()]) expect(reply.error?.code).toBe('MERGE_NEEDS_GUARDIAN');
      await sayBirthYear([into], 2012);
      expect((await merge()).status).toBe(200);
      const kept = await column(
        `SELECT guardian_ids::text || seeing_ids::text AS value FROM accounts WHERE account_id = ${into}`,
      );
      expect(kept).toEqual([`{${mother}}{${mother}}`]);
    });

    it('ends what the account that stays is as a guardian where it coaches by the merge (OPS-O112, TEAM-28)', async () => {
      const child = into + 1;
      await storeAccount(database, {
        ...{ accountId: child, birthYear: 2012, seeingIds: [into], guardianIds: [accountIdOf(into)] },
      });
      for (const table of ['team_coaches', 'team_requests']) {
        await database.pool.query(`DELETE FROM ${table} WHERE account_id = $1`, [into]);
      }
      expect((await merge()).status).toBe(200);
      const left = await column(
        `SELECT guardian_ids::text || seeing_ids::text AS value FROM accounts WHERE account_id = ${child}`,
      );
      expect(left).toEqual(['{}{}']);
    });

    it('is in the trail of both accounts, and a restore gives the double one back what it had (OPS-11)', async () => {
      await merge();
      const trailOf = async (accountId: number) =>
        (await server.call('listAuditEvents', {}, { token: await server.tokenOf(accountId) })).body.events;
      const words = { by: 'morgan', reason: 'A parent asked for it', note: reason.note };
      expect((await trailOf(into)).find(({ kind }) => kind === 'supportMerged')?.details).toEqual({
        ...words,
        from: `user-${from}`,
      });
      const restored = await server.call(
        'restoreAccount',
        { params: { accountId: from }, body: { reason } },
        await asManager(),
      );
      expect([restored.status, restored.body.roundCount]).toEqual([200, 2]);
      expect((await trailOf(from)).find(({ kind }) => kind === 'supportMergedAway')?.details).toEqual({
        ...words,
        into: `user-${into}`,
      });
      // What belongs to one account at a time stays where it was moved.
      expect(await countOf('payments', from)).toBe(0);
      expect(await countOf('rounds', into)).toBe(4);
    });

    it('keeps once the rounds that an earlier merge copied before the double account was restored (OPS-11)', async () => {
      const rows = `SELECT round_id AS value FROM rounds WHERE account_id = ${from} ORDER BY 1`;
      for (const table of ['rounds', 'round_revisions', 'deleted_rounds']) {
        await database.pool.query(`DELETE FROM ${table} WHERE account_id = ${into}`);
      }
      expect((await merge()).status).toBe(200);
      const params = { accountId: from };
      expect((await server.call('restoreAccount', { params, body: { reason } }, await asManager())).status).toBe(200);
      const own = await column(rows);
      expect((await preview()).body.duplicates).toContainEqual({
        what: 'rounds that are equal, which are kept once',
        count: own.length,
      });
      expect((await merge()).status).toBe(200);
      expect(await column(rows.replace(String(from), String(into)))).toEqual(own);
    });

    it('is refused into itself, with a product manager, with a missing account, and for a full one (OPS-11)', async () => {
      expect((await merge(into, into)).error?.code).toBe('MERGE_REFUSED');
      expect((await merge(into, MANAGER)).error?.code).toBe('MERGE_REFUSED');
      expect((await merge(MANAGER, from)).error?.code).toBe('MERGE_REFUSED');
      expect((await merge(into, 7_777_777)).status).toBe(404);
      expect((await merge(7_777_777, from)).status).toBe(404);
      await database.pool.query(
        `INSERT INTO rounds SELECT (jsonb_populate_record(r, jsonb_build_object('round_id', 'n' || n))).*
         FROM rounds r, generate_series(1, $2) n WHERE r.account_id = $1 AND r.round_id = 'r1'`,
        [into, MAX_ROUNDS_PER_ACCOUNT - 3],
      );
      expect((await preview()).error?.code).toBe('ROUNDS_FULL');
      expect((await merge()).error?.code).toBe('ROUNDS_FULL');
      expect([await countOf('rounds', from), await countOf('accounts', from)]).toEqual([2, 1]);
    });

    it('happens once, whichever way several product managers merge at the same time (OPS-11)', async () => {
      const replies = await Promise.all([merge(), merge(), merge(from, into)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      const left = replies[2]?.status === 200 ? from : into;
      expect([await countOf('rounds', left), await countOf('media_items', left)]).toEqual([4, 4]);
      let stored = 0;
      for await (const _ of files.list(`accounts/${left}/`)) stored += 1;
      expect(stored).toBe(2);
    });

    const why = isCluster ? ' (skipped: a cluster has no triggers on copied tables)' : '';
    it.skipIf(isCluster)(
      `leaves both accounts and all files as they were where it fails in the middle${why} (OPS-11)`,
      async () => {
        await database.pool.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
        CREATE TRIGGER refuse BEFORE UPDATE ON rosters EXECUTE FUNCTION refuse()`);
        expect((await merge()).status).toBe(500);
        await database.pool.query('DROP TRIGGER refuse ON rosters; DROP FUNCTION refuse()');
        expect([await countOf('rounds', into), await countOf('rounds', from)]).toEqual([2, 2]);
        expect(await countOf('deleted_account_rows', from)).toBe(0);
        let stored = 0;
        for await (const _ of files.list(`accounts/${into}/`)) stored += 1;
        expect(stored).toBe(1);
        expect((await merge()).status).toBe(200);
      },
    );
  });
});
