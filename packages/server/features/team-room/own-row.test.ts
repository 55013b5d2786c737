import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { yards } from '@strokebook/golf/model';
import { beforeAll, expect, it } from 'vitest';
import { organizations, rosters, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const TEAM = 1;
const COACH = 50;
const PARENT = 51;
/** Who has joined; the last one is on no squad. */
const MEMBERS = [1, 2, 3, 4, 5, 6];
const [PLAYER, , , , , WITHOUT_SQUAD] = MEMBERS as [number, number, number, number, number, number];
/** On a roster of the team without having joined. */
const LISTED = 7;

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const since = new Date(0);
    for (const accountId of [...MEMBERS, LISTED]) {
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
      { organizationId: TEAM, rosterId: 11, name: 'Women', memberAccountIds: [1, 2, 3, 4, LISTED].map(accountIdOf) },
      { organizationId: TEAM, rosterId: 12, name: 'Men', memberAccountIds: [5].map(accountIdOf) },
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
    for (const accountId of [...MEMBERS, LISTED]) {
      const round = scoreOnlyRound('x', { playedOn: calendarDay('2026-06-14'), type: 'tournament' });
      const holes = round.holes.map((hole) => ({ ...hole, yards: yards(380), score: 4 + (accountId % 7) }));
      const course = { name: `Course ${accountId}`, tee: { name: 'Blue', rating: 71.2, slope: 120 } };
      await storeRounds(database, accountId, [{ ...round, roundId: `round-of-${accountId}`, course, holes }]);
    }
  });

  const read = async (caller: number, organizationId = TEAM) =>
    server.call('getOwnTeamRow', { params: { organizationId } }, { token: await server.tokenOf(caller) });
  const roomOf = async () =>
    (await server.call('getTeamRoom', { params: { organizationId: TEAM } }, { token: await server.tokenOf(COACH) }))
      .body;

  it('a player reads of themselves what the coach reads (TEAM-22)', async () => {
    const { status, body } = await read(PLAYER);
    expect([status, body.name, body.squads]).toEqual([200, 'Harrow Glen', ['Women']]);
    const ofCoach = (await roomOf()).players.find(({ accountId }) => accountId === PLAYER);
    expect(body.row).toEqual(ofCoach);
    expect(body.row.form.figure?.roundCount).toBe(1);
    expect(body.row.gains).toMatchObject([{ part: 'total', mateCount: 3 }]);
    expect(body.hasStrokes).toBe(false);
  });

  it('a player reads nothing of another member: no name, course, round or figure (TEAM-22)', async () => {
    const { players } = await roomOf();
    for (const caller of MEMBERS.slice(0, 5)) {
      const { text } = await read(caller);
      for (const other of [...MEMBERS, LISTED].filter((id) => id !== caller)) {
        for (const sign of [
          `Last${other}`,
          `First${other}`,
          `Course ${other}"`,
          `round-of-${other}`,
          `user-${other}"`,
        ]) {
          expect([caller, sign, text.includes(sign)]).toEqual([caller, sign, false]);
        }
        const figure = players.find(({ accountId }) => accountId === other)?.form.figure?.strokes;
        if (figure !== undefined) expect(text).not.toContain(`"strokes":${figure}`);
      }
    }
  });

  it('strokes gained on fewer than three others stay with the coach (TEAM-22)', async () => {
    // The only one of the second squad is held against all; of four in the first squad one takes their rounds along.
    await server.call(
      'leaveTeam',
      { params: { organizationId: TEAM, role: 'player' } },
      { token: await server.tokenOf(4) },
    );
    expect((await read(PLAYER)).body.row.gains).toEqual([]);
    const ofCoach = (await roomOf()).players.find(({ accountId }) => accountId === PLAYER);
    expect(ofCoach?.gains).toMatchObject([{ part: 'total', mateCount: 2 }]);
  });

  it('is there for nobody else: coaches, guardians, who is only on a roster, on no squad, or has left (TEAM-22, TEAM-03)', async () => {
    for (const caller of [COACH, PARENT, LISTED, WITHOUT_SQUAD, 4]) {
      expect([caller, (await read(caller)).status]).toEqual([caller, 404]);
    }
    expect((await read(PLAYER, 999)).status).toBe(404);
    expect((await server.call('getOwnTeamRow', { params: { organizationId: TEAM } })).status).toBe(401);
  });
});
