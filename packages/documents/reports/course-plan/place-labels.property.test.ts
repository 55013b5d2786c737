import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaperBox } from '../../report/blocks/plan-drawing.ts';
import { areOverlapping, type LabelWish, labelWidth, placeLabels } from './place-labels.ts';

const frame = { width: 84, height: 146 };
const at = fc.record({
  x: fc.double({ min: 0, max: 84, noNaN: true }),
  y: fc.double({ min: 0, max: 146, noNaN: true }),
});
const wish: fc.Arbitrary<LabelWish> = fc.record({
  text: fc.constantFrom('100', '262', '148 left', '231–262', '95–'),
  kind: fc.constantFrom('shot', 'left', 'layUp', 'hazard'),
  at,
});
const obstacle: fc.Arbitrary<PaperBox> = at.map(({ x, y }) => ({ x: x - 1.7, y: y - 1.7, width: 3.4, height: 3.4 }));

describe('labels of a hole', () => {
  it('never cover each other, a mark or the edge of the drawing', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), fc.array(obstacle, { maxLength: 8 }), (wishes, obstacles) => {
        const placed = placeLabels(wishes, frame, obstacles);
        for (const [index, label] of placed.entries()) {
          expect(label.x).toBeGreaterThanOrEqual(0);
          expect(label.y).toBeGreaterThanOrEqual(0);
          expect(label.x + label.width).toBeLessThanOrEqual(frame.width);
          expect(label.y + label.height).toBeLessThanOrEqual(frame.height);
          expect(label.width).toBeGreaterThanOrEqual(labelWidth(label.text));
          expect([...obstacles, ...placed.slice(0, index)].some((other) => areOverlapping(label, other))).toBe(false);
        }
      }),
    );
  });

  it('stand beside their point while there is room, and with a line to it further away', () => {
    const at40 = { x: 40, y: 40 };
    const [near] = placeLabels([{ text: '262', kind: 'shot', at: at40 }], frame, []);
    expect(near?.leader).toBe(null);
    expect((near?.x ?? 0) - 40).toBeLessThan(2);
    const crowd = [{ x: 32, y: 34, width: 16, height: 12 }];
    const [far] = placeLabels([{ text: '262', kind: 'shot', at: at40 }], frame, crowd);
    expect(far?.leader?.[0]).toEqual(at40);
  });

  it('are left out where there is no room at all', () => {
    const everything = [{ x: 0, y: 0, width: 84, height: 146 }];
    expect(placeLabels([{ text: '262', kind: 'shot', at: { x: 40, y: 40 } }], frame, everything)).toEqual([]);
  });
});
