/**
 * Seven well separated colors for up to seven overviews (DASH-31, DASH-O7): neighbors differ in hue and lightness, and
 * each has a contrast of at least 3:1 on the light and on the dark background.
 */
const palette = ['#b88a00', '#3f8f55', '#0e8a94', '#8a63c9', '#c2573a', '#5b78c7', '#a8577e'] as const;

/** End points of the default color scale (DASH-32). */
const colourScale = ['#cba408', '#08cb25'] as const;

/** Colors for `count` overviews: the palette up to seven, else a gradient along the scale. */
export function overviewColours(count: number): readonly string[] {
  if (count <= palette.length) return palette.slice(0, count);
  return Array.from({ length: count }, (_unused, index) => mix(colourScale[0], colourScale[1], index / (count - 1)));
}

function mix(from: string, to: string, share: number): string {
  const channel = (start: number): string => {
    const [a, b] = [Number.parseInt(from.slice(start, start + 2), 16), Number.parseInt(to.slice(start, start + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
