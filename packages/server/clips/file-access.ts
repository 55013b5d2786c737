import type { FileHandle } from 'node:fs/promises';

/** Metadata of a clip's file; null if missing. */
export type ClipFacts = {
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
};

/** The file's content does not match its type. */
export class ClipError extends Error {}

/** Reads up to `length` bytes of a file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Overwrites a range of a file with zeros. */
export async function wipe(file: FileHandle, position: number, length: number): Promise<void> {
  const PIECE = 1024 * 1024;
  const zeroes = Buffer.alloc(Math.min(PIECE, length));
  for (let done = 0; done < length; done += PIECE) {
    await file.write(zeroes, 0, Math.min(PIECE, length - done), position + done);
  }
}
