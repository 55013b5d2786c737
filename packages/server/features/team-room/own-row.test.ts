import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { yards } from '@strokebook/golf/model';
import { beforeAll, expect, it } from 'vitest';
import { leaveTeamMeans } from '../../db/organizations/team-means-queries.ts';
import { organizations, rosters, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const TEAM = 1;
const COACH = 50;
const PARENT = 51;
/** The squad of women, the only man, and who is on no squad. */
const WOMEN = [1, 2, 3, 4, 21, 22, 23, 24];
const [PLAYER, MATE, HIDING, LEAVING] = WOMEN as [number, number, number, number];
const MAN = 5;
const WITHOUT_SQUAD = 6;
const MEMBERS = [...WOMEN, MAN, WITHOUT_SQUAD];
/** On a roster of the team without having joined. */
const LISTED = 7;
/** On a roster, and joins later. */
const JOINING = 8;
const WEEK = 7 * 24 * 60 * 60_000;

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const since = new Date(0);
    for (const accountId of [...MEMBERS, LISTED, JOINING]) {
      await storeAccount(database, {
        ...{ accountId, firstName: `First${accountId}`, lastName: `Last${accountId}` },
        ...(accountId === PLAYER ? { seeingIds: [PARENT], guardianIds: [accountIdOf(PARENT)] } : {}),
      });
    }
    for (const accountId of [COACH, PARENT]) await storeAccount(database, { accountId });
    await database.query
      .insert(organizations)
      .values([{ organizationId: TEAM, name: 'Harrow Glen', shortName: 'harrow-glen' }]);
    await database.query.insert(rosters).values([
      {
        organizationId: TEAM,
        rosterId: 11,
        name: 'Women',
        memberAccountIds: [...WOMEN, LISTED, JOINING].map(accountIdOf),
      },
      { organizationId: TEAM, rosterId: 12, name: 'Men', memberAccountIds: [MAN].map(accountIdOf) },
    ]);
    await database.query
      .insert(teamCoaches)
      .values([{ accountId: accountIdOf(COACH), organizationId: TEAM, isHead: true, since }]);
    await database.query
      .insert(teamPlayers)
      .values(
        MEMBERS.map((id) => ({ accountId: accountIdOf(id), organizationId: TEAM, level: 'see' as const, since })),
      );
    // Scores that nobody else has, so that a figure of another member would be found in the text of the reply.
    for (const accountId of [...MEMBERS, LISTED, JOINING]) {
      await storeRounds(
        database,
        accountId,
        [1, 2, 3, 4, 5].map((day) => roundOf(accountId, `round-of-${accountId}-${day}`, 4 + (accountId % 7), day)),
      );
    }
  });

  const roundOf = (accountId: number, roundId: string, score: number, day: number) => {
    const round = scoreOnlyRound('x', { playedOn: calendarDay(`2026-06-0${day}`), type: 'tournament' });
    const holes = round.holes.map((hole) => ({ ...hole, yards: yards(380), score }));
    const course = { name: `Course ${accountId}`, tee: { name: 'Blue', rating: 71.2, slope: 120 } };
    return { ...round, roundId, course, holes };
  };
  const read = async (caller: number, organizationId = TEAM) =>
    server.call('getOwnTeamRow', { params: { organizationId } }, { token: await server.tokenOf(caller) });
  const roomOf = async () =>
    (await server.call('getTeamRoom', { params: { organizationId: TEAM } }, { token: await server.tokenOf(COACH) }))
      .body;

  it('a player reads of themselves what the coach reads, and strokes gained against the mean of the others in tenths (TEAM-22, TEAM-O162)', async () => {
    const { status, body } = await read(PLAYER);
    expect([status, body.name, body.squads]).toEqual([200, 'Harrow Glen', ['Women']]);
    const ofCoach = (await roomOf()).players.find(({ accountId }) => accountId === PLAYER);
    expect({ ...body.row, gains: [] }).toEqual({ ...ofCoach, gains: [] });
    expect(body.row.form.figure?.roundCount).toBe(5);
    expect(body.row.gains).toMatchObject([{ part: 'total', mateCount: 7 }]);
    const [gain] = body.row.gains;
    expect(gain?.strokes).toBe(Math.round((gain?.strokes ?? 0) * 10) / 10);
    expect([body.hasStrokes, body.meanSince]).toEqual([false, '2026-06-15']);
  });

  it('a player reads nothing of another member: no name, course, round or figure (TEAM-22)', async () => {
    const { players } = await roomOf();
    for (const caller of [...WOMEN, MAN]) {
      const { text } = await read(caller);
      for (const other of [...MEMBERS, LISTED].filter((id) => id !== caller)) {
        for (const sign of [
          `Last${other}"`,
          `First${other}"`,
          `Course ${other}"`,
          `round-of-${other}-`,
          `user-${other}"`,
        ]) {
          expect([caller, sign, text.includes(sign)]).toEqual([caller, sign, false]);
        }
        const figure = players.find(({ accountId }) => accountId === other)?.form.figure?.strokes;
        const own = players.find(({ accountId }) => accountId === caller)?.form.figure?.strokes;
        if (figure !== undefined && figure !== own) expect(text).not.toContain(`"strokes":${figure},`);
      }
    }
  });

  it('strokes gained on fewer than five others stay with the coach (TEAM-22)', async () => {
    expect((await read(MAN)).body.row.gains).toEqual([]);
    const ofCoach = (await roomOf()).players.find(({ accountId }) => accountId === MAN);
    expect(ofCoach?.gains).toMatchObject([{ part: 'total' }]);
  });

  it('what a player reads is the same before and after anything that one other person does, in this week and after it (TEAM-22, TEAM-O162)', async () => {
    const as = async (id: number) => ({ token: await server.tokenOf(id) });
    const params = (accountId: number, roundId: string) => ({ params: { accountId, roundId } });
    const before = (await read(PLAYER)).body;
    const isUnchanged = async (what: string) =>
      expect([what, (await read(PLAYER)).body.row]).toEqual([what, before.row]);
    const stored = roundOf(MATE, 'one-more', 9, 6);
    await server.call('putRound', { ...params(MATE, 'one-more'), body: stored, query: {} }, await as(MATE));
    await isUnchanged('stores a round');
    await server.call('deleteRound', params(MATE, `round-of-${MATE}-1`), await as(MATE));
    await isUnchanged('deletes a round');
    await server.call('updateSharing', { body: { allowPublicSite: false } }, await as(HIDING));
    await isUnchanged('hides the pages');
    const { body: link } = await server.call(
      'createTeamLink',
      { params: { organizationId: TEAM }, body: { role: 'player', rosterId: 11 } },
      await as(COACH),
    );
    await database.pool.query(`UPDATE accounts SET birth_year = 1990 WHERE account_id = ${JOINING}`);
    await server.call('askToJoinTeam', { body: { secret: link.secret, level: 'see' } }, await as(JOINING));
    const { status } = await server.call(
      'answerTeamRequest',
      {
        params: { organizationId: TEAM, memberId: accountIdOf(JOINING) },
        body: { isAccepted: true, rosterId: null, placeId: null },
      },
      await as(COACH),
    );
    expect(status).toBe(200);
    await isUnchanged('joins');
    const leave = { params: { organizationId: TEAM, role: 'player' } } as const;
    await server.call('leaveTeam', leave, await as(LEAVING));
    await isUnchanged('leaves');
    await database.query.transaction((tx) => leaveTeamMeans(tx, accountIdOf(24)));
    await isUnchanged('deletes the account');
    server.clock.advance(WEEK);
    const later = (await read(PLAYER)).body;
    expect([later.row.gains, later.meanSince]).toEqual([before.row.gains, before.meanSince]);
    server.clock.advance(-WEEK);
  });

  it('is there for nobody else: coaches, guardians, who is only on a roster, on no squad, or has left (TEAM-22, TEAM-03)', async () => {
    for (const caller of [COACH, PARENT, LISTED, WITHOUT_SQUAD, LEAVING]) {
      expect([caller, (await read(caller)).status]).toEqual([caller, 404]);
    }
    expect((await read(PLAYER, 999)).status).toBe(404);
    expect((await server.call('getOwnTeamRow', { params: { organizationId: TEAM } })).status).toBe(401);
  });
});
