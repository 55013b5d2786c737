import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { openEmbeddedTestDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { createCallLimits } from './call-limits.ts';

const HERE = '203.0.113.9';
const ELSEWHERE = '198.51.100.1';

describe('calls of one caller', () => {
  let database: TestDatabase;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    database = await openEmbeddedTestDatabase();
    for (const accountId of [1, 2]) await storeAccount(database, { accountId });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    server = await createTestServer(database, { CALL_LIMIT_PER_MINUTE: '5', WRITE_LIMIT_PER_MINUTE: '2' });
    token = await server.tokenOf(1);
    // Ten seconds before the minute ends.
    server.clock.advance(50_000);
  });
  afterEach(() => server.close());

  const profile = (from: string, as?: string) =>
    server.call('getProfileById', { params: { accountId: 1 } }, { from, token: as });
  const put = (roundId: string, as: string) =>
    server.call('putRound', { params: { accountId: 1, roundId }, body: scoreOnlyRound(roundId) }, { token: as });
  const statuses = async (count: number, call: (nth: number) => Promise<{ readonly status: number }>) => {
    const all: number[] = [];
    for (let nth = 1; nth <= count; nth += 1) all.push((await call(nth)).status);
    return all;
  };

  it('are refused beyond the limit with the time when they are served again', async () => {
    expect(await statuses(5, () => profile(HERE))).toEqual([200, 200, 200, 200, 200]);
    const { status, error, headers } = await profile(HERE);
    expect([status, error?.code, headers['retry-after']]).toEqual([429, 'TOO_MANY_REQUESTS', '10']);
    expect((await profile(ELSEWHERE)).status).toBe(200);
    server.clock.advance(9_999);
    expect((await profile(HERE)).status).toBe(429);
    server.clock.advance(1);
    expect((await profile(HERE)).status).toBe(200);
  });

  it('that change something have a limit of their own, and questions sent by POST are none of them', async () => {
    const ask = () => server.call('getRoundCards', { params: { accountId: 1 }, body: { golfRoundIds: [] } }, { token });
    expect(await statuses(2, ask)).toEqual([200, 200]);
    expect(await statuses(3, (nth) => put(`r${nth}`, token))).toEqual([200, 200, 429]);
    server.clock.advance(10_000);
    expect((await put('r3', token)).status).toBe(200);
  });

  it('that ask for a report count as five, whether or not it is drawn already', async () => {
    const report = () => server.call('previewReport', { body: { report: 'resume', accountId: 1 } }, { from: HERE });
    expect(await statuses(2, report)).toEqual([200, 429]);
    server.clock.advance(10_000);
    expect((await profile(HERE)).status).toBe(200);
    expect((await report()).status).toBe(429);
  });

  it('are counted by the account wherever it calls from, and not by the network that it shares', async () => {
    const other = await server.tokenOf(2);
    expect(await statuses(3, () => profile(HERE, token))).toEqual([200, 200, 200]);
    expect(await statuses(3, () => profile(ELSEWHERE, token))).toEqual([200, 200, 429]);
    expect((await profile(HERE, other)).status).toBe(200);
    expect((await profile(HERE)).status).toBe(200);
  });

  it('with a forged token count against the network and never against the account', async () => {
    const [head, claims] = token.split('.');
    const forged = `${head}.${claims}.${'A'.repeat(86)}`;
    expect(await statuses(7, () => profile(HERE, forged))).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await profile(HERE, token)).status).toBe(200);
  });

  it('count for a preview of a link, a calendar and every other file that is no stored picture (SCALE-O63)', async () => {
    for (const url of ['/api/accounts/1/preview.png', '/api/preview.png', '/api/calendars/1.ics?key=x']) {
      const replies = await statuses(6, async () => {
        const { statusCode } = await server.inject({ url, remoteAddress: HERE });
        return { status: statusCode };
      });
      expect([url, replies.at(-1)]).toEqual([url, 429]);
      expect(replies.slice(0, 5)).not.toContain(429);
      server.clock.advance(60_000);
    }
  });

  it('do not count where they ask after the server, or for a picture, as pages do many at a time', async () => {
    const urls = ['/api/health', '/api/ready', '/api/accounts/1/image', '/robots.txt'];
    for (const url of urls) {
      const replies = await statuses(7, async () => {
        const { statusCode } = await server.inject({ url, remoteAddress: HERE });
        return { status: statusCode };
      });
      expect([url, new Set(replies)]).toEqual([url, new Set([200])]);
    }
    expect((await profile(HERE)).status).toBe(200);
  });
});

it('keeps counts of so many callers and forgets the first of them beyond that', () => {
  const limits = createCallLimits({ perMinute: 1, writesPerMinute: 1 }, () => 0, 2);
  expect(['a', 'b', 'b', 'c', 'a'].map((caller) => limits.count(caller, false))).toEqual([null, null, 60, null, null]);
});

it('limits calls outside the demo, whose visitors and benchmarks share an address', () => {
  expect(readConfig({ DEMO: 'off' }).callLimits).toEqual({ perMinute: 1_200, writesPerMinute: 120 });
  expect(readConfig({ DEMO: 'on' }).callLimits.perMinute).toBeGreaterThanOrEqual(1_000_000);
  expect(readConfig({ DEMO: 'off', CALL_LIMIT_PER_MINUTE: '7' }).callLimits.perMinute).toBe(7);
});
