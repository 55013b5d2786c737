import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../testing/test-accounts.ts';
import { openEmbeddedTestDatabase } from '../testing/test-databases.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const HOSTILE = '203.0.113.9';
/** So many that the caller's waiting limit is exceeded before the first is rendered. */
const accountIds: readonly number[] = Array.from({ length: 60 }, (_unused, index) => index + 1);
const [OTHER, SIGNED_IN] = [101, 102];

describe('a caller that asks for many reports at once', () => {
  const { database, server } = useTestServer(openEmbeddedTestDatabase);
  beforeAll(async () => {
    for (const accountId of [...accountIds, OTHER, SIGNED_IN]) await storeAccount(database, { accountId });
  });

  const ask = (accountId: number, from: string, token?: string) =>
    server.call('getReportPdf', { body: { report: 'resume', accountId } }, { from, token });

  it('is refused for a moment, and neither another network nor an account on the same network is', async () => {
    const token = await server.tokenOf(SIGNED_IN);
    const firstRefusal = Promise.withResolvers<void>();
    const hostile = accountIds.map(async (accountId) => {
      const reply = await ask(accountId, HOSTILE);
      if (reply.status !== 200) firstRefusal.resolve();
      return reply;
    });
    await Promise.race([firstRefusal.promise, Promise.all(hostile)]);
    const others = await Promise.all([ask(OTHER, '198.51.100.1'), ask(SIGNED_IN, HOSTILE, token)]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    const replies = await Promise.all(hostile);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, error, headers } of refused) {
      expect([status, error?.code, Number(headers['retry-after']) > 0]).toEqual([503, 'REPORTS_BUSY', true]);
    }
    expect(replies.length - refused.length).toBeGreaterThan(1);
  });

  it('keeps nobody waiting for its other requests, though all of them are drawn already', async () => {
    await Promise.all([ask(1, HOSTILE), ask(OTHER, '198.51.100.1')]);
    let answered = 0;
    const hostile = Array.from({ length: 30 }, async () => {
      const { status } = await ask(1, HOSTILE);
      answered += 1;
      return status;
    });
    expect((await ask(OTHER, '198.51.100.1')).status).toBe(200);
    expect(answered).toBeLessThan(10);
    expect(new Set(await Promise.all(hostile))).toEqual(new Set([200]));
  });
});
