import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, type TestPhone } from '../../testing/test-phone.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ATTEMPT = 'a-secret-of-this-browser';

describe('sessions and their tokens', () => {
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

    const refresh = (cookie: string | undefined, attempt?: string) =>
      server.call('refreshSession', { body: attempt === undefined ? undefined : { attempt } }, { cookie });
    const me = (token: string) => server.call('getActiveAccount', {}, { token });
    const trail = async (token: string) =>
      (await server.call('listAuditEvents', {}, { token })).body.events.map(({ kind }) => kind);

    it('keeps the refresh token from scripts and other sites (TOKEN-01)', async () => {
      const { headers } = await phone.signIn();
      expect(headers['set-cookie']).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    });

    it('sends the refresh cookie over https alone where the site is reached by it', async () => {
      const behindProxy = await createTestServer(database, { TRUST_PROXY: 'on' });
      await phone.start();
      const reply = await behindProxy.inject({
        method: 'POST',
        url: '/api/auth/verify',
        headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' },
        payload: { phoneNumber: phone.phoneNumber, code: phone.lastCode() },
      });
      expect(reply.headers['set-cookie']).toContain('; Secure');
      await behindProxy.close();
    });

    it('sends the refresh cookie over https alone where PUBLIC_URL says so, also when a proxy does not', async () => {
      const behindProxy = await createTestServer(database, { PUBLIC_URL: 'https://golf.example' });
      const { headers } = await createTestPhone(() => behindProxy).signIn();
      expect(headers['set-cookie']).toContain('; Secure');
      await behindProxy.close();
    });

    it.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])('takes no refresh cookie from a page of another site, and leaves the session: %o', async (headers) => {
      const { cookie } = await phone.signIn();
      const from = (more: object) =>
        server.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie, host: 'golf.example', ...more } });
      expect((await from(headers)).statusCode).toBe(401);
      expect((await from({ 'sec-fetch-site': 'same-origin', origin: 'https://golf.example' })).statusCode).toBe(200);
    });

    it('refuses an id token that is expired, made up or unsigned (TOKEN-02, TOKEN-04)', async () => {
      const { body } = await phone.signIn();
      const [, payload, signature] = body.idToken.split('.');
      const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
      const other = Buffer.from('{"iss":"strokebook","sub":"1","sid":"x","exp":9999999999}').toString('base64url');
      const forged = [
        `${body.idToken.slice(0, -4)}AAAA`,
        `${unsigned}.${payload}.`,
        `${Buffer.from('{"alg":"EdDSA"}').toString('base64url')}.${other}.${signature}`,
        'x',
        'a.b.c',
      ];
      for (const token of forged)
        expect([token, (await me(token)).error?.code]).toEqual([token, 'NotAuthorizedException']);
      expect((await server.call('getActiveAccount', {})).status).toBe(401);
      server.clock.advance(15 * MINUTE + 1_000);
      expect((await me(body.idToken)).error?.code).toBe('TOKEN_EXPIRED');
    });

    it('signs in with a stale token at hand (TOKEN-O1)', async () => {
      await phone.start();
      const body = { phoneNumber: phone.phoneNumber, code: phone.lastCode() };
      expect((await server.call('verifyCode', { body }, { token: 'stale' })).status).toBe(200);
    });

    it('rotates the refresh token (TOKEN-04, TOKEN-07)', async () => {
      const { cookie, body } = await phone.signIn();
      const next = await refresh(cookie);
      expect([next.status, next.body.accountId]).toEqual([200, body.accountId]);
      expect(next.cookie).not.toBe(cookie);
      expect((await refresh(next.cookie)).status).toBe(200);
    });

    it('ends the whole family when a refresh token comes twice: the thief and what came of it (TOKEN-06)', async () => {
      const { cookie, body } = await phone.signIn();
      const next = await refresh(cookie);
      expect((await refresh(cookie)).error?.code).toBe('NotAuthorizedException');
      expect((await refresh(next.cookie)).error?.code).toBe('NotAuthorizedException');
      expect([(await me(body.idToken)).status, (await me(next.body.idToken)).status]).toEqual([401, 401]);
      const later = await phone.signIn();
      expect(await trail(later.body.idToken)).toContain('stolenTokenRefused');
    });

    it('lets one of two through that come with the same token at once, and then neither (TOKEN-06)', async () => {
      const { cookie } = await phone.signIn();
      const replies = await Promise.all([refresh(cookie), refresh(cookie)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
      const winner = replies.find(({ status }) => status === 200);
      expect((await refresh(winner?.cookie)).status).toBe(401);
    });

    it('leaves other sessions alone when a family ends (TOKEN-06)', async () => {
      const stolen = await phone.signIn();
      const other = await phone.signIn();
      await refresh(stolen.cookie);
      await refresh(stolen.cookie);
      expect((await refresh(other.cookie)).status).toBe(200);
    });

    it('gives a browser whose answer was lost another one, and ends the one that was lost (TOKEN-05)', async () => {
      const { cookie } = await phone.signIn();
      const lost = await refresh(cookie, ATTEMPT);
      const again = await refresh(cookie, ATTEMPT);
      expect(again.status).toBe(200);
      expect((await refresh(again.cookie)).status).toBe(200);
      expect((await refresh(lost.cookie)).status).toBe(401);
    });

    it('takes a thief for no such browser: without its secret, or when the answer has been used (TOKEN-06)', async () => {
      const one = await phone.signIn();
      await refresh(one.cookie, ATTEMPT);
      expect((await refresh(one.cookie, 'another-browsers-secret')).status).toBe(401);
      const two = await phone.signIn();
      const next = await refresh(two.cookie, ATTEMPT);
      await refresh(next.cookie, 'the-secret-of-the-next-time');
      expect((await refresh(two.cookie, ATTEMPT)).status).toBe(401);
      expect((await refresh(next.cookie)).status).toBe(401);
    });

    it('refuses a refresh token that is missing, made up or unused for 60 days (TOKEN-06)', async () => {
      const { cookie } = await phone.signIn();
      expect((await refresh(undefined)).status).toBe(401);
      expect((await refresh('refreshToken=1.aaaa')).status).toBe(401);
      expect((await refresh(`refreshToken=1.${'a'.repeat(43)}`)).status).toBe(401);
      server.clock.advance(59 * DAY);
      const next = await refresh(cookie);
      expect(next.status).toBe(200);
      server.clock.advance(60 * DAY);
      expect((await refresh(next.cookie)).status).toBe(401);
    });

    it('signs out: session, id token and cookie end at once (TOKEN-07)', async () => {
      const { cookie, body } = await phone.signIn();
      const out = await server.call('signOut', {}, { cookie });
      expect([out.status, out.body, out.cookie]).toEqual([200, { status: 'SUCCESS' }, '']);
      expect([(await refresh(cookie)).status, (await me(body.idToken)).status]).toEqual([401, 401]);
      expect((await server.call('signOut', {})).status).toBe(200);
    });

    it('signs out everywhere at once, and nobody else (TOKEN-07)', async () => {
      const [one, two] = [await phone.signIn(), await phone.signIn()];
      const stranger = await createTestPhone(() => server).signIn();
      expect((await server.call('signOutEverywhere', {}, { token: one.body.idToken })).status).toBe(200);
      expect([(await me(one.body.idToken)).status, (await me(two.body.idToken)).status]).toEqual([401, 401]);
      expect([(await refresh(one.cookie)).status, (await refresh(two.cookie)).status]).toEqual([401, 401]);
      expect((await me(stranger.body.idToken)).status).toBe(200);
    });

    it('shares key and sessions between servers on one database (architecture 6)', async () => {
      const { body, cookie } = await phone.signIn();
      const second = await createTestServer(database);
      const ask = () => second.call('getActiveAccount', {}, { token: body.idToken });
      expect((await ask()).status).toBe(200);
      await server.call('signOut', {}, { cookie });
      expect((await ask()).status).toBe(401);
      await second.close();
    });
  });
});
