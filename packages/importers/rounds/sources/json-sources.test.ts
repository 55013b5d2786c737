import { strokesOf } from '@strokebook/golf/facts';
import { describe, expect, it } from 'vitest';
import type { FoundRound } from '../found-round.ts';
import { arccosRound, eighteenBirdiesFile, ghinFile, hole19File, shotScopeRound } from '../testing/json-files.ts';
import { cardOf, scoreOf, type TruthRound, truthRounds } from '../testing/round-truth.ts';
import { isArccos, roundsOfArccos } from './arccos.ts';
import { isEighteenBirdies, roundsOfEighteenBirdies } from './eighteen-birdies.ts';
import { isGhin, roundsOfGhin } from './ghin.ts';
import { isHole19, roundsOfHole19 } from './hole19.ts';
import { isShotScope, roundsOfShotScope } from './shot-scope.ts';

const truth = truthRounds(5, 50);
const scoresOf = ({ holes }: { readonly holes: readonly { hole: number; score?: number | undefined }[] }) =>
  holes.map(({ hole, score }) => [hole, score]);
const cards = (rounds: readonly FoundRound[]) =>
  rounds.map((round) => round.holes.map(({ hole, score, putts }) => ({ hole, score, putts })));
const daysOf = (rounds: readonly { playedOn: string }[]) => rounds.map(({ playedOn }) => playedOn);
/** Whether two days are the same, or apart by the hours between a course and Greenwich. */
const isNear = (a: string, b: string): boolean => Math.abs(Date.parse(a) - Date.parse(b)) <= 86_400_000;

describe('the archive of an 18Birdies account', () => {
  it('gives the strokes of every hole, or the score alone, and says that the day is unsure (IMPORT-10)', () => {
    const totals = new Set(truth.slice(0, 3).map(({ id }) => id));
    const json: unknown = JSON.parse(eighteenBirdiesFile(truth, totals));
    expect(isEighteenBirdies(json)).toBe(true);
    const rounds = roundsOfEighteenBirdies(json);
    // Nine holes are a list of nine, which does not say which ones.
    const numbered = (round: TruthRound) =>
      round.holeCount === 9 ? scoresOf(round).map(([, score], index) => [index + 1, score]) : scoresOf(round);
    expect(rounds.map(scoresOf)).toEqual(truth.map((own) => (totals.has(own.id) ? [] : numbered(own))));
    expect(rounds.map(({ total, course }) => [total, course.name])).toEqual(
      truth.map((own) => [scoreOf(own), own.course.name]),
    );
    expect(
      rounds.every(
        ({ playedOn, notes }, index) =>
          isNear(playedOn, truth[index]?.playedOn ?? '') && notes[0]?.kind === 'unsureDay',
      ),
    ).toBe(true);
    const parOf = ({ holes }: TruthRound) => holes.reduce((sum, { par }) => sum + par, 0);
    // No round of fewer than nine holes has a par that a result could have.
    expect(rounds.map(({ totalPar }) => totalPar)).toEqual(truth.map((own) => (parOf(own) < 27 ? null : parOf(own))));
    expect(JSON.stringify(rounds)).not.toContain('Owner');
  });
});

describe('the export of a Hole19 account', () => {
  it.each(['rounds', 'data'] as const)(
    'with its list called %s gives every hole that was played, and no fellow player (IMPORT-06, IMPORT-11)',
    (list) => {
      const json: unknown = JSON.parse(hole19File(truth, list));
      expect(isHole19(json)).toBe(true);
      const rounds = roundsOfHole19(json);
      expect(cards(rounds)).toEqual(truth.map(cardOf));
      expect(
        rounds.map(({ holes, total }) => [total, holes.map(({ par, fairway }) => [par, fairway ?? null])]),
      ).toEqual(truth.map((own) => [scoreOf(own), own.holes.map(({ par, fairway }) => [par, fairway])]));
      expect(JSON.stringify(rounds)).not.toContain('Fellow');
    },
  );
});

describe('rounds of Arccos', () => {
  it('have their local day by the longitude of the course, strokes with places, and putts last (IMPORT-12)', () => {
    const json = truth.map((round) => arccosRound(round));
    expect(isArccos(json)).toBe(true);
    expect(isArccos(json[0])).toBe(true);
    const rounds = roundsOfArccos(json);
    expect(daysOf(rounds)).toEqual(daysOf(truth));
    expect(cards(rounds)).toEqual(truth.map(cardOf));
    expect(rounds.flatMap(({ notes }) => notes)).toEqual([]);
    expect(
      rounds.map(({ holes }) => holes.map(({ shots = [] }) => shots.filter(({ lie }) => lie === 'green').length)),
    ).toEqual(truth.map(({ holes }) => holes.map(({ putts }) => putts)));
    expect(JSON.stringify(rounds)).not.toContain('@');
  });

  it('have the clubs of the bag by their numbers: 8 is the 7-iron, 12 the putter, and an unknown number no club (IMPORT-12)', () => {
    const [own] = truth as [TruthRound];
    expect(
      roundsOfArccos(truth.map((round) => arccosRound(round))).map(({ holes }) =>
        holes.map(({ shots = [] }) => shots.map(({ club }) => club)),
      ),
    ).toEqual(truth.map(({ holes }) => holes.map(({ shots }) => shots.map(({ club }) => club))));
    const clubsOf = (types: readonly unknown[]) => {
      const round = arccosRound(own);
      const hole = { ...round.holes[0], noOfShots: types.length, putts: 0 };
      const shots = types.map((clubType, index) => ({ shotId: index + 1, clubType, shouldIgnore: 'F' }));
      return roundsOfArccos({ ...round, holes: [{ ...hole, shots }] })[0]?.holes[0]?.shots?.map(({ club }) => club);
    };
    expect(clubsOf([1, 2, 3, 5, 8, 10, 11, 12])).toEqual([
      ...['driver', 'wood3', 'wood5', 'iron4', 'iron7', 'iron9', 'pitchingWedge', 'putter'],
    ]);
    expect(clubsOf(['12', 49, 53, 56])).toEqual(['putter', 'sandWedge', 'sandWedge', 'lobWedge']);
    expect(clubsOf([0, null, 4, 14, 44, 99, -1, 'x'])).toEqual(Array.from({ length: 8 }, () => undefined));
  });

  it('have the par of the round, by the score to par or the course, and no par of any hole (IMPORT-05, IMPORT-12)', () => {
    const [own] = truth.filter(({ holes }) => holes.length === 18) as [TruthRound];
    const parOf = (fields: object) => roundsOfArccos({ ...arccosRound(own), noOfShots: 80, ...fields })[0]?.totalPar;
    expect([{ overUnder: 8, par: 72 }, { overUnder: 8 }, { overUnder: '-1' }].map(parOf)).toEqual([72, 72, null]);
    expect(parOf({ overUnder: undefined, par: 71 })).toBe(71);
    expect(parOf({ overUnder: undefined })).toBeNull();
    expect(roundsOfArccos(arccosRound(own))[0]?.holes.every(({ par }) => par === undefined)).toBe(true);
  });

  it('name the holes whose strokes are not all there (IMPORT-04)', () => {
    const [own] = truth as [TruthRound];
    const [round] = roundsOfArccos(arccosRound(own, new Set([own.holes[0]?.hole ?? 0])));
    const [hole] = own.holes;
    expect(round?.notes.map(({ text }) => text)).toEqual([
      `Hole ${hole?.hole}: strokes incomplete (${(hole?.score ?? 0) - 1 - (hole?.shots[0]?.penalty ?? 0)} of ${hole?.score})`,
    ]);
  });
});

describe('rounds of Shot Scope', () => {
  it('have strokes with lies and places, and penalties where a ball was lost (IMPORT-13)', () => {
    const json = truth.map(shotScopeRound);
    expect(isShotScope(json)).toBe(true);
    const rounds = roundsOfShotScope(json);
    expect(daysOf(rounds)).toEqual(daysOf(truth));
    expect(cards(rounds)).toEqual(truth.map(cardOf));
    expect(rounds.flatMap(({ notes }) => notes)).toEqual([]);
    expect(rounds.every(({ holes }) => holes.every(({ score, shots = [] }) => strokesOf(shots) === score))).toBe(true);
    expect(rounds.map(({ holes }) => holes.map(({ shots = [] }) => shots.map(({ lie, club }) => [lie, club])))).toEqual(
      truth.map(({ holes }) => holes.map(({ shots }) => shots.map(({ lie, club }) => [lie, club]))),
    );
  });

  it('have pins by either spelling of coordinates, and what a stroke left in metres where its place is unknown (IMPORT-13)', () => {
    const holeWith = (pin: unknown, shot: object) => {
      const round = shotScopeRound(truth[0] as TruthRound);
      const [first] = round.detail.holes;
      const shots = [
        { lie: 'Tee', remaining: 130, ...shot },
        { lie: 'Green', remaining: '0.5' },
      ];
      const holes = [{ ...first, score: 3, pin, shots }];
      return roundsOfShotScope({ ...round, detail: { holes } })[0]?.holes[0];
    };
    const pin = { lat: 32.337, lon: -97.7 };
    const end = { endLat: 32.3359, endLng: -97.7 };
    expect(holeWith({ lat: 32.337, lng: -97.7 }, {})?.pin).toEqual(pin);
    expect(holeWith({ latitude: '32.337', longitude: -97.7 }, {})?.pin).toEqual(pin);
    for (const none of [null, undefined, { lat: 0, lng: 0 }, { lat: 1234, lng: 1234 }, { latitude: 'x', longitude: 1 }])
      expect(holeWith(none, end)?.pin).toBeUndefined();
    const left = (hole: ReturnType<typeof holeWith>) => hole?.shots?.map(({ end: ended }) => ended?.toPin?.toFixed(1));
    expect(left(holeWith(null, {}))).toEqual(['142.2', '0.5']);
    expect(left(holeWith(null, end))).toEqual(['142.2', '0.5']);
    expect(left(holeWith({ latitude: 32.337, longitude: -97.7 }, end))).toEqual([undefined, '0.5']);
    expect(left(holeWith(null, { remaining: -1 }))).toEqual([undefined, '0.5']);
  });

  it('of the list alone have their scores (IMPORT-13)', () => {
    const rounds = roundsOfShotScope({ rounds: truth.map((round) => shotScopeRound(round).slim), usingYards: true });
    expect(rounds.map(({ total, holes }) => [total, holes.length])).toEqual(truth.map((own) => [scoreOf(own), 0]));
  });
});

describe('the score history of GHIN', () => {
  it('gives scores with rating and slope once, holes where they are, playing conditions, and no sentinel (IMPORT-14, INDEX-05)', () => {
    const withHoles = new Set(truth.slice(10, 20).map(({ id }) => id));
    const json: unknown = JSON.parse(ghinFile(truth, withHoles));
    expect(isGhin(json)).toBe(true);
    const rounds = roundsOfGhin(json);
    expect(rounds.map(({ sourceId, playedOn, total, course }) => [sourceId, playedOn, total, course.tee])).toEqual(
      truth.map((own) => [String(own.id), own.playedOn, scoreOf(own), own.tee]),
    );
    expect(cards(rounds)).toEqual(truth.map((own) => (withHoles.has(own.id) ? cardOf(own) : [])));
    expect(rounds.map(({ playingConditions }) => playingConditions)).toEqual(
      truth.map(({ id }) => (withHoles.has(id) ? 1 : 0)),
    );
    expect(rounds.filter(({ notes }) => notes.some(({ kind }) => kind === 'adjustedScore')).length).toBe(40);
  });

  it('names a course of a facility with both names, and one that has the same name once (IMPORT-14)', () => {
    const nameOf = (fields: object) => {
      const score = { id: 1, played_at: '2026-05-02', adjusted_gross_score: 81, ...fields };
      return roundsOfGhin({ scores: [score] })[0]?.course.name;
    };
    expect(nameOf({ course_name: 'North', facility_name: 'Pine Hollow CC' })).toBe('Pine Hollow CC – North');
    expect(nameOf({ course_name: 'Elm Ridge GC', facility_name: 'ELM RIDGE GC' })).toBe('Elm Ridge GC');
    expect(nameOf({ course_name: 'Elm Ridge', facility_name: 'Elm Ridge GC' })).toBe('Elm Ridge GC');
    expect(nameOf({ course_name: 'Pine Hollow CC (North)', facility_name: 'Pine Hollow CC' })).toBe(
      'Pine Hollow CC (North)',
    );
    expect(nameOf({ facility_name: 'Pine Hollow CC' })).toBe('Pine Hollow CC');
    expect(nameOf({ course_name: 'North' })).toBe('North');
  });
});
