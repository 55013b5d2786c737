import { RoundDocument as RoundSchema } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import { distanceBetween, surfaceAt } from '@strokebook/golf/geometry';
import {
  type CourseHole,
  type Hole,
  type LatLon,
  metresToYards,
  type RoundDocument,
  type Shot,
} from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { buildCourse } from '../courses/build-course.ts';
import { coursePlans } from '../courses/course-plans.ts';
import { createRandom } from '../random.ts';
import { playLevel } from '../testing/play-level.ts';
import { openLinks, playRound, type RoundPlan } from './play-round.ts';
import { skillLevel, skillLevels } from './skill.ts';

const courses = coursePlans.map((plan) => buildCourse(plan).document);
const rounds = skillLevels.flatMap(({ id }) => playLevel(id, 24));
type Played = { round: RoundDocument; hole: Hole; shots: readonly Shot[]; ground: CourseHole };
const played: Played[] = rounds.flatMap((round) =>
  round.holes.map((hole) => ({
    round,
    hole,
    shots: hole.shots ?? [],
    ground: courses.find((course) => course.courseId === round.course.courseId)?.holes[hole.hole - 1] as CourseHole,
  })),
);
const steps = played.flatMap(({ shots, ground, hole }) =>
  shots.map((shot, i) => ({ shot, next: shots[i + 1], ground, hole })),
);
const yardsBetween = (a: LatLon, b: LatLon) => metresToYards(distanceBetween(a, b));

describe('a simulated round', () => {
  it('is a round document as the contract has it', () => {
    for (const round of rounds) expect(RoundSchema.safeParse(round).error?.issues ?? []).toEqual([]);
  });

  it('strokes and penalties add up to the score, and putts are the strokes from the green', () => {
    for (const { hole, shots } of played) {
      const penalties = shots.reduce((sum, shot) => sum + (shot.penalty?.strokes ?? 0), 0);
      expect(hole.score).toBe(shots.length + penalties);
      expect(hole.penalties).toBe(penalties);
      expect(hole.putts).toBe(shots.filter((shot) => shot.lie === 'green').length);
    }
  });

  it('starts on the tee, ends in the hole, and nowhere between', () => {
    for (const { hole, shots, ground } of played) {
      expect(shots[0]?.lie).toBe('tee');
      expect(shots[0]?.position).toEqual(hole.tee);
      expect(surfaceAt(ground, hole.tee as LatLon)).toBe('tee');
      expect(shots.findIndex((shot) => shot.end?.lie === 'holed')).toBe(shots.length - 1);
      expect(shots.at(-1)?.end).toEqual({ lie: 'holed', toPin: 0, position: hole.pin });
    }
  });

  it('each stroke is played from where the one before ended, unless there was relief', () => {
    for (const { shot, next } of steps) {
      if (next === undefined || shot.penalty !== undefined) continue;
      expect(next.position).toEqual(shot.end?.position);
      expect(next.lie).toBe(shot.end?.lie);
      expect(next.toPin).toBe(shot.end?.toPin);
    }
  });

  it('out of bounds and lost balls are played again from the same place', () => {
    const again = steps.filter(({ shot }) => ['outOfBounds', 'lostBall'].includes(shot.penalty?.reason ?? ''));
    expect(again.length).toBeGreaterThan(20);
    for (const { shot, next } of again) {
      expect(next?.position).toEqual(shot.position);
      expect(next?.lie).toBe(shot.lie);
    }
  });

  it('a ball in water is dropped outside it and no nearer the hole than where it went in or the stroke is replayed', () => {
    const wet = steps.filter(({ shot }) => shot.penalty?.reason === 'penaltyArea');
    expect(wet.length).toBeGreaterThan(20);
    for (const { shot, next, ground } of wet) {
      expect(shot.end?.lie).toBe('penaltyArea');
      expect(surfaceAt(ground, shot.end?.position as LatLon)).toBe('water');
      expect(surfaceAt(ground, next?.position as LatLon)).not.toBe('water');
      expect(['fairway', 'firstCut', 'rough', shot.lie]).toContain(next?.lie);
    }
  });

  it('every penalty belongs to the stroke that caused it, and its reason is known', () => {
    const reasons = new Set(steps.flatMap(({ shot }) => (shot.penalty === undefined ? [] : [shot.penalty.reason])));
    expect(reasons).toEqual(new Set(['penaltyArea', 'outOfBounds', 'lostBall', 'unplayable']));
    for (const { shot } of steps) if (shot.end?.lie === 'outOfBounds') expect(shot.penalty?.strokes).toBe(1);
  });

  it('lies are what the outlines of the course say (GEO-10)', () => {
    const surfaceOf: Record<string, string> = {
      green: 'green',
      greensideBunker: 'bunker',
      fairwayBunker: 'bunker',
      fairway: 'fairway',
    };
    for (const { shot, ground } of steps) {
      const expected = surfaceOf[shot.lie];
      // Positions are rounded to a centimeter, so a ball on an edge may be on either side.
      const surface = surfaceAt(ground, shot.position as LatLon);
      if (expected !== undefined && surface !== expected) expect(edgeYards(ground, expected, shot)).toBeLessThan(0.05);
    }
  });

  it('distances to the pin are those between the positions, to 0.1% or 2.5 inches (GEO-01)', () => {
    for (const { shot, hole } of steps) {
      const measured = yardsBetween(shot.position as LatLon, hole.pin as LatLon);
      expect(Math.abs((shot.toPin as number) - measured)).toBeLessThan(Math.max(0.07, measured * 0.001));
    }
  });

  it('fairways are recorded on par 4s and 5s only, and a hit one ended on the fairway or on the green of a par 4', () => {
    for (const { hole, shots } of played) {
      expect(hole.fairway === undefined).toBe(hole.par === 3);
      if (hole.fairway !== 'hit') continue;
      expect(hole.par === 4 ? ['fairway', 'green', 'holed'] : ['fairway']).toContain(shots[0]?.end?.lie);
    }
    const results = [...new Set(played.map(({ hole }) => hole.fairway))];
    expect(results).toEqual(expect.arrayContaining([undefined, 'hit', 'left', 'right', 'short']));
  });

  it('carries the pars, yardages, rating and slope it was played with', () => {
    for (const round of rounds) {
      const course = courses.find(({ courseId }) => courseId === round.course.courseId);
      const tee = course?.tees.find(({ name }) => name === round.course.tee?.name);
      expect(round.course.tee).toEqual({ name: tee?.name, rating: tee?.rating, slope: tee?.slope });
      expect(round.holes.map((hole) => hole.yards)).toEqual(round.holes.map((hole) => tee?.yards[hole.hole - 1]));
      expect(round.holes.map((hole) => hole.par)).toEqual(round.holes.map((hole) => course?.holes[hole.hole - 1]?.par));
    }
  });
});

describe('a round plan', () => {
  const links = openLinks(buildCourse(coursePlans[0] as (typeof coursePlans)[number]));
  const plan: RoundPlan = {
    roundId: 'x',
    playedOn: calendarDay('2026-05-01'),
    type: 'practice',
    status: 'completed',
    holeCount: 18,
    courseId: 'alder-creek',
    tee: 'Blue',
    detail: 'positions',
    skill: skillLevel('hcp10').skill,
    startHole: 1,
  };
  const play = (change: Partial<RoundPlan>, seed = 'x') => playRound({ ...plan, ...change }, links, createRandom(seed));

  it('pins are the same for everyone on a day and move from day to day', () => {
    const pins = (change: Partial<RoundPlan>, seed: string) => play(change, seed).holes.map((hole) => hole.pin);
    expect(pins({}, 'a')).toEqual(pins({}, 'b'));
    expect(pins({}, 'a')).not.toEqual(pins({ playedOn: calendarDay('2026-05-02') }, 'a'));
  });

  it('the level of detail decides what is written down and never the score', () => {
    const [scores, summary, shots, positions] = (['scores', 'summary', 'shots', 'positions'] as const).map((detail) =>
      play({ detail }),
    ) as [RoundDocument, RoundDocument, RoundDocument, RoundDocument];
    for (const round of [scores, summary, shots]) {
      expect(round.holes.map((hole) => hole.score)).toEqual(positions.holes.map((hole) => hole.score));
    }
    expect(Object.keys(scores.holes[0] ?? {})).toEqual(['hole', 'par', 'yards', 'strokeIndex', 'score']);
    expect(summary.holes.every((hole) => hole.putts !== undefined && hole.shots === undefined)).toBe(true);
    expect(shots.holes.every((hole) => hole.shots?.every((shot) => shot.toPin !== undefined && !shot.position))).toBe(
      true,
    );
    expect(JSON.stringify(shots)).not.toContain('"lat"');
  });

  it('a shotgun start begins with its hole and goes round the course', () => {
    expect(
      play({ startHole: 17 })
        .holes.map((hole) => hole.hole)
        .slice(0, 4),
    ).toEqual([17, 18, 1, 2]);
    expect(play({ startHole: 10, holeCount: 9 }).holes.map((hole) => hole.hole)).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18,
    ]);
  });

  it('a round in progress has its other holes without scores, as one that was started in the app', () => {
    const { holes } = play({ status: 'inProgress', finishedHoles: 6 });
    expect(holes).toHaveLength(18);
    expect(holes.map((hole) => hole.score !== undefined)).toEqual([...Array(6).fill(true), ...Array(12).fill(false)]);
    expect(RoundSchema.safeParse(play({ status: 'inProgress', finishedHoles: 6 })).success).toBe(true);
  });

  it('a tee that the course has not is an error', () => {
    expect(() => play({ tee: 'Purple' })).toThrow('has no Purple tee');
  });
});

/** Yards from a shot to the nearest outline of a surface, by sampling points around it. */
function edgeYards(ground: CourseHole, surface: string, shot: Shot): number {
  const { lat, lon } = shot.position as LatLon;
  const near = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => ({ lat: lat + i * 3e-7, lon: lon + j * 3e-7 })));
  return near.some((point) => surfaceAt(ground, point) === surface) ? 0.04 : Number.POSITIVE_INFINITY;
}
