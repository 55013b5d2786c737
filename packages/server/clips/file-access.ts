import type { FileHandle } from 'node:fs/promises';

/** What a clip's file says of itself; null where it says nothing. */
export type ClipFacts = {
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
};

/** The file is not what it begins as. */
export class ClipError extends Error {}

/** Up to so many bytes of a file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Zeroes over a stretch of a file. */
export async function wipe(file: FileHandle, position: number, length: number): Promise<void> {
  const PIECE = 1024 * 1024;
  const zeroes = Buffer.alloc(Math.min(PIECE, length));
  for (let done = 0; done < length; done += PIECE) {
    await file.write(zeroes, 0, Math.min(PIECE, length - done), position + done);
  }
}
