import type { AccessLevel } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

describe('players under 18', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let lastId = 300;
    const person = async (account: Partial<TestAccount> = {}) => {
      const accountId = (lastId += 1);
      const names = { firstName: 'Pat', lastName: `Of${String.fromCharCode(64 + (accountId % 26) + 1)}` };
      await storeAccount(database, { ...names, hasChosenName: true, allowPublicSite: false, ...account, accountId });
      return { accountId, username: `user-${accountId}`, token: await server.tokenOf(accountId) };
    };
    type Person = Awaited<ReturnType<typeof person>>;
    const child = () => person({ birthYear: 2012 });
    const adult = () => person({ birthYear: 1980 });
    const as = ({ token }: Person) => ({ token });

    const makeTeam = async (head: Person) => {
      const { body: team } = await server.call('createTeam', { body: { name: 'Juniors', squads: ['All'] } }, as(head));
      const { organizationId } = team;
      const linkFor = async (role: 'player' | 'coach') =>
        (await server.call('createTeamLink', { params: { organizationId }, body: { role, rosterId: null } }, as(head)))
          .body.secret;
      return { organizationId, player: await linkFor('player'), coach: await linkFor('coach') };
    };
    type Team = Awaited<ReturnType<typeof makeTeam>>;
    const ask = (who: Person, secret: string, level: AccessLevel = 'see') =>
      server.call('askToJoinTeam', { body: { secret, level } }, as(who));
    const confirm = (head: Person, { organizationId }: Team, { accountId: memberId }: Person) =>
      server.call(
        'answerTeamRequest',
        {
          params: { organizationId, memberId },
          body: { isAccepted: true, rosterId: null, placeId: null },
        },
        as(head),
      );
    const guardianLink = async (player: Person, level: AccessLevel = 'see') => {
      const body = { isForGuardian: true, level };
      return (await server.call('createCircleInvitation', { body }, as(player))).body.secret;
    };
    const accept = (member: Person, secret: string) =>
      server.call('acceptCircleInvitation', { body: { secret } }, as(member));
    const guard = async (player: Person, parent: Person, level: AccessLevel = 'see') =>
      accept(parent, await guardianLink(player, level));
    const agree = (parent: Person, player: Person, { organizationId }: Team, level?: AccessLevel) =>
      server.call(
        'agreeToTeam',
        { params: { playerId: player.accountId, organizationId }, ...(level === undefined ? {} : { body: { level } }) },
        as(parent),
      );
    const opens = async (who: Person, player: Person) =>
      (await server.call('listRounds', { params: { accountId: player.accountId } }, as(who))).status === 200;
    const told = async (who: Person) =>
      (await server.call('listNotices', {}, as(who))).body.notices.map(({ kind, by }) => `${kind} by ${by?.username}`);
    const trail = async (who: Person) =>
      (await server.call('listAuditEvents', {}, as(who))).body.events.map(({ kind }) => kind);
    /** A child in a team on the level to which the parent agreed. */
    const family = async (level: AccessLevel = 'see') => {
      const [head, kid, parent] = [await adult(), await child(), await adult()];
      const team = await makeTeam(head);
      await guard(kid, parent);
      await ask(kid, team.player, level);
      await agree(parent, kid, team, level);
      await confirm(head, team, kid);
      expect(await opens(head, kid)).toBe(true);
      return { head, kid, parent, team };
    };

    it('lets nobody be a guardian who coaches a team or asks to, from whichever side and in whichever order it came about (TEAM-02, TEAM-28)', async () => {
      const [head, kid, friend] = [await adult(), await child(), await adult()];
      const team = await makeTeam(head);
      // The coach takes the guardian's link.
      await ask(kid, team.player, 'manage');
      expect((await guard(kid, head)).error?.code).toBe('GUARDIAN_COACHES');
      expect((await agree(head, kid, team)).status).toBe(404);
      expect((await confirm(head, team, kid)).error?.code).toBe('GUARDIAN_NEEDED');
      // Guardian first, coach afterwards, of this team, of another one or of an own one.
      await guard(kid, friend);
      const other = await makeTeam(await adult());
      for (const { coach } of [team, other]) {
        expect((await ask(friend, coach)).error?.code).toBe('GUARDIAN_CANNOT_COACH');
      }
      const own = { body: { name: 'Own', squads: ['All'] } };
      expect((await server.call('createTeam', own, as(friend))).error?.code).toBe('GUARDIAN_CANNOT_COACH');
      // A coach of a team that the player has not asked could be asked next.
      expect((await guard(await child(), head)).error?.code).toBe('GUARDIAN_COACHES');
      // Asks to coach, and is named then.
      const [second, helper] = [await child(), await adult()];
      await ask(second, team.player);
      await ask(helper, team.coach);
      expect((await guard(second, helper)).error?.code).toBe('GUARDIAN_COACHES');
      expect(await opens(head, kid)).toBe(false);
    });

    it('lets nobody be a guardian who is under 18 or has not said their age; a year of birth with the answer is enough (TEAM-28)', async () => {
      const [kid, friend, parent] = [await child(), await child(), await person()];
      expect((await guard(kid, friend)).error?.code).toBe('GUARDIAN_NOT_ADULT');
      const secret = await guardianLink(kid);
      expect((await accept(parent, secret)).error?.code).toBe('GUARDIAN_NOT_ADULT');
      const body = { secret, birthYear: 1981 };
      expect((await server.call('acceptCircleInvitation', { body }, as(parent))).status).toBe(200);
      const { body: guarded } = await server.call('listGuardedPlayers', {}, as(parent));
      expect(guarded.players.map(({ playerId }) => playerId)).toEqual([kid.accountId]);
      // A guardian who turns out to be under 18 is none any more.
      await server.call('updateBirthYear', { body: { birthYear: 2011 } }, as(parent));
      expect((await server.call('listGuardedPlayers', {}, as(parent))).body.players).toEqual([]);
      expect(await trail(kid)).toContain('guardianEnded');
    });

    it('ends the open addresses of a player who turns out to be under 18, and the invitations of strangers to them (TEAM-28)', async () => {
      const [player, stranger] = [await person({ birthYear: 1999, allowPublicSite: true }), await adult()];
      const params = { accountId: player.accountId };
      const { body } = await server.call('createCalendarFeed', { params }, as(player));
      expect(body.path).not.toBe(null);
      await server.call('inviteToCircle', { body: { username: player.username } }, as(stranger));
      const received = async () =>
        (await server.call('listReceivedInvitations', {}, as(player))).body.invitations.length;
      expect(await received()).toBe(1);
      await server.call('updateBirthYear', { body: { birthYear: 2012 } }, as(player));
      expect(await received()).toBe(0);
      expect((await server.call('getCalendarFeed', { params }, as(player))).body.path).toBe(null);
    });

    it('closes a player under 18 to the coaches of a team when the guardian who agreed goes, tells them, and asks another guardian (TEAM-02, TEAM-28)', async () => {
      const { head, kid, parent, team } = await family();
      const aunt = await adult();
      await guard(kid, aunt);
      expect(await told(parent)).toContain(`guardianConfirmed by ${aunt.username}`);
      await server.call('removeCircleMember', { params: { memberId: parent.accountId } }, as(kid));
      expect(await opens(head, kid)).toBe(false);
      expect(await told(head)).toContain(`teamWaits by ${kid.username}`);
      expect(await told(parent)).toContain(`guardianEnded by ${kid.username}`);
      expect(await told(aunt)).toEqual(
        expect.arrayContaining([`guardianLeft by ${kid.username}`, `teamAgreementAsked by ${kid.username}`]),
      );
      expect(await trail(kid)).toContain('teamWaits');
      const params = { organizationId: team.organizationId };
      expect((await server.call('getTeam', { params }, as(head))).body.requests).toMatchObject([
        { accountId: kid.accountId, needsGuardian: true, wasMember: true },
      ]);
      // No coach confirms once more: the aunt's agreement brings the child back.
      await agree(aunt, kid, team, 'see');
      expect(await opens(head, kid)).toBe(true);
      const { body } = await server.call('deleteAccount', { body: { username: aunt.username } }, as(aunt));
      expect([body.restorableUntil === null, await opens(head, kid)]).toEqual([false, false]);
    });

    it('lets a player under 18 raise what coaches can do only by a guardian, who reads the level and agrees to it or to less (TEAM-02, TEAM-27)', async () => {
      const { head, kid, parent, team } = await family('see');
      const { organizationId } = team;
      const change = (level: AccessLevel) =>
        server.call('updateTeamLevel', { params: { organizationId }, body: { level } }, as(kid));
      const levels = async () =>
        (await server.call('listGuardedTeams', { params: { playerId: kid.accountId } }, as(parent))).body.teams.map(
          ({ level, nextLevel }) => [level, nextLevel],
        );
      const puts = async () => {
        const call = { params: { accountId: kid.accountId, roundId: 'by-coach' }, body: scoreOnlyRound('by-coach') };
        return (await server.call('putRound', call, as(head))).status;
      };
      expect((await change('manage')).status).toBe(200);
      expect([await levels(), await puts()]).toEqual([[['see', 'manage']], 404]);
      expect(await told(parent)).toContain(`teamAgreementAsked by ${kid.username}`);
      // Named is what the guardian has read, whatever was asked since.
      await agree(parent, kid, team, 'enter');
      expect([await levels(), await puts()]).toEqual([[['enter', null]], 200]);
      await change('see');
      expect([await levels(), await puts()]).toEqual([[['see', null]], 404]);
    });

    it('lets nobody into the circle of a player under 18, nor on a higher level, before a guardian agrees (TEAM-28, ACCESS-O10)', async () => {
      const [kid, coach, parent] = [await child(), await adult(), await adult()];
      const body = { isForGuardian: false, level: 'manage' as const };
      const { secret } = (await server.call('createCircleInvitation', { body }, as(kid))).body;
      expect((await accept(coach, secret)).body).toEqual({ username: kid.username, needsGuardian: true });
      expect(await opens(coach, kid)).toBe(false);
      await guard(kid, parent);
      expect(await told(parent)).toContain(`circleAgreementAsked by ${kid.username}`);
      const ofCoach = { playerId: kid.accountId, memberId: coach.accountId };
      const call = { params: ofCoach, body: { level: 'see' as const } };
      const { body: agreed } = await server.call('agreeToGuardedMember', call, as(parent));
      expect([agreed.waiting, await opens(coach, kid)]).toEqual([[], true]);
      const raise = { params: { memberId: coach.accountId }, body: { level: 'manage' as const } };
      const { body: raised } = await server.call('updateCircleLevel', raise, as(kid));
      expect(raised.circle.find(({ accountId }) => accountId === coach.accountId)?.level).toBe('see');
      expect(raised.waiting).toMatchObject([{ accountId: coach.accountId, level: 'manage' }]);
    });

    it('counts somebody as under 18 until a guardian agrees, whatever year they state later; the change is told and in the trail (TEAM-28)', async () => {
      const [head, kid, parent] = [await adult(), await child(), await adult()];
      const team = await makeTeam(head);
      await guard(kid, parent);
      const state = (birthYear: number) => server.call('updateBirthYear', { body: { birthYear } }, as(kid));
      expect((await state(1996)).body).toMatchObject({ isAdult: false, isAgeHeld: true, allowPublicSite: false });
      expect(await told(parent)).toContain(`ageStated by ${kid.username}`);
      expect(await trail(kid)).toContain('birthChanged');
      await ask(kid, team.player, 'manage');
      expect((await confirm(head, team, kid)).error?.code).toBe('GUARDIAN_NEEDED');
      await server.call('agreeToGuardedAge', { params: { playerId: kid.accountId } }, as(parent));
      expect((await server.call('getSharing', {}, as(kid))).body.isAdult).toBe(true);
      // An adult has no guardian.
      const params = { playerId: kid.accountId };
      expect((await server.call('getGuardedSharing', { params }, as(parent))).status).toBe(404);
      expect((await confirm(head, team, kid)).status).toBe(200);
      expect(await opens(head, kid)).toBe(true);
      // Who says that they are under 18 after all has every access agreed anew.
      await state(2012);
      expect(await opens(head, kid)).toBe(false);
    });

    it('closes the pages of a player under 18 at once wherever they say their age, also where what they wanted is refused for it (TEAM-28)', async () => {
      const open = { allowPublicSite: true, showsComingEvents: true, hasStartingPrivacy: true, birthYear: 1990 };
      const seen = async (who: Person) =>
        (await server.call('getProfile', { params: { username: who.username } })).status;
      const [byContact, byOwnMessages, byReceiving, byTeam] = [
        await person(open),
        await person(open),
        await person(open),
        await person({ ...open, birthYear: null }),
      ];
      const birthDate = '2013-05-05' as never;
      await server.call('updateContact', { body: { receiverId: null, birthDate } }, as(byContact));
      const own = { receiverId: byOwnMessages.accountId as never, birthDate };
      expect((await server.call('updateContact', { body: own }, as(byOwnMessages))).error?.code).toBe(
        'CONTACT_FOR_ADULTS',
      );
      const receiving = { params: { playerId: byContact.accountId }, body: { isOn: true, birthDate } };
      await server.call('updateReceiving', receiving, as(byReceiving));
      const team = await makeTeam(await adult());
      const joining = { secret: team.player, level: 'see' as const, birthYear: 2013, gender: 'women' as const };
      await server.call('askToJoinTeam', { body: joining }, as(byTeam));
      for (const who of [byContact, byOwnMessages, byReceiving, byTeam]) {
        const { body } = await server.call('getSharing', {}, as(who));
        expect([who.username, body.birthYear, body.isAdult, await seen(who)]).toEqual([who.username, 2013, false, 404]);
      }
    });

    it('lets no guardian raise themselves or take another one out, and tells them what others change (TEAM-28)', async () => {
      const { head, kid, parent } = await family('enter');
      const father = await adult();
      await guard(kid, father, 'manage');
      const params = { playerId: kid.accountId, memberId: parent.accountId };
      const raise = { params, body: { level: 'manage' as const } };
      expect((await server.call('updateGuardedLevel', raise, as(parent))).error?.code).toBe('OTHER_GUARDIAN');
      expect((await server.call('removeGuardedMember', { params }, as(father))).error?.code).toBe('OTHER_GUARDIAN');
      const call = { params: { accountId: kid.accountId, roundId: 'by-head' }, body: scoreOnlyRound('by-head') };
      expect((await server.call('putRound', call, as(head))).status).toBe(200);
      for (const guardian of [parent, father]) {
        expect(await told(guardian)).toContain(`dataChanged by ${head.username}`);
      }
      const { body } = await server.call('listGuardedChanges', { params: { playerId: kid.accountId } }, as(parent));
      expect(body.events.map(({ kind }) => kind)).toContain('circleChanged');
      // The child raises a guardian: the other one reads it.
      await server.call(
        'updateCircleLevel',
        { params: { memberId: father.accountId }, body: { level: 'see' } },
        as(kid),
      );
      const { notices } = (await server.call('listNotices', {}, as(parent))).body;
      expect(notices.find(({ kind }) => kind === 'levelChanged')?.details).toMatchObject({
        ...{ memberId: father.accountId, playerId: kid.accountId, level: 'see' },
      });
      expect(body.events.map(({ device, address }) => `${device}${address}`).join('')).toBe('');
    });

    it('holds the first year that a player states once there was a guardian, also after that guardian is gone (TEAM-28)', async () => {
      const [kid, parent] = [await person(), await adult()];
      await guard(kid, parent);
      await server.call('removeCircleMember', { params: { memberId: parent.accountId } }, as(kid));
      await server.call('updateBirthYear', { body: { birthYear: 1990 } }, as(kid));
      const isHeld = async ({ accountId }: Person) =>
        (
          await database.pool.query(`SELECT 1 FROM accounts WHERE account_id = $1 AND adult_from > '2150-01-01'`, [
            accountId,
          ])
        ).rows.length === 1;
      expect(await isHeld(kid)).toBe(true);
      // With a guardian, a day of birth that makes an adult within a year is held too.
      const other = await person();
      await guard(other, parent);
      const year = new Date().getUTCFullYear();
      await server.call('updateBirthYear', { body: { birthYear: year - 18 } }, as(other));
      expect(await isHeld(other)).toBe(true);
    });

    it('tells the player and the other guardian of a guardian who accepts a link with a higher level (TEAM-28)', async () => {
      const { kid, parent } = await family();
      const father = await adult();
      await guard(kid, father);
      await guard(kid, father, 'manage');
      expect(await told(parent)).toContain(`levelChanged by ${kid.username}`);
      expect(await told(kid)).toContain(`circleMemberJoined by ${father.username}`);
    });

    it('tells a guardian of a coach who comes while the player waits to be confirmed (TEAM-02)', async () => {
      const [head, kid, parent, assistant] = [await adult(), await child(), await adult(), await adult()];
      const team = await makeTeam(head);
      await guard(kid, parent);
      await ask(kid, team.player, 'manage');
      await agree(parent, kid, team, 'manage');
      await ask(assistant, team.coach);
      await confirm(head, team, assistant);
      expect(await told(parent)).toContain(`ownCoachAdded by ${assistant.username}`);
    });

    it('puts nobody on a squad who waits for a guardian again (TEAM-28)', async () => {
      const { head, kid, parent, team } = await family();
      await server.call(
        'answerGuardian',
        { params: { playerId: kid.accountId }, body: { isGuardian: false } },
        as(parent),
      );
      const { organizationId } = team;
      const { squads } = (await server.call('getTeam', { params: { organizationId } }, as(head))).body;
      const rosterIds = squads.map(({ rosterId }) => rosterId);
      const params = { organizationId, memberId: kid.accountId };
      expect((await server.call('setPlayerSquads', { params, body: { rosterIds } }, as(head))).status).toBe(404);
    });

    it('tells guardians of another coach and another name of a team (TEAM-02)', async () => {
      const { head, parent, team } = await family();
      const assistant = await adult();
      await ask(assistant, team.coach);
      await confirm(head, team, assistant);
      expect(await told(parent)).toContain(`ownCoachAdded by ${assistant.username}`);
      const params = { organizationId: team.organizationId };
      const { body: now } = await server.call('getTeam', { params }, as(head));
      const body = { revision: now.revision, name: 'Another club', squads: now.squads };
      expect((await server.call('updateTeam', { params, body }, as(head))).status).toBe(200);
      expect(await told(parent)).toContain(`teamRenamed by ${head.username}`);
    });

    it('lets only the player and a guardian make a link to the resume of a player under 18 (TEAM-28, RESUME-O12)', async () => {
      const { head, kid, parent } = await family('manage');
      const params = { accountId: kid.accountId };
      const settings = (await server.call('getResumeSettings', { params }, as(kid))).body;
      const keep = async (who: Person) =>
        (await server.call('keepResumeReport', { params, body: { settings, expiresAt: null } }, as(who))).status;
      const raise = { params: { memberId: parent.accountId }, body: { level: 'manage' as const } };
      await server.call('updateCircleLevel', raise, as(kid));
      expect([await keep(head), await keep(parent), await keep(kid)]).toEqual([422, 200, 200]);
    });

    it('ends the place of a coach in the circle in the same step as the team, and says who keeps access (TEAM-03)', async () => {
      const [head, player] = [await adult(), await person({ birthYear: 1999 })];
      const team = await makeTeam(head);
      const { organizationId } = team;
      const body = { isForGuardian: false, level: 'manage' as const };
      const { secret } = (await server.call('createCircleInvitation', { body }, as(player))).body;
      await accept(head, secret);
      await ask(player, team.player);
      await confirm(head, team, player);
      const { body: teams } = await server.call('listOwnTeams', {}, as(player));
      expect(teams.teams[0]?.inCircle).toMatchObject([{ accountId: head.accountId, level: 'manage' }]);
      const { body: sharing } = await server.call('getSharing', {}, as(player));
      expect(sharing.circle[0]?.teams).toMatchObject([{ organizationId, level: 'see' }]);
      const leave = { params: { organizationId, role: 'player' as const }, query: { fromCircle: `${head.accountId}` } };
      expect((await server.call('leaveTeam', leave, as(player))).status).toBe(200);
      expect(await opens(head, player)).toBe(false);
    });

    it('tells a player whose circle has a coach that the coach was taken out of the team (TEAM-03)', async () => {
      const [head, assistant, player] = [await adult(), await adult(), await person({ birthYear: 1999 })];
      const team = await makeTeam(head);
      await ask(assistant, team.coach);
      await confirm(head, team, assistant);
      const body = { isForGuardian: false, level: 'see' as const };
      const { secret } = (await server.call('createCircleInvitation', { body }, as(player))).body;
      await accept(assistant, secret);
      await ask(player, team.player);
      await confirm(head, team, player);
      const params = { organizationId: team.organizationId, memberId: assistant.accountId };
      await server.call('removeTeamCoach', { params }, as(head));
      expect(await told(player)).toContain(`coachStillInCircle by ${head.username}`);
      const leaving = { params: { memberId: assistant.accountId }, query: { fromTeams: `${team.organizationId}` } };
      await server.call('removeCircleMember', leaving, as(player));
      expect([await opens(assistant, player), await opens(head, player)]).toEqual([false, false]);
    });

    it('tells a player which coach is still in the circle when a coach takes the player out, or the last coach leaves (TEAM-03)', async () => {
      for (const isLeaving of [true, false]) {
        const [head, player] = [await adult(), await person({ birthYear: 1999 })];
        const team = await makeTeam(head);
        const { body } = await server.call(
          'createCircleInvitation',
          { body: { isForGuardian: false, level: 'manage' } },
          as(player),
        );
        await accept(head, body.secret);
        await ask(player, team.player);
        await confirm(head, team, player);
        const { organizationId } = team;
        const left = isLeaving
          ? await server.call('leaveTeam', { params: { organizationId, role: 'coach' }, query: {} }, as(head))
          : await server.call('removeTeamPlayer', { params: { organizationId, memberId: player.accountId } }, as(head));
        expect([left.status, (await told(player)).includes(`coachStillInCircle by ${head.username}`)]).toEqual([
          200,
          true,
        ]);
      }
    });

    it('takes the notice of a withdrawn invitation along (TEAM-33)', async () => {
      const [stranger, player] = [await adult(), await person({ birthYear: 1999, allowPublicSite: true })];
      const { body } = await server.call('inviteToCircle', { body: { username: player.username } }, as(stranger));
      expect(await told(player)).toEqual([`circleInvitation by ${stranger.username}`]);
      const params = { invitationId: body.invitations[0]?.invitationId ?? '' };
      await server.call('withdrawCircleInvitation', { params }, as(stranger));
      expect(await told(player)).toEqual([]);
    });

    it('gives an invitation without a level the lowest one (TEAM-27)', async () => {
      const { body } = await server.call(
        'createCircleInvitation',
        { body: { isForGuardian: false } },
        as(await adult()),
      );
      expect(body.invitations.map(({ level }) => level)).toEqual(['see']);
    });
  });
});
