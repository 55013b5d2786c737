import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GREEN_ZOOM, MIN_ZOOM, nextZoomMode, type ZoomEvent, zoomModes } from './zoom-mode.ts';

it.each([
  ['dragging the map sets free (MAP-06)', 'drag', ['free', 'free', 'free']],
  ['wheeling the map sets free (MAP-06)', 'wheel', ['free', 'free', 'free']],
  ['choosing a shot sets free (MAP-07)', 'chooseShot', ['free', 'free', 'free']],
  ['focusing a round returns free to hole, and leaves green (MAP-08)', 'focusRound', ['hole', 'green', 'hole']],
  ['focusing a hole returns free to hole, and leaves green (MAP-08)', 'focusHole', ['hole', 'green', 'hole']],
  ['choosing hole clears free (MAP-09)', 'chooseHole', ['hole', 'hole', 'hole']],
  ['choosing green clears free (MAP-09)', 'chooseGreen', ['green', 'green', 'green']],
] as const)('%s', (_, event, expected) => {
  expect(zoomModes.map((mode) => nextZoomMode(mode, event))).toEqual(expected);
});

it('is hole, green or free, whatever is done in whatever order (MAP-05)', () => {
  const events = ['drag', 'wheel', 'chooseShot', 'focusRound', 'focusHole', 'chooseHole', 'chooseGreen'] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom<ZoomEvent>(...events), { minLength: 1 }), (done) => {
      const mode = done.reduce(nextZoomMode, 'hole');
      // The naive way: the last event that sets a mode decides; focusing only resets free.
      const decides = done.findLastIndex((event) => event !== 'focusRound' && event !== 'focusHole');
      const decided =
        done[decides] === 'chooseGreen' ? 'green' : done[decides] === 'chooseHole' || decides < 0 ? 'hole' : 'free';
      expect(mode).toBe(decided === 'free' && decides < done.length - 1 ? 'hole' : decided);
    }),
  );
});

it('a map goes no further out than 15, and to 21 for a green (MAP-18)', () => {
  expect([MIN_ZOOM, GREEN_ZOOM]).toEqual([15, 21]);
});
