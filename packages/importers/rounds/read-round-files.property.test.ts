import { readRound } from '@strokebook/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeRound } from './complete-round.ts';
import { readRoundFiles } from './read-round-files.ts';
import type { RoundFile } from './recognise-file.ts';
import { fitOf, garminFiles, garminWebFile } from './testing/garmin-files.ts';
import { arccosRound, eighteenBirdiesFile, ghinFile, hole19File, shotScopeRound } from './testing/json-files.ts';
import { type TruthRound, truthRounds } from './testing/round-truth.ts';
import { golfmetricsFile, golfPadFiles } from './testing/table-files.ts';

const truth = truthRounds(21, 4);
const garmin = garminFiles(truth, 3);
const golfPad = golfPadFiles(truth);
/** A file of every source, in its true shape. */
const texts: readonly string[] = [
  garmin.scorecards,
  garmin.shots,
  garmin.courses,
  garmin.clubs,
  garminWebFile(truth),
  golfPad.rounds,
  golfPad.holes,
  golfPad.shots,
  golfmetricsFile(truth, ['Ada', 'Bea']),
  eighteenBirdiesFile(truth),
  hole19File(truth),
  JSON.stringify(truth.map((round) => arccosRound(round))),
  JSON.stringify(truth.map(shotScopeRound)),
  ghinFile(truth, new Set(truth.slice(0, 2).map(({ id }) => id))),
  'Player,Date,Course,R1,R2,Total\nAda Berg,2026-05-01,Pine Hollow,74,71,145',
  `Hole,${Array.from({ length: 18 }, (_unused, index) => index + 1).join(',')}\nPar,${'4,'.repeat(18)}\nAda,${'5,'.repeat(18)}`,
  'Date,Hole,Par,Lie,Distance,Club\n1.5.2026,1,4,tee,380,D\n1.5.2026,1,4,green,12,P',
];
const fit = fitOf(truth[0] as TruthRound);

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    2.5,
    999,
    '',
    'NH',
    '-',
    '2026-13-45',
    {},
    [],
    [[]],
    { id: {} },
    'x'.repeat(600),
  ),
  fc.jsonValue(),
);

/** Replaces one value of JSON, wherever it stands. */
function replaceAt(json: unknown, path: readonly number[], value: unknown): unknown {
  const [first = 0, ...rest] = path;
  if (rest.length === 0 || typeof json !== 'object' || json === null) return value;
  const keys = Object.keys(json);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const inner = replaceAt((json as Record<string, unknown>)[key], rest, value);
  return Array.isArray(json)
    ? json.map((item, index) => (String(index) === key ? inner : item))
    : { ...json, [key]: inner };
}

const isJson = (text: string): boolean => text.startsWith('{') || text.startsWith('[');
const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', '"', 'E', '+2', '−1', 'WD', '1e9', '-5', '0', '13/13/2026', 'Total'),
);
const spoiled: fc.Arbitrary<string> = fc.constantFrom(...texts).chain((text) =>
  fc.oneof(
    // Cut off.
    fc.nat(text.length).map((length) => text.slice(0, length)),
    // Another text in the middle.
    fc
      .tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 20 }))
      .map(([at, length, other]) => text.slice(0, at) + other + text.slice(at + length)),
    isJson(text)
      ? // Other values where numbers, texts and lists should be.
        fc
          .array(fc.tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 8 }), odd), { minLength: 1, maxLength: 4 })
          .map((changes) =>
            JSON.stringify(
              changes.reduce<unknown>((json, [path, value]) => replaceAt(json, path, value), JSON.parse(text)),
            ),
          )
      : // Other cells.
        fc.array(fc.tuple(fc.nat(200), fc.nat(20), cell), { minLength: 1, maxLength: 6 }).map((changes) => {
          const rows = text.split('\n').map((line) => line.split(','));
          for (const [row, column, other] of changes) {
            const own = rows[row % rows.length] ?? [];
            own[column % Math.max(1, own.length)] = other;
          }
          return rows.map((row) => row.join(',')).join('\n');
        }),
  ),
);
const spoiledFit = fc
  .array(fc.tuple(fc.nat(fit.length - 1), fc.nat(255)), { maxLength: 8 })
  .map((changes) => changes.reduce((bytes, [at, byte]) => bytes.with(at, byte), fit));
const content: fc.Arbitrary<RoundFile['content']> = fc.oneof(
  { weight: 8, arbitrary: spoiled },
  { weight: 2, arbitrary: spoiledFit },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.array(fc.oneof(cell, fc.integer(), fc.date(), fc.constant(null)), { maxLength: 8 }), { maxLength: 8 })
      .map((rows) => [{ name: 'S', rows }]),
  },
);

const pars = new Map(Array.from({ length: 36 }, (_unused, index) => [index + 1, 4]));

it('no file makes the import throw, and every round that it finds becomes a valid document (IMPORT-24)', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 1, maxLength: 3 }), (contents) => {
      const groups = readRoundFiles(contents.map((one, index) => ({ name: `${index}`, content: one })));
      expect(groups.flatMap(({ files }) => files).length).toBe(contents.length);
      for (const { files, rounds, roundIds, documents } of groups) {
        // Said only where an error was caught that nobody foresaw.
        expect(files.filter(({ problem }) => problem?.includes('it cannot be read'))).toEqual([]);
        expect(new Set(roundIds).size).toBe(rounds.length);
        for (const document of documents) expect(readRound(document)).toMatchObject({ isValid: true });
        for (const [index, round] of rounds.entries()) {
          if (round.holes.length === 0) continue;
          const reading = completeRound(roundIds[index] ?? '', round, { pars });
          expect(reading.isValid ? [] : reading.problems).toEqual([]);
        }
      }
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 300) },
  );
});
