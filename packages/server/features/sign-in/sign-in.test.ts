import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshTokens, signInChallenges } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;

describe('signing in by phone', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let lastNumber = 1_000_000;
    let phoneNumber: string;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      // Enough for all tests of one file at one standing clock.
      server = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '1000' });
      phoneNumber = `+1555${(lastNumber += 1)}`;
    });
    afterEach(() => server.close());

    const start = (number = phoneNumber) => server.call('startPhoneSignIn', { body: { phoneNumber: number } });
    const resend = () => server.call('resendCode', { body: { phoneNumber } });
    const verify = (code: string) => server.call('verifyCode', { body: { phoneNumber, code } });
    const lastCode = () => /code: (\d{6})$/.exec(server.messages.at(-1)?.text ?? '')?.[1] ?? 'no code was sent';
    const wrongCode = () => (lastCode() === '000000' ? '111111' : '000000');
    const signIn = async () => {
      await start();
      return verify(lastCode());
    };
    const refresh = (cookie: string | undefined) => server.call('refreshSession', {}, { cookie });

    it('sends six digits and answers with a challenge (AUTH-13, AUTH-18, AUTH-19, API-02)', async () => {
      const { status, body } = await start();
      expect([status, body]).toEqual([200, { challengeName: 'SMS_MFA', status: 'CODE_SENT' }]);
      expect(server.messages).toEqual([{ to: phoneNumber, text: expect.stringMatching(/^Strokebook code: \d{6}$/) }]);
    });

    it('exchanges the code for a session of the account with that number (AUTH-01, AUTH-26, API-04)', async () => {
      await storeAccount(database, { accountId: lastNumber, phoneNumber, firstName: 'Zoë', email: 'zoe@example.org' });
      const { status, body, cookie } = await signIn();
      expect([status, body.accountId, body.expiresIn]).toEqual([200, lastNumber, 900]);
      expect(cookie).toMatch(/^refreshToken=\d+\.[\w-]{43}$/);
      const me = await server.call('getActiveAccount', {}, { token: body.idToken });
      expect(me.body).toMatchObject({ accountId: lastNumber, firstName: 'Zoë', accountEmail: 'zoe@example.org' });
      expect(me.text).not.toContain(phoneNumber);
    });

    it('takes the spellings of one number for one phone, with one account (AUTH-40)', async () => {
      const digits = String((lastNumber += 1)).padStart(10, '2');
      phoneNumber = `+44${digits}`;
      const plain = await signIn();
      phoneNumber = `+440${digits}`;
      const trunk = await signIn();
      expect([plain.status, trunk.status]).toEqual([200, 200]);
      expect(trunk.body.accountId).toBe(plain.body.accountId);
      expect(server.messages.at(-1)?.to).toBe(`+44${digits}`);
    });

    it('makes an account for a number seen for the first time, once (AUTH-09)', async () => {
      const first = await signIn();
      const second = await signIn();
      expect(first.status).toBe(200);
      expect(second.body.accountId).toBe(first.body.accountId);
    });

    it('answers alike for numbers with and without an account, up to the wrong code (AUTH-09)', async () => {
      const known = phoneNumber;
      await storeAccount(database, { accountId: lastNumber + 500_000, phoneNumber: known });
      const knownStart = await start();
      const knownVerify = await verify(wrongCode());
      phoneNumber = `+1555${(lastNumber += 1)}`;
      const unknownStart = await start();
      const unknownVerify = await verify(wrongCode());
      expect(unknownStart.body).toEqual(knownStart.body);
      expect(unknownVerify.error?.code).toBe('CodeMismatchException');
      expect(knownVerify.error?.code).toBe('CodeMismatchException');
    });

    it('refuses what is no possible number (AUTH-31, AUTH-40, ERR-01)', async () => {
      for (const bad of ['5550100001', '+1555', '+1555010000123456', '+15550100001 ', '', '+999123456789']) {
        const { status, error } = await start(bad);
        expect([bad, status, error?.code]).toEqual([bad, 400, 'InvalidParameterException']);
      }
      expect(server.messages).toEqual([]);
    });

    it('refuses a wrong code and says no more than that (ERR-04)', async () => {
      await start();
      const { status, error } = await verify(wrongCode());
      expect([status, error?.code, error?.message]).toEqual([400, 'CodeMismatchException', '']);
      expect((await verify(lastCode())).status).toBe(200);
    });

    it('refuses a code after five wrong tries, the right one too (AUTH-13, ERR-04)', async () => {
      await start();
      for (let time = 1; time <= 5; time += 1)
        expect((await verify(wrongCode())).error?.code).toBe('CodeMismatchException');
      const { status, error } = await verify(lastCode());
      expect([status, error?.code]).toEqual([429, 'LimitExceededException']);
    });

    it('counts guesses that arrive at once one by one (ERR-04)', async () => {
      await start();
      const guesses = Array.from({ length: 12 }, (_, n) => String(n).padStart(6, '9')).filter((n) => n !== lastCode());
      const codes = (await Promise.all(guesses.map((guess) => verify(guess)))).map(({ error }) => error?.code);
      expect(codes.filter((code) => code === 'CodeMismatchException')).toHaveLength(5);
      expect(codes.filter((code) => code === 'LimitExceededException')).toHaveLength(guesses.length - 5);
    });

    it('refuses a code after ten minutes (ERR-04)', async () => {
      await start();
      server.clock.advance(10 * MINUTE - 1);
      expect((await verify(wrongCode())).error?.code).toBe('CodeMismatchException');
      server.clock.advance(1);
      expect((await verify(lastCode())).error?.code).toBe('ExpiredCodeException');
    });

    it('forgets codes a day after they expired', async () => {
      await start();
      const late = phoneNumber;
      server.clock.advance(24 * 60 * MINUTE + 10 * MINUTE + 1);
      phoneNumber = `+1555${(lastNumber += 1)}`;
      await signIn();
      const left = await database.query.select().from(signInChallenges);
      expect(left.map((challenge) => challenge.phoneNumber)).not.toContain(late);
      expect(left.map((challenge) => challenge.phoneNumber)).toContain(phoneNumber);
    });

    it('takes a code once, in one of several calls at the same time (AUTH-13)', async () => {
      await start();
      const code = lastCode();
      const replies = await Promise.all([verify(code), verify(code), verify(code), verify(code)]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await verify(code)).error?.code).toBe('ExpiredCodeException');
    });

    it('takes only the newest code (AUTH-13)', async () => {
      await start();
      const first = lastCode();
      server.clock.advance(2 * MINUTE);
      await resend();
      if (first !== lastCode()) expect((await verify(first)).error?.code).toBe('CodeMismatchException');
      expect((await verify(lastCode())).status).toBe(200);
    });

    it('sends another code at the earliest 120 seconds after the last (AUTH-22, AUTH-24)', async () => {
      await start();
      server.clock.advance(120_000 - 1);
      expect((await resend()).error?.code).toBe('LimitExceededException');
      server.clock.advance(1);
      expect((await resend()).status).toBe(200);
      expect((await resend()).error?.code).toBe('LimitExceededException');
      expect(server.messages).toHaveLength(2);
    });

    it('limits the codes sent to one number in an hour, and only to that (ERR-01)', async () => {
      for (let time = 1; time <= 10; time += 1) expect((await start()).status).toBe(200);
      expect((await start()).error?.code).toBe('LimitExceededException');
      expect((await start('+15557654321')).status).toBe(200);
      server.clock.advance(60 * MINUTE);
      expect((await start()).status).toBe(200);
    });

    it('limits the codes tried from one address in an hour, over all numbers (ERR-04)', async () => {
      const strict = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '3' });
      const codes: (string | undefined)[] = [];
      for (let tried = 0; tried < 4; tried += 1) {
        const body = { phoneNumber: `+1555${(lastNumber += 1)}`, code: '000000' };
        codes.push((await strict.call('verifyCode', { body }, { from: '203.0.113.99' })).error?.code);
      }
      expect(codes).toEqual([
        'CodeMismatchException',
        'CodeMismatchException',
        'CodeMismatchException',
        'LimitExceededException',
      ]);
      await strict.close();
    });

    it('counts by the address that the proxy saw, not by one that the caller wrote (ERR-01)', async () => {
      const strict = await createTestServer(database, { SIGN_IN_LIMIT_PER_ADDRESS: '3', TRUST_PROXY: 'on' });
      const startFrom = async (written: string, seen: string) => {
        const reply = await strict.inject({
          method: 'POST',
          url: '/api/auth/phone',
          headers: { 'x-forwarded-for': `${written}, ${seen}` },
          payload: { phoneNumber: `+1555${(lastNumber += 1)}` },
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
      const from = `10.0.0.${lastNumber % 250}`;
      const startFrom = async (n: number, address: string) =>
        (await strict.call('startPhoneSignIn', { body: { phoneNumber: `+1555200000${n}` } }, { from: address })).status;
      expect([await startFrom(1, from), await startFrom(2, from), await startFrom(3, from)]).toEqual([200, 200, 200]);
      expect(await startFrom(4, from)).toBe(429);
      expect(await startFrom(4, '10.9.9.9')).toBe(200);
      await strict.close();
    });

    it('stores neither code nor refresh token as it is', async () => {
      const { cookie } = await signIn();
      const stored = JSON.stringify([
        await database.query.select().from(signInChallenges),
        await database.query.select().from(refreshTokens),
      ]);
      expect(stored).not.toContain(lastCode());
      expect(stored).not.toContain(cookie?.split('=')[1]);
    });

    it('keeps the refresh token from scripts and other sites (TOKEN-01)', async () => {
      const { headers } = await signIn();
      expect(headers['set-cookie']).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    });

    it('refuses an id token that is expired, made up or of another issuer (TOKEN-02, TOKEN-03, TOKEN-04)', async () => {
      const { body } = await signIn();
      const me = (token: string) => server.call('getActiveAccount', {}, { token });
      expect((await me(`${body.idToken.slice(0, -4)}AAAA`)).error?.code).toBe('NotAuthorizedException');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body.idToken.split('.')[1]}.`;
      expect((await me(unsigned)).error?.code).toBe('NotAuthorizedException');
      expect((await server.call('getActiveAccount', {})).status).toBe(401);
      server.clock.advance(15 * MINUTE + 1_000);
      expect((await me(body.idToken)).error?.code).toBe('TOKEN_EXPIRED');
    });

    it('signs in with a stale token at hand (TOKEN-O1)', async () => {
      await start();
      const reply = await server.call('verifyCode', { body: { phoneNumber, code: lastCode() } }, { token: 'stale' });
      expect(reply.status).toBe(200);
    });

    it('rotates the refresh token (TOKEN-04, TOKEN-07)', async () => {
      const { cookie, body } = await signIn();
      const next = await refresh(cookie);
      expect([next.status, next.body.accountId]).toEqual([200, body.accountId]);
      expect(next.cookie).not.toBe(cookie);
      expect((await refresh(next.cookie)).status).toBe(200);
    });

    it('lets two tabs refresh at once without signing either out (TOKEN-05)', async () => {
      const { cookie } = await signIn();
      const [one, other] = await Promise.all([refresh(cookie), refresh(cookie)]);
      expect([one.status, other.status]).toEqual([200, 200]);
      server.clock.advance(MINUTE);
      expect([(await refresh(one.cookie)).status, (await refresh(other.cookie)).status]).toEqual([200, 200]);
    });

    it('ends the whole family when a rotated token comes back later (TOKEN-06)', async () => {
      const { cookie } = await signIn();
      const next = await refresh(cookie);
      server.clock.advance(MINUTE);
      expect((await refresh(cookie)).error?.code).toBe('NotAuthorizedException');
      expect((await refresh(next.cookie)).error?.code).toBe('NotAuthorizedException');
    });

    it('leaves other sessions alone when a family ends (TOKEN-06)', async () => {
      const stolen = await signIn();
      const other = await signIn();
      await refresh(stolen.cookie);
      server.clock.advance(MINUTE);
      await refresh(stolen.cookie);
      expect((await refresh(other.cookie)).status).toBe(200);
    });

    it('refuses a refresh token that is missing, made up or 60 days old (TOKEN-06)', async () => {
      const { cookie } = await signIn();
      expect((await refresh(undefined)).status).toBe(401);
      expect((await refresh('refreshToken=1.aaaa')).status).toBe(401);
      expect((await refresh(`refreshToken=1.${'a'.repeat(43)}`)).status).toBe(401);
      server.clock.advance(60 * 24 * 60 * MINUTE);
      expect((await refresh(cookie)).status).toBe(401);
    });

    it('signs out: the session ends and the cookie goes (TOKEN-07)', async () => {
      const { cookie } = await signIn();
      const out = await server.call('signOut', {}, { cookie });
      expect([out.status, out.body, out.cookie]).toEqual([200, { status: 'SUCCESS' }, '']);
      expect((await refresh(cookie)).status).toBe(401);
      expect((await server.call('signOut', {})).status).toBe(200);
    });

    it('shares the signing key between servers on one database (architecture 6)', async () => {
      const { body } = await signIn();
      const second = await createTestServer(database);
      expect((await second.call('getActiveAccount', {}, { token: body.idToken })).status).toBe(200);
      await second.close();
    });
  });
});
