import type { AccessLevel } from '@strokebook/golf/access';
import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { describe, expect, it } from 'vitest';
import { teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { addToCircle } from '../../testing/add-to-circle.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const DAY = 24 * 60 * 60_000;

describe('invitations to the circle', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let lastId = 100;

    const person = async (account: Partial<Parameters<typeof storeAccount>[1]> = {}) => {
      const accountId = (lastId += 1);
      await storeAccount(database, { birthYear: 1990, ...account, accountId });
      return { accountId, username: `user-${accountId}`, token: await server.tokenOf(accountId) };
    };
    type Person = Awaited<ReturnType<typeof person>>;
    const invite = async ({ token }: Person) =>
      (await server.call('createCircleInvitation', { body: { isForGuardian: false } }, { token })).body;
    const accept = ({ token }: Person, secret: string) =>
      server.call('acceptCircleInvitation', { body: { secret } }, { token });
    const read = ({ token }: Person, secret: string) =>
      server.call('readCircleInvitation', { body: { secret } }, { token });
    const circle = async ({ token }: Person) =>
      (await server.call('getSharing', {}, { token })).body.circle.map(({ accountId }) => accountId);
    const NOT_FOUND = 'INVITATION_NOT_FOUND';

    it('let in whoever opens the link and accepts, however private both are, once (ACCESS-O10, ACCESS-07)', async () => {
      const player = await person({ firstName: 'Noah', allowPublicSite: false });
      const mother = await person({ allowPublicSite: false, hasChosenName: false });
      const other = await person();
      const { secret, invitations } = await invite(player);
      expect(invitations).toHaveLength(1);
      expect((await read(mother, secret)).body.fullName).toBe(`Noah Last ${player.accountId}`);
      expect((await accept(mother, secret)).body).toEqual({ username: player.username, needsGuardian: false });
      expect(await circle(player)).toEqual([mother.accountId]);
      const { token } = mother;
      expect((await server.call('getProfile', { params: { username: player.username } }, { token })).status).toBe(200);
      expect((await accept(other, secret)).error?.code).toBe(NOT_FOUND);
      expect((await read(other, secret)).error?.code).toBe(NOT_FOUND);
      const trail = await server.call('listAuditEvents', {}, { token: player.token });
      expect(trail.body.events.map(({ kind }) => kind)).toContain('circleMemberAdded');
    });

    it('answer the first questions of a guardian, who is a parent; others are asked, and who had answered stays as they are (FIRST-O24)', async () => {
      const player = await person({ birthYear: 2012 });
      const joined = async (account: Parameters<typeof person>[0], isForGuardian: boolean) => {
        const member = await person({ profileTypeIds: [4], ...account });
        const { token } = player;
        const { secret } = (await server.call('createCircleInvitation', { body: { isForGuardian } }, { token })).body;
        await accept(member, secret);
        const { body } = await server.call('getActiveAccount', {}, { token: member.token });
        return [body.hasBeenWelcomed, body.profile.map(({ profileTypeId }) => profileTypeId)];
      };
      expect(await joined({ hasBeenWelcomed: false }, true)).toEqual([true, [8]]);
      expect(await joined({ hasBeenWelcomed: false }, false)).toEqual([false, [4]]);
      expect(await joined({}, true)).toEqual([true, [4]]);
    });

    it('TEAM-27: give the level that they say, which the player raises and lowers at once, and a later one only raises', async () => {
      const player = await person({ allowPublicSite: false });
      const coach = await person();
      const join = async (level: AccessLevel) => {
        const body = { isForGuardian: false, level };
        const { secret } = (await server.call('createCircleInvitation', { body }, { token: player.token })).body;
        expect((await read(coach, secret)).body.level).toBe(level);
        await accept(coach, secret);
      };
      const params = { accountId: player.accountId };
      /** The statuses of seeing what is closed to others, of entering a round, and of changing the profile. */
      const allowed = async () => {
        const { token } = coach;
        const seen = await server.call('listRounds', { params }, { token });
        const roundId = 'by-coach';
        const entered = await server.call(
          'putRound',
          { params: { ...params, roundId }, body: scoreOnlyRound(roundId) },
          { token },
        );
        const managed = await server.call('getProfileDetails', { params }, { token });
        return [seen.status, entered.status, managed.status];
      };
      await join('see');
      expect(await allowed()).toEqual([200, 404, 404]);
      await join('enter');
      expect(await allowed()).toEqual([200, 200, 404]);
      await join('see');
      expect(await allowed()).toEqual([200, 200, 404]);
      const change = (level: AccessLevel, memberId: number = coach.accountId) =>
        server.call('updateCircleLevel', { params: { memberId }, body: { level } }, { token: player.token });
      expect((await change('manage')).body.circle.map(({ level }) => level)).toEqual(['manage']);
      expect(await allowed()).toEqual([200, 200, 200]);
      await change('see');
      expect(await allowed()).toEqual([200, 404, 404]);
      expect((await change('see', 1)).error?.code).toBe('MEMBER_NOT_FOUND');
      const { events } = (await server.call('listAuditEvents', {}, { token: player.token })).body;
      expect(events.filter(({ kind }) => kind === 'circleLevelChanged').map(({ details }) => details['level'])).toEqual(
        ['see', 'manage', 'enter'],
      );
    });

    it('let in one of several who accept at once (ACCESS-O10)', async () => {
      const player = await person();
      const people = [await person(), await person(), await person()];
      const { secret } = await invite(player);
      const replies = await Promise.all(people.map((one) => accept(one, secret)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect(await circle(player)).toHaveLength(1);
    });

    it('end when withdrawn and after seven days, and are not for oneself (ACCESS-O10)', async () => {
      const player = await person();
      const coach = await person();
      const { secret, invitations } = await invite(player);
      expect((await accept(player, secret)).error?.code).toBe(NOT_FOUND);
      const params = { invitationId: invitations[0]?.invitationId ?? '' };
      // Of another account, which cannot end it.
      await server.call('withdrawCircleInvitation', { params }, { token: coach.token });
      expect((await read(coach, secret)).status).toBe(200);
      await server.call('withdrawCircleInvitation', { params }, { token: player.token });
      expect((await accept(coach, secret)).error?.code).toBe(NOT_FOUND);
      const late = await invite(player);
      server.clock.advance(7 * DAY);
      const again = { ...coach, token: await server.tokenOf(coach.accountId) };
      expect((await accept(again, late.secret)).error?.code).toBe(NOT_FOUND);
      expect(await circle({ ...player, token: await server.tokenOf(player.accountId) })).toEqual([]);
    });

    it('are stored by hash, and are twenty at a time (ACCESS-O10)', async () => {
      const player = await person();
      const { secret } = await invite(player);
      const { rows } = await database.pool.query('SELECT * FROM circle_invitations');
      expect(JSON.stringify(rows)).not.toContain(secret);
      for (let open = 2; open <= 20; open += 1) await invite(player);
      const { error } = await server.call(
        'createCircleInvitation',
        { body: { isForGuardian: false } },
        { token: player.token },
      );
      expect(error?.code).toBe('INVITATIONS_FULL');
    });

    it('say who invites and nothing else to a visitor with the link, and the same of every link that opens nothing (ACCESS-O73)', async () => {
      const player = await person({ firstName: 'Noah', allowPublicSite: false });
      const { secret, invitations } = await invite(player);
      const visit = (link: string) => server.call('readCircleInvitation', { body: { secret: link } });
      expect((await visit(secret)).body).toEqual({
        fullName: `Noah Last ${player.accountId}`,
        isForGuardian: false,
        level: 'see',
      });
      const params = { invitationId: invitations[0]?.invitationId ?? '' };
      await server.call('withdrawCircleInvitation', { params }, { token: player.token });
      const used = await invite(player);
      await accept(await person(), used.secret);
      const late = await invite(player);
      server.clock.advance(7 * DAY);
      const answers = [];
      for (const link of [secret, used.secret, late.secret, 'x'.repeat(43)]) {
        const { status, error } = await visit(link);
        answers.push([status, error?.code, error?.message]);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.slice(0, 2)).toEqual([404, NOT_FOUND]);
    });

    it('cannot be guessed: sixty tries of an account, and 120 of a network, in an hour (ACCESS-O10, ACCESS-O73)', async () => {
      const guesser = await person();
      const guess = (time: number) => String(time).padStart(43, 'x');
      for (let time = 1; time <= 60; time += 1) await accept(guesser, guess(time));
      expect((await accept(guesser, guess(61))).status).toBe(429);
      const from = { from: '198.51.100.7' };
      const visit = (time: number) => server.call('readCircleInvitation', { body: { secret: guess(time) } }, from);
      for (let time = 1; time <= 120; time += 1) await visit(time);
      expect((await visit(121)).status).toBe(429);
    });

    describe('by username', () => {
      const ask = ({ token }: Person, username: string) =>
        server.call('inviteToCircle', { body: { username } }, { token });
      const received = async ({ token }: Person) =>
        (await server.call('listReceivedInvitations', {}, { token })).body.invitations;
      const take = ({ token }: Person, playerId: number, invitationId: string) =>
        server.call('acceptReceivedInvitation', { params: { playerId, invitationId } }, { token });
      const decline = ({ token }: Person, playerId: number, invitationId: string, isBlocked = false) =>
        server.call(
          'declineReceivedInvitation',
          { params: { playerId, invitationId }, body: { isBlocked } },
          { token },
        );
      const shared = async ({ token }: Person) =>
        (await server.call('listSharedPlayers', {}, { token })).body.players.map(({ accountId }) => accountId);
      const leave = ({ token }: Person, playerId: number) =>
        server.call('leaveCircle', { params: { playerId } }, { token });
      const unread = async ({ token }: Person) =>
        (await server.call('getActiveAccount', {}, { token })).body.unreadNotices;
      const trail = async ({ token }: Person) =>
        (await server.call('listAuditEvents', {}, { token })).body.events
          .filter(({ kind }) => kind !== 'signedIn')
          .map(({ kind, details, address }) => [kind, details['username'], address]);

      it('put nobody into a circle or a list of players before the account has accepted (ACCESS-O61)', async () => {
        const [player, coach, stranger] = [await person({ allowPublicSite: false }), await person(), await person()];
        const { body } = await ask(player, coach.username.toUpperCase());
        const invited = { username: coach.username, fullName: `First Last ${coach.accountId}` };
        expect(body.invitations).toMatchObject([{ invited, isDeclined: false }]);
        expect([await circle(player), await shared(coach), await unread(coach)]).toEqual([[], [], 1]);
        const { token } = coach;
        const profile = () => server.call('getProfile', { params: { username: player.username } }, { token });
        expect((await profile()).status).toBe(404);
        const [invitation] = await received(coach);
        expect(invitation).toMatchObject({ playerId: player.accountId, username: player.username });
        const { playerId = 0, invitationId = '' } = invitation ?? {};
        // It is for that account alone.
        expect((await take(stranger, playerId, invitationId)).error?.code).toBe(NOT_FOUND);
        expect((await take(coach, playerId, invitationId)).body).toEqual({
          username: player.username,
          needsGuardian: false,
        });
        expect([await circle(player), await shared(coach)]).toEqual([[coach.accountId], [player.accountId]]);
        expect((await profile()).status).toBe(200);
        expect(await received(coach)).toEqual([]);
        expect((await take(coach, playerId, invitationId)).error?.code).toBe(NOT_FOUND);
        expect(await trail(player)).toEqual([
          ['circleMemberAdded', coach.username, ''],
          ['circleMemberInvited', coach.username, '127.0.0.1'],
        ]);
        expect(await trail(coach)).toEqual([['circleJoined', player.username, '127.0.0.1']]);
      });

      it('can be declined, and the player cannot ask again before it has expired (ACCESS-O61)', async () => {
        const [player, coach] = [await person(), await person()];
        await ask(player, coach.username);
        const [invitation] = await received(coach);
        const { playerId = 0, invitationId = '' } = invitation ?? {};
        expect((await decline(coach, playerId, invitationId)).body.invitations).toEqual([]);
        expect((await take(coach, playerId, invitationId)).error?.code).toBe(NOT_FOUND);
        expect((await ask(player, coach.username)).body.invitations).toMatchObject([{ isDeclined: true }]);
        expect([await circle(player), await received(coach), await unread(coach)]).toEqual([[], [], 0]);
        server.clock.advance(7 * DAY);
        const [later, back] = [await server.tokenOf(player.accountId), await server.tokenOf(coach.accountId)];
        await ask({ ...player, token: later }, coach.username);
        expect(await received({ ...coach, token: back })).toHaveLength(1);
      });

      it('of a blocked player reach nobody, and the player is not told (ACCESS-O62)', async () => {
        const [player, coach] = [await person(), await person()];
        await ask(player, coach.username);
        const [invitation] = await received(coach);
        await decline(coach, player.accountId, invitation?.invitationId ?? '', true);
        server.clock.advance(7 * DAY);
        const later = { ...player, token: await server.tokenOf(player.accountId) };
        const back = { ...coach, token: await server.tokenOf(coach.accountId) };
        const { status, body } = await ask(later, coach.username);
        expect([status, body.invitations.length, await received(back), await unread(back)]).toEqual([200, 1, [], 1]);
      });

      it('reach nobody who may be a child and does not know the player, as if there were no such username; a link does (TEAM-O140)', async () => {
        const [player, coach] = [await person(), await person()];
        const children = [
          await person({ birthYear: 2014 }),
          await person({ birthYear: null }),
          await person({ birthYear: null, birthDate: calendarDay('2014-05-05') }),
        ];
        const missing = await ask(player, 'nobody-at-all');
        for (const child of children) {
          const { status, error } = await ask(player, child.username);
          expect([status, error?.message]).toEqual([missing.status, missing.error?.message]);
          expect([await received(child), await unread(child)]).toEqual([[], 0]);
          const { secret } = await invite(player);
          expect((await accept(child, secret)).status).toBe(200);
        }
        // Somebody who lets the player see them, whom the player lets see, and somebody of the same team.
        const knownAs = { birthYear: null, allowPublicSite: true };
        const lettingIn = await person({ ...knownAs, seeingIds: [coach.accountId] });
        const teammate = await person(knownAs);
        const organizationId = 7_000 + coach.accountId;
        const since = new Date();
        await database.query
          .insert(teamCoaches)
          .values({ accountId: accountIdOf(coach.accountId), organizationId, isHead: true, since });
        await database.query
          .insert(teamPlayers)
          .values({ accountId: accountIdOf(teammate.accountId), organizationId, level: 'see', since });
        for (const known of [lettingIn, teammate]) {
          expect([(await ask(coach, known.username)).status, await unread(known)]).toEqual([200, 1]);
        }
      });

      it('answer alike for an account that is private, missing or oneself (ACCESS-O61)', async () => {
        const player = await person();
        const hidden = await person({ allowPublicSite: false });
        for (const name of [hidden.username, 'nobody-at-all', player.username]) {
          const { status, error } = await ask(player, name);
          expect([name, status, error?.code]).toEqual([name, 404, 'INVITED_NOT_FOUND']);
        }
        const coach = await person({ allowPublicSite: false, subCircleAccountIds: [player.accountId] });
        expect((await ask(player, coach.username)).body.invitations).toHaveLength(1);
      });

      it('invite a member of the circle and an invited account no second time, and none to a full circle (ACCESS-O61)', async () => {
        const coach = await person();
        const player = await person({ subCircleAccountIds: [coach.accountId] });
        expect((await ask(player, coach.username)).body.invitations).toEqual([]);
        const mother = await person();
        await ask(player, mother.username);
        expect((await ask(player, mother.username)).body.invitations).toHaveLength(1);
        const full = await person({ subCircleAccountIds: Array.from({ length: 100 }, (_, index) => 5_000 + index) });
        expect((await ask(full, coach.username)).error?.code).toBe('CIRCLE_FULL');
      });

      it('keep every one of several members who accept at once (ACCESS-O61)', async () => {
        const player = await person();
        const members = [await person(), await person(), await person()];
        await Promise.all(members.map((member) => addToCircle(server, player, member)));
        expect(await circle(player)).toHaveLength(3);
      });

      it('let the member leave the circle again, with a line in both trails (ACCESS-O61)', async () => {
        const coach = await person();
        const player = await person({ allowPublicSite: false, subCircleAccountIds: [coach.accountId] });
        expect((await leave(coach, player.accountId)).body).toEqual({ hasLeft: true });
        expect([await circle(player), await shared(coach)]).toEqual([[], []]);
        expect(await trail(player)).toEqual([['circleMemberLeft', coach.username, '']]);
        expect(await trail(coach)).toEqual([['circleLeft', player.username, '127.0.0.1']]);
        // Of somebody else's circle, and of nobody's: the same answer, and no line.
        expect((await leave(coach, player.accountId)).status).toBe(200);
        expect((await leave(coach, 2_000_000_000)).status).toBe(200);
        expect(await trail(coach)).toHaveLength(1);
      });
    });

    it('keep a full circle full (ACCESS-O10)', async () => {
      const player = await person({ subCircleAccountIds: Array.from({ length: 100 }, (_, index) => 5_000 + index) });
      const { secret } = await invite(player);
      const coach = await person();
      expect((await accept(coach, secret)).error?.code).toBe('CIRCLE_FULL');
      expect((await read(coach, secret)).status).toBe(200);
    });
  });
});
