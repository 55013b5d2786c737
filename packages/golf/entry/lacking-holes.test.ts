import { describe, expect, it } from 'vitest';
import type { Hole } from '../model/index.ts';
import { lackingHoles } from './lacking-holes.ts';

const tee = { lie: 'tee' } as const;
const putt = { lie: 'green' } as const;

describe('what holes lack', () => {
  it.each<readonly [string, Omit<Hole, 'hole' | 'par'>, boolean]>([
    ['a score without strokes', { score: 4 }, false],
    ['strokes that add up', { score: 2, shots: [tee, putt] }, false],
    ['strokes with their penalty', { score: 3, shots: [{ ...tee, penalty: { strokes: 1 } }, putt] }, false],
    ['fewer strokes than the score', { score: 4, shots: [tee, putt] }, true],
    ['strokes without a score', { shots: [tee] }, true],
    ['no score', {}, true],
    ['a ball that was picked up', { isPickedUp: true, shots: [tee] }, false],
  ])('%s (IMPORT-04)', (_what, hole, lacks) => {
    expect(lackingHoles({ holes: [{ hole: 1, par: 4, ...hole }] })).toEqual(lacks ? [0] : []);
  });

  it('is nothing after the hole where the round ended (IMPORT-04)', () => {
    expect(
      lackingHoles({
        stoppedAfter: 1,
        holes: [
          { hole: 10, par: 4, score: 5 },
          { hole: 11, par: 3 },
        ],
      }),
    ).toEqual([]);
  });
});
