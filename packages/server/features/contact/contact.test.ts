import { accountIdOf, features } from '@strokebook/golf/access';
import { beforeEach, describe, expect, it } from 'vitest';
import { addToCircle } from '../../testing/add-to-circle.ts';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const SMTP = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'club@example.org' };
const draft = {
  name: 'Carla Coach',
  email: 'carla@college.example',
  organization: 'Harrow Glen',
  message: 'Would you like to visit us?\nCarla',
  website: '',
};
const DAY = 24 * 60 * 60_000;

describe('messages from visitors', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, { environment: SMTP });
    let lastId = 100;
    beforeEach(() => database.pool.query("DELETE FROM sign_in_counters WHERE counter_key LIKE 'message%'"));

    const person = async (account: Partial<TestAccount> = {}) => {
      const accountId = (lastId += 1);
      await storeAccount(database, { ...account, accountId });
      return { accountId, token: await server.tokenOf(accountId) };
    };
    type Person = Awaited<ReturnType<typeof person>>;
    const choose = ({ token }: Person, receiverId: number | null, birthDate?: string) =>
      server.call(
        'updateContact',
        { body: { receiverId, ...(birthDate === undefined ? {} : { birthDate }) } },
        { token },
      );
    /** The receiver turns a player's messages on or off. */
    const agree = ({ token }: Person, { accountId: playerId }: Person, isOn: boolean, birthDate?: string) =>
      server.call(
        'updateReceiving',
        { params: { playerId }, body: { isOn, ...(birthDate === undefined ? {} : { birthDate }) } },
        { token },
      );
    const send = ({ accountId }: Person, change: Partial<typeof draft> = {}, from?: string) =>
      server.call(
        'sendMessage',
        { params: { accountId }, body: { ...draft, ...change } },
        from === undefined ? {} : { from },
      );
    const messagesOf = async ({ token }: Person) => (await server.call('listMessages', {}, { token })).body.messages;
    const canContact = async ({ accountId }: Person, token?: string) =>
      (await server.call('getProfileById', { params: { accountId } }, { token })).body.canContact;
    /** A player who has not said their age, with a guardian. */
    const guarded = (parent: Person, account: Partial<TestAccount> = {}) =>
      person({
        subCircleAccountIds: [parent.accountId],
        guardianIds: [accountIdOf(parent.accountId)],
        ...account,
      });
    const adult = async () => {
      const player = await person();
      await choose(player, player.accountId, '2008-06-15');
      return player;
    };

    it('are off until the player turns them on (ACCESS-O60)', async () => {
      const player = await person();
      expect(await canContact(player)).toBe(false);
      expect((await send(player)).status).toBe(404);
      await choose(player, player.accountId, '2008-06-15');
      expect(await canContact(player)).toBe(true);
      expect((await send(player)).body).toEqual({ isSent: true });
      expect(await messagesOf(player)).toMatchObject([
        { name: draft.name, email: draft.email, organization: 'Harrow Glen', message: draft.message },
      ]);
      await choose(player, null);
      expect([await canContact(player), (await send(player)).status]).toEqual([false, 404]);
    });

    it('go to players themselves from the age of 18; without a date of birth nobody is (ACCESS-O60)', async () => {
      for (const birthDate of [undefined, '2008-06-16', '2012-01-01']) {
        const minor = await person();
        const { status, error } = await choose(minor, minor.accountId, birthDate);
        expect([birthDate, status, error?.code]).toEqual([birthDate, 422, 'CONTACT_FOR_ADULTS']);
        expect(await canContact(minor)).toBe(false);
      }
      const player = await person();
      expect((await choose(player, player.accountId, '2008-06-15')).body.contact.receiverId).toBe(player.accountId);
    });

    it('go to the member of the circle whom the player names, once the member has agreed, and to nobody outside of it (ACCESS-O60, ACCESS-O62)', async () => {
      const [parent, stranger] = [await person(), await person()];
      const player = await guarded(parent);
      expect((await choose(player, stranger.accountId)).status).toBe(404);
      expect((await choose(player, parent.accountId)).body.contact.isAgreed).toBe(false);
      expect([await canContact(player), (await send(player)).status]).toEqual([false, 404]);
      expect((await agree(parent, player, true, '1980-01-01')).body.players).toMatchObject([
        { accountId: player.accountId, isOn: true },
      ]);
      const { contact } = (await server.call('getSharing', {}, { token: player.token })).body;
      expect([contact.isAgreed, await canContact(player)]).toEqual([true, true]);
      await send(player);
      expect(await messagesOf(parent)).toMatchObject([{ playerId: player.accountId, name: draft.name }]);
      expect([await messagesOf(player), await messagesOf(stranger)]).toEqual([[], []]);
    });

    it('go to a guardian alone until the player is 18, also after somebody is no guardian any more (TEAM-28, ACCESS-O60)', async () => {
      const [mother, coach] = [await person(), await person()];
      const player = await guarded(mother, { subCircleAccountIds: [mother.accountId, coach.accountId] });
      const { status, error } = await choose(player, coach.accountId);
      expect([status, error?.code]).toEqual([422, 'CONTACT_FOR_GUARDIANS']);
      expect((await choose(player, mother.accountId)).status).toBe(200);
      await agree(mother, player, true, '1980-01-01');
      expect((await send(player)).status).toBe(200);
      const params = { memberId: accountIdOf(mother.accountId) };
      await server.call('nameGuardian', { params, body: { isGuardian: false } }, { token: player.token });
      expect([await canContact(player), (await send(player)).status]).toEqual([false, 404]);
      // From 18 on the player chooses anybody in the circle.
      expect((await choose(player, coach.accountId, '2008-06-15')).status).toBe(200);
    });

    it('end with the place in the circle, for good (ACCESS-O60)', async () => {
      const parent = await person();
      const player = await guarded(parent);
      await choose(player, parent.accountId);
      await agree(parent, player, true, '1980-01-01');
      expect((await send(player)).status).toBe(200);
      const { token } = player;
      await server.call('removeCircleMember', { params: { memberId: parent.accountId } }, { token });
      expect([await canContact(player), (await send(player)).status]).toEqual([false, 404]);
      await addToCircle(server, player, parent);
      expect((await send(player)).status).toBe(404);
      // Neither the old choice nor the old agreement counts again.
      await choose(player, parent.accountId);
      expect((await send(player)).status).toBe(404);
    });

    it('reach no member under 18 or without a date of birth, whoever names them (ACCESS-O62)', async () => {
      for (const birthDate of [undefined, '2014-01-01', '2008-06-16']) {
        const child = await person();
        const player = await guarded(child);
        await choose(player, child.accountId);
        const { status, error } = await agree(child, player, true, birthDate);
        expect([birthDate, status, error?.code]).toEqual([birthDate, 422, 'RECEIVING_FOR_ADULTS']);
        expect([await canContact(player), (await send(player)).status]).toEqual([false, 404]);
      }
      // A receiver who states a later date of birth receives no more.
      const parent = await person();
      const player = await guarded(parent);
      await choose(player, parent.accountId);
      await agree(parent, player, true, '2008-06-15');
      expect((await send(player)).status).toBe(200);
      await choose(parent, null, '2014-01-01');
      expect((await send(player)).status).toBe(404);
    });

    it('are agreed to for each player who asks for it, and for no other (ACCESS-O62)', async () => {
      const parent = await person();
      const [asking, other] = [await guarded(parent), await guarded(parent)];
      await choose(asking, parent.accountId);
      expect((await agree(parent, other, true, '1980-01-01')).status).toBe(404);
      expect((await agree(parent, asking, true, '1980-01-01')).status).toBe(200);
      await choose(other, parent.accountId);
      expect([(await send(asking)).status, (await send(other)).status]).toEqual([200, 404]);
      const { body } = await server.call('getActiveAccount', {}, { token: parent.token });
      // A message, and the request that waits.
      expect([body.unreadMessages, body.unreadNotices]).toEqual([1, 1]);
      expect((await agree(parent, asking, false)).status).toBe(200);
      expect((await send(asking)).status).toBe(404);
    });

    it('can be stopped by their receiver, all at once (ACCESS-O62)', async () => {
      const parent = await adult();
      const player = await guarded(parent);
      await choose(player, parent.accountId);
      await agree(parent, player, true);
      expect([(await send(player)).status, (await send(parent)).status]).toEqual([200, 200]);
      const { body } = await server.call('stopMessages', {}, { token: parent.token });
      expect(body).toMatchObject({ receivesOwn: false, players: [{ accountId: player.accountId, isOn: false }] });
      expect([(await send(player)).status, (await send(parent)).status]).toEqual([404, 404]);
      expect([await canContact(player), await canContact(parent)]).toEqual([false, false]);
    });

    it('of a blocked sender reach nobody, though it looks as if, until the sender is allowed again (ACCESS-O62)', async () => {
      const player = await adult();
      await send(player);
      await send(player, { email: 'dave@college.example' });
      const first = (await messagesOf(player)).find(({ email }) => email === draft.email);
      const params = { messageId: first?.messageId ?? '' };
      const { token } = player;
      // Of another account, which blocks nobody with it.
      await server.call('blockSender', { params }, { token: (await person()).token });
      expect(await messagesOf(player)).toHaveLength(2);
      const { body } = await server.call('blockSender', { params }, { token });
      expect(body.messages.map(({ email }) => email)).toEqual(['dave@college.example']);
      expect((await send(player, { email: 'Carla@College.example' })).body).toEqual({ isSent: true });
      expect(await messagesOf(player)).toHaveLength(1);
      const { blocked } = (await server.call('getReceiving', {}, { token })).body;
      expect(blocked).toEqual([{ sender: draft.email, name: draft.name }]);
      await server.call('unblockSender', { body: { sender: draft.email } }, { token });
      await database.pool.query("DELETE FROM sign_in_counters WHERE counter_key LIKE 'message%'");
      await send(player);
      expect(await messagesOf(player)).toHaveLength(2);
    });

    it('are closed where the profile is private, for members of the circle too (ACCESS-O60, ACCESS-17)', async () => {
      const parent = await person();
      for (const hidden of [
        { allowPublicSite: false },
        { settings: [{ featureId: features.website, isPublic: false }] },
      ]) {
        const player = await guarded(parent, hidden);
        await choose(player, parent.accountId);
        const params = { accountId: player.accountId };
        const { status } = await server.call('sendMessage', { params, body: draft }, { token: parent.token });
        expect([await canContact(player, parent.token), status]).toEqual([false, 404]);
      }
    });

    it('are counted as new until they are read, and can be deleted by their receiver alone (ACCESS-O60)', async () => {
      const [player, other] = [await adult(), await person()];
      await send(player);
      await send(player);
      const { token } = player;
      const unread = async () => (await server.call('getActiveAccount', {}, { token })).body.unreadMessages;
      expect(await unread()).toBe(2);
      await server.call('readMessages', {}, { token });
      expect(await unread()).toBe(0);
      const [first] = await messagesOf(player);
      const params = { messageId: first?.messageId ?? '' };
      await server.call('deleteMessage', { params }, { token: other.token });
      expect(await messagesOf(player)).toHaveLength(2);
      expect((await server.call('deleteMessage', { params }, { token })).body.messages).toHaveLength(1);
    });

    it('are mailed to a confirmed email only, with the sender for an answer; no reply and no log has an address (ACCESS-O60)', async () => {
      const player = await adult();
      const sent = server.mails.length;
      await server.call('updateEmail', { body: { email: 'player@example.org' } }, { token: player.token });
      await send(player);
      expect(server.mails).toHaveLength(sent + 1);
      const code = /\d{6}/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '';
      await server.call('confirmEmail', { body: { code } }, { token: player.token });
      expect((await send(player)).text).not.toContain('@');
      expect(server.mails.at(-1)).toMatchObject({ to: 'player@example.org', replyTo: draft.email });
      expect(server.mails.at(-1)?.text).toContain(draft.message);
      server.failMail(new Error('the mail server refused'));
      expect((await send(player)).status).toBe(200);
      server.failMail(null);
      expect(await messagesOf(player)).toHaveLength(3);
      expect(JSON.stringify(server.logged)).not.toContain('@');
    });

    it('are ten an hour from a network, three a day from it to a receiver, and sixty a day to a receiver (ACCESS-O60, ACCESS-O62)', async () => {
      const player = await adult();
      for (let time = 0; time < 3; time += 1) expect((await send(player, {}, '10.0.0.1')).status).toBe(200);
      expect((await send(player, {}, '10.0.0.1')).error?.code).toBe('TOO_MANY_REQUESTS');
      for (let time = 4; time < 10; time += 1) {
        expect((await send(await adult(), {}, '10.0.0.1')).status).toBe(200);
      }
      expect((await send(await adult(), {}, '10.0.0.1')).status).toBe(429);
      for (let network = 1; network < 20; network += 1) {
        for (let time = 0; time < 3; time += 1) {
          expect((await send(player, {}, `10.0.1.${network}`)).status).toBe(200);
        }
      }
      expect((await send(player, {}, '10.0.2.1')).status).toBe(429);
      expect((await send(await adult(), {}, '10.0.2.1')).status).toBe(200);
      server.clock.advance(DAY);
      expect((await send(player, {}, '10.0.0.1')).status).toBe(200);
    });

    it('of programs that fill the hidden field are not kept, though it looks as if (ACCESS-O60)', async () => {
      const player = await adult();
      expect((await send(player, { website: 'https://spam.example' })).body).toEqual({ isSent: true });
      expect(await messagesOf(player)).toEqual([]);
    });

    it.each([
      ['name', ''],
      ['name', 'a\r\nBcc: b@c.org'],
      ['email', 'nobody'],
      ['organization', 'x'.repeat(121)],
      ['message', ' '],
      ['message', 'x'.repeat(2_001)],
    ])('are refused at the field: %s', async (field, value) => {
      const player = await adult();
      const { status, error } = await send(player, { [field]: value });
      expect([status, error?.problems?.[0]?.path]).toEqual([400, `$.${field}`]);
    });

    it('are 200 at a time: the oldest that was read makes room, and an unread one never (ACCESS-O60, ACCESS-O62)', async () => {
      const player = await adult();
      await database.pool.query(
        `INSERT INTO contact_messages (account_id, message_id, player_id, player_name, sender_name, sender_email, body, sent_at, is_read)
         SELECT $1::int, gen_random_uuid(), $1::int, 'P', 'Old ' || n, 'a@b.org', 'x', '2026-01-01'::timestamptz + n * interval '1 minute', n = 2
         FROM generate_series(1, 200) n`,
        [player.accountId],
      );
      await send(player);
      const namesOf = async () => (await messagesOf(player)).map(({ name }) => name);
      const names = await namesOf();
      expect([names.length, names[0], names.at(-1)]).toEqual([200, draft.name, 'Old 1']);
      expect(names).not.toContain('Old 2');
      expect((await send(player)).error?.code).toBe('TOO_MANY_REQUESTS');
      expect(await namesOf()).toEqual(names);
      await server.call('readMessages', {}, { token: player.token });
      expect((await send(player)).status).toBe(200);
      expect((await namesOf()).at(-1)).toBe('Old 3');
    });
  });
});
