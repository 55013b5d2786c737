import { type Route, type RouteId, routes, accountChanges } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../testing/every-call.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { openEmbeddedTestDatabase } from '../testing/test-databases.ts';
import { storeDrawing, storeStory } from '../testing/test-media.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const PLAYER = 1;
const CIRCLE = 2;
const MANAGER = 3;
const MEMBER = 4;
const HOUR = 60 * 60_000;

/** A comparison is stored under the player whose page it was made on; a question to the player is a notice of its own. */
const notAChange: ReadonlySet<RouteId> = new Set(['saveCompareState', 'askForLevel']);

/** Every route that writes to an account in its path, and that a member of the circle may call. */
const changing = (Object.keys(routes) as RouteId[]).filter((id) => {
  const { access, method, isRead }: Route = routes[id];
  const isForMembers = access.kind === 'level' || access.kind === 'feature' || access.kind === 'anyFeature';
  return isForMembers && method !== 'GET' && isRead !== true && !notAChange.has(id);
});

describe('a change that somebody else makes to an account', () => {
  const { database, server } = useTestServer(openEmbeddedTestDatabase);
  beforeAll(async () => {
    // An adult, because only a guardian manages all of a player under 18.
    const circle = { subCircleAccountIds: [CIRCLE, MEMBER], allowPublicSite: false };
    await storeAccount(database, { accountId: PLAYER, birthYear: 2000, ...circle });
    await storeAccount(database, { accountId: MEMBER, firstName: 'Dana', lastName: 'Whitfield' });
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
  const readLines = async (kind: 'supportChanged' | 'circleChanged') => {
    const { rows } = await database.pool.query<{ details: Record<string, unknown> }>(
      `SELECT details FROM audit_events WHERE account_id = $1 AND kind = $2 ORDER BY event_id`,
      [PLAYER, kind],
    );
    return rows.map(({ details }) => details);
  };
  const wordsOf = (id: RouteId) => accountChanges[id as keyof typeof accountChanges];
  const isMade = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
    status === 200 && (body as { isChanged?: boolean }).isChanged !== false;

  it('has words for every route that changes an account (OPS-11, ACCESS-O71)', () => {
    expect(Object.keys(accountChanges).sort()).toEqual([...changing].sort());
  });

  it('is a line in the trail of its owner if a product manager makes it, and none if it is refused (OPS-11, OPS-O61)', async () => {
    for (const id of changing) {
      const before = await readLines('supportChanged');
      const isChanged = isMade(await change(id, MANAGER));
      const after = await readLines('supportChanged');
      const line = { by: 'morgan', change: wordsOf(id) };
      expect([id, after.slice(0, before.length), after.length - before.length]).toEqual([
        id,
        before,
        isChanged ? 1 : 0,
      ]);
      if (isChanged) expect(after.at(-1)).toMatchObject(line);
    }
    const made = (await readLines('supportChanged')).length;
    expect(made).toBeGreaterThan(8);
    const token = await server.tokenOf(PLAYER);
    const { events } = (await server.call('listAuditEvents', {}, { token })).body;
    const shown = events.filter(({ kind }) => kind === 'supportChanged');
    expect(shown).toHaveLength(made);
    // The trail does not show where product managers work.
    expect(new Set(shown.map(({ device, address }) => device + address))).toEqual(new Set(['']));
  });

  it('is a line of its owner with the name of the member if a member of the circle makes it, and none if it is refused (ACCESS-O71)', async () => {
    for (const id of changing) {
      const before = await readLines('circleChanged');
      const isChanged = isMade(await change(id, MEMBER));
      const after = await readLines('circleChanged');
      expect([id, after.length - before.length]).toEqual([id, isChanged ? 1 : 0]);
      if (isChanged) {
        expect(after.at(-1)).toMatchObject({
          by: 'Dana Whitfield',
          accountId: MEMBER,
          change: wordsOf(id),
          changes: 1,
        });
      }
    }
    expect((await readLines('circleChanged')).length).toBeGreaterThan(8);
    const token = await server.tokenOf(PLAYER);
    const { events } = (await server.call('listAuditEvents', { query: { limit: 100 } }, { token })).body;
    const shown = events.filter(({ kind }) => kind === 'circleChanged');
    expect(new Set(shown.map(({ device, address }) => device + address))).toEqual(new Set(['']));
    // A member reads their own trail alone.
    const own = (await server.call('listAuditEvents', {}, { token: await server.tokenOf(MEMBER) })).body;
    expect(own.events.filter(({ kind }) => kind === 'circleChanged')).toEqual([]);
  });

  it('is one line for a round that a member enters hole by hole, with the round and the number of changes (ACCESS-O71)', async () => {
    server.clock.advance(7 * HOUR);
    const token = async () => ({ token: await server.tokenOf(CIRCLE) });
    const put = async (roundId: string, strokes: number, query: { revision?: number } = {}) =>
      server.call(
        'putRound',
        { params: { accountId: PLAYER, roundId }, query, body: scored(roundId, strokes) },
        await token(),
      );
    const before = (await readLines('circleChanged')).length;
    for (let strokes = 1; strokes <= 8; strokes++) expect((await put('sitting', strokes)).status).toBe(200);
    const subject = 'May 1, 2026, Alder Creek';
    expect((await readLines('circleChanged')).slice(before)).toMatchObject([{ changes: 8, subject }]);
    // Neither the same round again nor a refused one is a change.
    expect((await put('sitting', 8)).body).toMatchObject({ isChanged: false });
    expect((await put('sitting', 9, { revision: 1 })).status).toBe(409);
    expect((await readLines('circleChanged')).slice(before)).toMatchObject([{ changes: 8, subject }]);
    await Promise.all([put('one', 4), put('two', 5)]);
    expect((await readLines('circleChanged')).slice(before)).toMatchObject([{ changes: 10 }]);
    server.clock.advance(7 * HOUR);
    await put('sitting', 10);
    expect((await readLines('circleChanged')).slice(before)).toMatchObject([{ changes: 10 }, { changes: 1, subject }]);
  });

  it('is no line where the owner makes it (OPS-11, ACCESS-O71)', async () => {
    const before = [await readLines('supportChanged'), await readLines('circleChanged')];
    expect((await change('createCalendarFeed', PLAYER)).status).toBe(200);
    expect([await readLines('supportChanged'), await readLines('circleChanged')]).toEqual(before);
  });
});

const scored = (roundId: string, strokes: number) => {
  const round = scoreOnlyRound(roundId);
  return { ...round, holes: round.holes.map((hole) => ({ ...hole, score: strokes })) };
};
