import { type RouteId, routes } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../testing/every-call.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { openEmbeddedTestDatabase } from '../testing/test-databases.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const routeIds = Object.keys(routes) as RouteId[];
const caller = { accountId: 1, firstName: 'Jo', lastName: 'Test' };

describe('search engines', () => {
  const { database, server } = useTestServer(openEmbeddedTestDatabase);
  beforeAll(async () => {
    await storeAccount(database, { accountId: 1 });
  });

  it('keep no answer of any route of the contract (SEARCH-O63)', async () => {
    const kept: RouteId[] = [];
    for (const id of routeIds) {
      const token = await server.tokenOf(1);
      const { headers } = await server.call(id, callOf(id, { accountId: 1, caller }), { token });
      if (headers['x-robots-tag'] !== 'noindex') kept.push(id);
    }
    expect(kept).toEqual([]);
  });

  it.each(['/api/openapi.json', '/api/nothing', '/api/accounts/%', '/%61pi/settings', '/api/accounts/1/preview.png'])(
    'keep nothing of %s (SEARCH-O63)',
    async (url) => {
      expect((await server.inject({ url })).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/', '/player/user-1', '/robots.txt', '/sitemap.xml', '/favicon.svg'])(
    'may keep %s (SEARCH-O63)',
    async (url) => {
      expect((await server.inject({ url })).headers['x-robots-tag']).toBeUndefined();
    },
  );
});
