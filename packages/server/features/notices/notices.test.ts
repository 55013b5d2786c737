import { randomUUID } from 'node:crypto';
import { accountIdOf } from '@strokebook/golf/access';
import { beforeEach, describe, expect, it } from 'vitest';
import { tell } from '../../db/notices/tell.ts';
import { notices, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { createNoticeMailJob } from '../../jobs/notice-mails.ts';
import { createMailStopToken } from '../../lib/mail-stop-token.ts';
import { loadSigningKey } from '../sign-in/signing-key.ts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
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
      // The invitation was answered.
      expect([await unread(player), await unread(coach)]).toEqual([2, 1]);
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
      expect(await toldTo(coach)).toEqual([]);
    });

    it('comes in pages, the newest first, and no more than 200 are kept (TEAM-33)', async () => {
      const [player, coach] = [await person(), await person()];
      for (let count = 0; count < 203; count += 1) {
        await database.query.transaction((tx) =>
          tell(tx, accountIdOf(player.accountId), {
            ...{
              kind: 'teamMemberLeft',
              at: new Date(server.clock.now().getTime() + count),
              byId: accountIdOf(coach.accountId),
              details: { team: { organizationId: count, name: 'Glen' } },
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

    const withdraw = async ({ token }: Person) => {
      const { invitations } = (await server.call('listCircleInvitations', {}, { token })).body;
      for (const { invitationId } of invitations) {
        await server.call('withdrawCircleInvitation', { params: { invitationId } }, { token });
      }
    };
    const stillUnread = async (who: Person) =>
      (await server.call('listNotices', { query: { isUnread: 'true' } }, { token: who.token })).body.notices.map(
        ({ kind }) => kind,
      );

    it('asks nothing any more, and counts as read, once an invitation was accepted, declined, withdrawn or has expired (TEAM-O141)', async () => {
      const ends: Readonly<Record<string, (player: Person, member: Person) => Promise<unknown>>> = {
        accepted: (_player, member) => accept(member),
        declined: async (_player, { token }) => {
          const { body } = await server.call('listReceivedInvitations', {}, { token });
          const { playerId = 0, invitationId = '' } = body.invitations[0] ?? {};
          const params = { playerId, invitationId };
          await server.call('declineReceivedInvitation', { params, body: { isBlocked: false } }, { token });
        },
        withdrawn: (player) => withdraw(player),
        // As retention does within an hour.
        expired: ({ accountId }) =>
          database.pool.query('DELETE FROM circle_invitations WHERE account_id = $1', [accountId]),
      };
      for (const [how, end] of Object.entries(ends)) {
        const [player, member] = [await person(), await person()];
        await invite(player, member);
        expect([how, await unread(member), await stillUnread(member)]).toEqual([how, 1, ['circleInvitation']]);
        await end(player, member);
        expect([how, await unread(member), await stillUnread(member)]).toEqual([how, 0, []]);
        // A withdrawn invitation takes along what was told of it, with the name of who sent it.
        expect((await toldTo(member)).map(({ isRead }) => isRead)).toEqual(how === 'withdrawn' ? [] : [true]);
      }
    });

    it('asks nothing any more once a guardian has answered, or a receiver agreed (TEAM-O141)', async () => {
      const parent = await person();
      const child = await person({ birthYear: 2012, subCircleAccountIds: [parent.accountId] });
      const guardian = { params: { memberId: parent.accountId }, body: { isGuardian: true } };
      await server.call('nameGuardian', guardian, { token: child.token });
      expect(await stillUnread(parent)).toEqual(['guardianAsked']);
      const params = { playerId: child.accountId };
      await server.call('answerGuardian', { params, body: { isGuardian: true } }, { token: parent.token });
      await server.call('updateContact', { body: { receiverId: parent.accountId } }, { token: child.token });
      expect(await stillUnread(parent)).toEqual(['receivingAsked']);
      await server.call('updateReceiving', { params, body: { isOn: true } }, { token: parent.token });
      expect([await unread(parent), await stillUnread(parent)]).toEqual([0, []]);
    });

    it('is once what the same person does again before it was read, with the newest details (TEAM-O141)', async () => {
      const [player, coach] = [await person(), await person()];
      await invite(player, coach);
      await withdraw(player);
      later();
      const body = { username: coach.username, level: 'see' as const };
      await server.call('inviteToCircle', { body }, { token: player.token });
      expect(await said(coach)).toEqual([['circleInvitation', player.username, { level: 'see' }]]);
      expect(await unread(coach)).toBe(1);
    });

    it('keeps a question that nobody has read or answered, whatever others do (TEAM-O141)', async () => {
      const parent = await person();
      const child = await person({ birthYear: 2012, subCircleAccountIds: [parent.accountId] });
      const guardian = { params: { memberId: parent.accountId }, body: { isGuardian: true } };
      await server.call('nameGuardian', guardian, { token: child.token });
      const told = (count: number) => ({
        ...{ kind: 'teamMemberLeft' as const, byId: accountIdOf(child.accountId) },
        at: new Date(server.clock.now().getTime() + count),
        details: { team: { organizationId: count, name: 'Glen' } },
      });
      for (let count = 1; count <= 230; count += 1) {
        await database.query.transaction((tx) => tell(tx, accountIdOf(parent.accountId), told(count)));
      }
      const { rows } = await database.pool.query<{ kind: string; count: number }>(
        'SELECT kind, count(*)::int FROM notices WHERE account_id = $1 GROUP BY kind ORDER BY kind',
        [parent.accountId],
      );
      expect(rows).toEqual([
        { kind: 'guardianAsked', count: 1 },
        { kind: 'teamMemberLeft', count: 200 },
      ]);
    });

    it('names people as they were called then, also after they left and took another name (TEAM-O142)', async () => {
      const [player, coach] = [await person({ lastName: 'Then' }), await person()];
      await invite(player, coach);
      await accept(coach);
      await server.call('removeCircleMember', { params: { memberId: coach.accountId } }, { token: player.token });
      const username = `now-${player.accountId}`;
      const name = { firstName: 'Newname', lastName: 'Secret', username };
      expect((await server.call('updateName', { body: name }, { token: player.token })).status).toBe(200);
      const text = JSON.stringify(await toldTo(coach));
      expect(text).toContain('"name":"Pat Then"');
      expect(text).toContain(`"username":"${player.username}"`);
      expect(text).not.toMatch(/Newname|Secret|now-/);
    });

    it('names by an older notice only somebody whom the reader knows, as they are called now (TEAM-O142)', async () => {
      const [known, stranger] = [await person({ lastName: 'Known' }), await person()];
      const reader = await person({ subCircleAccountIds: [known.accountId] });
      for (const { accountId } of [known, stranger]) {
        await database.query.insert(notices).values({
          ...{ accountId: accountIdOf(reader.accountId), noticeId: randomUUID(), kind: 'circleMemberLeft' },
          ...{ toldAt: server.clock.now(), byId: accountIdOf(accountId) },
        });
      }
      const names = (await toldTo(reader)).map(({ by }) => by?.name ?? null);
      expect(names.toSorted()).toEqual(['Pat Known', null]);
    });

    it('does not name who has no account any more, and goes with the account that was told (TEAM-33, OPS-11)', async () => {
      const [player, coach] = [await person(), await person()];
      await invite(player, coach);
      await accept(coach);
      const remove = ({ username, token }: Person) => server.call('deleteAccount', { body: { username } }, { token });
      expect((await remove(coach)).status).toBe(200);
      expect(await said(player)).toEqual([['circleMemberJoined', null, { level: 'enter' }]]);
      const { rows } = await database.pool.query<object>(
        'SELECT by_name, by_username FROM notices WHERE account_id = $1',
        [player.accountId],
      );
      expect(rows).toEqual([{ by_name: null, by_username: null }]);
      const removed = await remove(player);
      expect(removed.body.removed).toContainEqual({ what: 'notices', count: 1 });
    });

    describe('by mail', () => {
      const run = async () => {
        const { linkSecret } = await loadSigningKey(database);
        const sent: Mail[] = [];
        const job = createNoticeMailJob({
          ...{ query: database.query, clock: server.clock, log: { error: () => {} } },
          mail: { canSend: true, send: async (mail) => void sent.push(mail) },
          config: { productName: 'Strokebook', publicUrl: 'https://golf.example' },
          linkSecret,
        });
        await job.run(new AbortController().signal);
        return sent;
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
        expect(mail?.text).toContain(`${player.username}: an invitation\n\nhttps://golf.example/account/new`);
      });

      it('names people of the circle and the teams of its reader by name, and strangers by username (TEAM-O140)', async () => {
        const [stranger, friend] = [await person({ lastName: 'Stranger' }), await person({ lastName: 'Friend' })];
        const [player, mate] = [await person({ lastName: 'Player' }), await person({ lastName: 'Mate' })];
        const reader = await person({
          email: `mail-${lastId}@example.org`,
          emailConfirmedAt: server.clock.now(),
          subCircleAccountIds: [friend.accountId],
        });
        await database.pool.query('UPDATE accounts SET seeing_ids = ARRAY[$1::int] WHERE account_id = $2', [
          reader.accountId,
          player.accountId,
        ]);
        const membership = { organizationId: 900, since: server.clock.now() };
        await database.query
          .insert(teamPlayers)
          .values({ ...membership, accountId: accountIdOf(mate.accountId), level: 'see' });
        await database.query
          .insert(teamCoaches)
          .values({ ...membership, accountId: accountIdOf(reader.accountId), isHead: true });
        await mailOn(reader);
        for (const { accountId } of [stranger, friend, player, mate]) {
          const told = { kind: 'teamMemberLeft' as const, at: server.clock.now(), byId: accountIdOf(accountId) };
          await database.query.transaction((tx) => tell(tx, accountIdOf(reader.accountId), told));
          later();
        }
        const lines = (await run())[0]?.text.split('\n').slice(0, 4);
        const names = [stranger.username, 'Pat Friend', 'Pat Player', 'Pat Mate'];
        expect(lines).toEqual(names.map((name) => `${name}: a change of your team`));
      });

      it('says nothing of a question that was answered or taken back meanwhile (TEAM-O141)', async () => {
        const [player, coach] = [await person(), await withEmail()];
        await mailOn(coach);
        await invite(player, coach);
        await withdraw(player);
        expect(await run()).toEqual([]);
      });

      it('ends without a sign-in by the address in it, for a person and for a mail program, and for that account alone (TEAM-O144)', async () => {
        const [player, coach, other] = [await person(), await withEmail(), await withEmail()];
        for (const reader of [coach, other]) {
          await mailOn(reader);
          await invite(player, reader);
        }
        const mail = (await run()).find(({ to }) => to === `mail-${coach.accountId - 1}@example.org`);
        const token = /https:\/\/golf\.example\/unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
        expect(mail?.stopUrl).toBe(`https://golf.example/api/notice-mail/stop?token=${token}`);
        const isOn = async (who: Person) =>
          (await server.call('getActiveAccount', {}, { token: who.token })).body.mailsNotices;
        const url = mail?.stopUrl?.replace('https://golf.example', '') ?? '';
        // What opens addresses before a person does ends nothing.
        expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404);
        expect(await isOn(coach)).toBe(true);
        for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
          await mailOn(coach);
          const headers = { 'content-type': type };
          const reply = await server.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
          expect([type, reply.statusCode, reply.json()]).toEqual([type, 200, { isStopped: true }]);
          expect([await isOn(coach), await isOn(other)]).toEqual([false, true]);
        }
        await mailOn(coach);
        expect((await server.call('stopNoticeMail', { query: { token } })).status).toBe(200);
        expect(await isOn(coach)).toBe(false);
      });

      it('is ended by no token that was made up, and by one of an account that is gone with the same answer (TEAM-O144)', async () => {
        const [reader, gone] = [await withEmail(), await withEmail()];
        await mailOn(reader);
        const { linkSecret } = await loadSigningKey(database);
        const [good, ofGone] = [reader, gone].map(({ accountId }) =>
          createMailStopToken(linkSecret, accountIdOf(accountId)),
        ) as [string, string];
        const stop = async (token: string) => {
          const { status, body, error } = await server.call('stopNoticeMail', { query: { token } });
          return [status, error?.code ?? body];
        };
        const madeUp = [
          `${reader.accountId}.`,
          good.slice(0, -1),
          `${good}x`,
          good.replace(/^\d+/, '1'),
          '',
          '.',
          'x.y',
        ];
        for (const token of [...madeUp, ofGone.replace(/^\d+/, String(reader.accountId))]) {
          expect([token, ...(await stop(token))]).toEqual([token, 404, 'NOT_FOUND']);
        }
        await server.call('deleteAccount', { body: { username: gone.username } }, { token: gone.token });
        expect(await stop(ofGone)).toEqual(await stop(good));
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
