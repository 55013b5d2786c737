import type { Queryable } from '../../db/database.ts';
import { clipFile, posterFiles } from '../../media/addresses.ts';
import type { MediaRow } from '../../media/media-queries.ts';
import { openMediaFile } from '../../media/open-media-file.ts';
import { variantFile } from '../../pictures/variants.ts';
import type { FileStore } from '../../ports/files/file-store.ts';

/** The sources of an export. */
export type ExportSource = { readonly query: Queryable; readonly files: FileStore };

/** A picture's largest file, or a clip; null for external media and missing files. */
export async function readMainFile(files: FileStore, row: MediaRow): Promise<AsyncIterable<Uint8Array> | null> {
  return readFile(files, row, mainFileOf(row));
}

/** The largest file of a clip's poster, or null. */
export async function readPoster(files: FileStore, row: MediaRow): Promise<AsyncIterable<Uint8Array> | null> {
  return readFile(files, row, posterFiles(row).at(-1) ?? null);
}

async function readFile(files: FileStore, row: MediaRow, name: string | null) {
  const found = name === null ? null : await openMediaFile(files, row, name);
  return found?.file.read() ?? null;
}

function mainFileOf(row: MediaRow): string | null {
  if (row.kind === 'clip') return clipFile(row);
  const widest = row.variantWidths.at(-1);
  return row.kind === 'link' || widest === undefined ? null : variantFile(widest);
}
