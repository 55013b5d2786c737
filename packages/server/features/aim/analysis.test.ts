import type { CallOf, RoundDocument } from '@strokebook/contract';
import { yards } from '@strokebook/golf/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeCourses } from '../../db/courses/course-rows.ts';
import { demoCourses, demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const isShotByShot = ({ holes }: RoundDocument) => holes.every(({ shots }) => shots !== undefined);
const rounds = demoRounds.filter(isShotByShot).slice(0, 8);
const round = rounds.find(({ course }) => demoCourses.some(({ courseId }) => courseId === course.courseId));
const course = demoCourses.find(({ courseId }) => courseId === round?.course.courseId);
if (round === undefined || course === undefined) throw new Error('no round on a course with outlines');
const courseId = course.courseId;
const first = course.holes[0];
const target = first?.greenCentre ?? { lat: 1, lon: 1 };

/** The round with a target at the green for the first stroke of each hole. */
const aimed: RoundDocument = {
  ...round,
  ...{ roundId: 'aimed', type: 'practice', tournament: undefined, roundNumber: undefined },
  holes: round.holes.map((hole) => ({
    ...hole,
    shots: (hole.shots ?? []).map((shot, index) => {
      const green = course.holes.find(({ number }) => number === hole.hole)?.greenCentre;
      return index === 0 && green !== undefined ? { ...shot, target: green } : shot;
    }),
  })),
};

describe('figures of targets', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token = '';
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      await writeCourses(database.query, demoCourses);
      await logRounds(server, 1, rounds);
      token = await server.tokenOf(1);
    });
    const params = { accountId: 1 };
    const plan = async (body: CallOf<'planHole'>['body']) =>
      (await server.call('planHole', { params, body }, { token })).body;

    it('AIM-16: are the value of a target, its parts, its sample and its cost against the best one', async () => {
      const { plan: shown } = await plan({ courseId, hole: 1, asked: { club: 'driver', target } });
      const parts = shown?.best.parts ?? [];
      expect(shown?.best.value).toBeCloseTo(1 + parts.reduce((sum, { share, strokes }) => sum + share * strokes, 0), 1);
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(shown?.best.sample.shots).toBeGreaterThan(4);
      expect(shown?.asked?.difference.strokes).toBeCloseTo((shown?.asked?.value ?? 0) - (shown?.best.value ?? 0), 6);
    });

    it.each<[what: string, body: CallOf<'planHole'>['body'], sentence: RegExp]>([
      ['a course that is not stored', { courseId: 'nowhere', hole: 1 }, /^This course is not stored\./],
      ['a hole that the course lacks', { courseId, hole: 36 }, /has no outlines of hole 36 yet\./],
      ['a tee that the course lacks', { courseId, hole: 1, tee: 'Pink' }, /has no tee 'Pink'\. It has: /],
      ['a club of unknown distance', { courseId, hole: 1, asked: { club: 'wood7', target } }, /Type its carry\.$/],
      ['a ball far away', { courseId, hole: 1, ball: { lat: 0.1, lon: 0.1 } }, /^The ball is [\d,]+ yd from the pin\./],
      ['a ball on the green', { courseId, hole: 1, ball: target }, /there is nothing to plan/],
      ['a storm', { courseId, hole: 1, conditions: { headwind: 200, crosswind: 0, rise: 0 } }, /200 mph|gale|wind/i],
    ])('AIM-14: say what is missing for %s', async (_what, body, sentence) => {
      const answer = await plan(body);
      expect(answer.plan).toBeNull();
      expect(answer.missing).toMatch(sentence);
    });

    it('AIM-12: has decision and execution of logged targets, which add up to the strokes gained', async () => {
      const report = async () => (await server.call('getAimFigures', { params }, { token })).body;
      expect((await report()).shots).toEqual([]);
      await logRounds(server, 1, [aimed]);
      const { shots, decision, execution, lacking } = await report();
      expect(shots.length + lacking.length).toBeGreaterThan(5);
      expect(decision.sum + execution.sum).toBeCloseTo(
        shots.reduce((sum, one) => sum + one.decision + one.execution, 0),
        9,
      );
      expect(shots.every(({ roundId, shot }) => roundId === 'aimed' && shot === 0)).toBe(true);
    });

    it('AIM-11: are closed while a qualifier is entered, and a target of it is refused', async () => {
      const qualifier: RoundDocument = { ...aimed, roundId: 'now', type: 'qualifier', status: 'inProgress' };
      const put = (body: RoundDocument) =>
        server.call('putRound', { params: { ...params, roundId: 'now' }, body }, { token });
      expect((await put(qualifier)).error?.code).toBe('ROUND_INVALID');
      await put({ ...qualifier, holes: round.holes.map(({ hole, par }) => ({ hole, par, yards: yards(400) })) });
      const calls = [
        await server.call('planHole', { params, body: { courseId, hole: 1 } }, { token }),
        await server.call('getAimFigures', { params }, { token }),
      ];
      expect(calls.map(({ error }) => error?.code)).toEqual(['PLANNING_CLOSED', 'PLANNING_CLOSED']);
      await server.call('deleteRound', { params: { ...params, roundId: 'now' } }, { token });
    });

    it('AIM-13: are for those with full access alone', async () => {
      const stranger = { token: await server.tokenOf(2) };
      expect((await server.call('getAimFigures', { params }, stranger)).status).toBe(404);
      expect((await server.call('planHole', { params, body: { courseId, hole: 1 } }, stranger)).status).toBe(404);
    });
  });
});
