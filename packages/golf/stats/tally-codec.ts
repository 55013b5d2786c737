import { statColumns } from './catalog.ts';
import {
  closeTally,
  countCell,
  emptyCounts,
  medianColumns,
  ownCell,
  squaresCell,
  sumCell,
  type Tally,
} from './tally.ts';

/**
 * The version of everything that affects figures: facts, samples, columns and their order, this codec, and what a
 * rating and an index need of a round. Increment it with any such change; what is stored of other versions is recomputed
 * and never served.
 */
export const ENGINE_VERSION = 3;

/**
 * Encodes a tally in about a kilobyte: hole counts, then for each column with samples the distance to the previous
 * column, count, sum, squares and own holes, then the kept samples. Integers of up to 53 bits are encoded in groups of seven.
 */
export function encodeTally(tally: Tally): Uint8Array {
  const bytes: number[] = [];
  writeWhole(bytes, tally.holes);
  writeWhole(bytes, tally.drivingHoles);
  let before = -1;
  for (let place = 0; place < statColumns.length; place += 1) {
    const count = tally.cells[countCell(place)] as number;
    if (count === 0 && tally.cells[sumCell(place)] === 0) continue;
    writeWhole(bytes, place - before);
    writeWhole(bytes, count);
    writeSigned(bytes, tally.cells[sumCell(place)] as number);
    const squares = squaresCell(place);
    if (squares >= 0) writeWhole(bytes, tally.cells[squares] as number);
    const own = ownCell(place);
    if (own >= 0) writeWhole(bytes, tally.cells[own] as number);
    before = place;
  }
  writeWhole(bytes, 0);
  for (const lists of tally.samples) {
    writeWhole(
      bytes,
      lists.reduce((length, list) => length + list.length, 0),
    );
    for (const list of lists) for (const value of list) writeSigned(bytes, value);
  }
  return Uint8Array.from(bytes);
}

/** @throws RangeError if the bytes are no tally of this version. */
export function decodeTally(bytes: Uint8Array): Tally {
  const tally = emptyCounts();
  const reader = { bytes, at: 0 };
  tally.holes = readWhole(reader);
  tally.drivingHoles = readWhole(reader);
  readColumns(reader, (place, count, sum, squares, own) => {
    tally.cells[countCell(place)] = count;
    tally.cells[sumCell(place)] = sum;
    if (squares >= 0) tally.cells[squaresCell(place)] = squares;
    if (own >= 0) tally.cells[ownCell(place)] = own;
  });
  for (let column = 0; column < medianColumns.length; column += 1) {
    const length = readWhole(reader);
    for (let index = 0; index < length; index += 1) (tally.samples[column] as number[]).push(readSigned(reader));
  }
  if (reader.at !== bytes.length) throw new RangeError('the tally is longer than it should be');
  return closeTally(tally);
}

/**
 * Reads the columns of a tally up to the end of their list. @param onColumn gets a column's place, count, sum in
 * thousandths, squares and own holes, which are -1 for a column without them
 */
function readColumns(
  reader: Reader,
  onColumn: (place: number, count: number, sum: number, squares: number, own: number) => void,
): void {
  let place = -1;
  for (let step = readWhole(reader); step !== 0; step = readWhole(reader)) {
    place += step;
    if (place >= statColumns.length) throw new RangeError('the tally has more columns than the catalogue');
    const count = readWhole(reader);
    const sum = readSigned(reader);
    const squares = squaresCell(place) >= 0 ? readWhole(reader) : -1;
    onColumn(place, count, sum, squares, ownCell(place) >= 0 ? readWhole(reader) : -1);
  }
}

/** A few columns of a tally: their sums in thousandths and their counts, in the order of the places asked for. */
export type TallyColumns = { readonly sums: Float64Array; readonly counts: Float64Array };

/** The columns at some places, for a list of rounds that is too long for whole tallies. @see sumCell, countCell */
export const columnsOfTally = ({ cells }: Tally, places: readonly number[]): TallyColumns => ({
  sums: Float64Array.from(places, (place) => cells[sumCell(place)] as number),
  counts: Float64Array.from(places, (place) => cells[countCell(place)] as number),
});

/** `columnsOfTally` of an encoded tally, without decoding the rest. @throws RangeError as `decodeTally` does */
export function decodeColumns(bytes: Uint8Array, places: readonly number[]): TallyColumns {
  const columns = { sums: new Float64Array(places.length), counts: new Float64Array(places.length) };
  const reader = { bytes, at: 0 };
  readWhole(reader);
  readWhole(reader);
  readColumns(reader, (place, count, sum) => {
    const index = places.indexOf(place);
    if (index < 0) return;
    columns.sums[index] = sum;
    columns.counts[index] = count;
  });
  return columns;
}

function writeWhole(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

const writeSigned = (bytes: number[], value: number): void => writeWhole(bytes, value < 0 ? -value * 2 - 1 : value * 2);

type Reader = { readonly bytes: Uint8Array; at: number };

function readWhole(reader: Reader): number {
  let value = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = reader.bytes[reader.at];
    if (byte === undefined) throw new RangeError('the tally ends too early');
    reader.at += 1;
    value += (byte % 128) * scale;
    if (byte < 128) return value;
  }
}

function readSigned(reader: Reader): number {
  const value = readWhole(reader);
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
