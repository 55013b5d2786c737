import { createDemoWorld } from '@strokebook/demo';
import { ENGINE_VERSION } from '@strokebook/golf/stats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../ports/clock.ts';
import { createMemoryFiles } from '../testing/memory-files.ts';
import { onEachDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { createTestClock, createTestServer } from '../testing/test-server.ts';
import { describeDemoSignIns } from './demo-sign-ins.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { findWorldProblem } from './world-problem.ts';

const config = { demoSeed: '7', demoPlayers: 4 };

describe('seeding the demo world', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    const clock: Clock = createTestClock();
    const said: string[] = [];
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    const count = async (table: string) => {
      const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
      return rows[0]?.count ?? 0;
    };
    const files = createMemoryFiles();
    const seed = (from: Clock = clock) => seedDemoWorld(database, files, config, from, (line) => said.push(line));

    it('leaves nothing when it is broken off, so that the next start begins anew', async () => {
      let times = 0;
      const breaking: Clock = {
        ...clock,
        now: () => {
          times += 1;
          // The second call is at the very end, when everything is stored.
          if (times === 2) throw new Error('broken off');
          return clock.now();
        },
      };
      await expect(seed(breaking)).rejects.toThrow('broken off');
      expect([await count('accounts'), await count('rounds'), await count('seed_markers')]).toEqual([0, 0, 0]);
    });

    const modes = { production: { isProduction: true, isDemo: false }, demo: { isProduction: false, isDemo: true } };
    const problems = async () => [
      await findWorldProblem(database.query, modes.production),
      await findWorldProblem(database.query, modes.demo),
      await findWorldProblem(database.query, { isProduction: false, isDemo: false }),
    ];

    it('is refused by no mode on an empty database (OPS-10, OPS-O66)', async () => {
      expect(await problems()).toEqual([null, null, null]);
    });

    it('stores the whole world', async () => {
      await seed();
      const world = createDemoWorld({ seed: '7', today: clock.today(), players: 4 });
      const expected = {
        accounts: world.accounts.length,
        rounds: [...world.rounds()].length,
        courses: world.courses.length + world.directory.length,
        tournaments: world.tournaments.length,
        schedule_events: world.scheduleEvents.length,
        organizations: world.organizations.length,
        rosters: world.rosters.length,
        team_coaches: world.accounts.flatMap(({ coachedTeams }) => coachedTeams).length,
        team_players: world.accounts.flatMap(({ joinedTeams }) => joinedTeams).length,
        team_requests: world.teamRequests.length,
        team_places: world.teamPlaces.length,
        notices: world.notices.length,
        news_items: world.newsItems.length,
        media_items: world.media.length,
      };
      expect(expected.rounds).toBeGreaterThan(20);
      const stored = await Promise.all(Object.keys(expected).map(async (table) => [table, await count(table)]));
      expect(Object.fromEntries(stored)).toEqual(expected);
      const { rows } = await database.pool.query('SELECT DISTINCT engine_version FROM rounds');
      expect(rows).toEqual([{ engine_version: ENGINE_VERSION }]);
    });

    it('is no production, and the demo is none of a database whose accounts are not of the demo (OPS-10, OPS-O66)', async () => {
      expect(await problems()).toEqual([expect.stringContaining('contains the demo world'), null, null]);
      const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM seed_markers');
      await database.pool.query(`UPDATE seed_markers SET name = 'other'`);
      expect(await problems()).toEqual([null, expect.stringContaining('set NODE_ENV=production'), null]);
      await database.pool.query('UPDATE seed_markers SET name = $1', [rows[0]?.name]);
    });

    it('changes nothing the second time', async () => {
      const before = await database.pool.query('SELECT * FROM seed_markers');
      said.length = 0;
      await seed();
      expect((await database.pool.query('SELECT * FROM seed_markers')).rows).toEqual(before.rows);
      expect(said).toEqual([]);
    });

    it('gives accounts made later ids of their own', async () => {
      const { rows } = await database.pool.query<{ account_id: number }>(
        `INSERT INTO accounts (username, first_name, last_name) VALUES ('later', '', '') RETURNING account_id`,
      );
      expect(rows[0]?.account_id).toBe(await count('accounts'));
    });

    it('says how to sign in', async () => {
      const lines = await describeDemoSignIns(database);
      expect(lines[1]).toMatch(/^ {2}\+1555010\d{4} {2}a player with two seasons of rounds \(\/ingrid-solberg\)$/);
    });

    it('fills dashboards: every round of the main player counts (API-20)', async () => {
      const server = await createTestServer(database);
      const { body } = await server.call('performanceStats', {
        params: { accountId: 1 },
        body: { roundsFilter: { filterName: 'All', holeCount: 18 }, standardsFilter: { standardName: null } },
      });
      const { rows } = await database.pool.query(
        `SELECT count(*) AS rounds FROM rounds WHERE account_id = 1 AND status = 'completed' AND hole_count = 18`,
      );
      expect(rows).toEqual([{ rounds: body.roundCount }]);
      expect(body.stats.filter(({ state }) => state === 'value').length).toBeGreaterThan(20);
      await server.close();
    });
  });
});
