import { type CallOf, timeframeFilter } from '@strokebook/contract';
import { profileTypes } from '@strokebook/golf/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { cupRound, storeSchedules } from '../../testing/test-schedule.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

describe('the schedule beside those of others, and its results', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let owner: string;
    beforeAll(async () => {
      await storeSchedules(database, { firstName: 'Ada', lastName: 'Open' });
      await database.pool.query(
        "INSERT INTO rosters (organization_id, roster_id, member_account_ids) VALUES (1, 1, '{1,2,3}')",
      );
      owner = await server.tokenOf(1);
      for (const roundId of ['r1', 'r2']) {
        const call = { params: { accountId: 1, roundId }, body: cupRound(roundId) };
        await server.call('putRound', call, { token: owner });
      }
    });
    const resultsOf = async (body: Partial<CallOf<'getResults'>['body']>, token?: string) => {
      const all = { view: 1, holeCount: 18, threshold: -1, timeframe: timeframeFilter({ kind: 'all' }) } as const;
      const call = { params: { accountId: 1 }, body: { ...all, ...body } };
      return (await server.call('getResults', call, { token })).body;
    };

    it('shows the events of other players beside the own ones, but not of those who closed theirs (API-32, TOUR-13, ACCESS-23)', async () => {
      const query = { isUpcoming: 'true', extraAccountIds: '2,3,2,1,777' } as const;
      const { body } = await server.call('getSchedule', { params: { accountId: 1 }, query });
      expect(body.players).toEqual([
        { accountId: 1, name: 'Ada Open' },
        { accountId: 2, name: 'Bea Mate' },
      ]);
      expect(body.rows.map(({ accountId, tournamentId }) => `${accountId} ${tournamentId}`)).toEqual([
        '1 soon',
        '2 soon',
      ]);
      for (const extraAccountIds of ['2;3', '0', '2147483648', '9'.repeat(30)]) {
        const wrong = { isUpcoming: 'true', extraAccountIds } as const;
        expect((await server.call('getSchedule', { params: { accountId: 1 }, query: wrong })).status).toBe(400);
      }
    });

    it('offers the players of the same rosters whose schedule one may see (TOUR-13)', async () => {
      const { body } = await server.call('getSchedulePlayers', { params: { accountId: 1 } });
      expect(body.players).toEqual([{ accountId: 2, name: 'Bea Mate' }]);
    });

    it('offers no coach or parent, unless they play too (TOUR-13)', async () => {
      const types: readonly (readonly [number, string, readonly number[]])[] = [
        [61, 'Cora', [profileTypes.coach]],
        [62, 'Dora', [profileTypes.coach, profileTypes.player]],
        [63, 'Eva', [profileTypes.parent]],
        [64, 'Flo', [profileTypes.coach]],
      ];
      for (const [accountId, firstName, profileTypeIds] of types) {
        await storeAccount(database, { accountId, firstName, lastName: 'New', profileTypeIds: [...profileTypeIds] });
      }
      const floOpen = {
        name: 'Flo Open',
        startDate: '2026-06-01',
        endDate: '2026-06-01',
        url: null,
        city: null,
        state: null,
        numberOfRounds: 1,
        eventType: 'tournament',
        locale: 'local',
        isTeamEvent: false,
      } as const;
      await storeAccount(database, { accountId: 60 });
      await database.pool.query(
        "INSERT INTO rosters (organization_id, roster_id, member_account_ids) VALUES (1, 60, '{60,61,62,63,64}')",
      );
      await server.call(
        'createScheduleEvent',
        {
          params: { accountId: 64 },
          body: { status: 'inField', isFavorite: false, note: null, tournament: floOpen },
        },
        { token: await server.tokenOf(64) },
      );
      const { body } = await server.call('getSchedulePlayers', { params: { accountId: 60 } });
      expect(body.players.map(({ name }) => name)).toEqual(['Dora New', 'Flo New']);
    });

    it('gives rounds with rating and differential, and the tournament they were played in (API-31, DATA-47)', async () => {
      const { rounds, tournaments, threshold } = await resultsOf({});
      expect(threshold).toBeNull();
      expect(rounds[0]).toMatchObject({ rating: '72.4 / 131', differential: '15.2', isFavorite: false });
      expect(tournaments).toMatchObject([{ name: 'Cup', placing: '-', isInSchedule: true, location: 'Amity, CA' }]);
      expect((await resultsOf({ threshold: 0 })).threshold).toBe(96);
      expect((await resultsOf({ threshold: 80 })).rounds).toEqual([]);
      expect((await resultsOf({ holeCount: 9 })).rounds).toEqual([]);
    });

    it('marks a round as a favourite, which a new revision of it leaves alone (TOUR-10)', async () => {
      const mark = (roundId: string, isFavorite: boolean) =>
        server.call(
          'setFavoriteRound',
          { params: { accountId: 1, roundId }, body: { isFavorite, note: 'Best putting' } },
          { token: owner },
        );
      expect((await mark('r1', true)).status).toBe(200);
      expect((await mark('no-round', true)).status).toBe(404);
      const again = {
        params: { accountId: 1, roundId: 'r1' },
        body: { ...cupRound('r1'), notes: 'New' },
        query: { revision: 1 },
      };
      await server.call('putRound', again as never, { token: owner });
      const featured = await resultsOf({ view: 0, holeCount: 918 });
      expect(featured.rounds.map(({ golfRoundId, note }) => [golfRoundId, note])).toEqual([['r1', 'Best putting']]);
      expect(featured.featuredCount).toEqual({ rounds: 1, tournaments: 0 });
      await mark('r1', false);
      expect((await resultsOf({ view: 0, holeCount: 918 })).rounds).toEqual([]);
    });

    it('keeps what a player says of a result, and their note from others until they feature the event and share the note (DATA-46, TOUR-O13)', async () => {
      const result = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };
      const change = (body: CallOf<'updateScheduleEvent'>['body']) =>
        server.call('updateScheduleEvent', { params: { accountId: 1, tournamentId: 'cup' }, body }, { token: owner });
      expect((await change({ result })).body).toMatchObject({ result, status: 'inField', note: 'Windy' });
      expect((await resultsOf({})).tournaments[0]).toMatchObject({ placing: 'T3 of 78', note: null });
      expect((await resultsOf({}, owner)).tournaments[0]).toMatchObject({ note: 'Windy' });
      await change({ isFavorite: true });
      expect((await resultsOf({})).tournaments[0]).toMatchObject({ placing: 'T3 of 78', note: null });
      expect((await change({ isNoteShared: true })).body).toMatchObject({ note: 'Windy', isNoteShared: true });
      expect((await resultsOf({})).tournaments[0]).toMatchObject({ placing: 'T3 of 78', note: 'Windy' });
      await change({ isFavorite: false });
      expect((await resultsOf({})).tournaments[0]).toMatchObject({ note: null });
      const { status, error } = await change({ result: { ...result, place: 0 } });
      expect([status, error?.problems?.[0]?.path]).toEqual([400, '$.result.place']);
    });

    describe('a note', () => {
      const DANA = 40;
      const at = '2026-06-15T12:00:00.000Z';
      let dana: string;
      beforeAll(async () => {
        await storeAccount(database, {
          accountId: DANA,
          firstName: 'Dana',
          lastName: 'Whitfield',
          allowPublicSite: false,
        });
        await database.pool.query(`UPDATE accounts SET sub_circle_account_ids = '{${DANA}}' WHERE account_id = 1`);
        dana = await server.tokenOf(DANA);
      });
      const change = (body: CallOf<'updateScheduleEvent'>['body'], token: string) =>
        server.call('updateScheduleEvent', { params: { accountId: 1, tournamentId: 'cup' }, body }, { token });
      const mark = (body: CallOf<'setFavoriteRound'>['body'], token: string) =>
        server.call('setFavoriteRound', { params: { accountId: 1, roundId: 'r2' }, body }, { token });

      it('says who of the circle wrote or last changed it and when, to those with full access alone (ACCESS-O72)', async () => {
        const noteAuthor = { name: 'Dana Whitfield', writtenAt: at };
        expect((await change({ note: 'Left is dead' }, dana)).body).toMatchObject({ note: 'Left is dead', noteAuthor });
        // What else the player changes leaves it the member's, and the same words again too.
        expect((await change({ isFavorite: true, isNoteShared: true }, owner)).body).toMatchObject({ noteAuthor });
        expect((await change({ note: 'Left is dead' }, owner)).body).toMatchObject({ noteAuthor });
        await mark({ isFavorite: true, note: 'Patient' }, dana);
        const ofEvent = { kind: 'tournament', id: 'cup', ...noteAuthor };
        const ofRound = { kind: 'round', id: 'r2', ...noteAuthor };
        expect((await resultsOf({}, owner)).noteAuthors).toEqual([ofEvent, ofRound]);
        expect((await resultsOf({})).noteAuthors).toEqual([]);
        await mark({ isFavorite: true, note: 'Patient again' }, owner);
        expect((await change({ note: 'Right is dead' }, owner)).body).toMatchObject({ noteAuthor: null });
        expect((await resultsOf({}, owner)).noteAuthors).toEqual([]);
      });

      it('is not replaced by who has not seen it, unless they say so (ACCESS-O72)', async () => {
        await change({ note: 'Mine' }, owner);
        const refused = await change({ note: 'Hers', noteBefore: 'Right is dead' }, dana);
        expect([refused.status, refused.error?.code]).toEqual([409, 'NOTE_CHANGED']);
        expect((await change({ note: 'Mine', noteBefore: null }, owner)).status).toBe(200);
        expect((await change({ status: 'invited', noteBefore: null }, dana)).body).toMatchObject({ note: 'Mine' });
        expect((await change({ note: 'Hers', noteBefore: 'Mine' }, dana)).body).toMatchObject({ note: 'Hers' });
        expect((await change({ note: 'Mine again' }, owner)).body).toMatchObject({ note: 'Mine again' });
        await mark({ isFavorite: true, note: 'Hers', noteBefore: 'Patient again' }, dana);
        expect((await mark({ isFavorite: false, note: null, noteBefore: 'Patient again' }, owner)).status).toBe(409);
        expect((await mark({ isFavorite: false, note: null, noteBefore: 'Hers' }, owner)).status).toBe(200);
        expect((await resultsOf({}, owner)).noteAuthors).toEqual([]);
      });

      it('of a member whose account was deleted is still none of the player (ACCESS-O72)', async () => {
        await change({ note: 'From Dana' }, dana);
        await server.call('deleteAccount', { body: { username: `user-${DANA}` } }, { token: dana });
        const { body } = await server.call('getScheduleEvents', { params: { accountId: 1 } }, { token: owner });
        const cup = body.find(({ tournament: { tournamentId } }) => tournamentId === 'cup');
        expect(cup).toMatchObject({
          note: 'From Dana',
          noteAuthor: { name: 'a former member of the circle', writtenAt: at },
        });
        await change({ note: 'Windy', status: 'inField', isFavorite: false, isNoteShared: false }, owner);
      });
    });

    it('counts tournaments and best rounds for the rows above the past (DATA-48)', async () => {
      const { body } = await server.call('getHistoricalMetrics', { params: { accountId: 1 } });
      expect(body.metrics.slice(0, 3)).toEqual([
        { statName: 'Tournament Count', year: '1', lastThree: '1', daysSince: '14' },
        { statName: 'Best 1 Round Score', year: '+18 (90)', lastThree: '+18 (90)', daysSince: '14' },
        { statName: 'Best 2 Round Score', year: '+36 (180)', lastThree: '+36 (180)', daysSince: '14' },
      ]);
    });
  });
});
