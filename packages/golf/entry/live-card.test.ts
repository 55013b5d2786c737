import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { roundCardOf } from '../scorecard/index.ts';
import { isUnderWay, liveCardOf } from './live-card.ts';

const unplayed = (hole: number) => ({ hole, par: 4, yards: yards(400) });
const inProgress = (holes: Parameters<typeof roundOf>[0]) => roundOf({ status: 'inProgress', ...holes });

describe('a round that is watched', () => {
  it('is its scorecard, and the hole after the last one that is over (TEAM-30)', () => {
    const round = inProgress({ holes: [holeOf({ hole: 10 }), holeOf({ hole: 11, score: 3 }), unplayed(12)] });
    const live = liveCardOf(round);
    expect(live.card).toEqual(roundCardOf(round));
    expect(live.summary).toMatchObject({ holesPlayed: 2, score: 7, par: 8 });
    expect(live.playing).toEqual({ at: 2, shots: [] });
  });

  it('has the strokes of the hole that is played, of which the last one may be under way (TEAM-30)', () => {
    const shots = [shotOf('tee', 400), shotOf('fairway', 150), puttOf(12)];
    const { playing } = liveCardOf(inProgress({ holes: [holeOf(), { ...unplayed(2), shots }, unplayed(3)] }));
    expect(playing?.at).toBe(1);
    expect(playing?.shots.map(({ lie, endLie }) => [lie, endLie])).toEqual([
      ['tee', 'fairway'],
      ['fairway', 'green'],
      ['green', null],
    ]);
    expect(playing?.shots.map(isUnderWay)).toEqual([false, false, true]);
  });

  it('is at no hole once it is finished (TEAM-30)', () => {
    expect(liveCardOf(roundOf()).playing).toBeNull();
  });
});
