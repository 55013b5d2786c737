import type { CallOf } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const [PLAYER, SEER, ENTERER, MANAGER, STRANGER] = [1, 2, 3, 4, 5];

describe('results of a schedule, typed and imported by others', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      for (const accountId of [SEER, ENTERER, MANAGER, STRANGER]) await storeAccount(database, { accountId });
      await storeAccount(database, {
        ...{ accountId: PLAYER, seeingIds: [SEER], enteringIds: [ENTERER], subCircleAccountIds: [MANAGER] },
      });
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('cup', 'Cup', '2026-06-01', '2026-06-02', 2, 'tournament', 'national', false),
                ('soon', 'Soon', '2026-07-01', '2026-07-01', 1, 'tournament', 'national', false)`,
      );
      await database.pool.query(
        `INSERT INTO schedule_events (account_id, tournament_id, status, note)
         VALUES (1, 'cup', 'inField', 'Windy'), (1, 'soon', 'applied', null)`,
      );
    });
    const params = { accountId: PLAYER };
    const optionsOf = async (caller: number) => ({ token: await server.tokenOf(caller) });
    const round = { score: 74, par: 72, yards: null, courseRating: null, slopeRating: null };
    const result = { fieldSize: null, place: null, isTied: false, ending: null, rounds: [round] };
    const update = async (caller: number, body: CallOf<'updateScheduleEvent'>['body'], tournamentId = 'cup') => {
      const call = { params: { ...params, tournamentId }, body };
      return (await server.call('updateScheduleEvent', call, await optionsOf(caller))).status;
    };
    let made = 0;
    const create = async (caller: number, change: Partial<CallOf<'createScheduleEvent'>['body']>) => {
      const tournament = {
        ...{ name: `Open ${(made += 1)}`, url: null, city: null, state: null, numberOfRounds: 1, isTeamEvent: false },
        ...{ startDate: calendarDay('2026-05-02'), endDate: calendarDay('2026-05-02') },
        ...({ eventType: 'tournament', locale: 'local' } as const),
      };
      const body = { status: 'inField', isFavorite: false, note: null, result, tournament, ...change } as const;
      return (await server.call('createScheduleEvent', { params, body }, await optionsOf(caller))).status;
    };
    const take = async (caller: number, csv: string) =>
      server.call('importSchedule', { params, body: { csv } }, await optionsOf(caller));
    const events = async () => (await server.call('getScheduleEvents', { params }, await optionsOf(PLAYER))).body;
    const eventOf = async (name: string) => (await events()).find(({ tournament }) => tournament.name === name);

    it('are for those who enter rounds and those who manage, as missing for all others (TEAM-27, ACCESS-12)', async () => {
      const statuses = async (call: (caller: number) => Promise<number>) => {
        const found: number[] = [];
        for (const caller of [SEER, STRANGER, ENTERER, MANAGER]) found.push(await call(caller));
        return found;
      };
      expect(await statuses((caller) => update(caller, { result }))).toEqual([404, 404, 200, 200]);
      expect(await statuses((caller) => create(caller, {}))).toEqual([404, 404, 200, 200]);
      const csv = 'Tournament,Date,R1,Par\nSheet Open,5/9/2026,75,72';
      expect(await statuses(async (caller) => (await take(caller, csv)).status)).toEqual([404, 404, 200, 200]);
      expect((await eventOf('Cup'))?.result?.rounds).toEqual([round]);
      expect((await eventOf('Sheet Open'))?.result?.rounds).toMatchObject([{ score: 75 }]);
    });

    it('are the only change of the schedule that who enters rounds makes (TEAM-27)', async () => {
      const before = await events();
      for (const change of [
        { status: 'considering' },
        { isFavorite: true },
        { note: 'Mine', noteBefore: 'Windy' },
        { result, isNoteShared: true },
        { result, tournament: { name: 'Other' } },
      ] as const) {
        expect(await update(ENTERER, change)).toBe(404);
      }
      const later = { startDate: calendarDay('2026-07-02'), endDate: calendarDay('2026-07-02') };
      const ahead = { ...later, ...{ name: 'Later', url: null, city: null, state: null, numberOfRounds: 1 } };
      for (const change of [
        { result: null },
        { result: { ...result, rounds: [] } },
        { note: 'Mine' },
        { isFavorite: true },
        { tournament: { ...ahead, eventType: 'tournament', locale: 'local', isTeamEvent: false } },
      ] as const) {
        expect(await create(ENTERER, change)).toBe(404);
      }
      const params2 = { params: { ...params, tournamentId: 'cup' } };
      expect((await server.call('deleteScheduleEvent', params2, await optionsOf(ENTERER))).status).toBe(404);
      expect(await events()).toEqual(before);
    });

    it('leave the rest of a row of a table out, and a row without a score is named (TEAM-27, IMPORT-O9)', async () => {
      const taken = await take(
        ENTERER,
        'Tournament,Date,End,Status,Note,R1,R2,Par\nCup,6/1/2026,6/2/2026,Considering,Mine,70,71,72',
      );
      expect(taken).toMatchObject({ status: 200, body: { newCount: 0, changedCount: 1 } });
      expect(await eventOf('Cup')).toMatchObject({
        ...{ status: 'inField', note: 'Windy' },
        result: { rounds: [{ score: 70 }, { score: 71 }] },
      });
      const refused = await take(ENTERER, 'Tournament,Date\nNight Open,9/1/2026');
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain('you may enter scores of this player, and nothing else');
    });
  });
});
