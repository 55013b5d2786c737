import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { beforeEach, expect, it } from 'vitest';
import { organizations, rosters, teamCoaches, teamLinks, teamPlayers, teamRequests } from '../../db/schema/index.ts';
import { hashOfSecret, newLinkSecret } from '../../lib/link-secret.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);
  let secret = newLinkSecret();
  let team = 0;
  const ids = () => ({ head: team + 1, second: team + 2, third: team + 3, player: team + 4, waiting: team + 5 });
  const as = async (accountId: number) => ({ token: await server.tokenOf(accountId) });

  beforeEach(async () => {
    team += 10;
    secret = newLinkSecret();
    const { head, second, third, player, waiting } = ids();
    for (const accountId of Object.values(ids())) {
      await storeAccount(database, { accountId, allowPublicSite: false, birthDate: calendarDay('1980-01-01') });
    }
    const { query } = database;
    await query
      .insert(organizations)
      .values([{ organizationId: team, name: `Team ${team}`, shortName: `team-${team}`, hasPublicPage: false }]);
    await query
      .insert(rosters)
      .values([{ organizationId: team, rosterId: 1, name: 'All', memberAccountIds: [accountIdOf(player)] }]);
    const since = (year: number) => new Date(`${year}-01-01T00:00:00Z`);
    const coach = (id: number, isHead: boolean, year: number) => ({
      ...{ accountId: accountIdOf(id), organizationId: team, isHead, since: since(year) },
    });
    await query
      .insert(teamCoaches)
      .values([coach(head, true, 2024), coach(second, false, 2026), coach(third, false, 2025)]);
    await query
      .insert(teamPlayers)
      .values([{ accountId: accountIdOf(player), organizationId: team, level: 'see', since: since(2025) }]);
    await query.insert(teamRequests).values([
      {
        ...{
          accountId: accountIdOf(waiting),
          organizationId: team,
          role: 'player',
          level: 'see',
          requestedAt: since(2026),
        },
      },
    ]);
    await query.insert(teamLinks).values([
      {
        ...{
          organizationId: team,
          linkId: crypto.randomUUID(),
          secretHash: hashOfSecret(secret),
          role: 'player',
        },
        ...{ createdAt: since(2026), expiresAt: since(2027) },
      },
    ]);
  });

  const remove = async (id: number) =>
    (await server.call('deleteAccount', { body: { username: `user-${id}` } }, await as(id))).status;
  const leave = async (id: number) =>
    (await server.call('leaveTeam', { params: { organizationId: team, role: 'coach' } }, await as(id))).status;
  const onlyHead = async () => {
    const { second, third } = ids();
    await database.pool.query(`DELETE FROM team_coaches WHERE account_id IN (${second}, ${third})`);
  };
  const linesOf = async (id: number) =>
    (await server.call('listAuditEvents', {}, await as(id))).body.events.map(({ kind }) => kind);
  const noticesOf = async (id: number) =>
    (await server.call('listNotices', {}, await as(id))).body.notices.map(({ kind }) => kind);
  const left = async (table: string) =>
    (await database.pool.query(`SELECT * FROM ${table} WHERE organization_id = ${team}`)).rowCount;
  const tables = ['organizations', 'rosters', 'team_links', 'team_requests', 'team_players', 'team_coaches'];

  for (const [how, end] of [
    ['leaves', leave],
    ['deletes the account', remove],
  ] as const) {
    it(`a team ends when its last coach ${how}: links, requests, memberships and access, and its people are told (TEAM-03, TEAM-O163)`, async () => {
      const { head, player, waiting } = ids();
      await onlyHead();
      const read = () => server.call('readTeamLink', { body: { secret } });
      expect((await read()).status).toBe(200);
      expect(await end(head)).toBe(200);
      expect((await read()).status).toBe(404);
      for (const table of tables) expect([table, await left(table)]).toEqual([table, 0]);
      for (const id of [player, waiting]) {
        expect([await linesOf(id), await noticesOf(id)]).toEqual([
          expect.arrayContaining(['teamOver']),
          expect.arrayContaining(['teamOver']),
        ]);
        expect((await server.call('listOwnTeams', {}, await as(id))).body.teams).toEqual([]);
      }
    });

    it(`a team with a public page goes on without links when its last coach ${how} (TEAM-03, TEAM-O163)`, async () => {
      const { head, player } = ids();
      await onlyHead();
      await database.pool.query(`UPDATE organizations SET has_public_page = true WHERE organization_id = ${team}`);
      expect(await end(head)).toBe(200);
      const counts = Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await left(table)])));
      expect(counts).toEqual({
        ...{ organizations: 1, rosters: 1, team_links: 0, team_requests: 1, team_players: 1, team_coaches: 0 },
      });
      expect(await linesOf(player)).not.toContain('teamOver');
    });
  }

  it('the coach who has coached longest becomes head when the last head coach deletes the account, and is told (TEAM-36, TEAM-O163)', async () => {
    const { head, second, third, player } = ids();
    expect(await remove(head)).toBe(200);
    const { rows } = await database.pool.query(
      `SELECT account_id, is_head FROM team_coaches WHERE organization_id = ${team} ORDER BY 1`,
    );
    expect(rows).toEqual([
      { account_id: second, is_head: false },
      { account_id: third, is_head: true },
    ]);
    expect([await linesOf(third), await noticesOf(third)]).toEqual([
      expect.arrayContaining(['teamRoleChanged']),
      expect.arrayContaining(['teamRoleChanged']),
    ]);
    expect(await noticesOf(second)).toEqual([]);
    expect([await left('team_links'), await left('team_players')]).toEqual([1, 1]);
    expect(await linesOf(player)).not.toContain('teamOver');
    // One of several coaches who is no head changes nothing for the others.
    expect(await remove(second)).toBe(200);
    expect(await left('team_players')).toBe(1);
  });
});
