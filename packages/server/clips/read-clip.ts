import type { FileHandle } from 'node:fs/promises';
import { RequestError } from '../http/request-error.ts';
import { ClipError, type ClipFacts, readAt } from './file-access.ts';
import { cleanMp4 } from './mp4.ts';
import { cleanWebm } from './webm.ts';
import { createLimit } from '../lib/limit.ts';
import { withFile } from '../lib/with-file.ts';

/** Max number of clips processed at a time: the index of one may take 64 MB of memory. */
const CLIPS_AT_ONCE = 2;

export const clipLimit = createLimit(CLIPS_AT_ONCE);

export type Clip = ClipFacts & { readonly contentType: 'video/mp4' | 'video/webm' };

/**
 * Checks by structure whether a file is an MP4 or WebM, and removes location data in place, without transcoding.
 *
 * @throws RequestError CLIP_UNREADABLE
 */
export async function readClip(path: string, size: number): Promise<Clip> {
  return clipLimit(() =>
    withFile(path, 'r+', async (file) => {
      const head = await readAt(file, 0, 12);
      const found = await cleanBy(head, file, size).catch((error: unknown) => {
        if (error instanceof ClipError || error instanceof RangeError) return null;
        throw error;
      });
      if (found === null) throw new RequestError('CLIP_UNREADABLE');
      await file.sync();
      return found;
    }),
  );
}

async function cleanBy(head: Buffer, file: FileHandle, size: number): Promise<Clip | null> {
  if (head.toString('latin1', 4, 8) === 'ftyp') return { contentType: 'video/mp4', ...(await cleanMp4(file, size)) };
  const EBML = 0x1a45dfa3;
  if (head.length >= 4 && head.readUInt32BE(0) === EBML) {
    return { contentType: 'video/webm', ...(await cleanWebm(file, size)) };
  }
  return null;
}
