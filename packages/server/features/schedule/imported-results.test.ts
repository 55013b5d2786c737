import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const heads = 'Tournament,First day,Scores,Par';
const table = `${heads}\nOpen,2026-05-02,71 74,72\nCup,2026-06-06,80,72`;
const source = 'worksheet' as const;

describe('results that an import stores in the schedule', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let accountId = 0;
    let tokens: Record<'player' | 'coach' | 'other', string>;
    beforeEach(async () => {
      accountId += 10;
      const [coach, other] = [accountId + 1, accountId + 2];
      await storeAccount(database, { accountId, enteringIds: [coach, other], firstName: 'Ada', lastName: 'Berg' });
      await storeAccount(database, { accountId: coach });
      await storeAccount(database, { accountId: other });
      tokens = {
        player: await server.tokenOf(accountId),
        coach: await server.tokenOf(coach),
        other: await server.tokenOf(other),
      };
    });
    type Caller = keyof typeof tokens;
    const as = (caller: Caller) => ({ token: tokens[caller] });
    const take = (importId: string, csv: string, by: Caller = 'coach') =>
      server.call(
        'importSchedule',
        { params: { accountId }, body: { csv, keepsScores: true, import: { importId, source } } },
        as(by),
      );
    const takeBack = async (importId: string, by: Caller = 'coach') =>
      (await server.call('takeBackImport', { params: { accountId, importId } }, as(by))).body;
    const bringBack = async (importId: string) =>
      (await server.call('restoreImport', { params: { accountId, importId } }, as('coach'))).body;
    const events = async () =>
      (await server.call('getScheduleEvents', { params: { accountId } }, as('player'))).body.toReversed();
    const scores = async () =>
      (await events()).map(({ tournament, result }) => [
        tournament.name,
        result?.rounds.map(({ score }) => score) ?? null,
      ]);
    const listed = async (by: Caller = 'coach') =>
      (await server.call('listRoundImports', { params: { accountId } }, as(by))).body;

    it('go with the import, the events that it added too, and come back with it as they were (IMPORT-25)', async () => {
      await take(randomUUID(), `${heads}\nCup,2026-06-06,78,72`, 'player');
      const importId = randomUUID();
      await take(importId, table);
      const { imports } = await listed();
      expect(imports.find((made) => made.importId === importId)).toMatchObject({
        unchangedScores: 3,
        changedScores: 0,
      });
      const stored = await events();
      expect(await takeBack(importId)).toMatchObject({ removed: 0, restored: 0, kept: 0, scores: 3, keptScores: 0 });
      expect(await scores()).toEqual([['Cup', [78]]]);
      expect((await listed()).takenBack).toMatchObject([{ importId, rounds: 0, scores: 3 }]);
      expect(await bringBack(importId)).toEqual({ restored: 0, remaining: 0, scores: 3 });
      expect(await events()).toEqual(stored);
      expect((await listed()).takenBack).toEqual([]);
    });

    it('stay if they were changed since, and an event with a note stays without its result (IMPORT-25)', async () => {
      const importId = randomUUID();
      await take(importId, table);
      const [open, cup] = await events();
      const update = (event: typeof open, body: object) =>
        server.call(
          'updateScheduleEvent',
          { params: { accountId, tournamentId: event?.tournament.tournamentId ?? '' }, body: body as never },
          as('player'),
        );
      const round = open?.result?.rounds[0];
      await update(open, { result: { ...open?.result, rounds: [{ ...round, score: 70 }] } });
      await update(cup, { note: 'cold', noteBefore: null });
      expect((await listed()).imports[0]).toMatchObject({ unchangedScores: 1, changedScores: 2 });
      expect(await takeBack(importId)).toMatchObject({ scores: 1, keptScores: 2 });
      expect(await scores()).toEqual([
        ['Open', [70]],
        ['Cup', null],
      ]);
      expect(await bringBack(importId)).toMatchObject({ scores: 1 });
      expect(await scores()).toEqual([
        ['Open', [70]],
        ['Cup', [80]],
      ]);
    });

    it('do not come back over an event that was added again, nor over another result (IMPORT-25)', async () => {
      await take(randomUUID(), `${heads}\nCup,2026-06-06,78,72`, 'player');
      const importId = randomUUID();
      await take(importId, table);
      await takeBack(importId);
      await take(randomUUID(), `${heads}\nOpen,2026-05-02,69 69,72\nCup,2026-06-06,77,72`, 'player');
      expect((await listed()).takenBack).toMatchObject([{ importId, scores: 2 }]);
      expect(await bringBack(importId)).toMatchObject({ scores: 0 });
      expect(await scores()).toEqual([
        ['Open', [69, 69]],
        ['Cup', [77]],
      ]);
    });

    it('take the newer state of the file unless somebody changed them by hand, and the same file again stores nothing (IMPORT-03, IMPORT-O1)', async () => {
      await take(randomUUID(), table);
      await take(randomUUID(), table);
      expect((await listed()).imports).toHaveLength(1);
      const corrected = table.replace('71 74', '71 75');
      expect((await take(randomUUID(), corrected)).body.keptEvents).toEqual([]);
      const [open] = await events();
      const tournamentId = open?.tournament.tournamentId ?? '';
      const round = open?.result?.rounds[0];
      await server.call(
        'updateScheduleEvent',
        {
          params: { accountId, tournamentId },
          body: { result: { ...open?.result, rounds: [{ ...round, score: 65 }] } as never },
        },
        as('player'),
      );
      expect((await take(randomUUID(), table)).body.keptEvents).toEqual(['Open']);
    });

    it('of one person are grown and taken back by nobody else but the player (IMPORT-O10)', async () => {
      const importId = randomUUID();
      await take(importId, `${heads}\nCup,2026-06-06,80,72`);
      expect((await take(importId, table, 'other')).status).toBe(404);
      expect(await scores()).toEqual([['Cup', [80]]]);
      expect((await listed('other')).imports).toMatchObject([{ importId, canTakeBack: false }]);
      expect(await takeBack(importId, 'other')).not.toHaveProperty('scores');
      expect(await takeBack(importId, 'player')).toMatchObject({ scores: 1 });
      expect((await take(importId, table)).status).toBe(404);
    });

    it('for several players are found by whoever stored them, as long as these let them enter rounds (IMPORT-26)', async () => {
      const importId = randomUUID();
      await take(importId, table);
      const ofCaller = async (by: Caller) => (await server.call('listImportsForOthers', {}, as(by))).body;
      expect(await ofCaller('coach')).toMatchObject({
        imports: [{ importId, unchangedScores: 3, player: { accountId, fullName: 'Ada Berg' } }],
        takenBack: [],
      });
      expect(await ofCaller('other')).toEqual({ imports: [], takenBack: [] });
      expect(await ofCaller('player')).toEqual({ imports: [], takenBack: [] });
      await takeBack(importId, 'coach');
      expect(await ofCaller('coach')).toMatchObject({ imports: [], takenBack: [{ importId, scores: 3 }] });
      await database.pool.query('UPDATE accounts SET entering_ids = $2 WHERE account_id = $1', [accountId, []]);
      expect(await ofCaller('coach')).toEqual({ imports: [], takenBack: [] });
    });
  });
});
