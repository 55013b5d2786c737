import { portraitWidths } from '@strokebook/contract';

/** Widths in pixels that a picture is kept in; the largest fills a wide screen. */
const pictureWidths = [320, 640, 960, 1280, 1920] as const;
/** Of a picture that stands upright. */
const TALLEST = 2560;

export type PictureShape = 'whole' | 'square';
export type Size = { readonly width: number; readonly height: number };

/** The size that a picture of the given one is kept in at most: its shape, no wider than the largest variant, never enlarged. */
export function keptSize({ width, height }: Size, shape: PictureShape): Size {
  if (shape === 'square') {
    const side = Math.min(width, height, portraitWidths[portraitWidths.length - 1] as number);
    return { width: side, height: side };
  }
  const most = pictureWidths[pictureWidths.length - 1] as number;
  const scale = Math.min(1, most / width, TALLEST / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The widths of a picture's variants, from narrow to the kept width itself. */
export function variantWidths(keptWidth: number, shape: PictureShape): number[] {
  const widths: readonly number[] = shape === 'square' ? portraitWidths : pictureWidths;
  return [...widths.filter((width) => width < keptWidth), keptWidth];
}

/** The name of a variant's file. */
export const variantFile = (width: number): string => `${width}.webp`;
