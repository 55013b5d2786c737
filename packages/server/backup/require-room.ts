import { bytesText } from '../lib/bytes-text.ts';
import { freeBytesOf } from '../db/embedded/storage-reserve.ts';

/** @throws Error with a sentence if a folder's disk has less room than needed */
export function requireRoomFor(folder: string, bytes: number): void {
  const free = freeBytesOf(folder);
  if (free < bytes) throw new Error(`${folder} has ${bytesText(free)} free, and ${bytesText(bytes)} are needed`);
}
