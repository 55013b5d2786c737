import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../testing/test-accounts.ts';
import { storeCourse } from '../testing/test-catalog.ts';
import { onEachDatabase } from '../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../testing/test-rounds.ts';
import { useTestServer } from '../testing/use-test-server.ts';

/** Nothing of it can be seen. */
const HIDDEN = '\u200b\u202e';
const params = { accountId: 1 };

describe('names from before hidden characters were refused', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token: string;
    const old = { course: { name: HIDDEN, tee: { name: HIDDEN } }, tournament: { name: HIDDEN } };

    beforeAll(async () => {
      await storeAccount(database, { accountId: 1, isProductManager: true, extraInfo: { college: HIDDEN } as never });
      await storeRounds(database, 1, [scoreOnlyRound('old', old)]);
      await storeCourse(database, {
        format: 'strokebook.course/1',
        courseId: 'old',
        name: HIDDEN,
        city: HIDDEN,
        tees: [{ name: HIDDEN, yards: [] }],
        holes: [],
      });
      token = await server.tokenOf(1);
    });

    it('are still read (DATA-O62)', async () => {
      const round = await server.call('getRound', { params: { ...params, roundId: 'old' } }, { token });
      expect(round.body.round).toMatchObject(old);
      expect((await server.call('getCourse', { params: { courseId: 'old' } })).body.name).toBe(HIDDEN);
      expect((await server.call('getProfileDetails', { params }, { token })).body.details.college).toBe(HIDDEN);
    });

    it('do not keep a course from being corrected (DATA-O62)', async () => {
      const call = { params: { courseId: 'old' }, body: { holes: [] } };
      const { status, body } = await server.call('updateHoleLines', call, { token });
      expect([status, body.name]).toEqual([200, HIDDEN]);
    });

    it('of a round are cleaned when it is stored again, and no round is refused for a character (DATA-O62)', async () => {
      const body = scoreOnlyRound('new', { course: { name: 'Pine\r\nHollow\u202e', tee: { name: '\u200bBlue' } } });
      const stored = await server.call(
        'putRound',
        { params: { ...params, roundId: 'new' }, query: {}, body },
        { token },
      );
      expect(stored.status).toBe(200);
      const { body: read } = await server.call('getRound', { params: { ...params, roundId: 'new' } }, { token });
      expect(read.round.course).toEqual({ name: 'Pine Hollow', tee: { name: 'Blue' } });
    });
  });
});
