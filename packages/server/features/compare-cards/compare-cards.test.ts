import type { OutputOf, RoundDocument } from '@strokebook/contract';
import {
  cardSideOf,
  driveCardOf,
  playingStyleOf,
  puttCardOf,
  scoringCardOf,
  shotToGreenCardOf,
  statProbabilityOf,
} from '@strokebook/golf/compare-cards';
import { summarizeRound } from '@strokebook/golf/model';
import { countedHolesOf, tallyRound } from '@strokebook/golf/stats';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { compareFilter } from '../../testing/test-compare.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const rounds = demoRounds.filter(({ status, holeCount }) => status === 'completed' && holeCount === 18).slice(0, 8);
const newestFirst = rounds.toSorted((a, b) => b.playedOn.localeCompare(a.playedOn));
const cardRounds = newestFirst.map((round) => ({
  summary: summarizeRound(round),
  tally: tallyRound(round),
  holes: countedHolesOf(round),
}));
const onTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const cards = {
  getDriveData: driveCardOf,
  getPuttData: puttCardOf,
  getShotToGreenData: shotToGreenCardOf,
  getScoringData: scoringCardOf,
  getPlayingStyle: playingStyleOf,
} as const;
const cardIds = Object.keys(cards) as (keyof typeof cards)[];

describe('the cards of a comparison', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      await logRounds(server, 1, rounds);
    });

    const probability = (over: Partial<Parameters<typeof askProbability>[0]> = {}) =>
      askProbability({
        filter: compareFilter(1),
        roundIds: null,
        sessionId: 's1',
        refreshData: false,
        selectedStats: [],
        hiddenStats: [],
        ...over,
      });
    const askProbability = (body: {
      filter: ReturnType<typeof compareFilter>;
      roundIds: readonly string[] | null;
      sessionId: string;
      refreshData: boolean;
      selectedStats: readonly string[];
      hiddenStats: readonly string[];
    }) => server.call('getStatProbability', { params: { accountId: 1 }, body });

    it('are what the engine makes of the rounds of the side (API-22)', async () => {
      for (const id of cardIds) {
        const { status, body } = await server.call(id, {
          params: { accountId: 1 },
          body: { filter: compareFilter(1) },
        });
        expect([id, status, body]).toEqual([id, 200, onTheWire(cards[id](cardSideOf(cardRounds, 18)))]);
      }
    });

    it('are of the chosen rounds alone, also after others were asked for (API-22)', async () => {
      const [first, second] = cardRounds as [(typeof cardRounds)[0], (typeof cardRounds)[0]];
      const { advancedFilter } = compareFilter(1);
      const filter = compareFilter(1, {
        advancedFilter: {
          ...advancedFilter,
          label: 'Round',
          rounds: [first.summary.roundId, second.summary.roundId, 'gone'],
        },
      });
      const { body } = await server.call('getPuttData', { params: { accountId: 1 }, body: { filter } });
      expect(body).toEqual(onTheWire(puttCardOf(cardSideOf([first, second], 18))));
    });

    it('are the same when both sides ask at once for rounds of which some are the same (CMP-13)', async () => {
      const fresh = await createTestServer(database);
      const { advancedFilter } = compareFilter(1);
      const of = (from: number, to: number) => {
        const rounds = cardRounds.slice(from, to).map(({ summary }) => summary.roundId);
        const filter = compareFilter(1, { advancedFilter: { ...advancedFilter, label: 'Round', rounds } });
        return fresh.call('getScoringData', { params: { accountId: 1 }, body: { filter } });
      };
      const [left, right, whole] = await Promise.all([of(0, 5), of(3, 8), of(0, 8)]);
      expect([left.body, right.body, whole.body]).toEqual(
        [cardRounds.slice(0, 5), cardRounds.slice(3, 8), cardRounds].map((rounds) =>
          onTheWire(scoringCardOf(cardSideOf(rounds, 18))),
        ),
      );
      await fresh.close();
    });

    it('are empty where the side has no rounds (API-22)', async () => {
      for (const id of cardIds) {
        const { status, body } = await server.call(id, {
          params: { accountId: 2 },
          body: { filter: compareFilter(2) },
        });
        expect([id, status, body.rounds]).toEqual([id, 200, 0]);
      }
    });

    it('say the probability of every other flag, and where the holes are (API-23)', async () => {
      const { status, body } = await probability({ selectedStats: ['fairwayHit'], hiddenStats: ['isPar3'] });
      expect([status, body]).toEqual([200, onTheWire(statProbabilityOf(cardRounds, ['fairwayHit'], ['isPar3']))]);
      expect(body.matching).toBeGreaterThan(0);
    });

    it('narrow the probability to the rounds that are asked for, and never to others (API-23)', async () => {
      const { roundId } = (cardRounds[0] as (typeof cardRounds)[0]).summary;
      const { body } = await probability({ roundIds: [roundId, 'not-of-the-side'] });
      expect([body.rounds, body.matches.map((match) => match.roundId)]).toEqual([1, [roundId]]);
    });

    it('are worked out anew when that is asked for, with the same result (API-23, API-O8)', async () => {
      const before = await probability({ selectedStats: ['isPar5'] });
      const after = await probability({ selectedStats: ['isPar5'], refreshData: true });
      expect(after.text).toBe(before.text);
    });

    it("refuse another player's filter, no seasons, and flags that nobody knows, each with its path (ERR-O5, CMP-47)", async () => {
      const other = await server.call('getDriveData', { params: { accountId: 1 }, body: { filter: compareFilter(2) } });
      expect([other.status, other.error?.problems]).toEqual([
        400,
        [{ path: '$.filter.player.accountId', message: 'The filter is of player 2, and account 1 was asked.' }],
      ]);
      const none = await server.call('getDriveData', {
        params: { accountId: 1 },
        body: { filter: compareFilter(1, { seasons: [] }) },
      });
      expect([none.status, none.error?.problems]).toEqual([
        400,
        [{ path: '$.filter.seasons', message: 'No seasons selected' }],
      ]);
      const unknown = await probability({ selectedStats: ['isPar3', 'madeLuck'], hiddenStats: ['isPar9'] });
      expect([unknown.status, unknown.error?.problems]).toEqual([
        400,
        [
          { path: '$.selectedStats[1]', message: "'madeLuck' is not a known hole flag" },
          { path: '$.hiddenStats[0]', message: "'isPar9' is not a known hole flag" },
        ],
      ]);
    });

    it('are of the newest data with the first request after a write (API-22)', async () => {
      const ask = async (): Promise<OutputOf<'getDriveData'>> =>
        (await server.call('getDriveData', { params: { accountId: 1 }, body: { filter: compareFilter(1) } })).body;
      const before = await ask();
      const token = await server.tokenOf(1);
      const round = { ...(rounds[0] as RoundDocument), roundId: 'new' };
      await server.call('putRound', { params: { accountId: 1, roundId: 'new' }, body: round }, { token });
      expect((await ask()).rounds).toBe(before.rounds + 1);
      await server.call('deleteRound', { params: { accountId: 1, roundId: 'new' } }, { token });
      expect((await ask()).rounds).toBe(before.rounds);
    });
  });
});
