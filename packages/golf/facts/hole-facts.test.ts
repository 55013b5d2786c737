import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { holeOf, puttOf, shotOf } from '../testing/builders.ts';
import { holeFactsOf } from './hole-facts.ts';

const factsOf = (hole: Parameters<typeof holeOf>[0]) => {
  const facts = holeFactsOf([holeOf(hole)])[0];
  if (facts === undefined) throw new Error('no facts');
  return facts;
};

describe('fairways', () => {
  it('counts no fairway on a par 3 (CARD-11)', () => {
    expect(factsOf({ par: 3, score: 3, shots: [shotOf('tee', 150), puttOf(20), puttOf(2)] }).fairwayHit).toBeNull();
  });

  it.each([
    ['fairway', true],
    ['green', true],
    ['firstCut', false],
    ['rough', false],
    ['fairwayBunker', false],
  ] as const)('says of a tee shot that finished on the %s: fairway hit is %s (DATA-23)', (lie, isHit) => {
    const shots = [
      shotOf('tee', 400, { end: { lie, toPin: yards(150) } }),
      shotOf('rough', 150),
      puttOf(20),
      puttOf(2),
    ];
    expect(factsOf({ score: 4, shots }).fairwayHit).toBe(isHit);
  });

  it("takes the player's own word on the fairway before what strokes suggest (DATA-23)", () => {
    const shots = [shotOf('tee', 400, { end: { lie: 'fairway' } }), shotOf('fairway', 150), puttOf(20), puttOf(2)];
    expect(factsOf({ score: 4, fairway: 'left', shots }).fairwayHit).toBe(false);
  });
});

describe('greens in regulation', () => {
  it.each([
    ['par 4 in two', { par: 4, score: 4, putts: 2 }, true],
    ['par 4 in three', { par: 4, score: 4, putts: 1 }, false],
    ['par 5 in two, an eagle putt', { par: 5, score: 4, putts: 2 }, true],
    ['driven par 4, where equality would say no', { par: 4, score: 3, putts: 2 }, true],
    ['holed approach with no putt', { par: 4, score: 2, putts: 0 }, true],
    ['chip-in for par', { par: 4, score: 4, putts: 0 }, false],
  ] as const)('infers from score and putts: %s (DATA-23)', (_what, hole, isHit) => {
    expect(factsOf(hole).greenInRegulation).toBe(isHit);
  });

  it('does not know the green without putts or strokes (DATA-23)', () => {
    expect(factsOf({ par: 4, score: 4 }).greenInRegulation).toBeNull();
  });

  it('counts penalty strokes on the way to the green (DATA-23)', () => {
    const shots = [shotOf('tee', 400, { penalty: { strokes: 1 } }), shotOf('rough', 150), puttOf(20), puttOf(2)];
    expect(factsOf({ score: 5, shots }).greenInRegulation).toBe(false);
  });
});

describe('saves', () => {
  const fromBunker = [shotOf('tee', 400), shotOf('fairway', 150), shotOf('greensideBunker', 12)];

  it('saves from the sand in two strokes, whatever the score (DATA-40)', () => {
    const bogey = factsOf({
      score: 5,
      shots: [
        shotOf('tee', 400),
        shotOf('fairway', 150),
        shotOf('rough', 40, { toGreenEdge: yards(31) }),
        shotOf('greensideBunker', 12),
        puttOf(3),
      ],
    });
    expect(bogey.sandSave).toBe(true);
    expect(bogey.scrambled).toBe(false);
    expect(factsOf({ score: 5, shots: [...fromBunker, puttOf(30), puttOf(3)] }).sandSave).toBe(false);
  });

  it('has no sand save to make without a greenside bunker (DATA-40)', () => {
    expect(
      factsOf({ score: 4, shots: [shotOf('tee', 400), shotOf('fairway', 150), puttOf(20), puttOf(2)] }).sandSave,
    ).toBeNull();
  });

  it('has no sand save to make from a fairway bunker (DATA-40)', () => {
    const shots = [shotOf('tee', 400), shotOf('fairwayBunker', 150), puttOf(9)];
    expect(factsOf({ score: 3, shots }).sandSave).toBeNull();
  });

  it('scrambles with par or better after a missed green only (DATA-23)', () => {
    expect(factsOf({ score: 4, putts: 1 }).scrambled).toBe(true);
    expect(factsOf({ score: 5, putts: 2 }).scrambled).toBe(false);
    expect(factsOf({ score: 4, putts: 2 }).scrambled).toBeNull();
  });

  it('knows an up and down from a card only where one stroke lies between regulation and the putts (DATA-23)', () => {
    expect(factsOf({ par: 4, score: 4, putts: 1 }).upAndDown).toBe(true);
    expect(factsOf({ par: 4, score: 5, putts: 2 }).upAndDown).toBe(false);
    expect(factsOf({ par: 4, score: 6, putts: 2 }).upAndDown).toBeNull();
  });

  it('counts 30 yards from the edge of the green as around the green, or 45 from the flag without an outline (DASH-11)', () => {
    const kindOfThird = (toPin: number, toGreenEdge?: number) =>
      factsOf({
        score: 5,
        shots: [
          shotOf('tee', 400),
          shotOf('rough', 150),
          shotOf('rough', toPin, toGreenEdge === undefined ? {} : { toGreenEdge: yards(toGreenEdge) }),
          puttOf(9),
          puttOf(2),
        ],
      }).shots[2]?.kind;
    expect(kindOfThird(60, 30)).toBe('aroundTheGreen');
    expect(kindOfThird(40, 30.1)).toBe('approach');
    expect(kindOfThird(45)).toBe('aroundTheGreen');
    expect(kindOfThird(45.1)).toBe('approach');
  });
});

describe('putts', () => {
  it("lets the player's own count win over what strokes suggest (DATA-23)", () => {
    const shots = [shotOf('tee', 400), shotOf('fairway', 150), puttOf(20), puttOf(2)];
    expect(factsOf({ score: 4, shots }).putts).toBe(2);
    expect(factsOf({ score: 4, putts: 1, shots }).putts).toBe(1);
  });

  it('counts a putt from the fringe as no putt (DATA-23)', () => {
    expect(
      factsOf({ score: 4, shots: [shotOf('tee', 400), shotOf('fairway', 150), shotOf('fringe', 8), puttOf(2)] }).putts,
    ).toBe(1);
  });
});

describe('strokes gained', () => {
  it('counts the ball after a tee shot out of bounds from the tee again, so that the parts add up to the total (DASH-11)', () => {
    const shots = [
      shotOf('tee', 400, { penalty: { strokes: 1, reason: 'outOfBounds' } }),
      { lie: 'tee' } as const,
      shotOf('fairway', 150),
      puttOf(20),
      puttOf(2),
    ];
    const { gained, gainedTotal } = factsOf({ score: 6, yards: yards(400), shots });
    const sum = Object.values(gained).reduce<number>((total, part) => total + (part ?? Number.NaN), 0);
    expect(sum).toBe(gainedTotal);
  });

  it('counts a hole with a stroke of unknown distance for no part, so that all parts have the same holes (DASH-11)', () => {
    const shots = [shotOf('tee', 400), { lie: 'rough' } as const, puttOf(20), puttOf(2)];
    const { gained, gainedTotal } = factsOf({ score: 4, yards: yards(400), shots });
    expect(Object.values(gained)).toEqual([null, null, null, null]);
    expect(gainedTotal).not.toBeNull();
  });

  it('reads the table at its points and in between (DASH-11)', () => {
    const gained = (shots: NonNullable<Parameters<typeof holeOf>[0]>['shots'], score: number) =>
      factsOf({ score, shots }).gained;
    // Expected strokes: 400 yd from the tee 3.990, 150 yd from the fairway the mean of 2.91 and 2.98, 20 ft 1.878.
    const shots = [shotOf('tee', 400), shotOf('fairway', 150), puttOf(20), puttOf(0.5)];
    expect(gained(shots, 4)).toEqual({
      offTheTee: 3990 - 1000 - 2945,
      approach: 2945 - 1000 - 1878,
      aroundTheGreen: 0,
      putt: 1878 - 2000,
    });
  });

  it('costs exactly two strokes to hit it again from the same place (DASH-11)', () => {
    const shots = [
      shotOf('tee', 400, { penalty: { strokes: 1, reason: 'outOfBounds' } }),
      shotOf('tee', 400),
      shotOf('fairway', 150),
      puttOf(20),
      puttOf(2),
    ];
    expect(factsOf({ score: 6, shots }).shots[0]?.gained).toBe(-2000);
  });

  it('needs only a length and a score for the total of a hole (DASH-11)', () => {
    expect(factsOf({ yards: yards(400), score: 5 }).gainedTotal).toBe(3990 - 5000);
    expect(factsOf({ yards: yards(400), score: 5 }).gained.putt).toBeNull();
    expect(factsOf({ score: 5 }).gainedTotal).toBeNull();
  });
});

describe('missed greens', () => {
  const pin = { lat: 40, lon: -75 };
  // The approach is played northwards from 150 m south of the pin.
  const from = { lat: 40 - 150 / 111_195, lon: -75 };
  const missed = (north: number, east: number, pinSide?: 'left' | 'right') =>
    factsOf({
      score: 5,
      pin,
      ...(pinSide === undefined ? {} : { pinSide }),
      shots: [
        shotOf('tee', 400),
        shotOf('fairway', 160, {
          position: from,
          end: { lie: 'rough', position: { lat: 40 + north / 111_195, lon: -75 + east / 85_180 } },
        }),
        shotOf('rough', 20),
        puttOf(9),
        puttOf(2),
      ],
    });

  it.each([
    ['short', -15, 3],
    ['long', 15, -3],
    ['left', 2, -15],
    ['right', -2, 15],
  ] as const)('sees a green missed %s from where the approach was played (DATA-39)', (side, north, east) => {
    expect(missed(north, east).missSide).toBe(side);
  });

  it('is short-sided when missed on the side of the pin (DATA-40)', () => {
    expect(missed(0, -15, 'left').isShortSided).toBe(true);
    expect(missed(0, -15, 'right').isShortSided).toBe(false);
    expect(missed(0, -15).isShortSided).toBeNull();
  });
});

describe('a hole logged in part', () => {
  const onlyPutts = factsOf({ par: 4, yards: yards(440), score: 4, putts: 2, shots: [puttOf(15), puttOf(2)] });

  it('counts no fairway when its first listed stroke is not the tee shot (DATA-23)', () => {
    expect(onlyPutts.fairwayHit).toBeNull();
    const fromRough = factsOf({ score: 4, shots: [shotOf('rough', 150), puttOf(15)] });
    expect(fromRough.fairwayHit).toBeNull();
    expect(fromRough.shots[0]?.kind).toBe('approach');
  });

  it('gains strokes in all from the length of the hole and not from its first listed stroke (DASH-11)', () => {
    expect(onlyPutts.gainedTotal).toBe(factsOf({ par: 4, yards: yards(440), score: 4 }).gainedTotal);
  });
});

describe('a penalized stroke without a logged end', () => {
  const drop = (reason?: 'penaltyArea' | 'outOfBounds') => [
    shotOf('tee', 400, { penalty: { strokes: 1, ...(reason === undefined ? {} : { reason }) } }),
    shotOf('fairway', 180),
    puttOf(20),
    puttOf(2),
  ];

  it.each([
    ['penaltyArea', 'penaltyArea'],
    ['outOfBounds', 'outOfBounds'],
    [undefined, 'other'],
  ] as const)('with reason %s finished there, not where the ball was dropped (DATA-23)', (reason, endLie) => {
    const facts = factsOf({ par: 4, score: 5, shots: drop(reason) });
    expect(facts.fairwayHit).toBe(false);
    expect(facts.shots[0]?.endLie).toBe(endLie);
  });
});

describe('strokes that do not add up to the score', () => {
  const shots = [shotOf('tee', 400), shotOf('fairway', 150), puttOf(15)];

  it('gain nothing, because one between them may be missing; those of a hole in progress do (IMPORT-04)', () => {
    const gains = (hole: Parameters<typeof holeOf>[0]) => factsOf(hole).shots.map(({ gained }) => gained !== null);
    expect(gains({ score: 3, shots })).toEqual([true, true, true]);
    expect(gains({ score: 5, shots })).toEqual([false, false, false]);
    expect(gains({ score: 2, isScoreTyped: true, shots })).toEqual([false, false, false]);
    expect(gains({ score: undefined, shots })).toEqual([true, true, false]);
  });
});
