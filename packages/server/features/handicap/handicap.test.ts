import type { CallOf, RoundDocument } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { indexReport, ratedRoundOf } from '@strokebook/golf/handicap';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const rounds = demoRounds.slice(0, 30);
/** The index is open, and the schedule closed. */
const openIndex = [
  { featureId: features.index, isPublic: true },
  { featureId: features.schedule, isPublic: false },
];
/** A tournament of one day with two scores, on a rated tee. */
const enteredEvent = (startDate: CalendarDay): CallOf<'createScheduleEvent'>['body'] => ({
  status: 'inField',
  isFavorite: false,
  note: null,
  result: {
    ...{ fieldSize: null, place: null, isTied: false, ending: null },
    rounds: [75, 76].map((score) => ({ score, par: 72, yards: null, courseRating: 72.4, slopeRating: 131 })),
  },
  tournament: {
    ...{ name: 'Entered Cup', url: null, city: 'Amity', state: 'CA', startDate, endDate: startDate },
    numberOfRounds: 2,
    eventType: 'tournament',
    locale: 'local',
    isTeamEvent: false,
  },
});
/** As it is sent, for a player without an official index. */
const reportOf = (played: readonly RoundDocument[]) =>
  JSON.parse(JSON.stringify({ ...indexReport(played.map((round) => ratedRoundOf(round))), official: null }));
const tee = { holeCount: '18', courseRating: '71.2', slopeRating: '125', par: '72' };

describe('the estimated index', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      await storeAccount(database, { accountId: 3, settings: openIndex });
      await logRounds(server, 1, rounds);
    });

    const read = async (accountId: number, viewer: number | null) => {
      const token = viewer === null ? undefined : await server.tokenOf(viewer);
      return server.call('getEstimatedIndex', { params: { accountId } }, { token });
    };

    it('is that of all finished rounds, and follows a changed one (INDEX-04, INDEX-07)', async () => {
      const { body } = await read(1, 1);
      expect(body.index).not.toBeNull();
      expect(body).toEqual(reportOf(rounds));
      const [first, ...others] = rounds as [RoundDocument, ...RoundDocument[]];
      const changed: RoundDocument = { ...first, isSimulator: true };
      const params = { accountId: 1, roundId: first.roundId };
      await server.call('putRound', { params, body: changed }, { token: await server.tokenOf(1) });
      const after = (await read(1, 1)).body;
      expect(after).toEqual(reportOf([changed, ...others]));
      expect(after.uncounted.map(({ why }) => why)).toContain('simulator');
    });

    it('has the official index beside it as soon as it is typed, and is not changed by it (INDEX-10)', async () => {
      const before = (await read(1, 1)).body;
      const body = { officialIndex: 3.9, officialIndexDay: '2026-05-01' as never };
      await server.call('updateProfileDetails', { params: { accountId: 1 }, body }, { token: await server.tokenOf(1) });
      expect((await read(1, 1)).body).toEqual({ ...before, official: { value: 3.9, day: '2026-05-01' } });
    });

    it('counts a score that was entered in the schedule, for those who may see the schedule (INDEX-11, ACCESS-12)', async () => {
      const countFor = async (viewer: number) => (await read(3, viewer)).body.points.length;
      const body = enteredEvent(server.clock.today());
      await server.call('createScheduleEvent', { params: { accountId: 3 }, body }, { token: await server.tokenOf(3) });
      expect([await countFor(3), await countFor(2)]).toEqual([2, 0]);
    });

    it('is closed to others until the player opens it, and then open to those who are signed in (INDEX-07, INDEX-16)', async () => {
      const statuses = async (accountId: number) =>
        Promise.all([null, 2, accountId].map(async (viewer) => (await read(accountId, viewer)).status));
      expect(await statuses(1)).toEqual([404, 404, 200]);
      expect(await statuses(3)).toEqual([404, 200, 200]);
    });

    it('has a round to be posted as the record has it, or why it does not count (INDEX-06, INDEX-14)', async () => {
      const token = await server.tokenOf(1);
      const postingOf = (roundId: string) =>
        server.call('getScorePosting', { params: { accountId: 1, roundId } }, { token });
      const { latest, uncounted } = (await read(1, 1)).body;
      const [score] = latest;
      expect((await postingOf(score?.roundId ?? '')).body).toMatchObject({
        posting: { strokes: score?.strokes, adjustedScore: score?.adjustedScore, courseRating: score?.courseRating },
        uncounted: null,
      });
      const [without] = uncounted;
      expect((await postingOf(without?.roundId ?? '')).body).toEqual({ posting: null, uncounted: without?.why });
      expect((await postingOf('no-such-round')).status).toBe(404);
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
