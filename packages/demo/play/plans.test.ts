import { describe, expect, it } from 'vitest';
import { buildCourse } from '../courses/build-course.ts';
import { coursePlans } from '../courses/course-plans.ts';
import { createRandom } from '../random.ts';
import { knownPlayers, playPlans, summarizeHoles } from '../testing/play-plans.ts';

/** A small part of `npm run prove -- aim`: two players on one course. */
const ROUNDS = 300;
const course = buildCourse(coursePlans[1] as (typeof coursePlans)[number]).document;

describe('plans of players whose pattern is known', () => {
  const holes = [knownPlayers[1], knownPlayers[4]].flatMap((player) => {
    if (player === undefined) return [];
    return playPlans(player, course, { rounds: ROUNDS, sample: 40, random: createRandom(`plans/${player.name}`) });
  });
  const proved = summarizeHoles(holes, ROUNDS);

  it('predict the strokes that they then take, within two standard errors (AIM-15)', () => {
    expect(holes.length).toBe(36);
    expect(Math.abs(proved.predicted - proved.simulated)).toBeLessThan(2 * proved.error);
    expect(proved.error / holes.length).toBeLessThan(0.01);
  });

  it('are not worse than the middle of fairway and green by more than 0.02 on any hole (AIM-15)', () => {
    expect(proved.worstToMiddle).toBeLessThanOrEqual(0.02);
  });

  it('keep at least half of their gain with a pattern of 40 shots (AIM-15)', () => {
    expect(proved.gain).toBeGreaterThan(1);
    expect(proved.gainEstimated).toBeGreaterThan(proved.gain / 2);
  });
});
