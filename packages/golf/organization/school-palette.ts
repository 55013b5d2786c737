/** '#1b2a5e' */
type Color = string;

/** The two colors of an organization, as it gives them; the second may be missing. */
export type SchoolColors = { readonly first: Color; readonly second: Color | null };

/** The colors in which a player's cover is drawn; text in `ink` and `accent` is readable on `ground`. */
export type SchoolPalette = { readonly ground: Color; readonly ink: Color; readonly accent: Color };

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const NIGHT: Rgb = [16, 20, 15];
/** The lightest and the darkest ground on which a cover lies: paper, and the page in the dark. */
const PAGES: readonly Rgb[] = [WHITE, NIGHT];

/** Contrast of text (WCAG 2.2, 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5;
/** Contrast of a ground to the page, so that its edge can be seen. */
const MIN_GROUND_CONTRAST = 1.5;
/** Share of white or black by which a color is changed at a time. */
const STEP = 0.02;

/**
 * One palette for the light page, the dark page and paper. Colors that would be unreadable, or could not be told from a
 * page, are changed as little as possible.
 */
export function schoolPalette({ first, second }: SchoolColors): SchoolPalette {
  const start = rgbOf(first);
  const isGround = (color: Rgb) =>
    PAGES.every((page) => contrastOf(color, page) >= MIN_GROUND_CONTRAST) && bestContrast(color) >= MIN_TEXT_CONTRAST;
  // A color near white becomes darker, one near black lighter.
  const ground = mixedUntil(start, luminanceOf(start) > 0.5 ? NIGHT : WHITE, isGround);
  const ink = inkOn(ground);
  const accent =
    second === null ? ink : mixedUntil(rgbOf(second), ink, (color) => contrastOf(color, ground) >= MIN_TEXT_CONTRAST);
  return { ground: hexOf(ground), ink: hexOf(ink), accent: hexOf(accent) };
}

const inkOn = (ground: Rgb): Rgb => (contrastOf(WHITE, ground) >= contrastOf(NIGHT, ground) ? WHITE : NIGHT);
const bestContrast = (ground: Rgb): number => contrastOf(inkOn(ground), ground);

/** The color mixed with another one until it fits; the other one if no mixture does. */
function mixedUntil(color: Rgb, other: Rgb, fits: (color: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = color.map((value, place) =>
      Math.round(value + ((other[place] as number) - value) * share),
    ) as unknown as Rgb;
    if (fits(mixed)) return mixed;
  }
  return other;
}

const rgbOf = (color: Color): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (color: Rgb): Color => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2). */
function luminanceOf(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors (WCAG 2.2), from 1 to 21. */
function contrastOf(a: Rgb, b: Rgb): number {
  const [low, high] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
