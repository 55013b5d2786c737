import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schoolPalette } from './school-palette.ts';

/** Contrast ratio of two colors, as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, place) => {
      const share = Number.parseInt(color.slice(1 + 2 * place, 3 + 2 * place), 16) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.record({
  first: fc.oneof(color, fc.constantFrom('#000000', '#ffffff', '#faf8f1', '#10140f', '#777777')),
  second: fc.option(fc.oneof(color, fc.constantFrom('#000000', '#ffffff'))),
});

describe("the palette of a school's two colors", () => {
  it('is readable whatever the colors are, and can be told from the page in light, dark and print (FIRST-08, FIRST-O61)', () => {
    fc.assert(
      fc.property(colors, (given) => {
        const { ground, ink, accent } = schoolPalette(given);
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        for (const page of ['#ffffff', '#faf8f1', '#10140f']) {
          expect(contrast(ground, page)).toBeGreaterThanOrEqual(page === '#faf8f1' ? 1.4 : 1.5);
        }
      }),
    );
  });

  it('keeps colors that are readable as they are (FIRST-O61)', () => {
    expect(schoolPalette({ first: '#1f3a7a', second: '#f2c14e' })).toEqual({
      ground: '#1f3a7a',
      ink: '#ffffff',
      accent: '#f2c14e',
    });
    expect(schoolPalette({ first: '#1f3a7a', second: null }).accent).toBe('#ffffff');
  });
});
