import { accountIdOf, features } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { yards } from '@strokebook/golf/model';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { organizations, rosters, rounds, teamCoaches } from '../../db/schema/index.ts';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../../testing/test-rounds.ts';
import { storeResult } from '../../testing/test-schedule.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const COACH = 50;
const STRANGER = 51;
const ONE_PLAYERS_COACH = 52;

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const player = (account: TestAccount) =>
      storeAccount(database, { profileTypeIds: [4], seeingIds: [COACH], ...account });
    // What a player hides from others is not hidden from those who may see everything.
    await player({
      ...{ accountId: 1, firstName: 'Ada', lastName: 'West', allowPublicSite: false, enteringIds: [ONE_PLAYERS_COACH] },
      settings: [{ featureId: features.roundAssessment, isPublic: false }],
      extraInfo: { collegeEndDate: '2028-05-01' },
    });
    await player({ accountId: 2, firstName: 'Bea', lastName: 'East' });
    await player({ accountId: 3, firstName: 'Cid', lastName: 'North', seeingIds: [] });
    await player({ accountId: 4, firstName: 'Elsewhere' });
    for (const accountId of [COACH, STRANGER, ONE_PLAYERS_COACH]) await storeAccount(database, { accountId });
    await database.query.insert(organizations).values([
      { organizationId: 1, name: 'Harrow Glen', shortName: 'harrow-glen' },
      { organizationId: 2, name: 'Empty', shortName: 'empty' },
    ]);
    const coach = (accountId: number, organizationId: number) => ({
      ...{ accountId: accountIdOf(accountId), organizationId, isHead: true, since: new Date(0) },
    });
    await database.query.insert(teamCoaches).values([coach(COACH, 1), coach(COACH, 2), coach(ONE_PLAYERS_COACH, 1)]);
    await database.query.insert(rosters).values([
      { organizationId: 1, rosterId: 11, name: 'Women', memberAccountIds: [1, 2, 999].map(accountIdOf) },
      { organizationId: 1, rosterId: 12, name: null, groupName: 'Men', memberAccountIds: [3].map(accountIdOf) },
      { organizationId: 1, rosterId: 13, name: 'Travelling', memberAccountIds: [1].map(accountIdOf) },
    ]);
    const tee = { name: 'Blue', rating: 71.2, slope: 120 };
    await storeRounds(database, 1, [
      ...[1, 2, 3].map((day) =>
        scoreOnlyRound(`t${day}`, {
          playedOn: calendarDay(`2026-06-0${day}`),
          type: 'tournament',
          course: { name: 'Alder Creek', tee },
        }),
      ),
      // Among the last ten, but older than six months.
      scoreOnlyRound('old', {
        playedOn: calendarDay('2024-06-01'),
        type: 'qualifier',
        course: { name: 'Alder Creek', tee },
      }),
      scoreOnlyRound('live', {
        playedOn: calendarDay('2026-06-15'),
        status: 'inProgress',
        holes: scoreOnlyRound('live').holes.slice(0, 7),
      }),
    ]);
  });

  const read = async (caller: number, organizationId = 1) =>
    server.call('getTeamRoom', { params: { organizationId } }, { token: await server.tokenOf(caller) });

  it('has the players who let the caller see everything, by name, with their squads (TEAM-05, TEAM-27)', async () => {
    const { body } = await read(COACH);
    expect(body.squads).toEqual([
      { squadId: 11, name: 'Women' },
      { squadId: 13, name: 'Travelling' },
    ]);
    expect(body.players.map(({ name, squadIds, classOf }) => [name, squadIds, classOf])).toEqual([
      ['Bea East', [11], null],
      ['Ada West', [11, 13], 'Class of 2028'],
    ]);
    expect((await read(ONE_PLAYERS_COACH)).body.players.map(({ name }) => name)).toEqual(['Ada West']);
  });

  it('is missing for whoever does not coach the team, and empty before a player has joined (TEAM-18, TEAM-03)', async () => {
    const statuses = await Promise.all([read(STRANGER), read(COACH, 999)]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404]);
    expect((await read(COACH, 2)).body.players).toEqual([]);
  });

  it('says form, differential, last round, flags, and who is on the course, from stored rounds (TEAM-05, TEAM-18, INDEX-17)', async () => {
    const { body } = await read(COACH);
    const [bea, ada] = body.players;
    expect(ada).toMatchObject({
      lastRound: { roundId: 't3', score: 90, toPar: 18, courseName: 'Alder Creek' },
      ...{ recentCount: 3, daysSinceRound: 0, flag: null },
      form: { figure: { strokes: expect.closeTo(18.8, 9) as unknown, roundCount: 3, since: '2026-06-01' } },
      differential: { value: 17.7, roundCount: 3 },
    });
    expect(bea).toMatchObject({ lastRound: null, daysSinceRound: null, flag: 'noRounds', gains: [] });
    expect(body.onCourse).toEqual([
      {
        ...{ accountId: 1, roundId: 'live', courseName: 'Alder Creek', holesPlayed: 7, score: 34, par: 28 },
        savedAt: '2026-06-15T12:00:00Z',
      },
    ]);
  });

  it('computes the columns of a tally of an older engine from the document (TEAM-06)', async () => {
    const figures = async () => (await read(COACH)).body.players.map(({ gains }) => gains);
    // Whose holes have lengths, so that the total of strokes gained has a figure.
    const measured = scoreOnlyRound('x').holes.map((hole) => ({ ...hole, yards: yards(380) }));
    for (const accountId of [1, 2]) {
      await storeRounds(
        database,
        accountId,
        [1, 2, 3].map((day) =>
          scoreOnlyRound(`m${day}`, { playedOn: calendarDay(`2026-05-0${day}`), holes: measured }),
        ),
      );
    }
    await database.pool.query('UPDATE accounts SET data_version = data_version + 1');
    const before = await figures();
    expect(before).toMatchObject([[{ part: 'total', strokes: 0 }], [{ part: 'total', strokes: 0 }]]);
    await database.query.update(rounds).set({ engineVersion: 1, tallies: Buffer.from([9]) });
    await database.pool.query('UPDATE accounts SET data_version = data_version + 1');
    expect(await figures()).toEqual(before);
  });

  it('counts scores of the schedule, those of a changed tournament too at the next call (TEAM-05)', async () => {
    const beaOf = async () => (await read(COACH)).body.players[0];
    await storeResult(database, {
      ...{ accountId: 2, tournamentId: 'typed', eventType: 'tournament', endDate: calendarDay('2026-06-10') },
    });
    const expected = {
      lastRound: { roundId: null, playedOn: '2026-06-10', score: 74, toPar: 2 },
      ...{ recentCount: 1, daysSinceRound: 5, flag: null, differentialRoundIds: [] },
      form: { figure: { strokes: expect.closeTo(1.6, 9) as unknown, roundCount: 1, scoreCount: 1 } },
      differential: { value: 1.4, roundCount: 1 },
    };
    expect(await beaOf()).toMatchObject(expected);
    // By somebody else who has it in their schedule.
    await database.pool.query("UPDATE tournaments SET start_date = '2026-06-09', end_date = '2026-06-09'");
    expect(await beaOf()).toMatchObject({ lastRound: { playedOn: '2026-06-09' }, daysSinceRound: 6 });
    await database.pool.query('DELETE FROM schedule_events');
  });

  it('shows a new round at the next call, and a player who ends access not any more (TEAM-03, TEAM-18)', async () => {
    const before = (await read(COACH)).body.players[1]?.recentCount;
    const round = scoreOnlyRound('new', { playedOn: calendarDay('2026-06-14') });
    await server.call(
      'putRound',
      { params: { accountId: 1, roundId: 'new' }, body: round },
      { token: await server.tokenOf(1) },
    );
    expect((await read(COACH)).body.players[1]?.recentCount).toBe((before ?? 0) + 1);
    await server.call('removeCircleMember', { params: { memberId: COACH } }, { token: await server.tokenOf(2) });
    expect((await read(COACH)).body.players.map(({ name }) => name)).toEqual(['Ada West']);
  });

  it('is a page of paper for whoever sees the team, of all players or a squad (TEAM-18)', async () => {
    const print = async (caller: number, squadId?: number) =>
      server.call(
        'getReportPdf',
        { body: { report: 'team-page', orgId: 1, ...(squadId === undefined ? {} : { squadId }) } },
        { token: await server.tokenOf(caller) },
      );
    const { body } = await print(COACH, 13);
    expect(body.fileName).toBe('Harrow-Glen,-Travelling-2026-06-15.pdf');
    const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(body.data, 'base64')));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBe(1);
    expect(text).toContain('Ada West');
    expect((await print(STRANGER)).status).toBe(404);
    expect((await print(COACH, 12)).status).toBe(404);
    expect((await server.call('getReportPdf', { body: { report: 'team-page', orgId: 1 } })).status).toBe(404);
  });
});
