import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { holeFactsOf } from '../facts/index.ts';
import { type MilliStrokes, type Shot, yards } from '../model/index.ts';
import { courseOfHole, curvesOf, disc, box, groundOf, placeInYards, somewhere, typedBag } from '../testing/aim.ts';
import { holeOf, puttOf, shotOf } from '../testing/builders.ts';
import { type AimedShot, type AimGap, judgeTarget, targetShots } from './aimed-shots.ts';
import { aimReport } from './aim-report.ts';
import { planHole, valueOfTarget } from './plan-hole.ts';

const place = placeInYards(somewhere);
/** Water along the left of the fairway. */
const ground = groundOf(
  courseOfHole({ fairway: [box(10, 240, 40, 280)], green: [disc(0, 400, 14)], water: [box(-35, 240, 40, 280)] }),
);
const basis = { patterns: typedBag('handicap10', 240), curves: curvesOf('handicap10') };
const target = place({ x: 0, y: 240 });
const holed = puttOf(3, { end: { lie: 'holed' } });
const factsOf = (tee: Partial<Shot>, score = 3) => {
  const shots = [shotOf('tee', 400, { club: 'driver', target, ...tee }), shotOf('rough', 160), holed];
  return holeFactsOf([holeOf({ yards: yards(400), score, shots })])[0] as ReturnType<typeof holeFactsOf>[number];
};
const judge = (tee: Partial<Shot>, by = basis, score = 3) => {
  const facts = factsOf(tee, score);
  const [played] = targetShots(facts);
  if (played === undefined) throw new Error('no shot with a target');
  return judgeTarget(facts, played, ground, by);
};

describe('a shot with a logged target', () => {
  it('AIM-12: is what its target gave away against the best one, and the rest, to the thousandth', () => {
    const judged = judge({});
    const plan = planHole({ ground, ...basis });
    const chosen = valueOfTarget({ ground, ...basis }, 'driver', target);
    if (typeof judged === 'string' || 'missing' in plan || 'missing' in chosen) throw new Error('not judged');
    const [best] = plan.clubs;
    const { gained } = factsOf({}).shots[0] ?? {};
    expect(judged.decision).toBe(Math.round(((best?.value ?? 0) - chosen.value) * 1000));
    expect(judged.decision).toBeLessThan(-50);
    expect(judged.decision + judged.execution).toBe(gained);
    expect(judged).toMatchObject({ hole: 1, nth: 1, shot: 0, club: 'driver', bestClub: best?.pattern.club });
  });

  it.each<[what: string, gap: AimGap, ...Parameters<typeof judge>]>([
    ['without a club', 'club', { club: undefined }],
    ['with a club of unknown distance', 'distance', { club: 'wood7' }],
    ['of a hole with a stroke missing', 'strokes', {}, basis, 5],
    ['off the tee without a position', 'ground', { lie: 'fairway' }],
    ['from beside the green', 'ground', { position: place({ x: 0, y: 370 }) }],
    ['of a player without a known club', 'distance', {}, { ...basis, patterns: [] }],
  ])('AIM-14: is left out %s', (_what, gap, ...args) => {
    expect(judge(...args)).toBe(gap);
  });
});

describe('the report of shots with a target', () => {
  const shotIn = (round: number, decision: number, execution: number): AimedShot => ({
    ...{ roundId: `r${round}`, playedOn: calendarDay('2026-06-01'), hole: 1, nth: 1, shot: 0, club: 'driver' },
    ...{ words: 'At the flag', bestClub: 'driver', bestWords: 'At the flag' },
    ...{ decision: decision as MilliStrokes, execution: execution as MilliStrokes },
  });
  const shots = (count: number) =>
    Array.from({ length: count }, (_unused, at) => shotIn(at % 6, -60 - (at % 3), at % 2 ? 400 : -400));

  it('AIM-12: adds up to the thousandth, and says nothing of the sums below the sample that other figures need', () => {
    const few = aimReport(shots(19), []);
    expect([few.decision.sum, few.decision.isCertain, few.shotsNeeded]).toEqual([-1.158, false, 1]);
    expect(few.sentence).toBe('19 shots in 6 rounds: too few to tell. It takes 20 shots in 5 rounds.');
    const enough = aimReport(shots(24), []);
    expect(enough.decision).toMatchObject({ sum: -1.464, isCertain: true });
    expect(enough.execution).toMatchObject({ sum: 0, isCertain: false });
    expect(enough.sentence).toBe(
      'Over 24 shots in 6 rounds your targets gave away 1.46 strokes against the best ones; what your strokes at them did is open.',
    );
  });

  it('AIM-14: counts what is left out, each with what can be done', () => {
    expect(aimReport([], ['club', 'strokes', 'club'])).toMatchObject({
      sentence: 'No shot with a target is counted yet.',
      lacking: [
        '2 targets not counted: log the club of the stroke as well.',
        '1 target not counted: not every stroke of the hole was logged.',
      ],
    });
  });
});
