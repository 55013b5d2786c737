import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { notices, organizations } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const HEAD = 1;
const COACH = 2;
const ADULT = 11;
const JUNIOR = 12;
const PARENT = 13;
const STRANGER = 14;
const HIDDEN = 15;
const AUNT = 16;
/** Of unknown age, with an aunt in the circle who is no guardian yet. */
const MINOR = 17;

describe('teams', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    const tokens = new Map<number, string>();
    const as = (accountId: number) => ({ token: tokens.get(accountId) });

    beforeAll(async () => {
      const grown = { birthDate: calendarDay('1980-01-01') };
      await storeAccount(database, { accountId: HEAD, firstName: 'Hanna', lastName: 'Head', ...grown });
      await storeAccount(database, { accountId: COACH, firstName: 'Carl', lastName: 'Coach', ...grown });
      await storeAccount(database, {
        accountId: ADULT,
        firstName: 'Ada',
        lastName: 'Berg',
        allowPublicSite: false,
        ...grown,
      });
      await storeAccount(database, {
        accountId: JUNIOR,
        firstName: 'June',
        lastName: 'Young',
        allowPublicSite: false,
        subCircleAccountIds: [PARENT],
        guardianIds: [accountIdOf(PARENT)],
      });
      await storeAccount(database, {
        accountId: HIDDEN,
        firstName: 'Hilda',
        lastName: 'Hidden',
        allowPublicSite: false,
        ...grown,
      });
      await storeAccount(database, { accountId: MINOR, allowPublicSite: false, seeingIds: [AUNT, HEAD] });
      for (const accountId of [PARENT, STRANGER, AUNT]) await storeAccount(database, { accountId, ...grown });
      for (const accountId of [HEAD, COACH, ADULT, JUNIOR, PARENT, STRANGER, HIDDEN, AUNT, MINOR]) {
        tokens.set(accountId, await server.tokenOf(accountId));
      }
    });

    /** A new team of HEAD, with a link for each role. */
    const makeTeam = async (name: string, squads = ['Women', 'Men']) => {
      const { body: team } = await server.call('createTeam', { body: { name, squads } }, as(HEAD));
      const params = { organizationId: team.organizationId };
      const linkFor = async (role: 'player' | 'coach', rosterId: number | null = null) =>
        (await server.call('createTeamLink', { params, body: { role, rosterId } }, as(HEAD))).body.secret;
      const read = async (accountId = HEAD) => server.call('getTeam', { params }, as(accountId));
      const ask = (accountId: number, secret: string, level: 'see' | 'enter' | 'manage' = 'see') =>
        server.call('askToJoinTeam', { body: { secret, level } }, as(accountId));
      const answer = (accountId: number, by = HEAD, isAccepted = true, placeId: string | null = null) =>
        server.call(
          'answerTeamRequest',
          { params: { ...params, memberId: accountId }, body: { isAccepted, rosterId: null, placeId } },
          as(by),
        );
      const join = async (accountId: number, level: 'see' | 'enter' | 'manage' = 'see') => {
        await ask(accountId, await linkFor('player'), level);
        return answer(accountId);
      };
      return { team, params, linkFor, read, ask, answer, join };
    };
    const opens = async (viewerId: number, playerId: number) =>
      (await server.call('listRounds', { params: { accountId: playerId } }, as(viewerId))).status === 200;
    const trailOf = async (accountId: number) =>
      (await server.call('listAuditEvents', {}, as(accountId))).body.events.map(({ kind }) => kind);

    it('are made by anybody signed in, who becomes their head coach, with an address of their own and without a public page (TEAM-01, TEAM-36)', async () => {
      const { team } = await makeTeam('Glen Çollege Golf', ['Women', 'women', 'Men']);
      expect(team).toMatchObject({
        shortName: 'glen-college-golf',
        role: 'headCoach',
        hasPublicPage: false,
        squads: [{ name: 'Women' }, { name: 'Men' }],
        coaches: [{ accountId: HEAD, isHead: true, fullName: 'Hanna Head' }],
      });
      expect((await makeTeam('Glen Çollege Golf')).team.shortName).toBe('glen-college-golf-2');
      const page = await server.call('getOrganization', { params: { shortName: 'glen-college-golf' } });
      expect(page.status).toBe(404);
      const { body } = await server.call('searchOrganizations', { query: { q: 'glen' } });
      expect(body.total).toBe(0);
      const { body: me } = await server.call('getActiveAccount', {}, as(HEAD));
      expect(me.coachedTeams).toContainEqual({
        ...{ organizationId: team.organizationId, name: team.name, shortName: team.shortName, isHead: true },
      });
    });

    it('say in their link who invites to what, and share nothing before a coach has confirmed the player (TEAM-02, TEAM-29)', async () => {
      const { team, params, linkFor, ask, answer, read } = await makeTeam('Openers');
      const secret = await linkFor('player', team.squads[1]?.rosterId ?? null);
      const { body: invitation } = await server.call('readTeamLink', { body: { secret } });
      expect(invitation).toMatchObject({ name: 'Openers', role: 'player', squad: 'Men', invitedBy: ['Hanna Head'] });
      const { body: asked } = await ask(ADULT, secret, 'enter');
      expect(asked.teams).toContainEqual(
        expect.objectContaining({ name: 'Openers', waitsFor: 'coach', level: 'enter' }),
      );
      expect(await opens(HEAD, ADULT)).toBe(false);
      expect((await read()).body.requests).toMatchObject([{ accountId: ADULT, level: 'enter', needsGuardian: false }]);
      const { body: after } = await answer(ADULT);
      expect(after.players).toMatchObject([
        { accountId: ADULT, level: 'enter', rosterIds: [team.squads[1]?.rosterId] },
      ]);
      expect([await opens(HEAD, ADULT), await opens(STRANGER, ADULT)]).toEqual([true, false]);
      expect(await trailOf(ADULT)).toEqual(expect.arrayContaining(['teamJoinRequested', 'teamJoined']));
      await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as(ADULT));
    });

    it('ask players in their link for the level that a coach says, to see where none was said, never for everything, and store what the player chose (TEAM-02, TEAM-27, TEAM-28)', async () => {
      const { team, params, linkFor, ask, read } = await makeTeam('Askers');
      const make = (body: object) =>
        server.call('createTeamLink', { params, body: { role: 'player', rosterId: null, ...body } }, as(HEAD));
      const asked = async (secret: string) => (await server.call('readTeamLink', { body: { secret } })).body.level;
      expect(await asked(await linkFor('player'))).toBe('see');
      expect((await make({ level: 'manage' })).status).toBe(400);
      const { secret, team: made } = (await make({ level: 'enter' })).body;
      expect([await asked(secret), made.links.map(({ level }) => level).sort()]).toEqual(['enter', ['enter', 'see']]);
      await ask(JUNIOR, secret, 'see');
      expect((await read()).body.requests).toMatchObject([{ accountId: JUNIOR, level: 'see' }]);
      const { body: guarded } = await server.call('listGuardedTeams', { params: { playerId: JUNIOR } }, as(PARENT));
      expect(guarded.teams.find(({ name }) => name === team.name)).toMatchObject({
        level: 'see',
        waitsFor: 'guardian',
      });
      await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as(JUNIOR));
    });

    it('let a coach change what a standing link asks players for, and nothing of a link for coaches (TEAM-27)', async () => {
      const { params, linkFor, read } = await makeTeam('Changers of links');
      const secret = await linkFor('player');
      await linkFor('coach');
      const links = (await read()).body.links;
      const change = async (role: 'player' | 'coach', level: string) => {
        const linkId = links.find((link) => link.role === role)?.linkId ?? '';
        const call = { params: { ...params, linkId }, body: { level: level as 'enter' } };
        return (await server.call('updateTeamLink', call, as(HEAD))).status;
      };
      expect([await change('coach', 'enter'), await change('player', 'manage')]).toEqual([404, 400]);
      expect(await change('player', 'enter')).toBe(200);
      expect((await server.call('readTeamLink', { body: { secret } })).body.level).toBe('enter');
    });

    it('take a player under 18, or of unknown age, only after a guardian has agreed (TEAM-02, TEAM-28)', async () => {
      const { params, linkFor, ask, answer, read } = await makeTeam('Juniors');
      await ask(JUNIOR, await linkFor('player'));
      expect((await read()).body.requests[0]?.needsGuardian).toBe(true);
      const refused = await answer(JUNIOR);
      expect(refused.body).toMatchObject({ error: { code: 'GUARDIAN_NEEDED' } });
      const guarded = { ...params, playerId: JUNIOR };
      expect((await server.call('agreeToTeam', { params: guarded }, as(STRANGER))).status).toBe(404);
      const { body: before } = await server.call('listGuardedTeams', { params: { playerId: JUNIOR } }, as(PARENT));
      expect(before.teams).toMatchObject([{ name: 'Juniors', waitsFor: 'guardian' }]);
      await server.call('agreeToTeam', { params: guarded }, as(PARENT));
      expect((await answer(JUNIOR)).status).toBe(200);
      expect(await opens(HEAD, JUNIOR)).toBe(true);
      await server.call('endGuardedTeam', { params: guarded }, as(PARENT));
      expect(await opens(HEAD, JUNIOR)).toBe(false);
      expect(await trailOf(JUNIOR)).toEqual(expect.arrayContaining(['teamAgreed', 'teamLeft']));
    });

    it('lose access at the next call when a player leaves, is removed, or lowers what coaches may do (TEAM-03, TEAM-27)', async () => {
      const { params, join } = await makeTeam('Leavers');
      const may = async (routeId: 'putRound' | 'listRounds') => {
        if (routeId === 'listRounds') return opens(HEAD, ADULT);
        const call = { params: { accountId: ADULT, roundId: 'none' } };
        return (await server.call('deleteRound', call, as(HEAD))).status === 200;
      };
      await join(ADULT, 'enter');
      expect([await may('listRounds'), await may('putRound')]).toEqual([true, true]);
      await server.call('updateTeamLevel', { params, body: { level: 'see' } }, as(ADULT));
      expect([await may('listRounds'), await may('putRound')]).toEqual([true, false]);
      await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as(ADULT));
      expect(await may('listRounds')).toBe(false);
      await join(ADULT);
      await server.call('removeTeamPlayer', { params: { ...params, memberId: ADULT } }, as(HEAD));
      expect(await may('listRounds')).toBe(false);
    });

    it('have coaches whom a head coach confirms, and whose access ends with their removal (TEAM-01, TEAM-03, TEAM-36)', async () => {
      const { params, linkFor, ask, answer, read, join } = await makeTeam('Staff');
      await join(ADULT);
      await ask(COACH, await linkFor('coach'));
      expect([await opens(COACH, ADULT), (await read(COACH)).status]).toEqual([false, 404]);
      await answer(COACH);
      expect([await opens(COACH, ADULT), (await read(COACH)).body.role]).toEqual([true, 'coach']);
      const byCoach = await server.call(
        'createTeamLink',
        { params, body: { role: 'coach', rosterId: null } },
        as(COACH),
      );
      expect(byCoach.status).toBe(404);
      await server.call('removeTeamCoach', { params: { ...params, memberId: COACH } }, as(HEAD));
      expect([await opens(COACH, ADULT), (await read(COACH)).status]).toEqual([false, 404]);
    });

    it('keep a head coach, and end with their last coach (TEAM-03)', async () => {
      const { params, linkFor, ask, answer, join } = await makeTeam('Last');
      await join(ADULT);
      await ask(COACH, await linkFor('coach'));
      await answer(COACH);
      const leave = (accountId: number) =>
        server.call('leaveTeam', { params: { ...params, role: 'coach' } }, as(accountId));
      expect((await leave(HEAD)).body).toMatchObject({ error: { code: 'TEAM_NEEDS_HEAD' } });
      await server.call(
        'updateTeamCoach',
        { params: { ...params, memberId: COACH }, body: { isHead: true } },
        as(HEAD),
      );
      expect((await leave(HEAD)).status).toBe(200);
      await leave(COACH);
      const { body } = await server.call('listOwnTeams', {}, as(ADULT));
      expect(body.teams.map(({ name }) => name)).not.toContain('Last');
      const left = await database.query.select().from(organizations).where(eq(organizations.name, 'Last'));
      expect(left).toEqual([]);
    });

    it('have places for the names of a pasted roster, which their players take by confirmed email or name (TEAM-29)', async () => {
      const { team, params, linkFor, ask, answer, read } = await makeTeam('Roster');
      const rosterId = team.squads[0]?.rosterId ?? 0;
      const line = (name: string) => ({ name, classYear: 'Jr', email: null });
      const add = (...names: string[]) =>
        server.call('addTeamPlaces', { params, body: { rosterId, lines: names.map(line) } }, as(HEAD));
      await add('Åda BERG', 'Bea Else');
      expect((await add('Bea Else')).body.places.map(({ name }) => name)).toEqual(['Bea Else', 'Åda BERG']);
      await ask(ADULT, await linkFor('player', rosterId));
      const { body } = await read();
      const place = body.places.find(({ name }) => name === 'Åda BERG');
      expect(body.requests[0]?.placeId).toBe(place?.placeId);
      const { body: after } = await answer(ADULT, HEAD, true, place?.placeId ?? null);
      expect([after.places.map(({ name }) => name), after.requests]).toEqual([['Bea Else'], []]);
    });

    it('tell the second of two coaches that the first changed the team, and overwrite nothing (TEAM-25)', async () => {
      const { team, params, join } = await makeTeam('Both');
      const squads = team.squads.map(({ rosterId, name }) => ({ rosterId, name }));
      const change = (name: string, revision: number) =>
        server.call('updateTeam', { params, body: { revision, name, squads } }, as(HEAD));
      const answers = await Promise.all([change('First', team.revision), change('Second', team.revision)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { body: now } = await server.call('getTeam', { params }, as(HEAD));
      expect(now.name).toBe(answers[0]?.status === 200 ? 'First' : 'Second');
      const { body: joined } = await join(ADULT);
      const withoutFirst = squads.filter(({ rosterId }) => !joined.players[0]?.rosterIds.includes(rosterId));
      const removal = await server.call(
        'updateTeam',
        { params, body: { revision: now.revision, name: 'X', squads: withoutFirst } },
        as(HEAD),
      );
      expect(removal.body).toMatchObject({ error: { code: 'SQUAD_NOT_EMPTY' } });
    });

    it('answer a request once: the second coach is told that it is gone (TEAM-25)', async () => {
      const { linkFor, ask, answer } = await makeTeam('Once');
      await ask(ADULT, await linkFor('player'));
      const answers = await Promise.all([answer(ADULT), answer(ADULT, HEAD, false)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    });

    it('are closed by a link that was withdrawn or is older than 14 days (TEAM-01)', async () => {
      const { params, linkFor, ask, read } = await makeTeam('Links');
      const secret = await linkFor('player');
      const [link] = (await read()).body.links;
      await server.call('withdrawTeamLink', { params: { ...params, linkId: link?.linkId ?? '' } }, as(HEAD));
      expect((await ask(ADULT, secret)).body).toMatchObject({ error: { code: 'INVITATION_NOT_FOUND' } });
      const second = await linkFor('player');
      await database.query.execute('UPDATE team_links SET expires_at = created_at');
      expect((await server.call('readTeamLink', { body: { secret: second } })).status).toBe(404);
    });

    it('TEAM-28: have a guardian asked by a coach for a player who waits for one: somebody in the circle who does not coach the team', async () => {
      const { team, params, linkFor, read, ask } = await makeTeam('Academy');
      await ask(MINOR, await linkFor('player'));
      const name = (username: string, by = HEAD) =>
        server.call('nameTeamGuardian', { params: { ...params, memberId: MINOR }, body: { username } }, as(by));
      // A coach would agree with themselves; who is in the circle of the player is not for a coach to know.
      expect((await name(`user-${HEAD}`)).error?.code).toBe('GUARDIAN_COACHES');
      expect((await name(`user-${STRANGER}`)).status).toBe(200);
      expect((await name('nobody-at-all')).status).toBe(200);
      expect((await server.call('listGuardedPlayers', {}, as(STRANGER))).body.players).toEqual([]);
      expect((await name(`user-${AUNT}`, STRANGER)).status).toBe(404);
      expect((await name(`USER-${AUNT}`)).body.requests).toMatchObject([{ accountId: MINOR, needsGuardian: true }]);
      expect((await name(`user-${AUNT}`)).status).toBe(200);
      const guarded = await server.call('listGuardedPlayers', {}, as(AUNT));
      expect(guarded.body.players).toMatchObject([{ playerId: MINOR, isConfirmed: false }]);
      expect((await trailOf(MINOR)).filter((kind) => kind === 'guardianNamed')).toHaveLength(1);
      const { notices } = (await server.call('listNotices', {}, as(AUNT))).body;
      expect(notices).toMatchObject([{ kind: 'guardianAsked' }]);
      await server.call('answerGuardian', { params: { playerId: MINOR }, body: { isGuardian: true } }, as(AUNT));
      await server.call('agreeToTeam', { params: { ...params, playerId: MINOR } }, as(AUNT));
      expect((await read()).body.requests).toMatchObject([{ accountId: MINOR, needsGuardian: false }]);
      expect((await name(`user-${AUNT}`)).error?.code).toBe('TEAM_REQUEST_GONE');
      expect(team.requests).toEqual([]);
    });

    it('tell coaches who asks to join, a guardian who needs their agreement, and whoever asked the answer (TEAM-33)', async () => {
      const { params, linkFor, ask, answer } = await makeTeam('Tellers');
      const told = async (accountId: number) =>
        (await server.call('listNotices', {}, as(accountId))).body.notices
          .filter(({ details }) => details.team?.organizationId === params.organizationId)
          .map(({ kind, by }) => `${kind} by ${by?.name}`);
      await ask(JUNIOR, await linkFor('player'));
      expect(await told(HEAD)).toEqual(['teamAsked by June Young']);
      expect(await told(PARENT)).toEqual(['teamAgreementAsked by June Young']);
      await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as(JUNIOR));
      expect(await told(HEAD)).toEqual(['teamAsked by June Young']);
      await ask(JUNIOR, await linkFor('player'));
      await answer(JUNIOR, HEAD, false);
      await ask(ADULT, await linkFor('player'));
      await answer(ADULT);
      await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as(ADULT));
      expect([await told(JUNIOR), await told(ADULT)]).toEqual([
        ['teamDeclined by Hanna Head'],
        ['teamJoined by Hanna Head'],
      ]);
      expect(await told(HEAD)).toEqual(expect.arrayContaining(['teamMemberLeft by Ada Berg']));
    });

    it('end the calendar that a coach made of a player who leaves, unless the coach is in the circle too (TEAM-03)', async () => {
      const { params, join } = await makeTeam('Calendars');
      const leavesWithFeed = async () => {
        await join(HIDDEN);
        const call = { params: { accountId: accountIdOf(HIDDEN) } };
        const { body } = await server.call('createCalendarFeed', call, as(HEAD));
        await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as(HIDDEN));
        return (await server.inject({ method: 'GET', url: body.path ?? '' })).statusCode;
      };
      expect(await leavesWithFeed()).toBe(404);
      const { body } = await server.call('createCircleInvitation', { body: { isForGuardian: false } }, as(HIDDEN));
      await server.call('acceptCircleInvitation', { body: { secret: body.secret } }, as(HEAD));
      expect(await leavesWithFeed()).toBe(200);
      await server.call('removeCircleMember', { params: { memberId: HEAD } }, as(HIDDEN));
    });

    it('list their players among those who share, private ones too, and no longer than they are members (TEAM-04)', async () => {
      const { params, join } = await makeTeam('Shared');
      const names = async () =>
        (await server.call('listSharedPlayers', {}, as(HEAD))).body.players.map(({ fullName }) => fullName);
      await join(HIDDEN);
      expect(await names()).toContain('Hilda Hidden');
      await server.call('leaveTeam', { params: { ...params, role: 'player' } }, as(HIDDEN));
      expect(await names()).not.toContain('Hilda Hidden');
    });

    it('lose whoever deletes their account from squads, coaches, requests and what others are told, at once (TEAM-22)', async () => {
      const { params, linkFor, read, ask, answer, join } = await makeTeam('Leavers');
      const [player, asker, coach] = [21, 22, 23];
      const names = new Map([
        [player, 'Pliskova'],
        [asker, 'Askersen'],
        [coach, 'Coachman'],
      ]);
      // A reply has not all notices of the teams before.
      await database.query.delete(notices);
      for (const accountId of [player, asker, coach]) {
        await storeAccount(database, {
          ...{
            accountId,
            firstName: 'Leaving',
            lastName: names.get(accountId) ?? '',
            birthDate: calendarDay('1980-01-01'),
          },
          ...(accountId === asker
            ? { birthDate: null, subCircleAccountIds: [PARENT], guardianIds: [accountIdOf(PARENT)] }
            : {}),
        });
        tokens.set(accountId, await server.tokenOf(accountId));
      }
      await join(player);
      await ask(asker, await linkFor('player'));
      await ask(coach, await linkFor('coach'));
      await answer(coach);
      const readAll = async () => [
        (await read()).text,
        (await server.call('getTeamRoom', { params }, as(HEAD))).text,
        (await server.call('listSharedPlayers', {}, as(HEAD))).text,
        (await server.call('listNotices', {}, as(HEAD))).text,
        (await server.call('listNotices', {}, as(PARENT))).text,
        (await server.call('listOwnTeams', {}, as(ADULT))).text,
      ];
      await join(ADULT);
      const named = async (id: number) => (await readAll()).filter((text) => text.includes(names.get(id) ?? '')).length;
      expect([await named(player), await named(asker), await named(coach)]).toEqual([4, 3, 4]);
      for (const accountId of [player, asker, coach]) {
        const body = { username: `user-${accountId}`, isForGood: true };
        expect((await server.call('deleteAccount', { body }, as(accountId))).status).toBe(200);
      }
      expect([await named(player), await named(asker), await named(coach)]).toEqual([0, 0, 0]);
      const { body: team } = await read();
      expect([team.players.map(({ fullName }) => fullName), team.requests, team.coaches.length]).toEqual([
        ['Ada Berg'],
        [],
        1,
      ]);
    });
  });
});
