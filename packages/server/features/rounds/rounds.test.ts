import { accountIdOf } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, courses, rounds } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { copyRound, scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('logging rounds', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let token: string;
    let accountId = 0;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      server = await createTestServer(database);
      accountId += 1;
      await storeAccount(database, { accountId });
      token = await server.tokenOf(accountId);
    });
    afterEach(() => server.close());

    const put = (round: unknown, revision?: number, roundId = (round as RoundDocument).roundId) =>
      server.call(
        'putRound',
        {
          params: { accountId, roundId },
          body: round as RoundDocument,
          query: revision === undefined ? {} : { revision },
        },
        { token },
      );
    const get = (roundId: string) => server.call('getRound', { params: { accountId, roundId } }, { token });
    const remove = (roundId: string) => server.call('deleteRound', { params: { accountId, roundId } }, { token });
    const list = (query: { cursor?: string; limit?: number } = {}) =>
      server.call('listRounds', { params: { accountId }, query }, { token });
    const dataVersion = async () => {
      const [row] = await database.query
        .select()
        .from(accounts)
        .where(eq(accounts.accountId, accountIdOf(accountId)));
      return row?.dataVersion;
    };

    it('stores a round whole and gives it back as it was (architecture 6)', async () => {
      const round = scoreOnlyRound('r1', { notes: 'Über 山田 "x" \\ 🏌️', isSimulator: false });
      expect((await put(round)).body).toEqual({ roundId: 'r1', revision: 1, isChanged: true });
      expect((await get('r1')).body).toMatchObject({ revision: 1, round });
      expect((await get('r1')).body.round).toEqual(round);
    });

    it('changes nothing when the same document comes again, whatever revision it is based on', async () => {
      const round = scoreOnlyRound('r1');
      await put(round, 0);
      const before = await dataVersion();
      expect((await put(round)).body).toEqual({ roundId: 'r1', revision: 1, isChanged: false });
      expect((await put(round, 0)).body).toEqual({ roundId: 'r1', revision: 1, isChanged: false });
      expect(await dataVersion()).toBe(before);
    });

    it('adds the distance to the edge of the green where the course has its outline, once and for all (DATA-24)', async () => {
      const green = [
        { lat: 40, lon: -75 },
        { lat: 40, lon: -74.9998 },
        { lat: 40.0002, lon: -74.9998 },
        { lat: 40.0002, lon: -75 },
      ];
      const courseOf = (ring: typeof green) => ({
        courseId: 'links',
        name: 'Links',
        document: {
          format: 'strokebook.course/1' as const,
          courseId: 'links',
          name: 'Links',
          tees: [],
          holes: [{ number: 1, numberFrom: 'mapped' as const, shapes: { green: [ring] } }],
        },
      });
      await database.query.delete(courses);
      await database.query.insert(courses).values(courseOf(green));
      const shots = [{ lie: 'rough' as const, position: { lat: 39.9998, lon: -74.9999 } }];
      const logged = scoreOnlyRound('r1', {
        course: { courseId: 'links', name: 'Links' },
        holes: scoreOnlyRound('r1').holes.map((hole, index) => (index === 0 ? { ...hole, shots } : hole)),
      });
      await put(logged);
      const edge = async () => (await get('r1')).body.round.holes[0]?.shots?.[0]?.toGreenEdge;
      expect(await edge()).toBeCloseTo(24.3, 1);
      await database.query.update(courses).set(courseOf(green.map(({ lat, lon }) => ({ lat: lat + 0.001, lon }))));
      expect((await put(logged)).body).toMatchObject({ revision: 1, isChanged: false });
      expect(await edge()).toBeCloseTo(24.3, 1);
    });

    it('takes fields in another order for the same document', async () => {
      const round = scoreOnlyRound('r1');
      await put(round);
      const reordered = Object.fromEntries(Object.entries(round).reverse());
      expect((await put(reordered, undefined, 'r1')).body.isChanged).toBe(false);
    });

    it('refuses a change based on another revision than the stored one, and changes nothing', async () => {
      await put(scoreOnlyRound('r1'));
      await put(scoreOnlyRound('r1', { notes: 'second' }), 1);
      for (const revision of [0, 1, 3]) {
        const { status, error } = await put(scoreOnlyRound('r1', { notes: 'late' }), revision);
        expect([revision, status, error?.code]).toEqual([revision, 409, 'ROUND_REVISION_CONFLICT']);
      }
      expect((await get('r1')).body).toMatchObject({ revision: 2, round: { notes: 'second' } });
      expect((await put(scoreOnlyRound('r2'), 1)).status).toBe(409);
    });

    it('lets one of several changes of one revision win, and tells the others', async () => {
      await put(scoreOnlyRound('r1'));
      const replies = await Promise.all(
        [1, 2, 3, 4, 5].map((number) => put(scoreOnlyRound('r1', { notes: `change ${number}` }), 1)),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
      expect((await get('r1')).body.revision).toBe(2);
    });

    it('makes one round of the same new document sent several times at once', async () => {
      const replies = await Promise.all([1, 2, 3, 4].map(() => put(scoreOnlyRound('r1'), 0)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(replies.filter(({ body }) => body.isChanged)).toHaveLength(1);
      expect((await list()).body.rounds).toHaveLength(1);
    });

    it('moves the data version with every change, and with nothing else', async () => {
      await put(scoreOnlyRound('r1'));
      await put(scoreOnlyRound('r1', { notes: 'x' }));
      expect(await dataVersion()).toBe(2);
      await put(scoreOnlyRound('r1', { notes: 'y' }), 1);
      await put({ ...scoreOnlyRound('r1'), type: 'no such type' });
      await get('r1');
      expect(await dataVersion()).toBe(2);
      await remove('r1');
      await remove('r1');
      expect(await dataVersion()).toBe(3);
    });

    it('removes a round, and changes nothing the second time', async () => {
      await put(scoreOnlyRound('r1'));
      expect((await remove('r1')).body).toEqual({ isChanged: true });
      expect((await remove('r1')).body).toEqual({ isChanged: false });
      expect((await get('r1')).status).toBe(404);
    });

    it('refuses a document whose id is not the one of the address', async () => {
      const { status, error } = await put(scoreOnlyRound('r1'), undefined, 'r2');
      expect([status, error?.code]).toEqual([422, 'ROUND_INVALID']);
      expect(error?.problems).toEqual([{ path: '$.roundId', message: "must be 'r2', as in the address" }]);
    });

    it('tells every problem of a bad document at once, each with its path (ERR-O5)', async () => {
      const good = scoreOnlyRound('r1');
      const { status, error } = await put({
        ...good,
        type: 'friendly',
        playedOn: '2026-02-30',
        colour: 'red',
        holes: [{ ...good.holes[0], par: 9 }, { hole: 2, par: 4, shots: [{ lie: 'moon' }] }, ...good.holes.slice(2)],
      });
      expect([status, error?.code, error?.message]).toEqual([422, 'ROUND_INVALID', 'The round document has problems.']);
      expect(error?.problems?.map(({ path }) => path).sort()).toEqual([
        '$.colour',
        '$.holes[0].par',
        '$.holes[1].shots[0].lie',
        '$.playedOn',
        '$.type',
      ]);
      expect((await get('r1')).status).toBe(404);
    });

    it('tells every disagreement between the parts of a document (ERR-O5)', async () => {
      const good = scoreOnlyRound('r1');
      const holes = good.holes.map((hole, index) => (index === 3 ? { ...hole, putts: 9 } : hole)).slice(0, 17);
      const { status, error } = await put({ ...good, holes });
      expect([status, error?.problems?.map(({ path }) => path)]).toEqual([422, ['$.holes', '$.holes[3].putts']]);
    });

    it('refuses texts that no database can hold, with their path (ERR-O5)', async () => {
      const { status, error } = await put(scoreOnlyRound('r1', { notes: 'a\0b', course: { name: 'half \ud800' } }));
      expect([status, error?.problems?.map(({ path }) => path)]).toEqual([422, ['$.course.name', '$.notes']]);
      const page = await server.call('getProfile', { params: { username: 'a\0b' } });
      expect(page.status).toBe(400);
    });

    it('lists the round history newest first, a page at a time, nines too, each round once (API-17, API-26, API-O3, API-O7)', async () => {
      const days = ['2026-01-05', '2026-03-01', '2026-03-01', '2025-12-31', '2026-02-02'] as CalendarDay[];
      for (const [index, playedOn] of days.entries()) {
        const eighteen = scoreOnlyRound(`r${index}`, { playedOn });
        await put(index === 0 ? { ...eighteen, holeCount: 9, holes: eighteen.holes.slice(0, 9) } : eighteen);
      }
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...body.rounds.map(({ roundId }) => roundId));
        cursor = body.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(['r2', 'r1', 'r4', 'r0', 'r3']);
    });

    it('lists what the engine says of a round (DATA-20)', async () => {
      await put(
        scoreOnlyRound('r1', {
          type: 'tournament',
          tournament: { tournamentId: 't1', name: 'Spring Open' },
          roundNumber: 2,
          course: { courseId: 'c1', name: 'Alder Creek' },
        }),
      );
      expect((await list()).body).toEqual({
        nextCursor: null,
        rounds: [
          {
            roundId: 'r1',
            playedOn: '2026-05-01',
            type: 'tournament',
            status: 'completed',
            holeCount: 18,
            tournamentId: 't1',
            tournamentName: 'Spring Open',
            roundNumber: 2,
            courseId: 'c1',
            courseName: 'Alder Creek',
            isSimulator: false,
            score: 90,
            par: 72,
            yards: null,
            holesPlayed: 18,
            enteredBy: null,
            origin: 'typed',
          },
        ],
      });
    });

    it('takes and lists a match like a round of any other type (DATA-44, DATA-O4)', async () => {
      const types = ['practice', 'tournament', 'qualifier', 'match'] as const;
      for (const [index, type] of types.entries()) {
        const playedOn = `2026-03-0${index + 1}` as CalendarDay;
        expect((await put(scoreOnlyRound(type, { type, playedOn }))).status).toBe(200);
      }
      expect((await put(scoreOnlyRound('scramble', { type: 'scramble' as 'match' }))).status).toBe(422);
      expect((await list()).body.rounds.map(({ type }) => type)).toEqual([...types].reverse());
    });

    it('takes a finished round with a ball picked up, and lists it without a total (ENTRY-17)', async () => {
      const round = scoreOnlyRound('r1');
      const holes = round.holes.map(({ score, ...hole }, index) =>
        index === 4 ? { ...hole, isPickedUp: true } : { ...hole, score },
      );
      expect((await put({ ...round, holes })).status).toBe(200);
      expect((await list()).body.rounds).toMatchObject([
        { status: 'completed', score: null, par: null, holesPlayed: 18 },
      ]);
    });

    it('refuses a cursor that this list did not give (ERR-O5)', async () => {
      const { status, error } = await list({ cursor: 'bm9uc2Vuc2U' });
      expect([status, error?.problems]).toEqual([400, [{ path: '$.cursor', message: 'is not a cursor of this list' }]]);
    });

    it('counts finished rounds by length (API-26, DATA-36)', async () => {
      const nine = { holeCount: 9 as const, holes: scoreOnlyRound('x').holes.slice(0, 9) };
      await put(scoreOnlyRound('a'));
      await put(scoreOnlyRound('b'));
      await put(scoreOnlyRound('c', nine));
      await put(scoreOnlyRound('d', { ...nine, status: 'inProgress' }));
      const counts = await server.call('getCompletedRoundCounts', { params: { accountId } }, { token });
      expect(counts.body).toEqual({ eighteenHole: 2, nineHole: 1 });
    });

    it('has room for 5,000 rounds of an account: more are refused in a sentence, and changes and deletions are not (ERR-O5)', async () => {
      await put(scoreOnlyRound('r'));
      await copyRound(database, accountId, 'r', 4_998);
      expect((await put(scoreOnlyRound('last'))).status).toBe(200);
      const { status, error } = await put(scoreOnlyRound('more'));
      expect([status, error?.code]).toEqual([409, 'ROUNDS_FULL']);
      expect(error?.message).toMatch(/5,000 rounds/);
      expect((await put(scoreOnlyRound('r', { notes: 'windy' }))).body.revision).toBe(2);
      await remove('last');
      expect((await put(scoreOnlyRound('more'))).status).toBe(200);
    });

    it('keeps rounds of different accounts with one id apart', async () => {
      await put(scoreOnlyRound('same', { notes: 'mine' }));
      await storeAccount(database, { accountId: accountId + 5_000 });
      const other = await server.tokenOf(accountId + 5_000);
      const params = { accountId: accountId + 5_000, roundId: 'same' };
      await server.call('putRound', { params, body: scoreOnlyRound('same', { notes: 'theirs' }) }, { token: other });
      expect((await get('same')).body.round.notes).toBe('mine');
      const stored = await database.query.select().from(rounds).where(eq(rounds.roundId, 'same'));
      expect(stored).toHaveLength(2);
    });
  });
});
