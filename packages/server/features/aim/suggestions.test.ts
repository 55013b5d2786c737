import type { CallOf } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const [PLAYER, COACH, STRANGER, PARENT] = [1, 2, 3, 4];
const body: CallOf<'suggestTarget'>['body'] = {
  ...{ courseId: 'pine', tee: 'Blue', hole: 4, club: 'driver', sentence: 'Left of the bunker' },
  target: { lat: 40, lon: -80 },
};

describe('a suggested target', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    const params = { accountId: PLAYER };
    beforeAll(async () => {
      await storeAccount(database, { accountId: PLAYER, firstName: 'Ada', subCircleAccountIds: [COACH, PARENT] });
      for (const accountId of [COACH, STRANGER, PARENT]) await storeAccount(database, { accountId });
    });
    const as = async (accountId: number) => ({ token: await server.tokenOf(accountId) });
    const suggest = async (by: number, change: Partial<typeof body> = {}) =>
      server.call('suggestTarget', { params, body: { ...body, ...change } }, await as(by));
    const list = async (by: number) => server.call('listSuggestions', { params }, await as(by));
    const answer = async (by: number, suggestionId: string, state: 'accepted' | 'declined' = 'accepted') =>
      server.call('answerSuggestion', { params: { ...params, suggestionId }, body: { state } }, await as(by));
    const takeBack = async (by: number, suggestionId: string) =>
      server.call('takeBackSuggestion', { params: { ...params, suggestionId } }, await as(by));
    const toldTo = async (accountId: number) =>
      (await server.call('listNotices', {}, await as(accountId))).body.notices.map(({ kind, details }) => [
        kind,
        details.suggestion?.hole,
        details.suggestion?.isAccepted,
      ]);

    it('AIM-13: is told to the player, answered by the player alone, and the answer is told to who suggested it', async () => {
      const { suggestion } = (await suggest(COACH)).body;
      expect(await toldTo(PLAYER)).toEqual([['targetSuggested', 4, false]]);
      expect((await list(PLAYER)).body.suggestions).toEqual([{ ...suggestion, isOwn: false }]);
      expect(suggestion).toMatchObject({ ...body, state: 'open', isOwn: true });
      expect((await answer(COACH, suggestion.suggestionId)).status).toBe(404);
      expect((await answer(PLAYER, suggestion.suggestionId)).body.suggestion.state).toBe('accepted');
      expect(await toldTo(COACH)).toEqual([['targetAnswered', 4, true]]);
    });

    it('AIM-13: is taken back by who suggested it alone, and a new one takes the place of the last for a hole', async () => {
      const [before] = (await list(COACH)).body.suggestions;
      expect((await takeBack(PARENT, before?.suggestionId ?? '')).status).toBe(404);
      const { suggestion } = (await suggest(COACH, { sentence: 'Right of it' })).body;
      expect((await list(PLAYER)).body.suggestions.map(({ sentence }) => sentence)).toEqual(['Right of it']);
      expect((await takeBack(COACH, suggestion.suggestionId)).status).toBe(200);
      expect((await list(PLAYER)).body.suggestions).toEqual([]);
    });

    it('AIM-13: is for those with full access alone, never to oneself, and carries no address', async () => {
      expect((await suggest(STRANGER)).status).toBe(404);
      expect((await list(STRANGER)).status).toBe(404);
      expect((await suggest(PLAYER)).error?.code).toBe('SUGGESTION_TO_ONESELF');
      expect((await suggest(COACH, { sentence: 'see example.com' })).error?.code).toBe('REQUEST_INVALID');
    });

    it('AIM-11: is closed while a tournament is entered, but can be taken back', async () => {
      const { suggestion } = (await suggest(COACH)).body;
      const round = scoreOnlyRound('now', { type: 'tournament', status: 'inProgress' });
      await server.call('putRound', { params: { ...params, roundId: 'now' }, body: round }, await as(PLAYER));
      const calls = [await suggest(COACH), await list(PLAYER), await answer(PLAYER, suggestion.suggestionId)];
      expect(calls.map(({ error }) => error?.code)).toEqual(Array(3).fill('PLANNING_CLOSED'));
      expect((await takeBack(COACH, suggestion.suggestionId)).status).toBe(200);
    });
  });
});
