import type { FileHandle } from 'node:fs/promises';
import { ClipError, type ClipFacts, readAt, wipe } from './file-access.ts';
import { type Mp4Box, boxesOf, findBox, MAX_BOXES, readBox } from './mp4-boxes.ts';
import { listSamples, sampleBudget } from './mp4-samples.ts';

/** Boxes with metadata such as texts and locations; players do not need them. */
const metadataBoxes: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'XMP_']);
/** Enough for the tables of a video of several hours. */
const MAX_MOOV_BYTES = 64 * 1024 * 1024;

/**
 * Reads width, height and duration of an MP4 (ISO base media file), and wipes metadata boxes of the file, the movie,
 * its tracks and its fragments, and all tracks other than video and audio, because cameras log locations in a track. If
 * the samples of such a track cannot be listed, because its tables are missing or split over fragments, the file is
 * refused.
 *
 * @throws ClipError
 */
export async function cleanMp4(file: FileHandle, size: number): Promise<ClipFacts> {
  let moov: { readonly box: Mp4Box; readonly bytes: Buffer } | null = null;
  let hasMedia = false;
  let isFragmented = false;
  for await (const box of topBoxes(file, size)) {
    if (metadataBoxes.has(box.type)) await wipeBox(file, box, 0);
    if (box.type === 'mdat') hasMedia = true;
    if (box.type === 'moof') {
      isFragmented = true;
      await cleanFragment(file, box);
    }
    if (box.type === 'moov') {
      if (moov !== null || box.end - box.start > MAX_MOOV_BYTES) throw new ClipError('has no single index');
      moov = { box, bytes: await readAt(file, box.start, box.end - box.start) };
    }
  }
  if (moov === null || !hasMedia) throw new ClipError('has no film');
  return cleanFilm(file, { bytes: moov.bytes, start: moov.box.start, fileSize: size, isFragmented });
}

/** Wipes the metadata of a fragment and of its track fragments. */
async function cleanFragment(file: FileHandle, { start, end }: Mp4Box): Promise<void> {
  if (end - start > MAX_MOOV_BYTES) throw new ClipError('has a fragment without an end');
  const bytes = await readAt(file, start, end - start);
  const [fragment] = boxesOf(bytes, 0, bytes.length);
  for (const box of boxesOf(bytes, fragment?.body ?? 8, bytes.length)) {
    if (metadataBoxes.has(box.type)) await wipeBox(file, box, start);
    if (box.type !== 'traf') continue;
    for (const part of boxesOf(bytes, box.body, box.end))
      if (metadataBoxes.has(part.type)) await wipeBox(file, part, start);
  }
}

type Film = {
  /** The moov box and its position in the file. */
  readonly bytes: Buffer;
  readonly start: number;
  readonly fileSize: number;
  /** Whether samples are also listed outside of moov. */
  readonly isFragmented: boolean;
};

async function cleanFilm(file: FileHandle, { bytes, start, fileSize, isFragmented }: Film): Promise<ClipFacts> {
  let size: Pick<ClipFacts, 'width' | 'height'> | null = null;
  let durationMs: number | null = null;
  let hasPicture = false;
  const budget = sampleBudget(fileSize);
  const [film] = boxesOf(bytes, 0, bytes.length);
  const boxes = boxesOf(bytes, film?.body ?? 8, bytes.length);
  const mayGoOn = isFragmented || boxes.some(({ type }) => type === 'mvex');
  for (const box of boxes) {
    if (metadataBoxes.has(box.type)) await wipeBox(file, box, start);
    if (box.type === 'mvhd') durationMs = durationOf(bytes, box);
    if (box.type !== 'trak') continue;
    const parts = boxesOf(bytes, box.body, box.end);
    for (const part of parts) if (metadataBoxes.has(part.type)) await wipeBox(file, part, start);
    const handler = handlerOf(bytes, parts);
    if (handler === 'vide') {
      hasPicture = true;
      const head = parts.find(({ type }) => type === 'tkhd');
      if (size === null && head !== undefined) size = sizeOf(bytes, head);
    } else if (handler !== 'soun') {
      if (mayGoOn) throw new ClipError('has samples of another kind in its fragments');
      for (const { offset, length } of listSamples(bytes, box, budget)) await wipe(file, offset, length);
      await wipeBox(file, box, start);
    }
  }
  if (!hasPicture) throw new ClipError('has no picture');
  return { width: size?.width ?? null, height: size?.height ?? null, durationMs };
}

async function* topBoxes(file: FileHandle, size: number): AsyncGenerator<Mp4Box> {
  let count = 0;
  for (let at = 0; at + 8 <= size; ) {
    const box = readBox(await readAt(file, at, 16), 0, at, size);
    yield box;
    count += 1;
    if (count > MAX_BOXES) throw new ClipError('has too many boxes');
    at = box.end;
  }
}

/** Replaces the box with free space of the same size. */
async function wipeBox(file: FileHandle, box: Mp4Box, offset: number): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, offset + box.start + 4);
  await wipe(file, offset + box.body, box.end - box.body);
}

function handlerOf(bytes: Buffer, parts: readonly Mp4Box[]): string | null {
  const media = parts.find(({ type }) => type === 'mdia');
  const handler = media === undefined ? null : findBox(bytes, media, 'hdlr');
  return handler === null ? null : bytes.toString('latin1', handler.body + 8, handler.body + 12);
}

function durationOf(bytes: Buffer, { body }: Mp4Box): number | null {
  const isLong = bytes.readUInt8(body) === 1;
  const scale = bytes.readUInt32BE(body + (isLong ? 20 : 12));
  const duration = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16);
  const milliseconds = Math.round((duration / scale) * 1_000);
  return Number.isSafeInteger(milliseconds) && milliseconds > 0 && milliseconds < 2 ** 31 ? milliseconds : null;
}

/** Displayed size in pixels, after the rotation that phones store for upright videos. */
function sizeOf(bytes: Buffer, { body, end }: Mp4Box): Pick<ClipFacts, 'width' | 'height'> {
  const [width, height] = [bytes.readUInt16BE(end - 8), bytes.readUInt16BE(end - 4)];
  if (width === 0 || height === 0) return { width: null, height: null };
  const matrix = body + (bytes.readUInt8(body) === 1 ? 52 : 40);
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
