import { portraitWidths } from '@strokebook/contract';

/** Widths in pixels in which a picture is stored; the largest fills a wide screen. */
const pictureWidths = [320, 640, 960, 1280, 1920] as const;
/** Max height, for upright pictures. */
const MAX_HEIGHT = 2560;

export type PictureShape = 'whole' | 'square';
export type Size = { readonly width: number; readonly height: number };

/** The max size in which a picture is stored: same aspect ratio, no wider than the largest variant, never enlarged. */
export function keptSize({ width, height }: Size, shape: PictureShape): Size {
  if (shape === 'square') {
    const side = Math.min(width, height, portraitWidths[portraitWidths.length - 1] as number);
    return { width: side, height: side };
  }
  const maxWidth = pictureWidths[pictureWidths.length - 1] as number;
  const scale = Math.min(1, maxWidth / width, MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The widths of a picture's variants, ascending to the stored width itself. */
export function variantWidths(keptWidth: number, shape: PictureShape): number[] {
  const widths: readonly number[] = shape === 'square' ? portraitWidths : pictureWidths;
  return [...widths.filter((width) => width < keptWidth), keptWidth];
}

/** The name of a variant's file. */
export const variantFile = (width: number): string => `${width}.webp`;
