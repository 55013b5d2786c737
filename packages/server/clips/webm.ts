import type { FileHandle } from 'node:fs/promises';
import { ClipError, type ClipFacts, readAt, wipe } from './file-access.ts';

/** Element ids of Matroska (RFC 9559), including their length bits. */
const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
} as const;

/** Elements whose children are read; others are skipped. */
const containers: ReadonlySet<number> = new Set([
  ids.ebml,
  ids.segment,
  ids.info,
  ids.tracks,
  ids.trackEntry,
  ids.video,
]);
/** The max of an MP4, because the database column cannot store every number that an element can contain. */
const MAX_PIXELS_WIDE = 65_535;
const MAX_ELEMENTS = 500_000;
const VOID = 0xec;

type Element = { readonly id: number; readonly start: number; readonly body: number; readonly size: number | null };

/**
 * Reads width, height and duration of a WebM, and replaces its tags and attachments with empty space.
 *
 * @throws ClipError
 */
export async function cleanWebm(file: FileHandle, size: number): Promise<ClipFacts> {
  let [docType, width, height, duration, scale] = ['', 0, 0, 0, 1_000_000];
  let hasCluster = false;
  let count = 0;
  for (let at = 0; at < size; ) {
    count += 1;
    if (count > MAX_ELEMENTS) throw new ClipError('has too many elements');
    const element = readElement(await readAt(file, at, 12), at);
    const { id, body } = element;
    // An element of unknown length ends with the file, so its children simply follow.
    const end = element.size === null ? null : body + element.size;
    if (end !== null && end > size) throw new ClipError('an element does not fit');
    if (end === null && id !== ids.segment && id !== ids.cluster) throw new ClipError('has no length');
    if (id === ids.cluster) hasCluster = true;
    const value = () => readAt(file, body, Math.min(element.size ?? 0, 16));
    if (id === ids.docType) docType = (await value()).toString('latin1').replace(/\0+$/, '');
    else if (id === ids.pixelWidth) width ||= numberOf(await value());
    else if (id === ids.pixelHeight) height ||= numberOf(await value());
    else if (id === ids.timestampScale) scale = numberOf(await value());
    else if (id === ids.duration) duration = floatOf(await value());
    else if ((id === ids.tags || id === ids.attachments) && end !== null) await blank(file, at, end - at);
    at = containers.has(id) || end === null ? body : end;
  }
  if (docType !== 'webm' || !hasCluster || width === 0 || height === 0) throw new ClipError('is not a film');
  if (Math.max(width, height) > MAX_PIXELS_WIDE) throw new ClipError('is larger than any film');
  const milliseconds = Math.round((duration * scale) / 1_000_000);
  const hasDuration = milliseconds > 0 && milliseconds < 2 ** 31;
  return { width, height, durationMs: hasDuration ? milliseconds : null };
}

function readElement(bytes: Buffer, start: number): Element {
  const idLength = lengthOf(bytes[0] ?? 0, 4);
  const sizeFirst = bytes[idLength] ?? 0;
  const sizeLength = lengthOf(sizeFirst, 8);
  if (bytes.length < idLength + sizeLength) throw new ClipError('ends within an element');
  const id = bytes.readUIntBE(0, idLength);
  let size = BigInt(sizeFirst & ((1 << (8 - sizeLength)) - 1));
  for (let index = 1; index < sizeLength; index += 1) size = (size << 8n) | BigInt(bytes[idLength + index] ?? 0);
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return { id, start, body: start + idLength + sizeLength, size: isUnknown ? null : Number(size) };
}

/** The number of leading zero bits of an integer is its length in bytes minus one. */
function lengthOf(first: number, max: number): number {
  const length = Math.clz32(first) - 23;
  if (length > max) throw new ClipError('has an element of no length');
  return length;
}

const numberOf = (bytes: Buffer): number =>
  bytes.length === 0 || bytes.length > 6 ? 0 : bytes.readUIntBE(0, bytes.length);

function floatOf(bytes: Buffer): number {
  if (bytes.length === 4) return bytes.readFloatBE(0);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0;
}

/** Replaces an element with empty space of the same length. */
async function blank(file: FileHandle, at: number, length: number): Promise<void> {
  const SIZE_BYTES = 8;
  const isLong = length > SIZE_BYTES + 1;
  const head = Buffer.alloc(isLong ? 1 + SIZE_BYTES : 2);
  head[0] = VOID;
  if (isLong) head.writeBigUInt64BE((1n << 56n) | BigInt(length - head.length), 1);
  else head[1] = 0x80 | (length - 2);
  await file.write(head, 0, head.length, at);
  await wipe(file, at + head.length, length - head.length);
}
