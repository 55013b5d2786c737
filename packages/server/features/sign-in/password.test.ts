import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPasswords } from '../../db/schema/index.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, newPhoneNumber, type TestPhone } from '../../testing/test-phone.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const PASSWORD = 'fairway-38-heron';

describe('passwords', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let phone: TestPhone;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      server = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '1000' });
      phone = createTestPhone(() => server);
    });
    afterEach(() => server.close());

    const enter = (password: string, phoneNumber = phone.phoneNumber) =>
      server.call('signInWithPassword', { body: { phoneNumber, password } });
    const set = (token: string, newPassword: string, currentPassword?: string) => {
      const body = currentPassword === undefined ? { newPassword } : { newPassword, currentPassword };
      return server.call('setPassword', { body }, { token });
    };
    const me = async (token: string) => (await server.call('getActiveAccount', {}, { token })).status;

    it('sign in only once one is set, with a token and the id of the account (AUTH-01, API-03, AUTH-O11)', async () => {
      const { body } = await phone.signIn();
      expect((await enter(PASSWORD)).error?.code).toBe('PASSWORD_MISMATCH');
      expect((await set(body.idToken, PASSWORD)).body.hasPassword).toBe(true);
      const reply = await enter(PASSWORD);
      expect([reply.status, reply.body.accountId]).toEqual([200, body.accountId]);
      expect(reply.cookie).toMatch(/^refreshToken=\d+\.[\w-]{43}$/);
      expect(await me(reply.body.idToken)).toBe(200);
    });

    it('answer alike for a wrong one, an account without one and a number of nobody (ERR-06)', async () => {
      const { body } = await phone.signIn();
      await set(body.idToken, PASSWORD);
      const without = createTestPhone(() => server);
      await without.signIn();
      const replies = [
        await enter('wrong-password'),
        await enter(PASSWORD, without.phoneNumber),
        await enter(PASSWORD, newPhoneNumber()),
      ];
      for (const { status, error } of replies) {
        expect([status, error?.code, error?.message]).toEqual([400, 'PASSWORD_MISMATCH', '']);
      }
    });

    it('refuse what cannot be one, without looking (AUTH-33, AUTH-34)', async () => {
      for (const [number, password] of [
        ['5550100001', PASSWORD],
        ['+1555', PASSWORD],
        [phone.phoneNumber, 'short'],
        [phone.phoneNumber, 'x'.repeat(201)],
      ] as const) {
        expect([number, (await enter(password, number)).error?.code]).toEqual([number, 'InvalidParameterException']);
      }
    });

    it('are limited to twenty wrong ones for a number in an hour, and not by right ones (ERR-06)', async () => {
      const { body } = await phone.signIn();
      await set(body.idToken, PASSWORD);
      for (let time = 1; time <= 19; time += 1) await enter('wrong-password');
      expect((await enter(PASSWORD)).status).toBe(200);
      for (let time = 1; time <= 20; time += 1) {
        expect((await enter('wrong-password')).error?.code).toBe('PASSWORD_MISMATCH');
      }
      expect((await enter(PASSWORD)).error?.code).toBe('LimitExceededException');
      server.clock.advance(2 * MINUTE);
      expect((await phone.signIn()).status).toBe(200);
      server.clock.advance(58 * MINUTE);
      expect((await enter(PASSWORD)).status).toBe(200);
    });

    it('are set within ten minutes of a proof by code, and not by who finds a device unlocked', async () => {
      const { body } = await phone.signIn();
      server.clock.advance(10 * MINUTE);
      expect((await set(body.idToken, PASSWORD)).error?.code).toBe('CONFIRMATION_REQUIRED');
      await server.call('sendConfirmationCode', {}, { token: body.idToken });
      const confirm = (code: string) => server.call('confirmIdentity', { body: { code } }, { token: body.idToken });
      expect((await confirm(phone.wrongCode())).error?.code).toBe('CodeMismatchException');
      expect((await set(body.idToken, PASSWORD)).error?.code).toBe('CONFIRMATION_REQUIRED');
      expect((await confirm(phone.lastCode())).body.isConfirmed).toBe(true);
      expect((await set(body.idToken, PASSWORD)).status).toBe(200);
    });

    it('are changed with the current one, or after a proof by code by who forgot it', async () => {
      const { body } = await phone.signIn();
      await set(body.idToken, PASSWORD);
      const byPassword = (await enter(PASSWORD)).body.idToken;
      expect((await set(byPassword, 'another-39-heron')).error?.code).toBe('CONFIRMATION_REQUIRED');
      expect((await set(byPassword, 'another-39-heron', 'wrong-password')).error?.code).toBe('PASSWORD_MISMATCH');
      expect((await set(byPassword, 'another-39-heron', PASSWORD)).status).toBe(200);
      expect((await enter(PASSWORD)).error?.code).toBe('PASSWORD_MISMATCH');
      expect((await enter('another-39-heron')).status).toBe(200);
      const fresh = await phone.signIn();
      expect((await set(fresh.body.idToken, PASSWORD)).status).toBe(200);
    });

    it('sign out every other device when they change', async () => {
      const [one, other] = [await phone.signIn(), await phone.signIn()];
      await set(one.body.idToken, PASSWORD);
      expect([await me(one.body.idToken), await me(other.body.idToken)]).toEqual([200, 401]);
      expect((await server.call('refreshSession', { body: undefined }, { cookie: other.cookie })).status).toBe(401);
    });

    it('that changed let nobody in any more, however many come with the old one at that moment', async () => {
      const { body } = await phone.signIn();
      await set(body.idToken, PASSWORD);
      const [changed, ...entered] = await Promise.all([
        set(body.idToken, 'another-39-heron', PASSWORD),
        ...Array.from({ length: 12 }, () => enter(PASSWORD)),
      ]);
      expect(changed?.status).toBe(200);
      for (const { status, body: session } of entered) {
        if (status === 200) expect(await me((session as { idToken: string }).idToken)).toBe(401);
      }
    });

    it('are not set by a session that was ended while it waited', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { body } = await phone.signIn();
        await Promise.all([
          set(body.idToken, `fairway-${round}-heron`),
          server.call('signOutEverywhere', {}, { token: body.idToken }),
          server.call(
            'updateName',
            {
              body: { firstName: 'Late', lastName: 'ABCD'.charAt(round), username: `late-${body.accountId}-${round}` },
            },
            { token: body.idToken },
          ),
        ]);
        const { idToken } = (await phone.signIn()).body;
        const { events } = (await server.call('listAuditEvents', {}, { token: idToken })).body;
        const last = events.find(({ kind }) => kind !== 'signedIn' && kind !== 'accountCreated');
        expect(last?.kind).toBe('signedOutEverywhere');
      }
    });

    it('that are wrong leave a trail, also when they were meant to be changed', async () => {
      const { body } = await phone.signIn();
      await set(body.idToken, PASSWORD);
      await set(body.idToken, 'another-39-heron', 'wrong-password');
      const { events } = (await server.call('listAuditEvents', {}, { token: body.idToken })).body;
      expect(events[0]).toMatchObject({ kind: 'signInFailed', details: { method: 'password' } });
    });

    it('that are too easy to guess are refused', async () => {
      const { body } = await phone.signIn();
      const name = { firstName: 'Astrid', lastName: 'Lindqvist', username: `astrid-${body.accountId}` };
      await server.call('updateName', { body: name }, { token: body.idToken });
      for (const guess of ['aaaaaaaa', '12345678', 'qwerty99', 'Astrid1!', 'strokebook', 'Password1', '555 010 0001']) {
        expect([guess, (await set(body.idToken, guess)).error?.code]).toEqual([guess, 'PASSWORD_GUESSABLE']);
      }
    });

    it('are stored as argon2id and as nothing else', async () => {
      const { body } = await phone.signIn();
      await set(body.idToken, PASSWORD);
      const [stored] = await database.query
        .select()
        .from(accountPasswords)
        .where(eq(accountPasswords.accountId, body.accountId));
      expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });
  });
});
