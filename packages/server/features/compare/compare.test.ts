import { readCompareFilter, type RoundDocument, type WireCompareFilter } from '@strokebook/contract';
import { accountIdOf, features } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { averagesToPar, compareSelections } from '@strokebook/golf/compare';
import { summarizeRound } from '@strokebook/golf/model';
import { tallyRound } from '@strokebook/golf/stats';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { toRoundRow } from '../../db/rounds/round-row.ts';
import { featureSettings, organizations, rosters, rounds, tournaments } from '../../db/schema/index.ts';
import { demoRounds } from '../../testing/demo-rounds.ts';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { compareFilter } from '../../testing/test-compare.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const playerRounds = demoRounds.slice(0, 24);
const careerOf = (documents: readonly RoundDocument[]) =>
  documents.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));

/** The viewer of the list of players, and accounts that may or may not be in it. */
const PLAYER = 1;
const TEAM_MATE = 2;
const CLOSED_TEAM_MATE = 3;
const HIDDEN_TEAM_MATE = 4;
const COACH = 5;
const PUPIL = 6;
const STRANGER = 7;
const WITHOUT_ROUNDS = 8;

describe('comparing two selections of rounds', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    const tokens = new Map<number, string>();

    beforeAll(async () => {
      const store = (account: TestAccount) => storeAccount(database, { profileTypeIds: [4], ...account });
      await store({ accountId: PLAYER, firstName: 'Ada', lastName: 'Open', subCircleAccountIds: [COACH] });
      const extraInfo = { college: 'Harrow Glen University', collegeEndDate: '2028-05-31' };
      await store({ accountId: TEAM_MATE, firstName: 'Bea', lastName: 'Noble', extraInfo });
      const closed = [{ featureId: features.compareStats, isPublic: false }];
      await store({ accountId: CLOSED_TEAM_MATE, settings: closed });
      await store({ accountId: HIDDEN_TEAM_MATE, allowPublicSite: false });
      await store({ accountId: COACH, firstName: 'Dana' });
      await store({ accountId: PUPIL, allowPublicSite: false, subCircleAccountIds: [COACH] });
      await store({ accountId: STRANGER });
      await store({ accountId: WITHOUT_ROUNDS });
      for (const accountId of [PLAYER, TEAM_MATE, CLOSED_TEAM_MATE, COACH, STRANGER]) {
        tokens.set(accountId, await server.tokenOf(accountId));
      }
      await database.query
        .insert(organizations)
        .values({ organizationId: 1, name: 'Harrow Glen Golf', shortName: 'Harrow-Glen' });
      const memberAccountIds = [PLAYER, TEAM_MATE, CLOSED_TEAM_MATE, HIDDEN_TEAM_MATE, WITHOUT_ROUNDS].map(accountIdOf);
      await database.query.insert(rosters).values({ organizationId: 1, rosterId: 1, name: 'First', memberAccountIds });
      await database.query.insert(tournaments).values({
        tournamentId: 'open',
        name: 'Open',
        url: 'open.example',
        startDate: '2026-05-01' as CalendarDay,
        endDate: '2026-05-02' as CalendarDay,
        numberOfRounds: 2,
        eventType: 'individual',
        locale: 'regional',
        isTeamEvent: false,
      });
      const others = [TEAM_MATE, CLOSED_TEAM_MATE, HIDDEN_TEAM_MATE, PUPIL, STRANGER];
      await database.query
        .insert(rounds)
        .values([
          ...playerRounds.map((round) => toRoundRow(accountIdOf(PLAYER), round, 1, new Date(0))),
          ...others.flatMap((accountId) =>
            simpleRounds.map((round) => toRoundRow(accountIdOf(accountId), round, 1, new Date(0))),
          ),
        ]);
    });

    const simpleRounds = Array.from({ length: 12 }, (_unused, index) =>
      scoreOnlyRound(`s${index}`, {
        playedOn: `2026-05-${String(index + 1).padStart(2, '0')}` as CalendarDay,
        ...(index === 0 ? { tournament: { tournamentId: 'open', name: 'Open' }, type: 'tournament' } : {}),
        holes: Array.from({ length: 18 }, (_hole, hole) => ({
          hole: hole + 1,
          par: 4,
          score: hole < index ? 5 : 4,
        })),
      }),
    );
    const as = (accountId: number | null) => (accountId === null ? {} : { token: tokens.get(accountId) });
    const metrics = (
      left: WireCompareFilter,
      right: WireCompareFilter,
      viewer: number | null = PLAYER,
      accountId = PLAYER,
    ) => server.call('getCompareMetrics', { params: { accountId }, body: { left, right } }, as(viewer));
    const last = compareFilter(PLAYER, {
      advancedFilter: { label: 'Trend', trendType: 'Most Recent Rounds', trendCount: 'Ten' },
    });

    it('answers what the engine computes from the documents, of one player and of two (DATA-29)', async () => {
      const all = compareFilter(PLAYER);
      const mate = compareFilter(TEAM_MATE);
      const [ofOne, ofTwo] = [await metrics(last, all), await metrics(last, mate)];
      const engine = (right: WireCompareFilter, career: ReturnType<typeof careerOf>) =>
        compareSelections(
          { career: careerOf(playerRounds), filter: readCompareFilter(last) },
          { career, filter: readCompareFilter(right) },
          18,
          server.clock.today(),
        );
      expect([ofOne.status, ofTwo.status]).toEqual([200, 200]);
      expect(ofOne.body).toEqual(JSON.parse(JSON.stringify(engine(all, careerOf(playerRounds)))));
      expect(ofTwo.body).toEqual(JSON.parse(JSON.stringify(engine(mate, careerOf(simpleRounds)))));
      expect([ofOne.body.sharedRoundCount, ofTwo.body.sharedRoundCount]).toEqual([10, 0]);
    });

    it('shows nothing of a player whom the caller may not see, and says no more than of one who is missing (ACCESS-10)', async () => {
      const shape = ({ status, error }: Awaited<ReturnType<typeof metrics>>) => [status, error?.code, error?.message];
      const missing = shape(await metrics(last, compareFilter(777)));
      expect(missing[0]).toBe(404);
      for (const accountId of [CLOSED_TEAM_MATE, HIDDEN_TEAM_MATE]) {
        expect(shape(await metrics(last, compareFilter(accountId)))).toEqual(missing);
        expect(shape(await metrics(compareFilter(accountId), last))).toEqual(missing);
        const chosen = await server.call(
          'getSelectedRoundIds',
          { params: { accountId: PLAYER }, body: { filter: compareFilter(accountId) } },
          as(PLAYER),
        );
        expect([chosen.status, chosen.error?.code]).toEqual([404, 'NOT_FOUND']);
      }
      expect((await metrics(last, compareFilter(PUPIL), COACH)).status).toBe(200);
      expect((await metrics(last, compareFilter(TEAM_MATE), null)).status).toBe(200);
      expect((await metrics(last, compareFilter(CLOSED_TEAM_MATE), CLOSED_TEAM_MATE)).status).toBe(200);
    });

    it('is of the newest data of both players with the first request after a write', async () => {
      const filter = compareFilter(STRANGER);
      const countOf = async () => (await metrics(last, filter)).body.right.roundCount;
      const before = await countOf();
      const round = scoreOnlyRound('late');
      await server.call('putRound', { params: { accountId: STRANGER, roundId: 'late' }, body: round }, as(STRANGER));
      expect([before, await countOf()]).toEqual([12, 13]);
      await server.call('deleteRound', { params: { accountId: STRANGER, roundId: 'late' } }, as(STRANGER));
      expect(await countOf()).toBe(12);
    });

    it('counts the last twelve months from the day of the call, also for a question that was asked before (CMP-40)', async () => {
      const filter = compareFilter(TEAM_MATE, { years: ['Last 12 Months'] });
      const countOf = async () => (await metrics(filter, filter)).body.left.roundCount;
      expect(await countOf()).toBe(12);
      server.clock.beginDay('2027-05-10');
      expect(await countOf()).toBe(2);
      server.clock.beginDay('2026-06-15');
    });

    it("refuses a filter without seasons with 'No seasons selected', and says where (CMP-47)", async () => {
      const { status, error } = await metrics(last, compareFilter(PLAYER, { seasons: [] }));
      expect([status, error?.problems]).toEqual([400, [{ path: '$.right.seasons', message: 'No seasons selected' }]]);
    });

    it("refuses any hole count but 9 and 18 with 'Invalid hole count value' (CMP-60)", async () => {
      const odd = compareFilter(PLAYER, { holeCount: 12 as 18 });
      const message = 'Invalid hole count value';
      expect((await metrics(odd, odd)).error?.problems?.map((problem) => problem.message)).toEqual([message, message]);
      for (const holeCount of ['12', 'many', '']) {
        const options = await server.call(
          'getPlayerOptions',
          { params: { accountId: PLAYER }, query: { holeCount } },
          as(PLAYER),
        );
        expect([options.status, options.error?.problems]).toEqual([400, [{ path: '$.holeCount', message }]]);
      }
      expect((await table({ holeCount: 10 as 9 })).error?.problems).toEqual([{ path: '$.holeCount', message }]);
    });

    it('compares rounds of one length', async () => {
      const { error } = await metrics(last, compareFilter(PLAYER, { holeCount: 9 }));
      expect(error?.problems).toEqual([
        { path: '$.right.holeCount', message: 'must be the hole count of the left side' },
      ]);
    });

    it('answers which rounds a side means, newest first (API-22)', async () => {
      const filter = compareFilter(TEAM_MATE, { advancedFilter: { label: 'Scoring', scoringThreshold: 74 } });
      const { body } = await server.call('getSelectedRoundIds', { params: { accountId: PLAYER }, body: { filter } });
      expect(body.golfRoundIds).toEqual(['s2', 's1', 's0']);
    });

    it('lists the completed rounds of a hole count that can be chosen (API-16, DATA-27)', async () => {
      const options = (holeCount?: string) =>
        server.call('getPlayerOptions', {
          params: { accountId: TEAM_MATE },
          query: { ...(holeCount === undefined ? {} : { holeCount }) },
        });
      const { rounds: found } = (await options()).body;
      expect(found).toHaveLength(12);
      expect(found.at(-1)).toMatchObject({
        golfRoundID: 's0',
        label: 'May 1, 2026 · Open · 72 (E)',
        courseName: 'Alder Creek',
        dateAndTime: '2026-05-01',
        roundNumber: null,
        roundType: 'tournament',
        score: 72,
        scoreVsPar: 0,
        summary: { roundId: 's0', tournamentId: 'open' },
      });
      expect((await options('9')).body.rounds).toEqual([]);
    });

    const table = (
      changes: { readonly holeCount?: 9 | 18; readonly page?: number; readonly accountId?: number } = {},
    ) =>
      server.call('getRoundsTable', {
        params: { accountId: changes.accountId ?? TEAM_MATE },
        body: {
          roundIds: simpleRounds.map(({ roundId }) => roundId).concat('no-such-round'),
          holeCount: changes.holeCount ?? 18,
          updateRequest: {
            page: changes.page ?? 1,
            pageSize: 10,
            sort: { column: 'score', direction: 'asc' },
            refreshType: 'page',
          },
        },
      });

    it('shows the rounds ten at a time, with the averages of them all (API-18, CMP-20, CMP-21, DATA-32)', async () => {
      const [first, second] = [(await table()).body, (await table({ page: 2 })).body];
      expect([first.total, first.rows.length, second.rows.length]).toEqual([12, 10, 2]);
      expect(first.rows[0]).toMatchObject({
        golfRoundId: 's0',
        startDate: '2026-05-01',
        tournament: 'Open',
        tournamentURL: 'open.example',
        course: 'Alder Creek',
        players: 'Bea Noble',
        cells: { score: { raw: 72, formattedValue: '72' }, putts: { raw: null, formattedValue: '-' } },
      });
      expect(second.rows.map(({ tournamentURL }) => tournamentURL)).toEqual([null, null]);
      expect(first.averages.score).toEqual({ raw: 77.5, formattedValue: '77.5' });
      expect(second.averages).toEqual(first.averages);
      expect((await table({ holeCount: 9 })).body).toMatchObject({ rows: [], total: 0 });
      expect((await table({ accountId: CLOSED_TEAM_MATE })).status).toBe(404);
    });

    const associated = async (accountId: number, viewer: number | null) =>
      (await server.call('listAssociatedPlayers', { params: { accountId } }, as(viewer))).body.players;
    const idsOf = async (accountId: number, viewer: number | null) =>
      (await associated(accountId, viewer)).map((player) => player.accountId).sort();

    it('offers team mates with their averages, and nobody who is closed to the caller or logged no round (API-15, DATA-28)', async () => {
      const players = await associated(PLAYER, PLAYER);
      expect(players).toEqual([
        {
          accountId: TEAM_MATE,
          username: `user-${TEAM_MATE}`,
          firstName: 'Bea',
          lastName: 'Noble',
          playerName: 'Bea Noble',
          school: 'Class of 2028 · Harrow Glen University',
          ...averagesToPar(simpleRounds.map((round) => summarizeRound(round))),
        },
      ]);
    });

    it('leaves out the school of a player whose own statements are closed to the caller (API-15, ACCESS-08)', async () => {
      const closed = [features.summary, features.resume].map((featureId) => ({
        accountId: accountIdOf(TEAM_MATE),
        featureId,
        isPublic: false,
      }));
      await database.query.insert(featureSettings).values(closed);
      try {
        expect((await associated(PLAYER, PLAYER)).map(({ school }) => school)).toEqual(['']);
      } finally {
        await database.query.delete(featureSettings).where(eq(featureSettings.accountId, accountIdOf(TEAM_MATE)));
      }
    });

    it('offers a closed player to those alone who may see everything of them (API-15, ACCESS-10)', async () => {
      expect(await idsOf(PLAYER, null)).toEqual([TEAM_MATE]);
      expect(await idsOf(PLAYER, STRANGER)).toEqual([TEAM_MATE, STRANGER]);
      expect(await idsOf(PLAYER, CLOSED_TEAM_MATE)).toEqual([TEAM_MATE, CLOSED_TEAM_MATE]);
      expect(await idsOf(TEAM_MATE, PLAYER)).toEqual([PLAYER]);
    });

    it('offers a coach the players whose circle they are in (API-15)', async () => {
      expect(await idsOf(PLAYER, COACH)).toEqual([TEAM_MATE, PUPIL]);
      expect(await idsOf(STRANGER, COACH)).toEqual([PLAYER, PUPIL]);
    });

    it('tells nobody else who is in whose circle (API-15)', async () => {
      await database.pool.query('UPDATE accounts SET sub_circle_account_ids = $1 WHERE account_id = $2', [
        [COACH, STRANGER],
        TEAM_MATE,
      ]);
      expect(await idsOf(TEAM_MATE, null)).toEqual([PLAYER]);
      expect(await idsOf(TEAM_MATE, TEAM_MATE)).toEqual([PLAYER, STRANGER]);
    });
  });
});
