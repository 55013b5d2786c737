import { MAX_PICTURE_PIXELS } from '@strokebook/contract';
import sharp, { type Sharp } from 'sharp';
import { RequestError } from '../http/request-error.ts';
import { pictureLimit } from './limit.ts';
import { keptSize, type PictureShape, type Size, variantFile, variantWidths } from './variants.ts';
import { withFile } from '../lib/with-file.ts';

const WEBP_QUALITY = 80;
/** Names of formats in sharp; AVIF is reported as HEIF. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

export type PictureVariants = Size & {
  readonly widths: readonly number[];
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
};

/**
 * Creates the stored sizes of an uploaded picture: upright, in sRGB, and without metadata such as location, time and
 * owner. Only the content decides whether it is a picture; its size is checked before it is decoded.
 *
 * @throws RequestError PICTURE_UNREADABLE, PICTURE_TOO_LARGE
 */
export async function readPicture(path: string, shape: PictureShape): Promise<PictureVariants> {
  if (!isPictureHead(await readHead(path))) throw new RequestError('PICTURE_UNREADABLE');
  return pictureLimit(async () => {
    const size = await readSize(path);
    try {
      return await makeVariants(path, size, shape);
    } catch {
      // Truncated files and wrong headers only show when the picture is decoded.
      throw new RequestError('PICTURE_UNREADABLE');
    }
  });
}

const HEAD_BYTES = 32;

async function readHead(path: string): Promise<Buffer> {
  return withFile(path, 'r', async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  });
}

/** Detects JPEG, PNG, WebP and AVIF by their first bytes: SVG and everything else never reaches the decoder. */
function isPictureHead(head: Buffer): boolean {
  const text = head.toString('latin1');
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    (text.startsWith('ftyp', 4) && /^(avif|avis|mif1|msf1)/.test(text.slice(8)) && text.includes('avi'))
  );
}

const openPicture = (path: string): Sharp => sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });

/** Size in the header, after rotation. */
async function readSize(path: string): Promise<Size> {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null || !formats.has(metadata.format)) throw new RequestError('PICTURE_UNREADABLE');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PICTURE_PIXELS) throw new RequestError('PICTURE_TOO_LARGE');
  return { width, height };
}

async function makeVariants(path: string, size: Size, shape: PictureShape): Promise<PictureVariants> {
  const kept = keptSize(size, shape);
  // Decoded once; smaller sizes are made from the largest.
  const { data, info } = await openPicture(path)
    .autoOrient()
    .resize({ ...kept, fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = variantWidths(kept.width, shape);
  const files = [];
  for (const width of widths) {
    const bytes = await sharp(data, { raw }).resize({ width }).webp({ quality: WEBP_QUALITY, effort: 3 }).toBuffer();
    files.push({ name: variantFile(width), bytes });
  }
  return { ...kept, widths, files };
}
