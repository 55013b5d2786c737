import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../db/database.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { variantFile } from '../pictures/variants.ts';
import { findMedia } from './media-queries.ts';
import { openMediaFile } from './open-media-file.ts';

/** The bytes of an account's picture in its largest size, or null. */
export async function loadPicture(
  { query, files }: { readonly query: Queryable; readonly files: FileStore },
  accountId: AccountId,
  mediaId: string | null,
): Promise<Uint8Array | null> {
  const row = mediaId === null ? null : await findMedia(query, accountId, mediaId);
  const width = row?.variantWidths.at(-1);
  if (row === null || width === undefined) return null;
  const found = await openMediaFile(files, row, variantFile(width));
  if (found === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of found.file.read()) parts.push(part);
  return Buffer.concat(parts);
}
