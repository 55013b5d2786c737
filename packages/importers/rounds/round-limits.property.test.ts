import { readRound } from '@strokebook/contract';
import {
  checkHoleYards,
  checkPar,
  checkPenalties,
  checkPlace,
  checkPutts,
  checkRating,
  checkScore,
  checkSlope,
  checkStrokeIndex,
  type EntryHole,
} from '@strokebook/golf/entry';
import { ratedHolesOf } from '@strokebook/golf/handicap';
import {
  type Hole,
  type Limits,
  ROUND_FORMAT,
  roundLimits,
  type RoundDocument,
  type Yards,
} from '@strokebook/golf/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RawRound, soundRound } from './sound-round.ts';

type RoundTee = NonNullable<RoundDocument['course']['tee']>;

type Value = { readonly hole?: Partial<Hole>; readonly tee?: { readonly rating: number } | { readonly slope: number } };

/** A number of a round: how it stands in a document, and whether entry and index take it. */
type Field = {
  readonly name: keyof typeof roundLimits;
  readonly in: (value: number) => Value;
  readonly isEntered: (value: number) => boolean;
  readonly isIndexed?: (value: number) => boolean;
};

const unscored = { score: undefined };
const secondStroke = { strokes: [{}, {}] } as unknown as EntryHole;
const par72 = { holeCount: 18, par: 72 } as const;
const fields: readonly Field[] = [
  { name: 'score', in: (score) => ({ hole: { score } }), isEntered: (value) => checkScore(value) === null },
  { name: 'putts', in: (putts) => ({ hole: { putts } }), isEntered: (value) => checkPutts(value, unscored) === null },
  {
    name: 'penalties',
    in: (penalties) => ({ hole: { penalties } }),
    isEntered: (value) => checkPenalties(value, unscored) === null,
  },
  { name: 'par', in: (par) => ({ hole: { par } }), isEntered: (value) => checkPar(value) === null },
  {
    name: 'holeNumber',
    in: (strokeIndex) => ({ hole: { strokeIndex } }),
    isEntered: (value) => checkStrokeIndex(value, Array<null>(roundLimits.holeNumber[1]).fill(null)) === null,
  },
  {
    name: 'yards',
    in: (yards) => ({ hole: { yards: yards as Yards } }),
    isEntered: (value) => checkHoleYards(value) === null,
  },
  {
    name: 'yards',
    in: (toPin) => ({ hole: { shots: [{ lie: 'tee' }, { lie: 'fairway', toPin: toPin as Yards }] } }),
    isEntered: (value) => checkPlace(secondStroke, 1, { lie: 'fairway', toPin: value as Yards }) === null,
  },
  { name: 'rating', in: (rating) => ({ tee: { rating } }), isEntered: (value) => checkRating(value) === null },
  {
    name: 'slope',
    in: (slope) => ({ tee: { slope } }),
    isEntered: (value) => checkSlope(value) === null,
    isIndexed: (slope) => ratedHolesOf({ rating: 72, slope }, par72) !== null,
  },
];

const base = { hole: 1, par: 4 };
const tee = { name: 'Blue' };

const isInDocument = ({ hole, tee: rated }: Value): boolean =>
  readRound({
    ...{ format: ROUND_FORMAT, roundId: 'r1', playedOn: '2026-05-01', type: 'practice', status: 'inProgress' },
    ...{ holeCount: 18, course: { name: 'Pine Hollow', tee: { ...tee, ...rated } } },
    holes: [{ ...base, ...hole }],
  }).isValid;

/** Whether an importer keeps the value as it is. */
const isImported = ({ hole, tee: rated }: Value): boolean => {
  const raw: RawRound = {
    ...{ sourceId: '1', playedOn: '2026-05-01' as RawRound['playedOn'], startTime: null, type: 'practice' },
    ...{ tournamentName: null, roundNumber: null, player: null },
    course: { name: 'Pine Hollow', tee: { ...tee, ...rated } },
    holes: [{ ...base, shots: [{ lie: 'tee' }], ...hole }],
  };
  const found = soundRound(raw);
  const [kept] = found?.holes ?? [];
  return (
    kept !== undefined &&
    Object.entries(hole ?? {}).every(
      ([key, value]) => JSON.stringify(kept[key as keyof typeof kept]) === JSON.stringify(value),
    ) &&
    Object.entries(rated ?? {}).every(([key, value]) => found?.course.tee?.[key as keyof RoundTee] === value)
  );
};

it('entry, contract, importers and index take the same numbers of a round, at every limit and beyond (ENTRY-33, IMPORT-04, DATA-05)', () => {
  const arbitrary = fc.constantFrom(...fields).chain((field) => {
    const [min, max]: Limits = roundLimits[field.name];
    const value = fc.oneof(
      fc.constantFrom(min - 1, min, max, max + 1),
      fc.integer({ min: min - 2, max: max + 2 }),
      fc.double({ min: min - 2, max: max + 2, noNaN: true }),
    );
    // A length of 0 is a missing one to who types it, and to files.
    return value.filter((number) => field.name !== 'yards' || number !== 0).map((number) => ({ field, number }));
  });
  fc.assert(
    fc.property(arbitrary, ({ field, number }) => {
      const value = field.in(number);
      const taken = field.isEntered(number);
      expect([field.name, number, isInDocument(value)]).toEqual([field.name, number, taken]);
      expect([field.name, number, isImported(value)]).toEqual([field.name, number, taken]);
      if (field.isIndexed !== undefined && Number.isInteger(number)) {
        expect([field.name, number, field.isIndexed(number)]).toEqual([field.name, number, taken]);
      }
    }),
    { numRuns: 2_000 },
  );
});
