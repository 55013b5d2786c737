import type { CallOf, RoundDocument } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const rounds = demoRounds.slice(0, 12);
const shotByShot = demoRounds.find(({ holes }) => holes.every(({ shots }) => shots !== undefined));
const hole: CallOf<'putCoursePlan'>['body']['holes'][number] = {
  ...{ hole: 1, club: 'driver', target: { lat: 40, lon: -80 }, words: 'At the flag', avoid: '', value: 4.2 },
  ...{ saves: 0.11, isBorrowed: false, editedBy: null },
  core: { meanAcross: 0, meanAlong: 0, sdAcross: 0.06, sdAlong: 0.05, correlation: 0 },
};

describe('where to aim', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token = '';
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      await logRounds(server, 1, rounds);
      token = await server.tokenOf(1);
    });
    const params = { accountId: 1 };
    const basis = () => server.call('getPlanBasis', { params }, { token });
    const keep = (body: CallOf<'putCoursePlan'>['body'], courseId = 'pine-hollow') =>
      server.call('putCoursePlan', { params: { ...params, courseId }, body }, { token });
    const plans = async () => (await server.call('listCoursePlans', { params }, { token })).body.plans;

    it('is worked out of the player’s own shots, each club with its count (AIM-01, AIM-04)', async () => {
      const { body } = await basis();
      expect(body.patterns.map(({ club }) => club)).toContain('driver');
      expect(body.patterns.every(({ shots }) => shots >= 5)).toBe(true);
      expect(body.shift.holes).toBeGreaterThan(100);
      expect(body.since).toBe(rounds.map(({ playedOn }) => playedOn).toSorted()[0]);
    });

    it('takes typed carries at once, marked as typed, and says which cannot be right (AIM-01)', async () => {
      const typed = { club: 'wood7', total: 190, carry: 185 } as never;
      const wrong = { club: 'driver', total: 900, carry: 0 } as never;
      const body = { isLeftHanded: true, clubs: [typed, wrong] };
      await server.call('putPlanSettings', { params, body }, { token });
      const after = (await basis()).body;
      expect(after.patterns.find(({ club }) => club === 'wood7')).toMatchObject({ isTyped: true, distance: 190 });
      expect(after.patterns.find(({ club }) => club === 'driver')?.isTyped).toBe(false);
      expect(after.lacking[0]).toBe('Driver: 900 yd is no distance of a club. Type 20 to 520 yd.');
      expect(after.settings.isLeftHanded).toBe(true);
    });

    it('keeps one plan for each course and tee, the last changed first, and removes one without holes (AIM-10)', async () => {
      await keep({ tee: 'Blue', holes: [hole] });
      server.clock.advance(1_000);
      await keep({ tee: '', holes: [hole] });
      server.clock.advance(1_000);
      await keep({ tee: 'Blue', holes: [{ ...hole, editedBy: 'IS' }] });
      expect((await plans()).map(({ tee, holes }) => [tee, holes[0]?.editedBy])).toEqual([
        ['Blue', 'IS'],
        ['', null],
      ]);
      await keep({ tee: '', holes: [] });
      expect((await plans()).map(({ tee }) => tee)).toEqual(['Blue']);
    });

    it('is refused by every call while a tournament or qualifier is entered, and open in practice (AIM-11)', async () => {
      const statusesWhile = async (type: RoundDocument['type']) => {
        const round: RoundDocument = { ...(shotByShot as RoundDocument), roundId: 'now', type, status: 'inProgress' };
        await server.call('putRound', { params: { ...params, roundId: 'now' }, body: round }, { token });
        const list = await server.call('listCoursePlans', { params }, { token });
        const statuses = [(await basis()).status, list.status, (await keep({ tee: 'Red', holes: [hole] })).status];
        await server.call('deleteRound', { params: { ...params, roundId: 'now' } }, { token });
        return [...statuses, list.error?.code];
      };
      for (const type of ['tournament', 'qualifier'] as const) {
        expect(await statusesWhile(type)).toEqual([409, 409, 409, 'PLANNING_CLOSED']);
      }
      expect(await statusesWhile('practice')).toEqual([200, 200, 200, undefined]);
    });

    it('is seen by those with full access alone (AIM-13)', async () => {
      const stranger = { token: await server.tokenOf(2) };
      expect((await server.call('getPlanBasis', { params }, stranger)).status).toBe(404);
      expect((await server.call('listCoursePlans', { params }, stranger)).status).toBe(404);
      expect((await server.call('getPlanBasis', { params })).status).toBe(404);
    });
  });
});
