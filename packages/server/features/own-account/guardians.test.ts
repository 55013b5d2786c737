import { accountIdOf, features } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { addToCircle } from '../../testing/add-to-circle.ts';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

describe('privacy of children', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let lastId = 100;

    const person = async (account: Partial<TestAccount> = {}) => {
      const accountId = (lastId += 1);
      await storeAccount(database, { profileTypeIds: [4], ...account, accountId });
      return { accountId, username: `user-${accountId}`, token: await server.tokenOf(accountId) };
    };
    type Person = Pick<Awaited<ReturnType<typeof person>>, 'accountId' | 'token'>;
    /** A first sign-in by phone, with a name that search would list. */
    const signUp = async () => {
      const phoneNumber = `+1555014${String((lastId += 1)).padStart(4, '0')}`;
      await server.call('startPhoneSignIn', { body: { phoneNumber } });
      const code = /\d{6}/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '';
      const { body } = await server.call('verifyCode', { body: { phoneNumber, code } });
      const token = body.idToken;
      // Names have no digits.
      const letters = String(lastId).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
      const username = `young-${letters}`;
      await server.call('updateName', { body: { firstName: 'Young', lastName: `N${letters}`, username } }, { token });
      return { accountId: body.accountId, username, token };
    };
    const state = ({ token }: Person, birthYear: number) =>
      server.call('updateBirthYear', { body: { birthYear } }, { token });
    const share = ({ token }: Person, body: Parameters<typeof server.call<'updateSharing'>>[1]['body']) =>
      server.call('updateSharing', { body }, { token });
    const seenBy = async (username: string, token?: string) => [
      (await server.call('getProfile', { params: { username } }, { token })).status,
      (await server.call('searchAccounts', { query: { q: username.replace('young-', 'Young N') } }, { token })).body
        .accounts.length,
    ];
    const trail = async ({ token }: Person) =>
      (await server.call('listAuditEvents', {}, { token })).body.events
        .filter(({ kind }) => kind.startsWith('guardian') || ['sharingChanged', 'circleMemberRemoved'].includes(kind))
        .map(({ kind, details }) => [kind, details]);

    describe('a new account', () => {
      const CLOSED = { allowPublicSite: false, showsComingEvents: false, hasStartingPrivacy: true };

      it('TEAM-28: starts closed, is in no search, and opens once an adult’s year of birth is stated', async () => {
        const player = await signUp();
        const stranger = await person();
        const first = (await server.call('getSharing', {}, { token: player.token })).body;
        expect(first).toMatchObject({ ...CLOSED, birthYear: null, isAdult: false });
        expect(await seenBy(player.username, stranger.token)).toEqual([404, 0]);
        // 18 this year, which counts as under 18 until the year is over.
        const young = await signUp();
        expect((await state(young, 2008)).body).toMatchObject({ ...CLOSED, birthYear: 2008, isAdult: false });
        expect(await seenBy(young.username, stranger.token)).toEqual([404, 0]);
        const adult = (await state(player, 2007)).body;
        expect(adult).toMatchObject({ allowPublicSite: true, showsComingEvents: true, isAdult: true });
        expect(await seenBy(player.username, stranger.token)).toEqual([200, 1]);
        expect((await state(player, 2009)).body).toMatchObject(CLOSED);
        const changed = { publicSite: 'closed → open', comingEvents: 'closed → open' };
        expect((await trail(player)).at(1)).toEqual(['sharingChanged', changed]);
      });

      it('TEAM-28: is opened by no year of birth once its owner has chosen who sees it', async () => {
        const player = await signUp();
        await share(player, { settings: [{ featureId: features.gallery, isPublic: false }] });
        const { body } = await state(player, 1980);
        expect(body).toMatchObject({ ...CLOSED, hasStartingPrivacy: false, isAdult: true });
      });

      it('FIRST-13: takes the events and the year of birth at the welcome, and the standard follows at once', async () => {
        const player = await signUp();
        const { token, accountId } = player;
        const standard = async () =>
          (await server.call('getPlayerStandard', { params: { accountId } }, { token })).body.standardName;
        expect(await standard()).toBe('pgaTour2024');
        const body = { profileType: 'player', gender: 'men', birthYear: 2012 } as const;
        expect((await server.call('answerFirstQuestions', { body }, { token })).status).toBe(200);
        expect(await standard()).toBe('collegeMen');
        const { query, params } = { query: {}, params: { accountId } };
        expect((await server.call('findRoundCourses', { params, query }, { token })).body.gender).toBe('men');
        expect((await server.call('getSharing', {}, { token })).body).toMatchObject({ ...CLOSED, birthYear: 2012 });
      });

      it('TEAM-28: from before the question stays as open as it was, whatever year is stated', async () => {
        const player = await person();
        expect((await state(player, 2014)).body).toMatchObject({ allowPublicSite: true, showsComingEvents: true });
      });
    });

    describe('a guardian', () => {
      const name = ({ token }: Person, memberId: number, isGuardian = true) =>
        server.call('nameGuardian', { params: { memberId: accountIdOf(memberId) }, body: { isGuardian } }, { token });
      const answer = ({ token }: Person, playerId: number, isGuardian = true) =>
        server.call('answerGuardian', { params: { playerId: accountIdOf(playerId) }, body: { isGuardian } }, { token });
      const look = async ({ token }: Person, playerId: number) =>
        (await server.call('getGuardedSharing', { params: { playerId: accountIdOf(playerId) } }, { token })).status;
      const set = ({ token }: Person, playerId: number, body: Parameters<typeof share>[1]) =>
        server.call('updateGuardedSharing', { params: { playerId: accountIdOf(playerId) }, body }, { token });
      const end = ({ token }: Person, playerId: number, memberId: number) =>
        server.call(
          'removeGuardedMember',
          { params: { playerId: accountIdOf(playerId), memberId: accountIdOf(memberId) } },
          { token },
        );
      const family = async () => {
        const [mother, coach] = [await person({ birthYear: 1980 }), await person()];
        const player = await person({ subCircleAccountIds: [mother.accountId, coach.accountId] });
        return { player, mother, coach };
      };

      it('TEAM-28: is a member whom the player names and who confirms, and nobody before or besides', async () => {
        const { player, mother, coach } = await family();
        const { accountId: playerId } = player;
        const stranger = await person();
        const manager = await person({ isProductManager: true });
        expect((await name(player, stranger.accountId)).error?.code).toBe('MEMBER_NOT_FOUND');
        expect((await answer(mother, playerId)).status).toBe(404);
        const named = (await name(player, mother.accountId)).body.circle;
        expect(named.map(({ accountId, guardian }) => [accountId, guardian])).toEqual([
          [mother.accountId, 'asked'],
          [coach.accountId, 'no'],
        ]);
        expect(await look(mother, playerId)).toBe(404);
        expect((await set(mother, playerId, { allowPublicSite: false })).status).toBe(404);
        const { players } = (await answer(mother, playerId)).body;
        expect(players).toMatchObject([{ playerId, isConfirmed: true }]);
        for (const other of [coach, stranger, manager, player]) {
          const statuses = [await look(other, playerId), (await set(other, playerId, {})).status];
          expect([...statuses, (await end(other, playerId, coach.accountId)).status]).toEqual([404, 404, 404]);
        }
        expect(await look(mother, playerId)).toBe(200);
      });

      it('TEAM-28: closes and opens the player’s pages and ends anybody’s access, and the player’s trail says so', async () => {
        const { player, mother, coach } = await family();
        const { accountId: playerId, username } = player;
        await name(player, mother.accountId);
        await answer(mother, playerId);
        expect((await set(mother, playerId, { allowPublicSite: false })).body.allowPublicSite).toBe(false);
        expect((await server.call('getProfile', { params: { username } })).status).toBe(404);
        const open = { allowPublicSite: true, showsComingEvents: false };
        expect((await set(mother, playerId, open)).body).toMatchObject(open);
        expect((await server.call('getProfile', { params: { username } })).status).toBe(200);
        const left = (await end(mother, playerId, coach.accountId)).body.circle;
        expect(left.map(({ accountId }) => accountId)).toEqual([mother.accountId]);
        const rounds = { params: { accountId: accountIdOf(playerId) } };
        await share(player, { allowPublicSite: false });
        expect((await server.call('listRounds', rounds, { token: coach.token })).status).toBe(404);
        const guardian = `user-${mother.accountId}`;
        expect(await trail(player)).toEqual([
          ['sharingChanged', { publicSite: 'open → closed' }],
          ['circleMemberRemoved', { username: `user-${coach.accountId}`, accountId: coach.accountId, guardian }],
          ['sharingChanged', { publicSite: 'closed → open', comingEvents: 'open → closed', guardian }],
          ['sharingChanged', { publicSite: 'open → closed', guardian }],
          ['guardianConfirmed', { username: guardian, accountId: mother.accountId }],
          ['guardianNamed', { username: guardian, accountId: mother.accountId }],
        ]);
      });

      it('TEAM-28: is one by accepting a link for a guardian, and by no other link', async () => {
        const [player, father, coach] = [await person(), await person({ birthYear: 1980 }), await person()];
        const invite = async (isForGuardian: boolean) =>
          (await server.call('createCircleInvitation', { body: { isForGuardian } }, { token: player.token })).body
            .secret;
        for (const [member, isForGuardian] of [
          [father, true],
          [coach, false],
        ] as const) {
          const body = { secret: await invite(isForGuardian) };
          const { token } = member;
          expect((await server.call('readCircleInvitation', { body }, { token })).body.isForGuardian).toBe(
            isForGuardian,
          );
          expect((await server.call('acceptCircleInvitation', { body }, { token })).status).toBe(200);
          expect(await look(member, player.accountId)).toBe(isForGuardian ? 200 : 404);
        }
      });

      it('TEAM-28: is none any more, at the next call, once either ends it or the member has left, also if they come back', async () => {
        const { player, mother } = await family();
        const { accountId: playerId } = player;
        const again = async () => {
          await name(player, mother.accountId);
          await answer(mother, playerId);
          expect(await look(mother, playerId)).toBe(200);
        };
        await again();
        await name(player, mother.accountId, false);
        expect(await look(mother, playerId)).toBe(404);
        await again();
        await answer(mother, playerId, false);
        expect(await look(mother, playerId)).toBe(404);
        await again();
        const { token } = mother;
        await server.call('leaveCircle', { params: { playerId: accountIdOf(playerId) } }, { token });
        await addToCircle(server, player, mother);
        expect(await look(mother, playerId)).toBe(404);
      });
    });
  });
});
