import { describe, expect, it } from 'vitest';
import { holeFactsOf } from '../../facts/index.ts';
import { type Hole, type Shot, summarizeRound, yards } from '../../model/index.ts';
import { countedHolesOf, tallyRound } from '../../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../../testing/builders.ts';
import { cardSideOf, meanFigure, rateFigure } from './card-figure.ts';
import { commonScaleOf } from './common-scale.ts';
import { distanceWindowOf, driveCardOf } from './drive-card.ts';
import { countText, figureText, ofText, rangeText } from './figure-text.ts';
import { isGoingForGreen, playingStyleOf } from './playing-style-card.ts';
import { makeCurve } from './putt-card.ts';
import { spreadOf } from './spread.ts';
import { statProbabilityOf } from './stat-probability.ts';

const inOrder = (hole: Hole, index: number): Hole => ({ ...hole, hole: index + 1 });
const asPlayed = (hole: Hole): Hole => hole;
/** A round of these holes, numbered from 1. */
const cardRound = (holes: readonly Hole[], numbered = inOrder) => {
  const round = roundOf({ holes: holes.map(numbered) });
  return { summary: summarizeRound(round), tally: tallyRound(round), holes: countedHolesOf(round) };
};
const factsOf = (hole: Partial<Hole>) => holeFactsOf([holeOf(hole)])[0] as ReturnType<typeof holeFactsOf>[number];
const par5 = (shots: readonly Shot[]) =>
  factsOf({
    par: 5,
    shots,
    score: shots.reduce((sum, shot) => sum + 1 + (shot.penalty?.strokes ?? 0), 0),
  });
const drive = shotOf('tee', 510, { end: { lie: 'fairway' } });

describe('going for the green of a par 5', () => {
  it('is a second stroke that finished on or around the green, or in the water (API-22)', () => {
    expect(isGoingForGreen(par5([drive, shotOf('fairway', 240), puttOf(30), puttOf(2)]))).toBe(true);
    expect(isGoingForGreen(par5([drive, shotOf('fairway', 240), shotOf('rough', 20), puttOf(4)]))).toBe(true);
    const water = shotOf('fairway', 240, { penalty: { strokes: 1, reason: 'penaltyArea' } });
    expect(isGoingForGreen(par5([drive, water, shotOf('rough', 90), puttOf(4)]))).toBe(true);
    expect(isGoingForGreen(par5([drive, shotOf('fairway', 240), shotOf('fairway', 90), puttOf(4)]))).toBe(false);
  });

  it('is unknown on another par, after a drive with a penalty, or without the strokes (API-22)', () => {
    const lost = shotOf('tee', 510, { penalty: { strokes: 1, reason: 'lostBall' } });
    expect(isGoingForGreen(par5([lost, shotOf('fairway', 240), puttOf(30)]))).toBeNull();
    expect(isGoingForGreen(factsOf({ par: 5, score: 5 }))).toBeNull();
    expect(isGoingForGreen(factsOf({ par: 4, score: 4 }))).toBeNull();
  });
});

describe('front and back nine, opening and closing holes', () => {
  const eighteen = Array.from({ length: 18 }, (_unused, index) =>
    holeOf({ score: index < 3 ? 5 : index > 14 ? 3 : 4 }),
  );

  it('are averages over the rounds that played all of them (API-22)', () => {
    const unfinished = eighteen.map((hole, index) => {
      const { score, ...rest } = hole;
      return index === 17 ? rest : { ...rest, score };
    }) as readonly Hole[];
    const style = playingStyleOf(cardSideOf([cardRound(eighteen), cardRound(unfinished)], 18));
    expect([style.frontNine?.raw, style.frontNine?.opportunities]).toEqual([3, 2]);
    expect([style.backNine?.raw, style.backNine?.opportunities]).toEqual([-3, 1]);
    expect([style.opening?.raw, style.closing?.raw, style.closing?.opportunities]).toEqual([3, -3, 1]);
  });
});

describe('the scale of the drives', () => {
  const side = (lengths: readonly number[]) =>
    driveCardOf(
      cardSideOf(
        [cardRound(lengths.map((length) => holeOf({ shots: [shotOf('tee', 400, { distance: yards(length) })] })))],
        18,
      ),
    );

  it('holds the drives of both sides, and the highest of their bars (CMP-13)', () => {
    expect(distanceWindowOf([side([243, 247, 261]), side([281]), undefined])).toEqual({
      from: 240,
      to: 290,
      binYards: 10,
      highestShare: 1,
    });
    expect(distanceWindowOf([side([]), undefined])).toBeNull();
  });

  it('leave out mishits far shorter than the others (CMP-13)', () => {
    const drives = Array.from({ length: 20 }, (_unused, index) => 240 + index);
    expect(distanceWindowOf([side([60, ...drives])])?.from).toBe(200);
    expect(distanceWindowOf([side([230, ...drives])])?.from).toBe(230);
  });
});

describe('a spread', () => {
  it('lies on a line between the values (API-22)', () => {
    expect(spreadOf([4, 1, 2, 3])).toEqual({
      n: 4,
      lowest: 1,
      lowerQuarter: 1.75,
      median: 2.5,
      upperQuarter: 3.25,
      highest: 4,
    });
    expect(spreadOf([])).toBeNull();
  });
});

describe('the curve of putts', () => {
  it('passes through the share of putts of one length (API-22)', () => {
    const putts = Array.from({ length: 40 }, (_unused, index) => ({ feet: 10, isMade: index < 10 }));
    expect(makeCurve(putts).find(({ feet }) => feet === 10)?.share).toBeCloseTo(0.25, 6);
  });
});

describe('the probability of a flag', () => {
  const round = cardRound([
    holeOf({ par: 4, score: 3, fairway: 'hit', putts: 1 }),
    holeOf({ par: 4, score: 4, fairway: 'hit', putts: 2 }),
    holeOf({ par: 3, score: 2, putts: 1 }),
    holeOf({ par: 4, score: 4 }),
  ]);

  it('counts only holes for which it is known (API-23)', () => {
    const { flags, matching } = statProbabilityOf([round], ['madeParOrBetter'], []);
    const fairway = flags.find(({ id }) => id === 'fairwayHit')?.given;
    expect([matching, fairway?.successes, fairway?.opportunities]).toEqual([4, 2, 2]);
  });

  it('tells two playings of a hole apart: only the birdie is a match (API-23, SHOTS-08)', () => {
    const twice = cardRound(
      [holeOf({ score: 4 }), holeOf({ score: 3 })].map((hole) => ({ ...hole, hole: 3 })),
      asPlayed,
    );
    const { matches } = statProbabilityOf([twice], ['madeBirdie'], []);
    expect(matches.map(({ holes }) => holes)).toEqual([[{ hole: 3, nth: 2 }]]);
  });

  it('is refused for a condition that is no flag (API-23)', () => {
    expect(() => statProbabilityOf([round], ['madeLuck'], [])).toThrow("'madeLuck' is no hole flag");
  });
});

describe('a common scale', () => {
  const figure = (raw: number, low: number, high: number) => ({
    formatted: '',
    raw,
    successes: 0,
    opportunities: 2,
    interval: { low, high },
  });

  it('contains zero and every figure with its interval, in whole steps (CMP-13)', () => {
    expect(commonScaleOf([figure(0.3, 0.1, 0.6), null], 0.5, 1)).toEqual({ from: 0, to: 1 });
    expect(commonScaleOf([figure(-0.4, -0.7, -0.1), figure(0.2, 0.1, 0.3)], 0.5, 1)).toEqual({ from: -1, to: 0.5 });
    expect(commonScaleOf([], 0.5, 1)).toEqual({ from: -0.5, to: 0.5 });
  });

  it('is not stretched by the interval of a few holes beyond its reach, but by the figure itself (CMP-13)', () => {
    expect(commonScaleOf([figure(0.5, -12, 13)], 0.5, 1)).toEqual({ from: -1, to: 1 });
    expect(commonScaleOf([figure(3.2, -12, 13)], 0.5, 1)).toEqual({ from: -1, to: 3.5 });
  });
});

describe('the text beside a figure', () => {
  const share = rateFigure(11, 18);

  it('is its fraction or count and its interval, and a dash where there is none (ASSESS-11)', () => {
    expect([figureText(share), ofText(share), rangeText(share, 'wholePercent')]).toEqual([
      '61%',
      '11 of 18',
      '39% to 80%',
    ]);
    expect(countText(meanFigure([4], 'oneDecimal'), 'hole')).toBe('1 hole');
    expect(rangeText(meanFigure([4], 'oneDecimal'), 'oneDecimal')).toBe('');
    expect([figureText(null), ofText(null), countText(null, 'hole'), rangeText(null, 'feet')]).toEqual([
      '-',
      '',
      '',
      '',
    ]);
  });
});
