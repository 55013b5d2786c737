import type { RoundDocument } from '@strokebook/contract';
import { flagMask, hasAllFlags } from '@strokebook/golf/facts';
import { summarizeRound } from '@strokebook/golf/model';
import { computeOverview, strokesGainedByRound, strokesGainedStats } from '@strokebook/golf/overview';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { tallyRound } from '@strokebook/golf/stats';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const rounds = demoRounds.slice(0, 8);
const career = rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
const last = (count: number) => ({
  filterName: `Last ${count}`,
  holeCount: 18 as const,
  timeframe: { period: 'last' as const, count, unit: 'rounds' as const },
});
const onTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('what lies behind the figures', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      await logRounds(server, 1, rounds);
    });

    const cards = (accountId: number, golfRoundIds: readonly string[]) =>
      server.call('getRoundCards', { params: { accountId }, body: { golfRoundIds } });
    const samples = (statId: string, roundsFilter: ReturnType<typeof last>) =>
      server.call('getSamplesBehind', { params: { accountId: 1 }, body: { statId, roundsFilter } });

    it('are scorecards in the order they were asked for, without rounds that there are not (DATA-37)', async () => {
      const [first, second] = rounds as [RoundDocument, RoundDocument];
      const { status, body } = await cards(1, [second.roundId, 'no-such-round', first.roundId]);
      expect([status, body.cards]).toEqual([200, onTheWire([roundCardOf(second), roundCardOf(first)])]);
    });

    it('are the places of holes and strokes of the rounds of a list, each with its day and the flags of its holes (API-24, DATA-21)', async () => {
      const [first, second] = rounds as [RoundDocument, RoundDocument];
      const golfRoundIds = [second.roundId, 'no-such-round', first.roundId];
      const mapped = (accountId: number) =>
        server.call('getMappedRounds', { params: { accountId }, body: { golfRoundIds } });
      const { status, body } = await mapped(1);
      expect([status, body.rounds.map(({ roundId, playedOn }) => [roundId, playedOn])]).toEqual([
        200,
        [second, first].map(({ roundId, playedOn }) => [roundId, playedOn]),
      ]);
      const par3 = flagMask(['isPar3']);
      for (const [index, document] of [second, first].entries()) {
        const holes = body.rounds[index]?.holes ?? [];
        expect(holes.map(({ hole, tee, pin }) => ({ hole, tee, pin }))).toEqual(
          document.holes.map(({ hole, tee, pin }) => ({ hole, tee, pin })),
        );
        expect(holes.some(({ tee, pin }) => tee !== null && pin !== null)).toBe(true);
        expect(holes.map(({ flags }) => hasAllFlags(flags, par3))).toEqual(document.holes.map(({ par }) => par === 3));
      }
      expect((await mapped(2)).body.rounds).toEqual([]);
    });

    it('come for 200 rounds a call at the most: a larger question is refused before anything is read (ERR-O5)', async () => {
      const golfRoundIds = (count: number) => Array.from({ length: count }, (_unused, index) => `r${index}`);
      for (const routeId of ['getRoundCards', 'getMappedRounds'] as const) {
        const ask = async (count: number) =>
          (await server.call(routeId, { params: { accountId: 1 }, body: { golfRoundIds: golfRoundIds(count) } }))
            .status;
        expect([routeId, await ask(200), await ask(201)]).toEqual([routeId, 200, 400]);
      }
    });

    it('are followed while a round is played: the card only if it is another revision, whichever server stored it (TEAM-30)', async () => {
      const [whole] = rounds as [RoundDocument];
      const other = await createTestServer(database);
      const token = await server.tokenOf(1);
      const params = { accountId: 1, roundId: 'live' };
      const put = (round: RoundDocument) => other.call('putRound', { params, body: round }, { token });
      const played = (holes: number): RoundDocument => ({
        ...{ ...whole, roundId: 'live', status: 'inProgress' },
        holes: whole.holes.map((hole, index) => (index < holes ? hole : { hole: hole.hole, par: hole.par })),
      });
      const follow = async (after?: number) =>
        server.call('getLiveCard', { params, query: after === undefined ? {} : { after } }, { token });
      try {
        expect((await follow()).status).toBe(404);
        await put(played(3));
        const first = await follow();
        expect([first.body.revision, first.body.live?.summary.holesPlayed]).toEqual([1, 3]);
        expect(first.body.live?.card).toEqual(onTheWire(roundCardOf(played(3))));
        expect((await follow(1)).body).toEqual({ ...first.body, live: null });
        await put(played(4));
        expect((await follow(1)).body.live?.playing?.at).toBe(4);
        await put({ ...whole, roundId: 'live' });
        expect((await follow(2)).body.live?.playing).toBeNull();
        await other.call('deleteRound', { params }, { token });
        expect((await follow(3)).status).toBe(404);
      } finally {
        await other.close();
      }
    });

    it("are never another account's", async () => {
      const { status, body } = await cards(
        2,
        rounds.map(({ roundId }) => roundId),
      );
      expect([status, body.cards]).toEqual([200, []]);
    });

    it('are the holes that a rate counted, which add up to its fraction', async () => {
      const { status, body } = await samples('drive.fairwaysHit', last(5));
      const stats = onTheWire(computeOverview(career, last(5), null)).performanceStats;
      const stat = 'stats' in stats ? stats.stats.find(({ id }) => id === 'drive.fairwaysHit') : undefined;
      expect([status, body.golfRoundIds.length]).toEqual([200, 5]);
      expect([body.samples.length, body.samples.filter(({ value }) => value === 1).length]).toEqual([
        stat?.performance?.opportunities,
        stat?.performance?.successes,
      ]);
      expect(body.samples.every(({ par, shot }) => par > 3 && shot === null)).toBe(true);
    });

    it('are the strokes of a part of a figure, with where they were played from and where they ended', async () => {
      const { body } = await samples('approach.proximity.from125', last(8));
      expect(body.samples.length).toBeGreaterThan(0);
      for (const { shot } of body.samples) {
        expect(shot?.toPin).toBeGreaterThan(124.9);
        expect(shot?.toPin).toBeLessThan(150.1);
        expect(shot?.endLie).not.toBeNull();
      }
    });

    it('refuse a stat that nobody knows, with its path (ERR-O5)', async () => {
      const { status, error } = await samples('approach.luck', last(5));
      expect([status, error?.problems]).toEqual([
        400,
        [{ path: '$.statId', message: "'approach.luck' is not a known stat" }],
      ]);
    });

    it('are the strokes gained of each round, oldest first, whose categories add up to the total', async () => {
      const { status, body } = await server.call('getStrokesGainedByRound', {
        params: { accountId: 1 },
        body: { roundsFilter: last(5) },
      });
      expect([status, body.rounds]).toEqual([200, onTheWire(strokesGainedByRound(career, last(5)))]);
      const days = body.rounds.map(({ playedOn }) => playedOn);
      expect([days.length, [...days].sort()]).toEqual([5, days]);
      for (const { gained } of body.rounds) {
        const { total, ...parts } = gained;
        const values = Object.values(parts);
        if (total === null || values.some((value) => value === null)) continue;
        expect(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeCloseTo(total, 6);
      }
      expect(Object.keys(body.rounds[0]?.gained ?? {})).toEqual(Object.keys(strokesGainedStats));
    });
  });
});
