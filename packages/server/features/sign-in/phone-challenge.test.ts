import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SmsRefusedError } from '../../ports/sms/sms-sender.ts';
import { auditEvents, refreshTokens, signInChallenges } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, newPhoneNumber, type TestPhone } from '../../testing/test-phone.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const COOLDOWN = 120_000;
const HOUR = 60 * MINUTE;

describe('signing in by phone', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let phone: TestPhone;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      // Enough for all tests of this file with a stopped clock.
      server = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '1000' });
      phone = createTestPhone(() => server);
    });
    afterEach(() => server.close());

    const phoneOf = (phoneNumber: string) => createTestPhone(() => server, phoneNumber);

    it('sends six digits and answers with a challenge (AUTH-13, AUTH-18, AUTH-19, API-02)', async () => {
      const { status, body } = await phone.start();
      expect([status, body]).toEqual([200, { challengeName: 'SMS_MFA', status: 'CODE_SENT' }]);
      const text = expect.stringMatching(/^Strokebook code: \d{6}$/);
      expect(server.messages).toEqual([{ to: phone.phoneNumber, text }]);
    });

    it('says to who asks again within two minutes that the code of then may be the one, used or not, and to nobody else (AUTH-O13)', async () => {
      await phone.start();
      expect((await phone.start()).body.status).toBe('CODE_SENT_BEFORE');
      const elsewhere = createTestPhone(() => server, phone.phoneNumber, { from: '198.51.100.7' });
      expect((await elsewhere.start()).body.status).toBe('CODE_SENT');
      expect(server.messages).toHaveLength(1);
      await elsewhere.verify(phone.lastCode());
      expect((await phone.start()).body.status).toBe('CODE_SENT_BEFORE');
      expect(server.messages).toHaveLength(2);
      server.clock.advance(COOLDOWN);
      expect((await phone.start()).body.status).toBe('CODE_SENT');
    });

    it('exchanges the code for a session of the account with that number (AUTH-01, AUTH-26, API-04)', async () => {
      const { phoneNumber } = phone;
      await storeAccount(database, { accountId: 77, phoneNumber, firstName: 'Zoë', email: 'zoe@example.org' });
      const { status, body, cookie } = await phone.signIn();
      expect([status, body.accountId, body.expiresIn]).toEqual([200, 77, 900]);
      expect(cookie).toMatch(/^refreshToken=77\.[\w-]{43}$/);
      const me = await server.call('getActiveAccount', {}, { token: body.idToken });
      expect(me.body).toMatchObject({ accountId: 77, firstName: 'Zoë', accountEmail: 'zoe@example.org' });
      expect(me.text).not.toContain(phoneNumber);
    });

    it('takes the spellings of one number for one phone, with one account (AUTH-40)', async () => {
      const digits = newPhoneNumber().slice(-7).padStart(10, '2');
      const plain = await phoneOf(`+44${digits}`).signIn();
      const trunk = phoneOf(`+440${digits}`);
      await trunk.start();
      expect(server.messages.at(-1)?.to).toBe(`+44${digits}`);
      const reply = await trunk.verify(phoneOf(`+44${digits}`).lastCode());
      expect([plain.status, reply.status, reply.body.accountId]).toEqual([200, 200, plain.body.accountId]);
    });

    it('makes an account for a number seen for the first time, once, which has yet to say its name (AUTH-09)', async () => {
      const first = await phone.signIn();
      const second = await phone.signIn();
      expect(second.body.accountId).toBe(first.body.accountId);
      const me = await server.call('getActiveAccount', {}, { token: first.body.idToken });
      expect(me.body.hasChosenName).toBe(false);
    });

    it('answers alike for numbers with and without an account, up to the wrong code (AUTH-09)', async () => {
      await storeAccount(database, { accountId: 78, phoneNumber: phone.phoneNumber });
      const unknown = phoneOf(newPhoneNumber());
      const starts = [await phone.start(), await unknown.start()].map(({ status, body }) => [status, body]);
      expect(starts[1]).toEqual(starts[0]);
      const shape = ({ status, error }: Awaited<ReturnType<TestPhone['verify']>>) => [status, error?.code];
      expect(shape(await unknown.verify(unknown.wrongCode()))).toEqual([400, 'CodeMismatchException']);
      expect(shape(await phone.verify(phone.wrongCode()))).toEqual([400, 'CodeMismatchException']);
    });

    it('refuses what is no possible number (AUTH-31, AUTH-40, ERR-01)', async () => {
      for (const bad of ['5550100001', '+1555', '+1555010000123456', '+15550100001 ', '', '+999123456789']) {
        const { status, error } = await phoneOf(bad).start();
        expect([bad, status, error?.code]).toEqual([bad, 400, 'InvalidParameterException']);
      }
      expect(server.messages).toEqual([]);
    });

    it('refuses a wrong code and says no more than that (ERR-04, API-04)', async () => {
      await phone.start();
      const { status, error } = await phone.verify(phone.wrongCode());
      expect([status, error?.code, error?.message]).toEqual([400, 'CodeMismatchException', '']);
      expect((await phone.verify(phone.lastCode())).status).toBe(200);
    });

    it('refuses a code after five wrong tries, the right one too (AUTH-13, ERR-04)', async () => {
      await phone.start();
      for (let time = 1; time <= 5; time += 1)
        expect((await phone.verify(phone.wrongCode())).error?.code).toBe('CodeMismatchException');
      const { status, error } = await phone.verify(phone.lastCode());
      expect([status, error?.code]).toEqual([429, 'LimitExceededException']);
    });

    it('counts guesses that arrive at once one by one (ERR-04)', async () => {
      await phone.start();
      const guesses = Array.from({ length: 12 }, (_, n) => String(n).padStart(6, '9')).filter(
        (guess) => guess !== phone.lastCode(),
      );
      const codes = (await Promise.all(guesses.map(phone.verify))).map(({ error }) => error?.code);
      expect(codes.filter((code) => code === 'CodeMismatchException')).toHaveLength(5);
      expect(codes.filter((code) => code === 'LimitExceededException')).toHaveLength(guesses.length - 5);
    });

    it('refuses wrong codes for one number after twenty in an hour, however many codes were sent (ERR-04)', async () => {
      const tryFive = async () => {
        for (let time = 1; time <= 5; time += 1) await phone.verify(phone.wrongCode());
        server.clock.advance(COOLDOWN);
        await phone.resend();
      };
      await phone.start();
      for (let code = 1; code <= 4; code += 1) await tryFive();
      expect((await phone.verify(phone.lastCode())).error?.code).toBe('LimitExceededException');
      server.clock.advance(HOUR);
      await phone.start();
      expect((await phone.verify(phone.lastCode())).status).toBe(200);
    });

    it('refuses a code after ten minutes (ERR-04)', async () => {
      await phone.start();
      server.clock.advance(10 * MINUTE - 1);
      expect((await phone.verify(phone.wrongCode())).error?.code).toBe('CodeMismatchException');
      server.clock.advance(1);
      expect((await phone.verify(phone.lastCode())).error?.code).toBe('ExpiredCodeException');
    });

    it('takes a code once, in one of several calls at the same time (AUTH-13)', async () => {
      await phone.start();
      const code = phone.lastCode();
      const replies = await Promise.all([code, code, code, code].map(phone.verify));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await phone.verify(code)).error?.code).toBe('CodeMismatchException');
    });

    it('answers for a code that was used as for a number of nobody, so that no sign-in shows (AUTH-09)', async () => {
      await phone.signIn();
      const shape = ({ status, error }: Awaited<ReturnType<TestPhone['verify']>>) => [status, error?.code];
      expect(shape(await phone.verify('000000'))).toEqual(shape(await phoneOf(newPhoneNumber()).verify('000000')));
    });

    it('lets nobody use up the tries of a number that asked for no code (ERR-04)', async () => {
      for (let time = 1; time <= 25; time += 1) await phone.verify('000000');
      expect((await phone.signIn()).status).toBe(200);
    });

    it('takes only the newest code (AUTH-13)', async () => {
      await phone.start();
      const first = phone.lastCode();
      server.clock.advance(COOLDOWN);
      await phone.resend();
      if (first !== phone.lastCode()) expect((await phone.verify(first)).error?.code).toBe('CodeMismatchException');
      expect((await phone.verify(phone.lastCode())).status).toBe(200);
    });

    it('sends another code at the earliest 120 seconds after the last (AUTH-22, AUTH-24, API-04)', async () => {
      await phone.start();
      server.clock.advance(COOLDOWN - 1);
      expect((await phone.resend()).error?.code).toBe('LimitExceededException');
      server.clock.advance(1);
      expect((await phone.resend()).status).toBe(200);
      expect((await phone.resend()).error?.code).toBe('LimitExceededException');
      expect(server.messages).toHaveLength(2);
    });

    it('sends nothing to who begins again within that time, and keeps the code that was sent (AUTH-22)', async () => {
      await phone.start();
      const first = phone.lastCode();
      server.clock.advance(COOLDOWN - 1);
      const again = await Promise.all([phone.start(), phone.start()]);
      expect(again.map(({ body }) => body.status)).toEqual(['CODE_SENT_BEFORE', 'CODE_SENT_BEFORE']);
      expect(server.messages).toHaveLength(1);
      expect((await phone.verify(first)).status).toBe(200);
      await phone.start();
      expect(server.messages).toHaveLength(2);
    });

    it('sends one message for several calls at the same time (AUTH-22)', async () => {
      await Promise.all([phone.start(), phone.start(), phone.start()]);
      expect(server.messages).toHaveLength(1);
      expect((await phone.verify(phone.lastCode())).status).toBe(200);
    });

    it('limits the codes sent to one number in an hour, and only to that (ERR-01)', async () => {
      for (let time = 1; time <= 10; time += 1) {
        expect((await phone.start()).status).toBe(200);
        server.clock.advance(COOLDOWN);
      }
      expect((await phone.start()).error?.code).toBe('LimitExceededException');
      expect(server.messages).toHaveLength(10);
      expect((await phoneOf(newPhoneNumber()).start()).status).toBe(200);
      server.clock.advance(HOUR);
      expect((await phone.start()).status).toBe(200);
    });

    it('limits the codes tried from one address in an hour, over all numbers (ERR-04)', async () => {
      const strict = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '3' });
      const codes: (string | undefined)[] = [];
      for (let tried = 0; tried < 4; tried += 1) {
        const body = { phoneNumber: newPhoneNumber(), code: '000000' };
        codes.push((await strict.call('verifyCode', { body }, { from: '203.0.113.99' })).error?.code);
      }
      const mismatches = Array.from({ length: 3 }, () => 'CodeMismatchException');
      expect(codes).toEqual([...mismatches, 'LimitExceededException']);
      await strict.close();
    });

    it('counts by the address that the proxy saw, not by one that the caller wrote (ERR-01)', async () => {
      const strict = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '3', TRUST_PROXY: 'on' });
      const startFrom = async (written: string, seen: string) => {
        const reply = await strict.inject({
          method: 'POST',
          url: '/api/auth/phone',
          headers: { 'x-forwarded-for': `${written}, ${seen}` },
          payload: { phoneNumber: newPhoneNumber() },
        });
        return reply.statusCode;
      };
      const statuses: number[] = [];
      for (const written of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
        statuses.push(await startFrom(written, '203.0.113.77'));
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await startFrom('1.1.1.1', '203.0.113.78')).toBe(200);
      await strict.close();
    });

    it('limits the calls from one address in an hour, whatever the number (ERR-01)', async () => {
      const strict = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '3' });
      const startFrom = async (address: string) =>
        (await strict.call('startPhoneSignIn', { body: { phoneNumber: newPhoneNumber() } }, { from: address })).status;
      const statuses: number[] = [];
      for (let time = 1; time <= 4; time += 1) statuses.push(await startFrom('203.0.113.80'));
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(await startFrom('203.0.113.81')).toBe(200);
      await strict.close();
    });

    it('says so when the message cannot be sent, and lets it be tried again at once (ERR-02)', async () => {
      server.failSms(new Error('the provider is away'));
      const { status, error } = await phone.start();
      expect([status, error?.code, error?.message]).toEqual([
        502,
        'CodeDeliveryFailureException',
        'Failed to send verification code. Please try again.',
      ]);
      server.failSms(null);
      expect((await phone.signIn()).status).toBe(200);
    });

    it('takes a number that cannot receive messages for an invalid one (ERR-01)', async () => {
      server.failSms(new SmsRefusedError('a landline'));
      expect((await phone.start()).error?.code).toBe('InvalidParameterException');
    });

    it('stores neither code nor refresh token as it is', async () => {
      const { cookie } = await phone.signIn();
      const stored = JSON.stringify([
        await database.query.select().from(signInChallenges),
        await database.query.select().from(refreshTokens),
        await database.query.select().from(auditEvents),
      ]);
      expect(stored).not.toContain(phone.lastCode());
      expect(stored).not.toContain(cookie?.split('=')[1]);
    });
  });
});
