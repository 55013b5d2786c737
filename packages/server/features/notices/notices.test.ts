import { accountIdOf } from '@strokebook/golf/access';
import { beforeEach, describe, expect, it } from 'vitest';
import { tell } from '../../db/notices/tell.ts';
import { createNoticeMailJob } from '../../jobs/notice-mails.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const DAY = 24 * 60 * 60_000;

describe('what people are told', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let lastId = 0;
    type Person = Readonly<{ accountId: number; username: string; token: string }>;
    const person = async (account: Omit<Parameters<typeof storeAccount>[1], 'accountId'> = {}): Promise<Person> => {
      lastId += 1;
      const username = `told-${lastId}`;
      await storeAccount(database, {
        accountId: lastId,
        username,
        hasChosenName: true,
        firstName: 'Pat',
        lastName: `No ${lastId}`,
        birthYear: 1990,
        ...account,
      });
      return { accountId: lastId, username, token: await server.tokenOf(lastId) };
    };
    const toldTo = async ({ token }: Person) => (await server.call('listNotices', {}, { token })).body.notices;
    const said = async (who: Person) =>
      (await toldTo(who)).map(({ kind, by, details }) => [kind, by?.username ?? null, details]);
    /** What happens next has a time of its own. */
    const later = () => server.clock.advance(1_000);
    const unread = async ({ token }: Person) =>
      (await server.call('getActiveAccount', {}, { token })).body.unreadNotices;
    /** The same person, signed in again after a day. */
    const again = async (who: Person): Promise<Person> => ({ ...who, token: await server.tokenOf(who.accountId) });
    const invite = (player: Person, member: Person) =>
      server.call('inviteToCircle', { body: { username: member.username, level: 'enter' } }, { token: player.token });
    const accept = async (member: Person) => {
      const { body } = await server.call('listReceivedInvitations', {}, { token: member.token });
      const { playerId = 0, invitationId = '' } = body.invitations[0] ?? {};
      await server.call('acceptReceivedInvitation', { params: { playerId, invitationId } }, { token: member.token });
    };
    const put = (by: Person, player: Person, roundId: string, score = 4) => {
      const round = scoreOnlyRound(roundId);
      const holes = round.holes.map((hole, index) => (index === 0 ? { ...hole, score } : hole));
      const params = { accountId: player.accountId, roundId };
      return server.call('putRound', { params, body: { ...round, holes } }, { token: by.token });
    };

    it('is an invitation, who joined, another level, and who left; each counts until it is read (TEAM-33)', async () => {
      const [player, coach] = [await person(), await person()];
      await invite(player, coach);
      expect(await said(coach)).toEqual([['circleInvitation', player.username, { level: 'enter' }]]);
      await accept(coach);
      expect(await said(player)).toEqual([['circleMemberJoined', coach.username, { level: 'enter' }]]);
      later();
      const level = { params: { memberId: coach.accountId }, body: { level: 'see' as const } };
      await server.call('updateCircleLevel', level, { token: player.token });
      expect((await said(coach))[0]).toEqual(['levelChanged', player.username, { level: 'see' }]);
      await server.call('leaveCircle', { params: { playerId: player.accountId } }, { token: coach.token });
      expect((await said(player))[0]).toEqual(['circleMemberLeft', coach.username, {}]);
      expect([await unread(player), await unread(coach)]).toEqual([2, 2]);
    });

    it('is the question to be a guardian, its answer and its end, and the question to receive messages (TEAM-33, TEAM-28)', async () => {
      const parent = await person();
      const child = await person({ birthYear: 2012, subCircleAccountIds: [parent.accountId] });
      const name = (isGuardian: boolean) =>
        server.call(
          'nameGuardian',
          { params: { memberId: parent.accountId }, body: { isGuardian } },
          { token: child.token },
        );
      await name(true);
      const params = { playerId: child.accountId };
      await server.call('answerGuardian', { params, body: { isGuardian: true } }, { token: parent.token });
      later();
      await server.call('updateContact', { body: { receiverId: parent.accountId } }, { token: child.token });
      later();
      await name(false);
      expect((await said(parent)).map(([kind]) => kind).toSorted()).toEqual([
        ...['circleWaits', 'guardianAsked', 'guardianEnded', 'receivingAsked'],
      ]);
      expect((await said(child)).map(([kind]) => kind)).toEqual(['guardianConfirmed']);
    });

    it('is of changes by others one notice for each person and day, unread again with each further round (TEAM-33)', async () => {
      const [coach, parent] = [await person(), await person()];
      const player = await person({ subCircleAccountIds: [coach.accountId, parent.accountId] });
      await put(player, player, 'own');
      for (const score of [4, 5, 6]) await put(coach, player, 'a', score);
      await put(coach, player, 'a', 6);
      later();
      await put(parent, player, 'a', 7);
      expect(await said(player)).toEqual([
        ['dataChanged', parent.username, { roundIds: ['a'] }],
        ['dataChanged', coach.username, { roundIds: ['a'] }],
      ]);
      const [newest] = await toldTo(player);
      const read = { params: { noticeId: newest?.noticeId ?? '' }, body: { areOlderRead: true } };
      expect((await server.call('readNotices', read, { token: player.token })).body).toEqual({ unreadNotices: 0 });
      later();
      await put(coach, player, 'b');
      expect([(await said(player))[0], await unread(player)]).toEqual([
        ['dataChanged', coach.username, { roundIds: ['a', 'b'] }],
        1,
      ]);
      server.clock.advance(DAY);
      const [coachAgain, playerAgain] = [await again(coach), await again(player)];
      await put(coachAgain, player, 'c');
      expect((await said(playerAgain)).map(([, , details]) => details)).toContainEqual({ roundIds: ['c'] });
      // A refused change tells nothing.
      const refused = await server.call(
        'putRound',
        {
          params: { accountId: player.accountId, roundId: 'd' },
          query: { revision: 7 },
          body: scoreOnlyRound('d'),
        },
        { token: coachAgain.token },
      );
      expect(refused.error?.code).toBe('ROUND_REVISION_CONFLICT');
      expect(await unread(playerAgain)).toBe(2);
    });

    it('is nothing by somebody whom the person has blocked (TEAM-33, ACCESS-O61)', async () => {
      const [player, coach] = [await person(), await person()];
      await invite(player, coach);
      const { body } = await server.call('listReceivedInvitations', {}, { token: coach.token });
      const { playerId = 0, invitationId = '' } = body.invitations[0] ?? {};
      const decline = { params: { playerId, invitationId }, body: { isBlocked: true } };
      await server.call('declineReceivedInvitation', decline, { token: coach.token });
      const open = (await server.call('listCircleInvitations', {}, { token: player.token })).body.invitations;
      for (const { invitationId: id } of open) {
        await server.call('withdrawCircleInvitation', { params: { invitationId: id } }, { token: player.token });
      }
      await invite(player, coach);
      expect(await toldTo(coach)).toHaveLength(1);
    });

    it('comes in pages, the newest first, and no more than 200 are kept (TEAM-33)', async () => {
      const [player, coach] = [await person(), await person()];
      for (let count = 0; count < 203; count += 1) {
        await database.query.transaction((tx) =>
          tell(tx, accountIdOf(player.accountId), {
            ...{
              kind: 'circleMemberLeft',
              at: new Date(server.clock.now().getTime() + count),
              byId: accountIdOf(coach.accountId),
            },
          }),
        );
      }
      const { token } = player;
      const page = async (cursor?: string) =>
        (
          await server.call(
            'listNotices',
            { query: { limit: 50, ...(cursor === undefined ? {} : { cursor }) } },
            { token },
          )
        ).body;
      const all: string[] = [];
      for (let next: string | null | undefined; next !== null; ) {
        const { notices, nextCursor } = await page(next);
        all.push(...notices.map(({ toldAt }) => toldAt));
        next = nextCursor;
      }
      expect(all).toEqual(all.toSorted().reverse());
      expect([all.length, await unread(player)]).toEqual([200, 200]);
      const tenth = (await page()).notices[9];
      const read = (areOlderRead: boolean) =>
        server.call('readNotices', { params: { noticeId: tenth?.noticeId ?? '' }, body: { areOlderRead } }, { token });
      expect((await read(false)).body.unreadNotices).toBe(199);
      expect((await read(true)).body.unreadNotices).toBe(9);
    });

    it('does not name who has no account any more, and goes with the account that was told (TEAM-33, OPS-11)', async () => {
      const [player, coach] = [await person(), await person()];
      await invite(player, coach);
      await accept(coach);
      const remove = ({ username, token }: Person) => server.call('deleteAccount', { body: { username } }, { token });
      expect((await remove(coach)).status).toBe(200);
      expect(await said(player)).toEqual([['circleMemberJoined', null, { level: 'enter' }]]);
      const removed = await remove(player);
      expect(removed.body.removed).toContainEqual({ what: 'notices', count: 1 });
    });

    describe('by mail', () => {
      const run = () => {
        const sent: { to: string; subject: string; text: string }[] = [];
        const job = createNoticeMailJob({
          ...{ query: database.query, clock: server.clock, log: { error: () => {} } },
          mail: { canSend: true, send: async (mail) => void sent.push(mail) },
          config: { productName: 'Strokebook', publicUrl: 'https://golf.example' },
        });
        return job.run(new AbortController().signal).then(() => sent);
      };
      const mailOn = (who: Person) => server.call('updateNoticeMail', { body: { isOn: true } }, { token: who.token });
      const withEmail = () =>
        person({ email: `mail-${lastId}@example.org`, emailConfirmedAt: server.clock.now() } as never);
      beforeEach(() => database.pool.query('UPDATE accounts SET mails_notices = false'));

      it('is asked for, goes only to a confirmed email, and says no more than who and that there is something (TEAM-33)', async () => {
        const [player, coach, other] = [
          await person(),
          await withEmail(),
          await person({ email: 'unproven@example.org' }),
        ];
        expect((await mailOn(other)).error?.code).toBe('EMAIL_NOT_CONFIRMED');
        await invite(player, coach);
        expect(await run()).toEqual([]);
        expect((await mailOn(coach)).body.mailsNotices).toBe(true);
        const [mail, ...more] = await run();
        expect(more).toEqual([]);
        expect(mail?.subject).toBe('You have 1 new thing on Strokebook');
        expect(mail?.text).toContain(`Pat No ${player.accountId}: an invitation\n\nhttps://golf.example/account/new`);
      });

      it('comes once a day at most, and only of what no mail was about and nobody has read (TEAM-33)', async () => {
        const [player, coach] = [await person(), await withEmail()];
        await mailOn(coach);
        await invite(player, coach);
        expect(await run()).toHaveLength(1);
        await invite(await person(), coach);
        expect(await run()).toEqual([]);
        server.clock.advance(DAY);
        const [second] = await run();
        expect(second?.subject).toBe('You have 1 new thing on Strokebook');
        server.clock.advance(DAY);
        expect(await run()).toEqual([]);
        later();
        await invite(await person(), coach);
        const coachAgain = await again(coach);
        const [newest] = await toldTo(coachAgain);
        const read = { params: { noticeId: newest?.noticeId ?? '' }, body: { areOlderRead: false } };
        await server.call('readNotices', read, { token: coachAgain.token });
        expect(await run()).toEqual([]);
      });
    });
  });
});
