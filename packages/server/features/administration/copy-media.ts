import { randomUUID } from 'node:crypto';
import type { AccountId } from '@strokebook/golf/access';
import { fileKey } from '../../media/file-keys.ts';
import type { MediaRow } from '../../media/media-queries.ts';
import type { FileStore } from '../../ports/files/file-store.ts';
import type { MediaIds, MergedIds } from './merge-queries.ts';

/** New ids for media, so that a merge that fails removes no files of another one. */
export const chooseMediaIds = (media: readonly MediaRow[]): MediaIds =>
  new Map(media.map(({ mediaId }) => [mediaId, randomUUID()]));

/** Copies the files of media to the folder of the account that stays, one file at a time. */
export async function copyMediaFiles(files: FileStore, { into, from }: MergedIds, mediaIds: MediaIds): Promise<void> {
  for (const [mediaId, newId] of mediaIds) {
    const [source, target] = [folder(from, mediaId), folder(into, newId)];
    for await (const { key } of files.list(source)) {
      const file = await files.find(key);
      if (file === null) continue;
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of file.read()) chunks.push(new Uint8Array(chunk));
      await files.put(target + key.slice(source.length), new Blob(chunks));
    }
  }
}

const folder = (accountId: AccountId, mediaId: string): string => fileKey(accountId, mediaId, '');
