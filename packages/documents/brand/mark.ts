/** The brand's mark: a hole from tee to flag, in a square of this size. */
export const mark = {
  size: 26,
  tile: { radius: 6, color: '#0f3b2d' },
  fairway: { path: 'M8.4 21.4C7 16 15.6 15.2 14.4 10.2', width: 5, color: '#5c9e61' },
  green: { x: 14.3, y: 9.8, radius: 4.2, color: '#a8d389' },
  ball: { x: 8.5, y: 21, radius: 1.15, color: '#f6f2e4' },
  stick: { path: 'M14.3 10V3.2', width: 1.3, color: '#f6f2e4' },
  flag: { path: 'M14.6 3.2l6 2.1-6 2.1z', color: '#e5483f' },
} as const;

/** Space around the mark of an icon that devices cut to a shape of their own: they keep four fifths of it. */
const MASK_MARGIN = 3.25;

/**
 * The mark as an SVG file.
 *
 * @param tile rounded; square, for devices that round icons themselves; or maskable, with space to cut off.
 */
export function markSvg(tile: 'rounded' | 'square' | 'maskable'): string {
  const { size, fairway, green, ball, stick, flag } = mark;
  const margin = tile === 'maskable' ? MASK_MARGIN : 0;
  const side = size + 2 * margin;
  const radius = tile === 'rounded' ? mark.tile.radius : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">`,
    `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${radius}" fill="${mark.tile.color}"/>`,
    lineOf(fairway),
    discOf(green),
    lineOf(stick),
    `<path d="${flag.path}" fill="${flag.color}"/>`,
    discOf(ball),
    '</svg>',
  ].join('');
}

type Line = { readonly path: string; readonly width: number; readonly color: string };
type Disc = { readonly x: number; readonly y: number; readonly radius: number; readonly color: string };

const lineOf = ({ path, width, color }: Line): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

const discOf = ({ x, y, radius, color }: Disc): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
