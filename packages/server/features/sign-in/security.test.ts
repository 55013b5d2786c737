import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, type TestPhone } from '../../testing/test-phone.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('devices and the trail', () => {
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

    const security = async (token: string) => (await server.call('getSecurity', {}, { token })).body;
    const trail = async (token: string, query: { limit?: number; before?: number } = {}) =>
      (await server.call('listAuditEvents', { query }, { token })).body;
    const end = (sessionId: string, token: string) => server.call('endSession', { params: { sessionId } }, { token });
    const me = async (token: string) => (await server.call('getActiveAccount', {}, { token })).status;

    it('list where one is signed in, this device marked, and the number masked (AUTH-O6)', async () => {
      const first = await phone.signIn();
      server.clock.advance(MINUTE);
      const second = await phone.signIn();
      const { devices, maskedPhone } = await security(first.body.idToken);
      expect(devices.map(({ isCurrent, method }) => [isCurrent, method])).toEqual([
        [false, 'code'],
        [true, 'code'],
      ]);
      expect(maskedPhone).toBe(`+1${'*'.repeat(phone.phoneNumber.length - 6)}${phone.phoneNumber.slice(-4)}`);
      expect((await security(second.body.idToken)).devices[0]?.isCurrent).toBe(true);
    });

    it('end another device at its next call, once and for all (TOKEN-07)', async () => {
      const [mine, lost] = [await phone.signIn(), await phone.signIn()];
      const { devices } = await security(mine.body.idToken);
      const other = devices.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
      const after = await end(other, mine.body.idToken);
      expect(after.body.devices).toHaveLength(1);
      expect(await me(lost.body.idToken)).toBe(401);
      expect((await server.call('refreshSession', { body: undefined }, { cookie: lost.cookie })).status).toBe(401);
    });

    it('leave the devices of others alone', async () => {
      const mine = await phone.signIn();
      const stranger = await createTestPhone(() => server).signIn();
      const sessionId = (await security(stranger.body.idToken)).devices[0]?.sessionId ?? '';
      expect((await end(sessionId, mine.body.idToken)).status).toBe(200);
      expect(await me(stranger.body.idToken)).toBe(200);
    });

    it('forget devices that nobody uses for sixty days', async () => {
      await phone.signIn();
      server.clock.advance(60 * DAY);
      const { body } = await phone.signIn();
      expect((await security(body.idToken)).devices).toHaveLength(1);
    });

    it('write down sign-ins, failed ones too, with where they came from', async () => {
      await phone.start();
      const send = (code: string) =>
        server.inject({
          method: 'POST',
          url: '/api/auth/verify',
          headers: { 'user-agent': 'Mozilla/5.0 (\u007fX) Härte' },
          remoteAddress: '203.0.113.9',
          payload: { phoneNumber: phone.phoneNumber, code },
        });
      await send(phone.lastCode());
      server.clock.advance(MINUTE);
      await phone.start();
      await send(phone.wrongCode());
      const { body } = await phone.verify(phone.lastCode());
      const { events } = await trail(body.idToken);
      expect(events.map(({ kind, details }) => [kind, details['method']])).toEqual([
        ['signedIn', 'code'],
        ['signInFailed', 'code'],
        ['signedIn', 'code'],
        ['accountCreated', undefined],
      ]);
      expect(events[1]).toMatchObject({ address: '203.0.113.9', device: 'Mozilla/5.0 (X) Hrte' });
      expect(Date.parse(events[0]?.occurredAt ?? '')).toBeGreaterThanOrEqual(Date.parse(events[3]?.occurredAt ?? ''));
    });

    it('page through the trail, newest first, without gap or repetition', async () => {
      for (let time = 1; time <= 5; time += 1) await phone.signIn();
      const { body } = await phone.signIn();
      const whole = (await trail(body.idToken)).events;
      const pages = [];
      for (let before: number | undefined; ; ) {
        const page = await trail(body.idToken, { limit: 3, ...(before === undefined ? {} : { before }) });
        pages.push(...page.events);
        if (page.nextBefore === null) break;
        before = page.nextBefore;
      }
      expect(pages).toEqual(whole);
      expect(whole).toHaveLength(7);
    });

    it('show a trail to its owner alone', async () => {
      const mine = await phone.signIn();
      const stranger = await createTestPhone(() => server).signIn();
      const ids = async (token: string) => (await trail(token)).events.map(({ eventId }) => eventId);
      const [own, others] = [await ids(mine.body.idToken), await ids(stranger.body.idToken)];
      expect(own.filter((id) => others.includes(id))).toEqual([]);
    });

    it('keep the newest 500 of each kind, so that no number of changes pushes a sign-in out', async () => {
      const { body } = await phone.signIn();
      const { accountId } = (await server.call('getActiveAccount', {}, { token: body.idToken })).body;
      await database.pool.query(
        `INSERT INTO audit_events (account_id, occurred_at, kind, device, address, details)
         SELECT $1, now(), 'nameChanged', '', '', jsonb_build_object('nth', nth) FROM generate_series(1, 700) AS nth`,
        [accountId],
      );
      const change = { firstName: 'Newest', lastName: 'Name', username: `newest-${accountId}` };
      expect((await server.call('updateName', { body: change }, { token: body.idToken })).status).toBe(200);
      const { rows } = await database.pool.query<{ kind: string; count: number; oldest: number | null }>(
        `SELECT kind, count(*)::integer AS count, min((details->>'nth')::integer) AS oldest
         FROM audit_events WHERE account_id = $1 GROUP BY kind ORDER BY kind`,
        [accountId],
      );
      expect(rows).toEqual([
        { kind: 'accountCreated', count: 1, oldest: null },
        { kind: 'nameChanged', count: 500, oldest: 202 },
        { kind: 'signedIn', count: 1, oldest: null },
      ]);
    });

    it('say that an account without a phone cannot be sent a code (ERR-01)', async () => {
      await storeAccount(database, { accountId: 501 });
      const token = await server.tokenOf(501);
      expect((await security(token)).maskedPhone).toBeNull();
      expect((await server.call('sendConfirmationCode', {}, { token })).error?.code).toBe('InvalidParameterException');
    });
  });
});
