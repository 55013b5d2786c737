import { accountIdOf } from '@strokebook/golf/access';
import { MAX_ROUNDS_PER_CALL, routes } from '@strokebook/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { roundCardsQuery } from '../controls/scorecard/queries.ts';
import { mappedRoundsQuery } from '../controls/shot-map/queries.ts';
import { useRealServer } from '../testing/real-server.ts';
import { makeRound, TODAY } from '../testing/rounds.ts';
import { requestInParts } from './request-in-parts.ts';
import { createApi } from './client.ts';
import { createTokenStore } from './token-store.ts';

const server = useRealServer({ today: TODAY });
const idsOf = (count: number) => Array.from({ length: count }, (_unused, index) => `round-${index + 1}`);

describe('rounds that are too many for one call', () => {
  it('are asked for in parts that the contract takes, and come in their order', async () => {
    const ids = idsOf(2 * MAX_ROUNDS_PER_CALL + 1);
    const parts: (readonly string[])[] = [];
    const replies = await requestInParts(ids, async (part) => {
      parts.push(part);
      return part;
    });
    expect(replies).toEqual(ids);
    expect(parts.map((part) => part.length)).toEqual([MAX_ROUNDS_PER_CALL, MAX_ROUNDS_PER_CALL, 1]);
    for (const route of [routes.getRoundCards, routes.getMappedRounds]) {
      expect(parts.every((golfRoundIds) => route.body.safeParse({ golfRoundIds }).success)).toBe(true);
    }
  });

  it('ask for nothing where there is none, and fail as one', async () => {
    expect(await requestInParts([], async () => ['asked'])).toEqual([]);
    const failing = requestInParts(idsOf(MAX_ROUNDS_PER_CALL + 1), async (part) => {
      if (part.length === 1) throw new Error('gone');
      return part;
    });
    await expect(failing).rejects.toThrow('gone');
  });

  it('come to the map and to the scorecard whole (SHOTS-02)', async () => {
    const { accountId } = await server.withRounds([1, 2].map((id) => makeRound({ id, playedOn: TODAY })));
    const { fetch, requestsTo } = server.createBrowser();
    const api = createApi({ fetch, tokens: createTokenStore(localStorage), storage: localStorage });
    const client = new QueryClient();
    // The existing rounds are first and last, each in a separate call.
    const ids = ['round-1', ...idsOf(MAX_ROUNDS_PER_CALL).map((id) => `round-11-${id}`), 'round-2'];
    const cards = await client.fetchQuery(roundCardsQuery(api, accountIdOf(accountId), ids));
    const mapped = await client.fetchQuery(mappedRoundsQuery(api, accountIdOf(accountId), ids));
    expect([[...cards.keys()], [...mapped.keys()]]).toEqual([
      ['round-1', 'round-2'],
      ['round-1', 'round-2'],
    ]);
    expect([requestsTo('getRoundCards'), requestsTo('getMappedRounds')].map((requests) => requests.length)).toEqual([
      2, 2,
    ]);
  });
});
