import { strokesOf } from '@strokebook/golf/facts';
import { describe, expect, it } from 'vitest';
import type { FoundRound } from '../found-round.ts';
import { fitFile, fitOf, fitOfBytes, garminFiles, garminWebFile } from '../testing/garmin-files.ts';
import { cardOf, scoreOf, truthRounds } from '../testing/round-truth.ts';
import { readFit } from './fit-messages.ts';
import { type FitScorecard, readFitScorecard } from './garmin-fit.ts';
import { collectGarmin, emptyGarminData, isGarminJson } from './garmin-json.ts';
import { roundsOfGarmin } from './garmin.ts';

const truth = truthRounds(1, 50);
const files = garminFiles(truth, 2);

const scorecard = (bytes: Uint8Array): FitScorecard => {
  const found = readFitScorecard(bytes);
  if (found === null || typeof found === 'string') throw new Error(String(found));
  return found;
};
const read = (texts: readonly string[], fits: readonly Uint8Array[] = []): readonly FoundRound[] => {
  const data = emptyGarminData();
  for (const text of texts) {
    expect(isGarminJson(JSON.parse(text))).toBe(true);
    collectGarmin(JSON.parse(text), data);
  }
  return roundsOfGarmin(data, fits.map(scorecard));
};
const incompleteOf = (rounds: readonly FoundRound[]) =>
  new Set(
    rounds.flatMap(({ sourceId, notes }) =>
      notes.flatMap(({ kind, hole }) => (kind === 'strokesIncomplete' ? [`${sourceId} ${hole}`] : [])),
    ),
  );

describe('the export of a Garmin account', () => {
  const { scorecards, shots, courses, clubs, fits, incomplete } = files;
  const rounds = read([shots, clubs, scorecards, courses], fits);

  it('gives every round with its card, its local day, and pars of the scorecards in FIT format (IMPORT-07)', () => {
    expect(rounds.map(({ sourceId, playedOn }) => [sourceId, playedOn])).toEqual(
      truth.map(({ id, playedOn }) => [String(id), playedOn]),
    );
    for (const [index, round] of rounds.entries()) {
      const own = truth[index] as (typeof truth)[number];
      expect(round.holes.map(({ hole, score, putts }) => ({ hole, score, putts }))).toEqual(cardOf(own));
      expect(
        round.holes.map(({ par, penalties, fairway, strokeIndex }) => [par, penalties, fairway ?? null, strokeIndex]),
      ).toEqual(own.holes.map(({ par, penalties, fairway, strokeIndex }) => [par, penalties, fairway, strokeIndex]));
      expect([round.total, round.course.name, round.course.tee]).toEqual([scoreOf(own), own.course.name, own.tee]);
    }
  });

  it('names the holes whose strokes are not all there, and no other (IMPORT-04)', () => {
    expect(incomplete.size).toBeGreaterThan(100);
    expect(incompleteOf(rounds)).toEqual(incomplete);
    const whole = rounds.flatMap(({ holes }) => holes.filter(({ score, shots: own = [] }) => strokesOf(own) === score));
    expect(whole.every(({ shots: own = [] }) => own.at(-1)?.end?.lie === 'holed')).toBe(true);
    expect(whole.length).toBeGreaterThan(50);
  });

  it('orders strokes that the file has in no order, and places them (IMPORT-07)', () => {
    for (const [index, round] of rounds.entries()) {
      for (const hole of round.holes) {
        const own = truth[index]?.holes.find((one) => one.hole === hole.hole);
        if (incomplete.has(`${round.sourceId} ${hole.hole}`)) continue;
        for (const [stroke, shot] of (hole.shots ?? []).entries()) {
          expect(shot.position?.lat).toBeCloseTo(own?.shots[stroke]?.start.lat ?? 0, 5);
          expect([shot.lie, shot.club]).toEqual([own?.shots[stroke]?.lie, own?.shots[stroke]?.club]);
        }
      }
    }
  });

  it('gives hybrids and fairway woods by the numbers of their types, or by the names of its own table (IMPORT-07)', () => {
    const rows = (JSON.parse(clubs) as { data: { id: number }[] }).data;
    const clubsOf = (types: readonly number[], table: readonly (readonly [number, string])[] = []) => {
      const own = JSON.stringify({
        type: 'CLUB',
        data: rows.map(({ id }, index) => ({ id, clubTypeId: types[index % types.length] })),
      });
      const names = table.map(([value, name]) => ({ value, name, shaftLength: 40, loftAngle: 22, valid: true }));
      const found = read([
        ...[shots, scorecards, own],
        ...(table.length === 0 ? [] : [JSON.stringify({ type: 'CLUB_TYPES', data: names })]),
      ]);
      return new Set(found.flatMap(({ holes }) => holes.flatMap(({ shots: all = [] }) => all.map(({ club }) => club))));
    };
    for (const [type, club] of [
      ...[4, 5, 6, 7, 8, 9].map((number) => [number, `hybrid${number - 3}`] as const),
      ...([
        [24, 'wood2'],
        [25, 'wood4'],
        [26, 'wood7'],
        [27, 'wood9'],
        [36, 'hybrid7'],
      ] as const),
      ...([
        [0, undefined],
        [28, undefined],
        [39, undefined],
        [99, undefined],
      ] as const),
    ]) {
      expect([type, [...clubsOf([type])]]).toEqual([type, [club]]);
    }
    // A newer export may number them anew.
    expect([...clubsOf([7], [[7, '3 Hybrid']])]).toEqual(['hybrid3']);
    expect([...clubsOf([7], [[7, 'Rescue of my own']])]).toEqual(['hybrid4']);
  });

  it('has a card that goes on as a round in progress with a note, unless all of its holes are played (IMPORT-06, IMPORT-07)', () => {
    const own = truth.filter(({ holes }) => [3, 7, 12, 18].includes(holes.length)).slice(0, 8);
    const cardsOf = (isInProgress: unknown) => {
      const json = JSON.parse(garminFiles(own, 2).scorecards) as { data: object[] };
      return read([
        JSON.stringify({ ...json, data: json.data.map((card) => ({ ...card, inProgress: isInProgress })) }),
      ]);
    };
    expect(new Set(own.map(({ holes }) => holes.length === 18)).size).toBe(2);
    for (const word of [true, 'true']) {
      const found = cardsOf(word);
      expect(found.map(({ isInProgress }) => isInProgress)).toEqual(own.map(({ holes }) => holes.length < 18));
      expect(found.map(({ notes }) => notes.map(({ kind }) => kind))).toEqual(
        own.map(({ holes }) => (holes.length < 18 ? ['inProgress'] : [])),
      );
    }
    expect(cardsOf(false).every(({ isInProgress, notes }) => !isInProgress && notes.length === 0)).toBe(true);
  });

  it('is read without the scorecards in FIT format, and then has no pars (IMPORT-05)', () => {
    const bare = read([scorecards]);
    expect(bare.map(({ holes }) => holes.length)).toEqual(truth.map(({ holes }) => holes.length));
    expect(bare.every(({ holes }) => holes.every(({ par }) => par === undefined))).toBe(true);
  });
});

describe("replies of Garmin's web service", () => {
  it('are read from one file, with pars of the course and strokes of every hole (IMPORT-07)', () => {
    const rounds = read([garminWebFile(truth)]);
    expect(rounds.map(({ holes }) => holes.map(({ hole, par, score }) => [hole, par, score]))).toEqual(
      truth.map(({ holes }) => holes.map(({ hole, par, score }) => [hole, par, score])),
    );
    expect(incompleteOf(rounds).size).toBe(0);
    expect(rounds[0]?.course.name).toBe(truth[0]?.course.name);
  });
});

describe('a scorecard in FIT format', () => {
  it('gives the owner alone, with local day and time, pars and lengths (IMPORT-06, IMPORT-07)', () => {
    for (const own of truth) {
      const [round] = read([], [fitOf(own)]);
      expect(round?.holes.map(({ hole, score, putts }) => ({ hole, score, putts }))).toEqual(cardOf(own));
      expect(round?.holes.map(({ par, yards }) => [par, Math.round(yards ?? 0)])).toEqual(
        own.holes.map(({ par, yards }) => [par, yards]),
      );
      expect(round).toMatchObject({ playedOn: own.playedOn, total: scoreOf(own), player: null });
      expect(JSON.stringify(round)).not.toMatch(/Owner|Fellow/);
    }
  });

  it('is refused with its reason when it is cut off, changed, or of another kind (IMPORT-17)', () => {
    const bytes = fitOf(truth[0] as (typeof truth)[number]);
    expect(readFitScorecard(bytes.subarray(0, 200))).toBe('it is cut off');
    const changed = bytes.slice();
    changed[60] = (changed[60] ?? 0) ^ 1;
    expect(readFitScorecard(changed)).toBe('its checksum is wrong');
    expect(readFitScorecard(new TextEncoder().encode('a text of some length'))).toBe('it does not begin as a FIT file');
    expect(readFitScorecard(fitFile([{ number: 20, fields: [[253, 'u32', 1]] }]))).toBeNull();
  });

  it('is refused where a field of a definition, or one of a developer, has no size (IMPORT-17)', () => {
    const definition = (size: number) => [0x40, 0, 0, 190, 0, 1, 1, size, 7];
    const developer = (size: number) => [0x60, 0, 0, 190, 0, 0, 1, 0, size, 0];
    const said = 'the definition of a message has a field without a size';
    for (const bytesOf of [definition, developer]) {
      expect(readFitScorecard(fitOfBytes([...bytesOf(0), 0, 0, 0]))).toBe(said);
      expect(readFitScorecard(fitOfBytes([...bytesOf(1), 0, 0]))).not.toBe(said);
    }
  });

  it('is refused for too many messages of any kind, and for more values, holes or strokes than a round has (IMPORT-17)', () => {
    const repeated = (definition: readonly number[], message: readonly number[], count: number) =>
      readFitScorecard(fitOfBytes([...definition, ...Array.from({ length: count }, () => message).flat()]));
    // Messages of another activity, of one byte each.
    expect(repeated([0x40, 0, 0, 20, 0, 0], [0], 250_000)).toBe('it has more messages than any scorecard');
    expect(repeated([0x40, 0, 0, 20, 0, 0], [0], 249_000)).toBeNull();
    // Definitions alone.
    expect(repeated([], [0x40, 0, 0, 20, 0, 0], 250_001)).toBe('it has more messages than any scorecard');
    const wide = Array.from({ length: 250 }, (_unused, index) => [index, 1, 2]).flat();
    const values = Array.from({ length: 251 }, () => 1);
    expect(repeated([0x40, 0, 0, 194, 0, 250, ...wide], values.with(0, 0), 1_001)).toBe(
      'it has more values than any scorecard',
    );
    const round = [0x40, 0, 0, 190, 0, 1, 3, 4, 0x86, 0, 1, 0, 0, 60];
    const strokes = [0x41, 0, 0, 194, 0, 1, 1, 1, 2];
    expect(repeated([...round, ...strokes], [1, 3], 1_001)).toBe('it has more strokes than any round');
  });

  it('has times of compressed records, that begin again after 32 seconds (IMPORT-07)', () => {
    const messages = [1_000, null, null, null, null].map((time) => ({
      number: 194,
      fields: [...(time === null ? [] : ([[253, 'u32', time]] as const)), [1, 'u8', 3]] as const,
    }));
    const reading = readFit(fitFile(messages), new Set([194]));
    const times = 'messages' in reading ? reading.messages.map(({ fields }) => fields.get(253)) : [];
    // 1000 is 8 past a multiple of 32, and the fifth record says 7.
    expect(times).toEqual([1_000, undefined, undefined, undefined, 1_031]);
  });
});
