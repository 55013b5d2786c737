import type { RoundDocument } from '@strokebook/contract';
import { computeOverview } from '@strokebook/golf/overview';
import { summarizeRound } from '@strokebook/golf/model';
import { DEFAULT_STANDARD, standards, tallyRound } from '@strokebook/golf/stats';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshTallies } from '../../db/rounds/refresh-tallies.ts';
import { demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const rounds = demoRounds.slice(0, 12);

describe('the figures of a selection of rounds', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token: string;
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      token = await server.tokenOf(1);
      await logRounds(server, 1, rounds);
    });

    const put = (round: RoundDocument) =>
      server.call('putRound', { params: { accountId: 1, roundId: round.roundId }, body: round }, { token });
    const standardsFilter = { standardName: DEFAULT_STANDARD };
    const last = (count: number) => ({
      filterName: `Last ${count}`,
      holeCount: 18 as const,
      timeframe: { period: 'last' as const, count, unit: 'rounds' as const },
    });
    const group = (...counts: number[]) =>
      server.call('overviewGroup', {
        params: { accountId: 1 },
        body: { groupName: 'Trends', roundFilters: counts.map(last), standardsFilter },
      });
    const career = rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));

    it('are what the engine computes from the documents, keyed by filter name (API-20, DATA-34)', async () => {
      const { status, body } = await group(3, 5);
      expect([status, body.groupName, Object.keys(body.overviews)]).toEqual([200, 'Trends', ['Last 3', 'Last 5']]);
      expect(body.overviews['Last 5']).toEqual(
        JSON.parse(JSON.stringify(computeOverview(career, last(5), DEFAULT_STANDARD))),
      );
    });

    it('DASH-O64: contain only the stats that were asked for, and shares over all of them', async () => {
      const ask = (statIds: string[]) =>
        server.call('overviewGroup', {
          params: { accountId: 1 },
          body: { groupName: 'Trends', roundFilters: [last(5)], standardsFilter, statIds },
        });
      const { performanceStats: whole, ...rest } = computeOverview(career, last(5), DEFAULT_STANDARD);
      if ('error' in whole) throw new Error(whole.error);
      const stats = whole.stats.filter(({ id }) => id === 'putt.made');
      const expected = { ...rest, performanceStats: { ...whole, stats } };
      expect((await ask(['putt.made'])).body.overviews['Last 5']).toEqual(JSON.parse(JSON.stringify(expected)));
      const { status, error } = await ask(['putt.made', 'putt.luck']);
      expect([status, error?.problems]).toEqual([
        400,
        [{ path: '$.statIds[1]', message: "'putt.luck' is not a known stat" }],
      ]);
    });

    it('have names of their own where filters have the same name or none (DASH-22, API-20)', async () => {
      const [first, second] = [last(3), last(5)];
      const { status, body } = await server.call('overviewGroup', {
        params: { accountId: 1 },
        body: {
          ...{ groupName: 'Trends', standardsFilter },
          roundFilters: [first, { ...second, filterName: 'Last 3' }, { ...second, filterName: '' }, { holeCount: 18 }],
        },
      });
      expect([status, Object.keys(body.overviews)]).toEqual([
        200,
        ['Last 3', 'Last 3 (2)', 'Unnamed Filter', 'Unnamed Filter (2)'],
      ]);
      const { overviews } = (await group(3, 5)).body;
      expect(body.overviews['Last 3 (2)']).toEqual(overviews['Last 5']);
    });

    it('are the same one by one as in a group (API-19)', async () => {
      const body = { roundsFilter: last(5), standardsFilter };
      const stats = await server.call('performanceStats', { params: { accountId: 1 }, body });
      const notable = await server.call('strengthWeaknessStats', { params: { accountId: 1 }, body });
      const whole = (await group(5)).body.overviews['Last 5'];
      const { roundCount, holeCount, ...performance } = stats.body;
      expect({ roundCount, holeCount, performanceStats: performance, strengthWeaknessResponse: notable.body }).toEqual(
        whole,
      );
    });

    it('answer with empty overviews where there are no rounds', async () => {
      await storeAccount(database, { accountId: 2 });
      const { status, body } = await server.call('performanceStats', {
        params: { accountId: 2 },
        body: { roundsFilter: last(5), standardsFilter },
      });
      expect([status, body.roundCount, body.skillPerformance]).toEqual([200, 0, null]);
      expect(body.stats.every(({ state }) => state !== 'value')).toBe(true);
    });

    it('are of the newest data with the first request after a write, on every server', async () => {
      const other = await createTestServer(database);
      const count = async (from: TestServer) =>
        (
          await from.call('performanceStats', {
            params: { accountId: 1 },
            body: { roundsFilter: { filterName: 'x', roundTypes: ['match'] }, standardsFilter },
          })
        ).body.roundCount;
      const before = await count(server);
      expect(await count(other)).toBe(before);
      await put({
        ...(rounds.find(({ holeCount }) => holeCount === 18) as RoundDocument),
        roundId: 'new',
        type: 'match',
        status: 'completed',
      });
      expect([await count(server), await count(other)]).toEqual([before + 1, before + 1]);
      await server.call('deleteRound', { params: { accountId: 1, roundId: 'new' } }, { token });
      expect([await count(server), await count(other)]).toEqual([before, before]);
      await other.close();
    });

    it('never come from tallies of another engine version, which are made anew in the background (architecture 6)', async () => {
      const expected = (await group(5)).body;
      await database.pool.query(`UPDATE rounds SET engine_version = engine_version - 1, tallies = '\\x00'`);
      const fresh = await createTestServer(database);
      const reply = await fresh.call('overviewGroup', {
        params: { accountId: 1 },
        body: { groupName: 'Trends', roundFilters: [last(5)], standardsFilter },
      });
      expect(reply.body).toEqual(expected);
      expect(await refreshTallies(database, new AbortController().signal)).toBe(rounds.length);
      expect(await refreshTallies(database, new AbortController().signal)).toBe(0);
      const { rows } = await database.pool.query(`SELECT min(length(tallies)) > 50 AS "areMade" FROM rounds`);
      expect(rows).toEqual([{ areMade: true }]);
      await fresh.close();
    });

    it('come encoded once: the same request is answered with the same bytes', async () => {
      const [one, other] = await Promise.all([group(4), group(4)]);
      expect(one.text).toBe(other.text);
    });

    it('refuse a standard that nobody knows, with its path (ERR-O5)', async () => {
      const { status, error } = await server.call('performanceStats', {
        params: { accountId: 1 },
        body: { roundsFilter: last(5), standardsFilter: { standardName: 'no-such' } },
      });
      expect([status, error?.problems]).toEqual([
        400,
        [{ path: '$.standardsFilter.standardName', message: "'no-such' is not a known standard" }],
      ]);
    });

    it('can be compared with every listed standard (DATA-36)', async () => {
      const { body } = await server.call('listStandards', {});
      expect(body.standards.map(({ standardName }) => standardName)).toEqual(
        standards.map(({ standardName }) => standardName),
      );
      expect(body.defaultStandardName).toBe(DEFAULT_STANDARD);
      for (const { standardName } of body.standards) {
        const reply = await server.call('performanceStats', {
          params: { accountId: 1 },
          body: { roundsFilter: last(5), standardsFilter: { standardName } },
        });
        expect([standardName, reply.status]).toEqual([standardName, 200]);
      }
    });

    it("default to the standard of the player's profile, until the player chooses one, which the account stores and reports use (DASH-O13, DASH-O15)", async () => {
      const params = { accountId: 5 };
      await storeAccount(database, { accountId: 5, extraInfo: { gender: 'women', college: 'Harrow Glen' } });
      await logRounds(server, 5, [scoreOnlyRound('one', { type: 'tournament' })]);
      const token = await server.tokenOf(5);
      const standard = async () => (await server.call('getPlayerStandard', { params })).body;
      const ofBestTen = async () => {
        const { body } = await server.call('getBestTenCharts', { params, query: {} });
        return body.spiderCharts[0]?.standardLabel;
      };
      expect(await standard()).toEqual({ standardName: 'collegeWomen', isChosen: false });
      expect(await ofBestTen()).toBe('College level, women’s scores');
      const choose = (standardName: string | null) =>
        server.call('updateOwnStandard', { body: { standardName } }, { token });
      expect((await choose('scratch')).body).toEqual({ standardName: 'scratch', isChosen: true });
      expect([await standard(), await ofBestTen()]).toEqual([{ standardName: 'scratch', isChosen: true }, 'Scratch']);
      const asked = { report: 'player-performance-summary', ...params } as const;
      const report = await server.call('previewReport', { body: asked }, { token });
      expect(JSON.stringify(report.body.document)).toContain('Scratch');
      await choose(null);
      expect(await standard()).toEqual({ standardName: null, isChosen: true });
      expect((await choose('no-such')).status).toBe(400);
      expect((await server.call('updateOwnStandard', { body: { standardName: 'scratch' } })).status).toBe(401);
    });

    it('start a club golfer without an index at the handicap whose players score like the latest rounds, nines doubled (DASH-O13)', async () => {
      await storeAccount(database, { accountId: 6, extraInfo: { gender: 'men' } });
      const holes = scoreOnlyRound('nine')
        .holes.slice(0, 9)
        .map((hole) => ({ ...hole, score: 5 }));
      await logRounds(server, 6, [scoreOnlyRound('nine', { holeCount: 9, holes, type: 'practice' })]);
      const { body } = await server.call('getPlayerStandard', { params: { accountId: 6 } });
      expect(body.standardName).toBe('handicap15');
    });

    it('are asked for by the codes of hole counts and round types too, where Both is 9 (DATA-42, DATA-43, DATA-44, DATA-O2)', async () => {
      await storeAccount(database, { accountId: 3 });
      const types = ['practice', 'tournament', 'qualifier', 'match'] as const;
      const nine = { holeCount: 9 as const, holes: scoreOnlyRound('x').holes.slice(0, 9) };
      // One round of the first type, two of the second and so on; and one of nine holes.
      const logged = types.flatMap((type, index) =>
        Array.from({ length: index + 1 }, (_unused, nth) => scoreOnlyRound(`${type}-${nth}`, { type })),
      );
      await logRounds(server, 3, [...logged, scoreOnlyRound('nine', { ...nine, type: 'match' })]);
      const ask = (filter: object) =>
        server.call('performanceStats', {
          params: { accountId: 3 },
          body: { roundsFilter: { filterName: 'x', ...filter }, standardsFilter },
        });
      const counts = async (filters: readonly object[]) =>
        Promise.all(filters.map(async (filter) => (await ask(filter)).body.roundCount));
      expect(await counts([0, 1, 2, 9, 18].map((holeCount) => ({ holeCount })))).toEqual([1, 10, 1, 1, 10]);
      expect(await counts([1, 3, 10, 11].map((type) => ({ holeCount: 18, roundTypes: [type] })))).toEqual([1, 2, 3, 4]);
      expect(await counts(types.map((type) => ({ holeCount: 18, roundTypes: [type] })))).toEqual([1, 2, 3, 4]);
      // Only the schedule allows all lengths at once.
      const wrong = [{ holeCount: 918 }, { holeCount: 3 }, { roundTypes: [2] }, { roundTypes: ['Both'] }];
      expect(await Promise.all(wrong.map(async (filter) => (await ask(filter)).status))).toEqual([400, 400, 400, 400]);
    });
  });
});
