import type { FileStore, StoredFile } from '../ports/files/file-store.ts';
import { drawVariant } from '../pictures/draw-variant.ts';
import { variantFile } from '../pictures/variants.ts';
import { clipFile, posterFiles } from './addresses.ts';
import { fileKey } from './file-keys.ts';
import type { MediaRow } from './media-queries.ts';

export type MediaFile = { readonly file: StoredFile; readonly contentType: string; readonly tag: string };

/** A file of a picture or clip by name, or null. */
export async function openMediaFile(files: FileStore, row: MediaRow, name: string): Promise<MediaFile | null> {
  const contentType = contentTypeOf(row, name);
  if (contentType === null) return null;
  const file = (await files.find(fileKey(row.accountId, row.mediaId, name))) ?? (await drawFile(files, row, name));
  if (file === null) return null;
  return { file, contentType, tag: `"${encodeURIComponent(row.mediaId)}-${name}-${file.size}"` };
}

const PICTURE = 'image/webp';

function contentTypeOf(row: MediaRow, name: string): string | null {
  if (row.variantWidths.some((width) => variantFile(width) === name)) return PICTURE;
  if (posterFiles(row).includes(name)) return PICTURE;
  return row.kind === 'clip' && clipFile(row) === name ? row.contentType : null;
}

/** Renders and stores a variant of a drawing of the demo world. */
async function drawFile(files: FileStore, row: MediaRow, name: string): Promise<StoredFile | null> {
  const width = row.variantWidths.find((wide) => variantFile(wide) === name);
  if (row.drawing === null || width === undefined) return null;
  const bytes = await drawVariant(row.drawing, width, row.use === 'profilePicture' ? 'square' : 'whole');
  await files.put(fileKey(row.accountId, row.mediaId, name), bytes);
  return {
    size: bytes.byteLength,
    async *read(range) {
      yield range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
    },
  };
}
