import sharp from 'sharp';
import { pictureLimit } from './limit.ts';
import type { PictureShape } from './variants.ts';

/** A compromise between quality and size on phones. */
const WEBP_QUALITY = 80;

/** Renders an SVG in a width, as WebP. */
export async function drawVariant(svg: string, width: number, shape: PictureShape): Promise<Uint8Array> {
  const size = shape === 'square' ? { width, height: width, fit: 'cover' as const } : { width };
  return pictureLimit(() => sharp(Buffer.from(svg)).resize(size).webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer());
}
