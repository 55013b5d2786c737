import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areMeeting, boxAround, placeLabels } from './place-labels.ts';

const point = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 200 }));
const half = fc.tuple(fc.integer({ min: 4, max: 40 }), fc.integer({ min: 4, max: 12 }));
const label = fc.record({ half, places: fc.array(point, { minLength: 1, maxLength: 4 }) });

it('no two labels meet, and none meets what is there already (MAP-O63)', () => {
  fc.assert(
    fc.property(
      fc.array(label, { maxLength: 20 }),
      fc.array(fc.tuple(point, half), { maxLength: 6 }),
      (labels, there) => {
        const taken = there.map(([at, size]) => boxAround(at, size));
        const placed = placeLabels(labels, taken).filter((box) => box !== null);
        for (const [index, box] of placed.entries()) {
          expect([...taken, ...placed.slice(0, index)].some((other) => areMeeting(box, other))).toBe(false);
        }
      },
    ),
  );
});

it('a label stands at its first free place, and is left out if there is none (MAP-O63)', () => {
  const size = [10, 5] as const;
  const at = {
    half: size,
    places: [
      [50, 50],
      [80, 50],
    ] as const,
  };
  expect(placeLabels([at, at, at], [])).toEqual([boxAround([50, 50], size), boxAround([80, 50], size), null]);
});
