import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitOfBytes } from '../testing/garmin-files.ts';
import { readFit } from './fit-messages.ts';
import { readFitScorecard } from './garmin-fit.ts';

const byte = fc.nat(255);
const numbers = fc.constantFrom(20, 190, 191, 192, 193, 194);
const wanted = new Set([190, 191, 192, 193, 194]);

type Field = { readonly number: number; readonly size: number; readonly type: number };
const fieldOfSize = (size: fc.Arbitrary<number>): fc.Arbitrary<Field> =>
  fc.record({ number: byte, size, type: fc.oneof(fc.constantFrom(0, 2, 7, 0x84, 0x86, 0x88), byte) });
const sizes = fc.integer({ min: 1, max: 255 });

/** A definition: header, and the fields of the message and of developers. */
const definitionOf = (size: fc.Arbitrary<number>) =>
  fc
    .record({
      local: fc.nat(15),
      isBig: fc.boolean(),
      number: numbers,
      fields: fc.array(fieldOfSize(size), { maxLength: 255 }),
      developer: fc.option(fc.array(fieldOfSize(size), { maxLength: 20 })),
    })
    .map(({ local, isBig, number, fields, developer }) => [
      0x40 | (developer === null ? 0 : 0x20) | local,
      ...[0, Number(isBig), ...(isBig ? [0, number] : [number, 0]), fields.length],
      ...fields.flatMap((field) => [field.number, field.size, field.type]),
      ...(developer === null ? [] : [developer.length, ...developer.flatMap((field) => [field.number, field.size, 0])]),
    ]);
/** Records, compressed ones too, of any number of bytes. */
const records = fc.oneof(
  fc.array(byte, { maxLength: 300 }),
  fc.tuple(byte, fc.nat(5_000)).map(([value, length]) => Array.from({ length }, () => value)),
);

/** Many fields of a small size, and as many records of it as fit. */
const repeated = fc
  .record({ number: numbers, count: byte, size: fc.nat(2), type: fc.constantFrom(0, 2, 7), length: fc.nat(2_000) })
  .map(({ number, count, size, type, length }) => [
    ...[0x40, 0, 0, number, 0, count, ...Array.from({ length: count }, (_unused, field) => [field, size, type]).flat()],
    ...Array.from({ length: length * (1 + count * size) }, () => 0),
  ]);

/** Definitions and records of a file, in any order. */
const hostile = fc
  .oneof(
    fc.array(fc.oneof(definitionOf(sizes), definitionOf(fc.nat(3)), records), { maxLength: 12 }),
    repeated.map((bytes) => [bytes.slice(0, 100_000)]),
  )
  .map((parts) => fitOfBytes(parts.flat()));

describe('a hostile file in FIT format', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read in as many steps as it has bytes at most, whatever its definitions and records are (IMPORT-17)', () => {
    const decodings = vi.spyOn(TextDecoder.prototype, 'decode');
    const readings = [
      ...(['getUint8', 'getInt8', 'getUint16', 'getInt16'] as const),
      ...(['getUint32', 'getInt32', 'getFloat32', 'getFloat64'] as const),
    ].map((name) => vi.spyOn(DataView.prototype, name));
    fc.assert(
      fc.property(hostile, (bytes) => {
        for (const spy of [decodings, ...readings]) spy.mockClear();
        const reading = readFit(bytes, wanted);
        const steps = [decodings, ...readings].reduce((sum, spy) => sum + spy.mock.calls.length, 0);
        // Each byte is looked at once, and the time of a message twice.
        expect(steps).toBeLessThanOrEqual(2 * bytes.length);
        if ('problem' in reading) return;
        const values = reading.messages.reduce((sum, { fields }) => sum + fields.size, 0);
        expect(values).toBeLessThanOrEqual(2 * bytes.length);
      }),
      { numRuns: 60 },
    );
  });

  it('never makes the reader throw (IMPORT-24)', () => {
    fc.assert(
      fc.property(hostile, (bytes) => {
        readFitScorecard(bytes);
      }),
      { numRuns: 60 },
    );
  });
});
