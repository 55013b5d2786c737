import sharp from 'sharp';
import { pictureLimit } from './limit.ts';
import type { PictureShape } from './variants.ts';

/** Between a photograph that looks right and a file that loads on a phone. */
const WEBP_QUALITY = 80;

/** A drawing of our own in a width, as WebP. */
export async function drawVariant(svg: string, width: number, shape: PictureShape): Promise<Uint8Array> {
  const size = shape === 'square' ? { width, height: width, fit: 'cover' as const } : { width };
  return pictureLimit(() => sharp(Buffer.from(svg)).resize(size).webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer());
}
