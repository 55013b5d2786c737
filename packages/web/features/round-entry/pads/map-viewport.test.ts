import { describe, expect, it } from 'vitest';
import { panned, pinched, pixelOf, pointUnder, viewportOf, zoomed } from './map-viewport.ts';

const panel = { width: 390, height: 560 };
const close = (point: readonly number[], expected: readonly number[]) => {
  expect(point[0]).toBeCloseTo(expected[0] as number, 6);
  expect(point[1]).toBeCloseTo(expected[1] as number, 6);
};

describe('the view of the entry map', () => {
  it('has the ball and the pin in sight, with rough on both sides and behind the green (ENTRY-12)', () => {
    const [tee, pin] = [
      [60, 1290],
      [80, 84],
    ] as const;
    const view = viewportOf(tee, pin, panel);
    for (const point of [tee, pin]) {
      const [x, y] = pixelOf(view, panel, point);
      expect(Math.min(x, panel.width - x, y, panel.height - y)).toBeGreaterThan(20);
    }
    // A miss of 60 yd to either side of the line can be tapped.
    const [left] = pointUnder(view, panel, [0, 280]);
    const [right] = pointUnder(view, panel, [panel.width, 280]);
    expect(Math.min(70 - left, right - 70)).toBeGreaterThan(180);
  });

  it('is the green by itself from 60 yd, so that a finger hides less than 20 ft (ENTRY-12)', () => {
    const view = viewportOf([80, 264], [80, 84], panel);
    expect(40 / view.scale).toBeLessThan(20);
    expect(viewportOf([80, 300], [80, 84], panel).scale).toBeLessThan(view.scale);
  });

  it('turns pixels to points and back', () => {
    const view = { center: [40, 500], scale: 0.7 } as const;
    close(pixelOf(view, panel, pointUnder(view, panel, [12, 345])), [12, 345]);
  });

  it('keeps what is under the pointer when it is zoomed, within the whole hole and a few feet (ENTRY-12)', () => {
    const view = { center: [40, 500], scale: 0.5 } as const;
    const closer = zoomed(view, panel, [300, 100], 3, 0.4);
    close(pointUnder(closer, panel, [300, 100]), pointUnder(view, panel, [300, 100]));
    expect(zoomed(view, panel, [0, 0], 0.01, 0.4).scale).toBe(0.4);
    expect(zoomed(view, panel, [0, 0], 1000, 0.4).scale).toBe(12);
  });

  it('follows two fingers: what was between them stays between them (ENTRY-12)', () => {
    const view = { center: [40, 500], scale: 0.5 } as const;
    const after = pinched(
      view,
      panel,
      [
        [100, 200],
        [200, 200],
      ],
      [
        [150, 300],
        [350, 300],
      ],
      0.1,
    );
    expect(after.scale).toBeCloseTo(1, 6);
    close(pointUnder(after, panel, [250, 300]), pointUnder(view, panel, [150, 200]));
    close(panned(view, [10, 0]).center, [20, 500]);
  });
});
