import { type Route, type RouteId, routes, supportChanges } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../../testing/every-call.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { openEmbeddedTestDatabase } from '../../testing/test-databases.ts';
import { storeDrawing, storeStory } from '../../testing/test-media.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const PLAYER = 1;
const CIRCLE = 2;
const MANAGER = 3;

const changing = (Object.keys(routes) as RouteId[]).filter((id) => {
  const { access, method, isRead }: Route = routes[id];
  return access.kind === 'fullAccess' && method !== 'GET' && isRead !== true;
});

describe('a change that a product manager makes to an account', () => {
  const { database, server } = useTestServer(openEmbeddedTestDatabase);
  beforeAll(async () => {
    await storeAccount(database, { accountId: PLAYER, subCircleAccountIds: [CIRCLE], allowPublicSite: false });
    await storeAccount(database, { accountId: CIRCLE, isProductManager: true });
    await storeAccount(database, { accountId: MANAGER, username: 'morgan', isProductManager: true });
    await storeDrawing(database, PLAYER, 'portrait');
    await storeStory(database, PLAYER, 'story');
  });
  const change = async (id: RouteId, as: number) => {
    const caller = { accountId: as, firstName: 'First', lastName: 'Last' };
    const input = callOf(id, { accountId: PLAYER, caller });
    return server.call(id, input as never, { token: await server.tokenOf(as) });
  };
  const readLines = async () => {
    const { rows } = await database.pool.query<{ details: object }>(
      `SELECT details FROM audit_events WHERE account_id = $1 AND kind = 'supportChanged' ORDER BY event_id`,
      [PLAYER],
    );
    return rows.map(({ details }) => details);
  };

  it('has words for every route that changes an account (OPS-11)', () => {
    expect(Object.keys(supportChanges).sort()).toEqual([...changing].sort());
  });

  it('is a line in the trail of its owner if it is made, and none if it is refused (OPS-11, OPS-O61)', async () => {
    for (const id of changing) {
      const before = await readLines();
      const { status } = await change(id, MANAGER);
      const line = { by: 'morgan', change: supportChanges[id as keyof typeof supportChanges] };
      expect([id, await readLines()]).toEqual([id, status === 200 ? [...before, line] : before]);
    }
    const made = (await readLines()).length;
    expect(made).toBeGreaterThan(10);
    const token = await server.tokenOf(PLAYER);
    const { events } = (await server.call('listAuditEvents', {}, { token })).body;
    const shown = events.filter(({ kind }) => kind === 'supportChanged');
    expect(shown).toHaveLength(made);
    // The trail does not show where product managers work.
    expect(new Set(shown.map(({ device, address }) => device + address))).toEqual(new Set(['']));
  });

  it('is no line where the player or the circle makes it (OPS-11)', async () => {
    const before = await readLines();
    for (const as of [PLAYER, CIRCLE]) expect((await change('createCalendarFeed', as)).status).toBe(200);
    expect(await readLines()).toEqual(before);
  });
});
