import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Extent, movedBy, type OwnPlace, type Place, placeIn, resizedBy } from './floating-place.ts';

const extent = (min: number, max: number): fc.Arbitrary<Extent> =>
  fc.record({ width: fc.integer({ min: min, max: max }), height: fc.integer({ min: min, max: max }) });
const anyWindow = extent(200, 2_500);
const anySize: fc.Arbitrary<Extent> = fc.oneof(
  extent(1, 3_000),
  fc.record({
    width: fc.double({ min: 0.1, max: 1, noNaN: true }),
    height: fc.double({ min: 0.1, max: 1, noNaN: true }),
  }),
);
const length = fc.integer({ min: -500, max: 4_000 });
const anyOwn: fc.Arbitrary<OwnPlace> = fc.record(
  { left: length, top: length, width: length, height: length },
  { requiredKeys: [] },
);
const anyAnchor = fc.constantFrom('center' as const, 'left' as const, 'right' as const, 'top' as const);
const step = fc.integer({ min: -3_000, max: 3_000 });

function expectInside(window: Extent, place: Place): void {
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.left + place.width).toBeLessThanOrEqual(window.width + 1e-6);
  expect(place.top + place.height).toBeLessThanOrEqual(window.height + 1e-6);
}

describe('the place of a floating dialog', () => {
  it('is inside the window, whatever was asked for or set by hand (UX-O4)', () => {
    fc.assert(
      fc.property(anyWindow, anySize, anyAnchor, anyOwn, (window, size, anchor, own) => {
        expectInside(window, placeIn(window, size, anchor, own));
      }),
    );
  });

  it('stays inside the window wherever it is moved and however it is resized (UX-O4)', () => {
    fc.assert(
      fc.property(anyWindow, anySize, anyAnchor, step, step, (window, size, anchor, x, y) => {
        const place = placeIn(window, size, anchor, {});
        for (const own of [movedBy(window, place, x, y), resizedBy(window, place, x, y)]) {
          expectInside(window, placeIn(window, size, anchor, own));
        }
      }),
    );
  });

  it('keeps its size when it is moved, and its upper left corner when it is resized', () => {
    fc.assert(
      fc.property(extent(700, 2_500), extent(320, 600), step, step, (window, size, x, y) => {
        const place = placeIn(window, size, 'center', {});
        const moved = placeIn(window, size, 'center', movedBy(window, place, x, y));
        expect([moved.width, moved.height]).toEqual([place.width, place.height]);
        const resized = placeIn(window, size, 'center', resizedBy(window, place, x, y));
        expect([resized.left, resized.top]).toEqual([place.left, place.top]);
      }),
    );
  });

  it('is in the end what it would have been without the windows between (UX-11)', () => {
    fc.assert(
      fc.property(anyWindow, anyWindow, anySize, anyOwn, (first, last, size, own) => {
        placeIn(first, size, 'center', own);
        expect(placeIn(last, size, 'center', own)).toEqual(placeIn(last, size, 'center', own));
        if (size.width <= 1 && own.width === undefined) {
          expect(placeIn(last, size, 'center', own).width).toBeCloseTo(
            Math.min(last.width, Math.max(320, last.width * size.width)),
          );
        }
      }),
    );
  });
});

it('reads lengths up to 1 as shares of the window and others as pixels (UX-11)', () => {
  const window = { width: 1_000, height: 800 };
  expect(placeIn(window, { width: 0.9, height: 0.9 }, 'center', {})).toEqual({
    left: 50,
    top: 40,
    width: 900,
    height: 720,
  });
  expect(placeIn(window, { width: 400, height: 0.5 }, 'right', {})).toEqual({
    left: 576,
    top: 200,
    width: 400,
    height: 400,
  });
  expect(placeIn(window, { width: 540, height: 640 }, 'left', {})).toMatchObject({ left: 24, width: 540, height: 640 });
});
