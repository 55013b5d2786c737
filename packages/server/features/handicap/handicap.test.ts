import type { RoundDocument } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { indexReport, ratedRoundOf } from '@strokebook/golf/handicap';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const rounds = demoRounds.slice(0, 30);
const onTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const tee = { holeCount: '18', courseRating: '71.2', slopeRating: '125', par: '72' };

describe('the estimated index', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      await storeAccount(database, { accountId: 3, settings: [{ featureId: features.index, isPublic: true }] });
      await logRounds(server, 1, rounds);
    });

    const read = async (accountId: number, viewer: number | null) => {
      const token = viewer === null ? undefined : await server.tokenOf(viewer);
      return server.call('getEstimatedIndex', { params: { accountId } }, { token });
    };

    it('is that of all finished rounds, and follows a changed one (INDEX-04, INDEX-07)', async () => {
      const { body } = await read(1, 1);
      expect(body.index).not.toBeNull();
      expect(body).toEqual(onTheWire(indexReport(rounds.map((round) => ratedRoundOf(round)))));
      const [first, ...others] = rounds as [RoundDocument, ...RoundDocument[]];
      const changed: RoundDocument = { ...first, isSimulator: true };
      const params = { accountId: 1, roundId: first.roundId };
      await server.call('putRound', { params, body: changed }, { token: await server.tokenOf(1) });
      const after = (await read(1, 1)).body;
      expect(after).toEqual(onTheWire(indexReport([changed, ...others].map((round) => ratedRoundOf(round)))));
      expect(after.uncounted.map(({ why }) => why)).toContain('simulator');
    });

    it('is closed to others until the player opens it, and then open to those who are signed in (INDEX-07, INDEX-16)', async () => {
      const statuses = async (accountId: number) =>
        Promise.all([null, 2, accountId].map(async (viewer) => (await read(accountId, viewer)).status));
      expect(await statuses(1)).toEqual([404, 404, 200]);
      expect(await statuses(3)).toEqual([404, 200, 200]);
    });

    it('tells what a tee means, and names a number that no tee has (INDEX-08, INDEX-09)', async () => {
      const token = await server.tokenOf(1);
      const outlookOf = (query: Readonly<Record<string, string>>) =>
        server.call('getTeeOutlook', { params: { accountId: 1 }, query: { ...tee, ...query } as never }, { token });
      const { body } = await outlookOf({});
      expect(body.outlook?.outcomes).toHaveLength(29);
      expect(body.outlook?.playingHandicaps).toHaveLength(4);
      const wrong = await outlookOf({ slopeRating: '156' });
      expect([wrong.status, wrong.error?.problems?.[0]?.path]).toEqual([400, '$.slopeRating']);
      expect((await outlookOf({ courseRating: '' })).status).toBe(400);
    });
  });
});
