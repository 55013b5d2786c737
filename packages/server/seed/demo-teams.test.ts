import { mainUsernames } from '@strokebook/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByKey, usernameKey } from '../db/accounts/account-keys.ts';
import { openDemoDatabase } from '../testing/demo-data-dir.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const COLLEGE = 1;
const JUNIORS = 3;

describe('the teams of the demo', () => {
  let database: Awaited<ReturnType<typeof openDemoDatabase>>;
  let server: TestServer;
  beforeAll(async () => {
    database = await openDemoDatabase();
    server = await createTestServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  const as = async (username: string) => {
    const accountId = await findAccountByKey(database.query, usernameKey(username));
    return { token: await server.tokenOf(accountId ?? 0) };
  };
  const teamOf = async (organizationId: number, coach: string) =>
    (await server.call('getTeam', { params: { organizationId } }, await as(coach))).body;

  it('show their coach who is better, worse, away, new and on the course (TEAM-05, TEAM-18)', async () => {
    const { body: room } = await server.call(
      'getTeamRoom',
      { params: { organizationId: COLLEGE } },
      await as(mainUsernames.coach),
    );
    const namesOf = (isSo: (row: (typeof room.players)[number]) => boolean) =>
      room.players.filter(isSo).map(({ username }) => username);
    expect(namesOf(({ change }) => change?.verdict === 'better')).toContain('isaac-temple');
    expect(namesOf(({ flag }) => flag === 'formDown')).toContain('chen-yutong');
    expect(namesOf(({ flag }) => flag === 'quiet')).toEqual(['bjork-asgeirsdottir']);
    expect(namesOf(({ flag }) => flag === 'noRounds')).toEqual([mainUsernames.newMember]);
    expect(room.onCourse.length).toBeGreaterThan(2);
    expect(room.squads.map(({ name }) => name)).toEqual(["Women's Team", "Men's Team"]);
  });

  it('have one who waits for the coach, one for her guardian, and a place that nobody has taken (TEAM-02, TEAM-29)', async () => {
    const college = await teamOf(COLLEGE, mainUsernames.coach);
    expect(college.requests).toMatchObject([{ username: 'hana-kovac', needsGuardian: false, placeId: null }]);
    expect(college.places).toMatchObject([{ name: 'Elin Marchetti' }]);
    const juniors = await teamOf(JUNIORS, mainUsernames.juniorCoach);
    expect(juniors.requests).toMatchObject([{ username: 'nora-gallagher', needsGuardian: true }]);
  });

  it('tell coaches and the guardian who waits, and count it as unread (TEAM-33)', async () => {
    for (const [username, kinds] of [
      [mainUsernames.coach, ['teamAsked']],
      [mainUsernames.guardian, ['teamAgreementAsked']],
      [mainUsernames.newMember, ['teamJoined']],
    ] as const) {
      const caller = await as(username);
      expect((await server.call('getActiveAccount', {}, caller)).body?.unreadNotices).toBe(1);
      const { notices } = (await server.call('listNotices', {}, caller)).body;
      expect(notices.map(({ kind }) => kind)).toEqual(kinds);
      expect(notices.filter(({ by }) => by === null)).toEqual([]);
    }
  });

  it('take the waiting junior in once her guardian agrees and the coach confirms (TEAM-02, TEAM-28)', async () => {
    const { requests } = await teamOf(JUNIORS, mainUsernames.juniorCoach);
    const playerId = requests[0]?.accountId ?? 0;
    const params = { playerId, organizationId: JUNIORS };
    await server.call('agreeToTeam', { params }, await as(mainUsernames.guardian));
    const answered = await server.call(
      'answerTeamRequest',
      {
        params: { organizationId: JUNIORS, memberId: playerId },
        body: { isAccepted: true, rosterId: null, placeId: null },
      },
      await as(mainUsernames.juniorCoach),
    );
    expect(answered.body.requests).toEqual([]);
    expect(answered.body.players.map(({ username }) => username)).toContain('nora-gallagher');
  });
});
