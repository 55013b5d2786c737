import { readFile } from 'node:fs/promises';
import type { DemoClip, DemoMedia } from '@strokebook/demo';
import type { mediaItems } from '../db/schema/index.ts';
import { clipFile, posterFile } from '../media/addresses.ts';
import { fileKey } from '../media/file-keys.ts';
import { drawVariant } from '../pictures/draw-variant.ts';
import { keptSize, variantWidths } from '../pictures/variants.ts';
import type { FileStore } from '../ports/files/file-store.ts';

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

/** Both clips, drawn by a program: two seconds of a swing seen from the front. */
const clip = { contentType: 'video/webm', width: 640, height: 360, durationMs: 2_000 } as const;

/** Stores a clip and its poster, the top of the swing. */
async function storeClip(
  files: FileStore,
  { accountId, mediaId }: Pick<DemoMedia, 'accountId' | 'mediaId'>,
  { name }: DemoClip,
) {
  const read = (ending: string) => readFile(new URL(`clips/${name}.${ending}`, import.meta.url));
  const film = await read('webm');
  await files.put(fileKey(accountId, mediaId, clipFile(clip)), film);
  let byteCount = film.byteLength;
  const drawing = (await read('svg')).toString('utf8');
  const posterId = 'demo';
  const posterVariantWidths = variantWidths(clip.width, 'whole');
  for (const wide of posterVariantWidths) {
    const poster = await drawVariant(drawing, wide, 'whole');
    await files.put(fileKey(accountId, mediaId, posterFile({ posterId }, wide)), poster);
    byteCount += poster.byteLength;
  }
  return {
    kind: 'clip' as const,
    ...clip,
    posterId,
    posterWidth: clip.width,
    posterHeight: clip.height,
    posterVariantWidths,
    byteCount,
  };
}
