import { describe, expect, it } from 'vitest';
import { mappedHole, mappedRound, mappedShot, placeAt } from '../testing/mapped.ts';
import { tellingHole } from './telling-hole.ts';

const hole = (number: number, gained: readonly (number | null)[], score: number | null = 4) =>
  mappedHole({
    hole: number,
    score,
    tee: placeAt(0, 0),
    pin: placeAt(0, 300),
    shots: gained.map((one) => mappedShot({ gained: one })),
  });
const opened = (...holes: readonly ReturnType<typeof hole>[]) => {
  const telling = tellingHole(mappedRound({ holes }));
  return telling === null ? null : [telling.playing.hole, telling.reason];
};

describe('the hole that a round opens on', () => {
  it('is the one that gained or cost most strokes, and says which (MAP-O60)', () => {
    expect(opened(hole(1, [0.2, 0.1]), hole(2, [-0.9, 0.1]), hole(3, [0.6]))).toEqual([
      2,
      'Costliest hole of the round',
    ]);
    expect(opened(hole(1, [0.2]), hole(2, [-0.9, 0.1]), hole(3, [1.1]))).toEqual([
      3,
      'Most strokes gained in the round',
    ]);
  });

  it('is the one farthest from par where strokes gained are unknown (MAP-O60)', () => {
    expect(opened(hole(1, [null], 5), hole(2, [null, 1], 2), hole(3, [], null))).toEqual([2, 'Best hole of the round']);
  });

  it('is the one farthest from par where some holes have no strokes: the hole with strokes is not the costliest (MAP-O60)', () => {
    expect(opened(hole(1, [-0.07]), hole(2, [], 6), hole(3, [], 5))).toEqual([2, 'Costliest hole of the round']);
    expect(opened(hole(1, [-0.07]), { ...hole(2, [], 6), tee: null, pin: null })).toBeNull();
  });

  it('is none if no hole stands out, or none has map data (MAP-11, MAP-O60)', () => {
    expect(opened(hole(1, []), hole(2, [0]))).toBeNull();
    expect(opened({ ...hole(1, [], 6), tee: null, pin: null })).toBeNull();
  });
});
