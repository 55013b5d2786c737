import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { beforeAll, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const [HEAD, COACH, NEW_COACH, PLAYER, MANAGER] = [1, 2, 3, 4, 5];
const reason = { category: 'organizationAsked', note: 'The school named another coach' } as const;
const said = { by: 'morgan', reason: 'The school or club asked for it', note: reason.note };

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);
  let params = { organizationId: 0 };
  const as = async (accountId: number) => ({ token: await server.tokenOf(accountId) });
  const linesOf = async (accountId: number) =>
    (await server.call('listAuditEvents', {}, await as(accountId))).body.events.map(({ kind, details }) => ({
      kind,
      ...details,
    }));
  const noticesOf = async (accountId: number) =>
    (await server.call('listNotices', {}, await as(accountId))).body.notices.map(({ kind, by }) => [
      kind,
      by?.username,
    ]);
  const member = (memberId: number) => ({ params: { ...params, memberId: accountIdOf(memberId) } });
  const answer = async (memberId: number, by: number, body = {}) =>
    server.call(
      'answerTeamRequest',
      { ...member(memberId), body: { isAccepted: true, rosterId: null, placeId: null, ...body } },
      await as(by),
    );
  const link = async (role: 'player' | 'coach', by: number, body = {}) =>
    (await server.call('createTeamLink', { params, body: { role, rosterId: null, ...body } }, await as(by))).body
      .secret;
  const ask = async (accountId: number, secret: string) =>
    server.call('askToJoinTeam', { body: { secret, level: 'see' } }, await as(accountId));

  beforeAll(async () => {
    for (const accountId of [HEAD, COACH, NEW_COACH, PLAYER, MANAGER]) {
      await storeAccount(database, {
        accountId,
        ...{
          username: accountId === MANAGER ? 'morgan' : `user-${accountId}`,
          isProductManager: accountId === MANAGER,
        },
        ...{ allowPublicSite: false, birthDate: calendarDay('1980-01-01') },
      });
    }
    const { body: team } = await server.call('createTeam', { body: { name: 'Glen', squads: ['All'] } }, await as(HEAD));
    params = { organizationId: team.organizationId };
    await ask(PLAYER, await link('player', HEAD));
    await answer(PLAYER, HEAD);
  });

  it('a new coach is told to every player who has joined, in the name of that coach, whoever confirmed them (TEAM-O164)', async () => {
    await ask(COACH, await link('coach', HEAD));
    expect((await answer(COACH, HEAD)).status).toBe(200);
    expect(await linesOf(PLAYER)).toContainEqual(
      expect.objectContaining({
        kind: 'teamCoachAdded',
        team: 'Glen',
        username: 'user-2',
        by: 'user-1',
        isHead: false,
      }),
    );
    expect(await noticesOf(PLAYER)).toContainEqual(['ownCoachAdded', 'user-2']);
  });

  it('support makes nobody coach without a reason; with it head coaches, the coach and the players read who did it, and why (TEAM-O164, OPS-11)', async () => {
    const secret = await link('coach', MANAGER, { reason });
    expect(await linesOf(HEAD)).toContainEqual({
      ...{ kind: 'supportTeamChanged', team: 'Glen', change: 'linkMade', role: 'coach', ...said },
    });
    await ask(NEW_COACH, secret);
    expect((await answer(NEW_COACH, MANAGER)).error?.code).toBe('SUPPORT_REASON_REQUIRED');
    const opens = async () =>
      (await server.call('listRounds', { params: { accountId: PLAYER } }, await as(NEW_COACH))).status;
    expect(await opens()).toBe(404);
    expect((await answer(NEW_COACH, MANAGER, { reason })).status).toBe(200);
    expect(await opens()).toBe(200);
    expect(await linesOf(HEAD)).toContainEqual({
      ...{ kind: 'supportTeamChanged', team: 'Glen', change: 'confirmed', member: 'user-3', ...said },
    });
    expect(await linesOf(NEW_COACH)).toContainEqual(expect.objectContaining({ kind: 'teamJoined', ...said }));
    const ofPlayer = (await linesOf(PLAYER)).filter(({ kind }) => kind === 'teamCoachAdded');
    expect(ofPlayer[0]).toMatchObject({ username: 'user-3', by: 'morgan', reason: said.reason });
    // The note may say more of the coach than the players are to read.
    expect(JSON.stringify(ofPlayer)).not.toContain(reason.note);
    expect(await noticesOf(PLAYER)).toContainEqual(['ownCoachAdded', 'user-3']);
    // Of the product manager too.
    expect(await linesOf(MANAGER)).toContainEqual(
      expect.objectContaining({ kind: 'teamChanged', change: 'confirmed', note: reason.note }),
    );
  });

  it('a coach whom support makes head is told to the players, and who is demoted or taken out by it is told with the reason (TEAM-O164, OPS-11)', async () => {
    const setHead = async (id: number, isHead: boolean) =>
      (await server.call('updateTeamCoach', { ...member(id), body: { isHead, reason } }, await as(MANAGER))).status;
    expect(await setHead(NEW_COACH, true)).toBe(200);
    expect(await linesOf(PLAYER)).toContainEqual(
      expect.objectContaining({ kind: 'teamCoachAdded', username: 'user-3', isHead: true }),
    );
    expect(await setHead(HEAD, false)).toBe(200);
    expect(await linesOf(HEAD)).toContainEqual({ kind: 'teamRoleChanged', team: 'Glen', isHead: false, ...said });
    expect(await noticesOf(HEAD)).toContainEqual(['teamRoleChanged', 'morgan']);
    expect((await server.call('removeTeamCoach', member(COACH), await as(MANAGER))).status).toBe(422);
    const removed = await server.call('removeTeamCoach', { ...member(COACH), body: { reason } }, await as(MANAGER));
    expect(removed.status).toBe(200);
    expect(await linesOf(COACH)).toContainEqual({ kind: 'teamLeft', team: 'Glen', role: 'coach', ...said });
    expect(await noticesOf(COACH)).toContainEqual(['teamEnded', 'morgan']);
    expect(await linesOf(NEW_COACH)).toContainEqual(
      expect.objectContaining({ kind: 'supportTeamChanged', change: 'removed', member: 'user-2', ...said }),
    );
  });

  it('a player whose squads support changes reads it with the reason, and so do head coaches of a roster that it edits (TEAM-O164, OPS-11)', async () => {
    const { body: team } = await server.call('getTeam', { params }, await as(MANAGER));
    const [squad] = team.squads;
    const rosterIds = [squad?.rosterId ?? 0];
    const changed = await server.call(
      'setPlayerSquads',
      { ...member(PLAYER), body: { rosterIds, reason } },
      await as(MANAGER),
    );
    expect(changed.status).toBe(200);
    expect(await linesOf(PLAYER)).toContainEqual({
      ...{ kind: 'supportTeamChanged', team: 'Glen', change: 'squads', member: 'user-4', ...said },
    });
    const edited = await server.call(
      'setRosterMember',
      {
        params: { ...params, rosterId: squad?.rosterId ?? 0 },
        body: { accountId: accountIdOf(PLAYER), isMember: false, reason },
      },
      await as(MANAGER),
    );
    expect(edited.status).toBe(200);
    expect(await linesOf(NEW_COACH)).toContainEqual(
      expect.objectContaining({ kind: 'supportTeamChanged', change: 'unlisted', member: 'user-4', ...said }),
    );
  });

  it('head coaches read that the administration has edited the organization of their team (TEAM-O164, OPS-11)', async () => {
    const change = { name: 'Glen', shortName: 'glen', color: '#112233', secondColor: null };
    const edited = await server.call('updateOrganization', { params, body: change }, await as(MANAGER));
    expect(edited.status).toBe(200);
    expect(await linesOf(NEW_COACH)).toContainEqual({
      ...{ kind: 'supportTeamChanged', team: 'Glen', change: 'edited', by: 'morgan' },
    });
  });

  it('a product manager who coaches the team needs no reason (TEAM-O164)', async () => {
    const { status } = await server.call('createTeam', { body: { name: 'Own', squads: ['All'] } }, await as(MANAGER));
    expect(status).toBe(200);
    const { body: me } = await server.call('getActiveAccount', {}, await as(MANAGER));
    const own = me.coachedTeams.find(({ name }) => name === 'Own');
    const made = await server.call(
      'createTeamLink',
      { params: { organizationId: own?.organizationId ?? 0 }, body: { role: 'coach', rosterId: null } },
      await as(MANAGER),
    );
    expect(made.status).toBe(200);
  });
});
