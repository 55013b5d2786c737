type Mp4 = {
  /** In the format of phones: '+51.5-000.1/'. */
  readonly location?: string;
  /** Whether a track logs locations. */
  readonly hasPlaceTrack?: boolean;
  /** Replaces the tables of that track. */
  readonly placeTables?: readonly Buffer[];
  /** Additional boxes of the movie, and of the file. */
  readonly inFilm?: readonly Buffer[];
  readonly inFile?: readonly Buffer[];
  readonly brand?: string;
  /** Whether it is rotated by 90 degrees, as from a phone held upright. */
  readonly isTurned?: boolean;
};

/** The sample of the location track, in the middle of the movie's own bytes. */
export const PLACE_SAMPLE = 'place 51.5';

/** A video of two seconds and 640 by 360 pixels that has the structure of an MP4 and no picture. */
export function writeMp4({
  location,
  hasPlaceTrack = false,
  placeTables,
  inFilm = [],
  inFile = [],
  brand = 'isom',
  isTurned = false,
}: Mp4 = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'));
  const mdat = box('mdat', Buffer.from(`picture ${PLACE_SAMPLE} sound`));
  const placeOffset = ftyp.length + 8 + 'picture '.length;
  const told =
    location === undefined ? [] : [box('udta', box('\xa9xyz', Buffer.from(`\0\x0c\x15\xc7${location}`, 'latin1')))];
  const moov = box(
    'moov',
    box('mvhd', words(0, 0, 0, 1_000, 2_000)),
    box('trak', tkhd(isTurned), box('mdia', hdlr('vide')), ...told),
    ...(hasPlaceTrack
      ? [box('trak', tkhd(false), box('mdia', hdlr('meta'), tablesOf(placeTables ?? placeAt(placeOffset))))]
      : []),
    ...told,
    ...inFilm,
  );
  return Buffer.concat([ftyp, mdat, moov, ...inFile]);
}

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([words(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

export function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

function tkhd(isTurned: boolean): Buffer {
  const ONE = 0x1_00_00;
  const matrix = isTurned
    ? [0, ONE, 0, 0xffff_0000, 0, 0, 0, 0, 0x40_00_00_00]
    : [ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40_00_00_00];
  return box('tkhd', words(0, 0, 0, 1, 0, 2_000, 0, 0, 0, 0, ...matrix, 640 * ONE, 360 * ONE));
}

const hdlr = (kind: string): Buffer => box('hdlr', words(0, 0), Buffer.from(kind, 'latin1'), words(0, 0, 0));

const tablesOf = (tables: readonly Buffer[]): Buffer => box('minf', box('stbl', ...tables));

const placeAt = (offset: number): readonly Buffer[] => [
  box('stsz', words(0, PLACE_SAMPLE.length, 1)),
  box('stsc', words(0, 1, 1, 1, 1)),
  box('stco', words(0, 1, offset)),
];
