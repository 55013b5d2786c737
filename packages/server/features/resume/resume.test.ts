import { accountIdOf } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/contract';
import { createDemoWorld } from '@strokebook/demo';
import { type CalendarDay, calendarDay } from '@strokebook/golf/calendar';
import { summarizeRound } from '@strokebook/golf/model';
import { bestTenCharts } from '@strokebook/golf/tournaments';
import { tallyRound } from '@strokebook/golf/stats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWorld } from '../../seed/seed-demo-world.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestClock, createTestServer, type TestServer } from '../../testing/test-server.ts';

const config = { demoSeed: '7', demoPlayers: 2 };

describe('what a resume shows', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    const clock = createTestClock();
    const world = createDemoWorld({ seed: '7', today: clock.today(), players: 2 });
    const params = { accountId: 1 };
    const career = [...world.roundsOf(accountIdOf(1))].map(({ round }) => ({
      summary: summarizeRound(round),
      tally: tallyRound(round),
    }));
    const unsaid = { yards: null, courseRating: null, slopeRating: null };
    const enteredEvent = (name: string, day: CalendarDay) =>
      ({
        status: 'inField',
        isFavorite: true,
        note: null,
        result: {
          ...{ fieldSize: 80, place: 3, isTied: true, ending: null },
          rounds: [70, 71].map((score) => ({ score, par: 72, ...unsaid })),
        },
        tournament: {
          ...{ name, url: null, city: 'Amity', state: 'CA', startDate: day, endDate: day },
          numberOfRounds: 2,
          eventType: 'tournament',
          locale: 'local',
          isTeamEvent: false,
        },
      }) as const;
    beforeAll(async () => {
      database = await openTestDatabase();
      await seedDemoWorld(database, createMemoryFiles(), config, clock, () => undefined);
      server = await createTestServer(database);
    });
    afterAll(async () => {
      await server.close();
      await database.close();
    });

    it('are the charts that the engine makes of the rounds (API-30, DATA-51)', async () => {
      const { status, body } = await server.call('getBestTenCharts', { params });
      const anyTime = { start: null, end: null };
      const expected = bestTenCharts(career, { holeCount: 18, range: anyTime, standardName: 'collegeWomen' });
      expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(expected))]);
      expect(body.chartData).toHaveLength(2);
    });

    it('are charts of the hole count and the days that are asked for (API-35)', async () => {
      const all = await server.call('getBestTenCharts', { params });
      const query = { start: '2026-01-01', end: '2026-06-15' } as never;
      const some = await server.call('getBestTenCharts', { params, query });
      expect(some.body.roundCount).toBeGreaterThan(0);
      expect(some.body.roundCount).toBeLessThan(all.body.roundCount);
      expect((await server.call('getBestTenCharts', { params, query: { holeCount: 9 } })).body.chartData).toEqual([]);
    });

    it('are charts of nine holes for a player of nine-hole tournaments alone (ABOUT-O5)', async () => {
      await storeAccount(database, { accountId: 900 });
      const token = await server.tokenOf(900);
      for (const day of ['2026-05-01', '2026-05-02']) {
        const body = scoreOnlyRound(day, { type: 'tournament', playedOn: calendarDay(day), holeCount: 9 });
        const holes = body.holes.slice(0, 9);
        const stored = await server.call(
          'putRound',
          { params: { accountId: 900, roundId: day }, body: { ...body, holes } as never },
          { token },
        );
        expect(stored.status).toBeLessThan(300);
      }
      const { body } = await server.call('getBestTenCharts', { params: { accountId: 900 } });
      expect(body.chartData[0]?.includedRounds).toHaveLength(2);
    });

    it('are of the newest data with the first request after a write', async () => {
      const before = (await server.call('getBestTenCharts', { params })).body.roundCount;
      const token = await server.tokenOf(1);
      const round = [...world.roundsOf(accountIdOf(1))].find(
        ({ round: one }) => one.type === 'tournament' && one.holeCount === 18,
      );
      const body = { ...round?.round, roundId: 'one-more' } as RoundDocument;
      await server.call('putRound', { params: { ...params, roundId: 'one-more' }, body }, { token });
      expect((await server.call('getBestTenCharts', { params })).body.roundCount).toBe(before + 1);
      await server.call('deleteRound', { params: { ...params, roundId: 'one-more' } }, { token });
      expect((await server.call('getBestTenCharts', { params })).body.roundCount).toBe(before);
    });

    it.each([{ holeCount: 12 }, { start: 'soon' }, { standardName: 'no-such' }])('refuse %j', async (query) => {
      expect((await server.call('getBestTenCharts', { params, query: query as never })).status).toBe(400);
    });

    it('are the favourites of the schedule with what was played in them (API-31, DATA-49)', async () => {
      const { body } = await server.call('getFeaturedTournaments', { params });
      const favourites = world.scheduleEvents.filter((event) => event.accountId === 1 && event.isFavorite);
      expect(favourites.length).toBeGreaterThan(1);
      expect(body.favTournaments.map(({ tournamentId }) => tournamentId).sort()).toEqual(
        favourites.map(({ tournamentId }) => tournamentId).sort(),
      );
      const [card] = body.favTournaments;
      const tournament = world.tournaments.find(({ tournamentId }) => tournamentId === card?.tournamentId);
      expect(card).toMatchObject({
        tournamentName: tournament?.name,
        location: `${tournament?.city}, ${tournament?.state}`,
        courseName: world.courses.find(({ courseId }) => courseId === tournament?.courseId)?.name,
        note: { noteContent: expect.any(String) },
      });
      expect(card?.roundScores).toHaveLength(tournament?.numberOfRounds ?? -1);
    });

    it('are the tournaments that were played, with where (DATA-50)', async () => {
      const { body } = await server.call('getPastTournaments', { params });
      const days = body.tournaments.map(({ dateEnded }) => dateEnded);
      expect(days).toEqual([...days].sort().reverse());
      const played = new Set(
        career.flatMap(({ summary }) => (summary.type === 'tournament' ? [summary.tournamentId] : [])),
      );
      expect(body.tournaments).toHaveLength(played.size);
      expect(body.tournaments.every(({ location }) => /^.+, \w\w$/.test(location ?? ''))).toBe(true);
    });

    it('are the scores entered of a tournament that nobody logged, as its results say them (DATA-49, PROFILE-14)', async () => {
      const body = enteredEvent('Entered Cup', clock.today());
      const token = await server.tokenOf(1);
      const made = await server.call('createScheduleEvent', { params, body }, { token });
      const { tournamentId } = made.body.tournament;
      const isIt = (one: { readonly tournamentId: string }) => one.tournamentId === tournamentId;
      const featured = await server.call('getFeaturedTournaments', { params });
      expect(featured.body.favTournaments.find(isIt)).toMatchObject({
        ...{ score: '141 (−3)', avgScore: '70.5', rawScoreToPar: -3, roundScores: [70, 71], bestRoundScore: 70 },
        placing: 'T3 of 80',
      });
      const past = await server.call('getPastTournaments', { params });
      expect(past.body.tournaments.find(isIt)).toMatchObject({
        ...{ name: 'Entered Cup', location: 'Amity, CA', dateStarted: clock.today(), dateEnded: clock.today() },
        totalScoreWithPar: { formatted: '141 (−3)' },
        includedRounds: [{ golfRoundId: null, courseName: null }, { golfRoundId: null }],
      });
      await server.call('deleteScheduleEvent', { params: { ...params, tournamentId } }, { token });
    });

    it('count scores that were entered from the last day on where the viewer is (DATA-49, DATA-50)', async () => {
      const token = await server.tokenOf(1);
      const body = enteredEvent('Next Day Cup', calendarDay('2026-06-16'));
      const made = await server.call('createScheduleEvent', { params, body }, { token });
      const { tournamentId } = made.body.tournament;
      const scoreAt = async (timeZoneOffsetMinutes: number) => {
        const query = { timeZoneOffsetMinutes };
        const past = await server.call('getPastTournaments', { params, query });
        const featured = await server.call('getFeaturedTournaments', { params, query });
        return [
          past.body.tournaments.find((one) => one.tournamentId === tournamentId)?.totalScoreWithPar.formatted,
          featured.body.favTournaments.find((one) => one.tournamentId === tournamentId)?.score,
        ];
      };
      const [none, both] = [
        [undefined, null],
        ['141 (−3)', '141 (−3)'],
      ];
      server.clock.unpin();
      // At UTC-11, UTC and UTC+14, at noon of June 15 in Greenwich and then at five the next morning.
      expect([await scoreAt(660), await scoreAt(0), await scoreAt(-840)]).toEqual([none, none, both]);
      server.clock.advance(17 * 3_600_000);
      expect([await scoreAt(660), await scoreAt(0), await scoreAt(-840)]).toEqual([none, both, both]);
    });
  });
});
