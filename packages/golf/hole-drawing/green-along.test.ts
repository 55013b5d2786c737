import { expect, it } from 'vitest';
import { greenAlong } from './green-along.ts';

const outlines = {
  ...{ tee: [], fairway: [], bunker: [], water: [], rough: [], penaltyArea: [], woods: [] },
  green: [[-30, 0, 30, 0, 30, 90, -30, 90]],
};

it('ENTRY-O70: says front and back of the green on the line to the pin', () => {
  expect(greenAlong({ outlines }, [0, 390], [0, 30])).toEqual({ front: 100, back: 130 });
  expect(greenAlong({ outlines }, [0, -300], [0, 30])).toEqual({ front: 100, back: 130 });
});

it('ENTRY-O70: says neither for a ball on the green, nor for a pin off the outline', () => {
  expect(greenAlong({ outlines }, [0, 60], [0, 30])).toBeNull();
  expect(greenAlong({ outlines }, [0, 390], [0, 120])).toBeNull();
  expect(greenAlong({ outlines }, [0, 30], [0, 30])).toBeNull();
});
