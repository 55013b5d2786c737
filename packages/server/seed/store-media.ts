import type { DemoClip, DemoMedia } from '@strokebook/demo';
import sharp from 'sharp';
import type { mediaItems } from '../db/schema/index.ts';
import { clipFile, posterFile } from '../media/addresses.ts';
import { fileKey } from '../media/file-keys.ts';
import { drawVariant } from '../pictures/draw-variant.ts';
import { keptSize, variantWidths } from '../pictures/variants.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { writeWebm } from './write-webm.ts';

type MediaInsert = typeof mediaItems.$inferInsert;

/** Rows of pictures and swings, in order; also stores the files of clips. */
export async function toMediaRows(files: FileStore, media: readonly DemoMedia[]): Promise<MediaInsert[]> {
  const counts = new Map<string, number>();
  const rows: MediaInsert[] = [];
  for (const { content, ...item } of media) {
    const place = `${item.accountId} ${item.use}`;
    const sortOrder = (counts.get(place) ?? 0) + 1;
    counts.set(place, sortOrder);
    const common = { ...item, sortOrder };
    if (content.kind === 'url') rows.push({ ...common, kind: 'link', url: content.url });
    else if (content.kind === 'clip') rows.push({ ...common, ...(await storeClip(files, item, content)) });
    else {
      const shape = item.use === 'profilePicture' ? 'square' : 'whole';
      const size = keptSize(content, shape);
      const widths = variantWidths(size.width, shape);
      const drawing = content.svg;
      rows.push({ ...common, kind: 'picture', contentType: 'image/webp', ...size, variantWidths: widths, drawing });
    }
  }
  return rows;
}

async function storeClip(
  files: FileStore,
  { accountId, mediaId }: Pick<DemoMedia, 'accountId' | 'mediaId'>,
  { frames, framesPerSecond, posterFrame, width, height }: DemoClip,
) {
  const contentType = 'video/webm';
  const pictures = await Promise.all(frames.map((svg) => sharp(Buffer.from(svg)).webp({ effort: 1 }).toBuffer()));
  const clip = writeWebm({ frames: pictures, framesPerSecond, width, height });
  await files.put(fileKey(accountId, mediaId, clipFile({ contentType })), clip);
  let byteCount = clip.byteLength;
  const posterId = 'demo';
  const posterVariantWidths = variantWidths(width, 'whole');
  for (const wide of posterVariantWidths) {
    const poster = await drawVariant(frames[posterFrame] ?? '', wide, 'whole');
    await files.put(fileKey(accountId, mediaId, posterFile({ posterId }, wide)), poster);
    byteCount += poster.byteLength;
  }
  return {
    kind: 'clip' as const,
    contentType,
    width,
    height,
    posterId,
    posterWidth: width,
    posterHeight: height,
    posterVariantWidths,
    durationMs: Math.round((frames.length / framesPerSecond) * 1_000),
    byteCount,
  };
}
