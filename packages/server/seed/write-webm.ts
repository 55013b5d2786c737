type Film = {
  /** Lossy WebP pictures, all of the same size. */
  readonly frames: readonly Uint8Array[];
  readonly framesPerSecond: number;
  readonly width: number;
  readonly height: number;
};

/** Element ids of Matroska, of which WebM is a subset (RFC 9559). */
const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const VIDEO_TRACK = 1;
/** Nanoseconds per tick: times are in milliseconds. */
const TIMESTAMP_SCALE = 1_000_000;

/** A video of key frames only: the picture data of a lossy WebP is a key frame of VP8. */
export function writeWebm({ frames, framesPerSecond, width, height }: Film): Uint8Array {
  const timeOf = (index: number): number => Math.round((index * 1_000) / framesPerSecond);
  const head = element(ids.ebml, [
    number(ids.ebmlVersion, 1),
    number(ids.ebmlReadVersion, 1),
    number(ids.maxIdLength, 4),
    number(ids.maxSizeLength, 8),
    text(ids.docType, 'webm'),
    number(ids.docTypeVersion, 2),
    number(ids.docTypeReadVersion, 2),
  ]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(timeOf(frames.length));
  const info = element(ids.info, [
    number(ids.timestampScale, TIMESTAMP_SCALE),
    element(ids.duration, [duration]),
    text(ids.muxingApp, 'strokebook'),
    text(ids.writingApp, 'strokebook'),
  ]);
  const video = element(ids.video, [number(ids.pixelWidth, width), number(ids.pixelHeight, height)]);
  const track = [
    number(ids.trackNumber, VIDEO_TRACK),
    number(ids.trackUid, VIDEO_TRACK),
    number(ids.trackType, 1),
    text(ids.codecId, 'V_VP8'),
    video,
  ];
  const blocks = frames.map((frame, index) => {
    const header = Buffer.from([0x80 | VIDEO_TRACK, 0, 0, 0x80]);
    header.writeInt16BE(timeOf(index), 1);
    return element(ids.simpleBlock, [header, keyFrameOf(frame)]);
  });
  const cluster = element(ids.cluster, [number(ids.timestamp, 0), ...blocks]);
  return Buffer.concat([
    head,
    element(ids.segment, [info, element(ids.tracks, [element(ids.trackEntry, track)]), cluster]),
  ]);
}

/** The VP8 data of a lossy WebP, a RIFF file. */
function keyFrameOf(webp: Uint8Array): Buffer {
  const file = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('the frame is not a lossy WebP picture');
}

function element(id: number, parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  const idBytes = Buffer.from(
    id.toString(16).padStart(id > 0xff_ff_ff ? 8 : id > 0xff_ff ? 6 : id > 0xff ? 4 : 2, '0'),
    'hex',
  );
  return Buffer.concat([idBytes, size, body]);
}

function number(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, [bytes]);
}

const text = (id: number, value: string): Buffer => element(id, [Buffer.from(value, 'latin1')]);
