import type { CompareState } from '@strokebook/contract';
import { accountIdOf, features } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareStates } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { compareFilter, compareState } from '../../testing/test-compare.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const PLAYER = 1;
const MATE = 2;
const CLOSED = 3;
const CIRCLE = 4;
const BUSY = 5;

describe('comparisons that links lead to', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    const tokens = new Map<number, string>();
    beforeAll(async () => {
      await storeAccount(database, {
        accountId: PLAYER,
        firstName: 'Ada',
        lastName: 'Open',
        subCircleAccountIds: [CIRCLE],
      });
      await storeAccount(database, { accountId: MATE, firstName: 'Bea', lastName: 'Noble' });
      const closed = [{ featureId: features.compareStats, isPublic: false }];
      await storeAccount(database, { accountId: CLOSED, settings: closed, subCircleAccountIds: [CIRCLE] });
      await storeAccount(database, { accountId: CIRCLE });
      await storeAccount(database, { accountId: BUSY });
      for (const accountId of [PLAYER, CIRCLE, BUSY]) tokens.set(accountId, await server.tokenOf(accountId));
    });

    const as = (viewer: number | null) => (viewer === null ? {} : { token: tokens.get(viewer) });
    const save = (body: CompareState, viewer: number | null = PLAYER, accountId = PLAYER) =>
      server.call('saveCompareState', { params: { accountId }, body }, as(viewer));
    const open = (hash: number | string, viewer: number | null = null, accountId = PLAYER) =>
      server.call('getCompareState', { params: { accountId, hash } }, as(viewer));
    const withMate = compareState(PLAYER, compareFilter(MATE));

    it('come back whole by their number, for anyone who may see both players (API-14, CMP-01, DATA-30)', async () => {
      const { status, body } = await save(withMate);
      expect(status).toBe(200);
      expect(Number.isSafeInteger(body.hash)).toBe(true);
      const opened = await open(body.hash);
      const read = (state: CompareState) => Object.values(state).map((text) => JSON.parse(text) as unknown);
      const named = (accountId: number, firstName: string, lastName: string) =>
        compareFilter(accountId, { player: { accountId: accountIdOf(accountId), firstName, lastName } });
      expect(read(opened.body)).toEqual([
        named(PLAYER, 'Ada', 'Open'),
        named(MATE, 'Bea', 'Noble'),
        ...read(withMate).slice(2),
      ]);
    });

    it('have one number for one content, however often and by whomever it is kept (API-14)', async () => {
      const hashOf = async (state: CompareState, viewer: number | null = PLAYER) =>
        (await save(state, viewer)).body.hash;
      const hash = await hashOf(withMate);
      expect(await hashOf(withMate, null)).toBe(hash);
      const { player, ...rest } = compareFilter(PLAYER);
      const spelledOtherwise = JSON.stringify({ ...rest, player: { ...player, firstName: 'Somebody' } }, null, 2);
      expect(await hashOf({ ...withMate, leftFilter: spelledOtherwise })).toBe(hash);
      const other = JSON.stringify(compareFilter(PLAYER, { years: [2025] }));
      expect(await hashOf({ ...withMate, leftFilter: other })).not.toBe(hash);
    });

    it('take what players are called from their accounts, not from whoever kept them (API-14)', async () => {
      const called = { accountId: accountIdOf(MATE), firstName: 'Not', lastName: 'Her Name' };
      const state = compareState(PLAYER, compareFilter(MATE, { player: called }));
      const { body } = await open((await save(state, null)).body.hash);
      expect(body.rightFilter).toContain('"firstName":"Bea","lastName":"Noble"');
    });

    it('are not there for whoever may not see one of the players, nor to be kept by them (API-14, ACCESS-10)', async () => {
      const state = compareState(PLAYER, compareFilter(CLOSED));
      const { body } = await save(state, CIRCLE);
      const shape = ({ status, error }: Awaited<ReturnType<typeof open>>) => [status, error?.code, error?.message];
      expect((await open(body.hash, CIRCLE)).status).toBe(200);
      expect(shape(await open(body.hash))).toEqual(shape(await open(12345)));
      expect(shape(await open(body.hash, PLAYER))).toEqual(shape(await open(12345)));
      expect((await save(state, PLAYER)).status).toBe(404);
      expect((await open(body.hash, CIRCLE, MATE)).status).toBe(404);
    });

    it('are refused with every problem of every text, and where (API-14)', async () => {
      const { status, error } = await save({
        leftFilter: '{"player":',
        rightFilter: JSON.stringify({ ...compareFilter(PLAYER), seasons: [], holeCount: 12 }),
        leftComponentSelections: '[]',
        rightComponentSelections: JSON.stringify({ selectedStats: [], hiddenStats: [], reportPages: [], more: 1 }),
        metricsSelections: JSON.stringify({ Putt: 'all' }),
      });
      expect(status).toBe(400);
      expect(error?.problems).toEqual([
        { path: '$.leftFilter', message: 'is not JSON' },
        { path: '$.rightFilter.holeCount', message: 'Invalid hole count value' },
        { path: '$.rightFilter.seasons', message: 'No seasons selected' },
        expect.objectContaining({ path: '$.leftComponentSelections' }),
        { path: '$.rightComponentSelections.more', message: 'is not a known field' },
        expect.objectContaining({ path: '$.metricsSelections.Putt' }),
      ]);
      expect((await open('abc')).error?.code).toBe('REQUEST_INVALID');
      expect((await open(2 ** 53)).status).toBe(400);
    });

    it('are refused where their parts do not go together, or name what there is not (API-14)', async () => {
      const selections = {
        selectedStats: ['madeOnePuttorLess', 'luck'],
        hiddenStats: ['charm'],
        reportPages: ['Poem Page'],
      };
      const { status, error } = await save({
        leftFilter: JSON.stringify(compareFilter(MATE)),
        rightFilter: JSON.stringify(compareFilter(PLAYER, { holeCount: 9 })),
        leftComponentSelections: JSON.stringify(selections),
        rightComponentSelections: JSON.stringify({ selectedStats: [], hiddenStats: [], reportPages: [] }),
        metricsSelections: JSON.stringify({ Putt: ['putt.putts', 'drive.distance'], Luck: [] }),
      });
      expect([status, error?.code]).toEqual([400, 'REQUEST_INVALID']);
      expect(error?.problems).toEqual([
        { path: '$.leftFilter.player.accountId', message: 'must be the player whose page it is' },
        { path: '$.rightFilter.holeCount', message: 'must be the hole count of the left side' },
        { path: '$.leftComponentSelections.selectedStats[1]', message: 'is no hole flag' },
        { path: '$.leftComponentSelections.hiddenStats[0]', message: 'is no hole flag' },
        { path: '$.leftComponentSelections.reportPages[0]', message: 'is no page of the report' },
        { path: '$.rightComponentSelections.reportPages', message: 'must name a page' },
        { path: '$.metricsSelections.Putt[1]', message: 'is no metric of this category' },
        { path: '$.metricsSelections.Luck', message: 'is no category' },
      ]);
    });

    it('that can no longer be read are as good as none (CMP-O15)', async () => {
      const { hash } = (await save(withMate)).body;
      const write = (text: string) =>
        database.query.update(compareStates).set({ rightFilter: text }).where(eq(compareStates.hash, hash));
      const byNumber = () => server.call('getKeptComparison', { params: { hash } });
      expect([(await open(hash)).status, (await byNumber()).status]).toEqual([200, 200]);
      for (const text of ['{"player":', '{}', JSON.stringify(compareFilter(MATE, { holeCount: 9 }))]) {
        await write(text);
        expect([(await open(hash)).status, (await byNumber()).status]).toEqual([404, 404]);
      }
    });

    it('are kept with nobody who leaves at the same moment (API-14)', async () => {
      const [leaver, page] = [BUSY + 10, BUSY + 11];
      await storeAccount(database, { accountId: leaver });
      await storeAccount(database, { accountId: page });
      const state = compareState(page, compareFilter(leaver));
      const results = await Promise.all([
        save(state, null, page),
        server.call('deleteAccount', { body: { username: `user-${leaver}` } }, { token: await server.tokenOf(leaver) }),
        save(state, null, page),
      ]);
      expect(results[1]?.status).toBe(200);
      const left = await database.query
        .select()
        .from(compareStates)
        .where(eq(compareStates.accountId, accountIdOf(page)));
      expect(left).toEqual([]);
    });

    it('go when a hundred newer ones were kept by strangers, who push out none of the player’s own (API-14)', async () => {
      const stateOf = (threshold: number) =>
        compareState(BUSY, compareFilter(BUSY, { advancedFilter: { scoringThreshold: threshold } }));
      const keep = async (threshold: number, viewer: number | null) => {
        server.clock.advance(1_000);
        return (await save(stateOf(threshold), viewer, BUSY)).body.hash;
      };
      const own = await keep(1, BUSY);
      const [first, second] = [await keep(2, null), await keep(3, null)];
      // After a day, opening it counts as use again.
      server.clock.advance(25 * 60 * 60_000);
      expect((await open(first, null, BUSY)).status).toBe(200);
      for (let threshold = 4; threshold <= 102; threshold += 1) await keep(threshold, null);
      const statuses = await Promise.all(
        [own, first, second].map(async (hash) => (await open(hash, null, BUSY)).status),
      );
      expect(statuses).toEqual([200, 200, 404]);
    });
  });
});
