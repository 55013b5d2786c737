import { summarizeRound, type RoundDocument } from '@strokebook/golf/model';
import { holeFactsOf } from '@strokebook/golf/facts';
import { describe, expect, it } from 'vitest';
import { shotOf } from '../../golf/testing/builders.ts';
import { completeRound, holesWithoutPar } from './complete-round.ts';
import { findDuplicates } from './find-duplicates.ts';
import { detailOf, type FoundRound } from './found-round.ts';
import { roundIdsOf } from './round-ids.ts';
import { type RawRound, soundRound } from './sound-round.ts';
import { roundsOfArccos } from './sources/arccos.ts';
import { arccosRound } from './testing/json-files.ts';
import { truthRounds } from './testing/round-truth.ts';

const rawOf = (raw: Partial<RawRound>): RawRound => ({
  sourceId: '1',
  playedOn: '2026-05-01' as RawRound['playedOn'],
  startTime: null,
  course: { name: 'Pine Hollow' },
  type: 'practice',
  tournamentName: null,
  roundNumber: null,
  player: null,
  holes: [],
  ...raw,
});
const found = (raw: Partial<RawRound>): FoundRound => soundRound(rawOf(raw)) as FoundRound;
const holes = (count: number) =>
  Array.from({ length: count }, (_unused, index) => ({ hole: index + 1, par: 4, score: 5 }));
const documentOf = (round: FoundRound, pars: ReadonlyMap<number, number> = new Map()): RoundDocument => {
  const reading = completeRound('garmin-1', round, { pars });
  if (!reading.isValid) throw new Error(JSON.stringify(reading.problems));
  return reading.round;
};

describe('a found round', () => {
  it('of 18, nine or seven holes becomes a document that the contract takes (IMPORT-06)', () => {
    const outcome = (count: number) => {
      const { status, holeCount, stoppedAfter } = documentOf(found({ holes: holes(count) }));
      return [status, holeCount, stoppedAfter];
    };
    expect([18, 9, 7, 12].map(outcome)).toEqual([
      ['completed', 18, undefined],
      ['completed', 9, undefined],
      ['completed', 9, 7],
      ['completed', 18, 12],
    ]);
    expect(documentOf(found({ holes: holes(7), holeCount: 18 }))).toMatchObject({ holeCount: 18, stoppedAfter: 7 });
  });

  it('that its file has as one that goes on is in progress, and not one that ended early (IMPORT-06)', () => {
    const goesOn = found({ holes: holes(7), holeCount: 18, isInProgress: true });
    expect(documentOf(goesOn)).toMatchObject({ status: 'inProgress', holeCount: 18 });
    expect(documentOf(goesOn).stoppedAfter).toBeUndefined();
    expect(goesOn.notes.map(({ text }) => text)).toEqual([
      'The file says that this round is not finished: it is kept as one in progress.',
    ]);
    expect(documentOf(found({ holes: holes(18), holeCount: 18, isInProgress: true })).status).toBe('completed');
  });

  it('that lists a hole twice keeps the first, and a course of nine that was played twice keeps both (IMPORT-06)', () => {
    const [first, ...others] = holes(9);
    const repeated = found({ holes: [first, { ...first, score: 9 }, ...others] as FoundRound['holes'] });
    expect(documentOf(repeated).holes.map(({ score }) => score)).toEqual(holes(9).map(({ score }) => score));
    expect(repeated.notes.map(({ text }) => text)).toEqual([
      'Hole 1 stands in the file twice: the first one is taken.',
    ]);
    expect(documentOf(found({ holes: [...holes(9), ...holes(9)] })).holes).toHaveLength(18);
  });

  it('takes its pars from the file, else from the course, and names the holes that have none (IMPORT-05)', () => {
    const round = found({
      holes: [
        { hole: 1, score: 3, fairway: 'hit' },
        { hole: 2, par: 5, score: 5 },
        { hole: 3, score: 4 },
      ],
    });
    const pars = new Map([
      [1, 3],
      [2, 4],
    ]);
    expect(holesWithoutPar(round, pars)).toEqual([3]);
    expect(completeRound('a', round, { pars })).toMatchObject({
      isValid: false,
      problems: [{ path: '$.holes[2].par' }],
    });
    const complete = documentOf(round, new Map([...pars, [3, 4]]));
    // A par 3 has no fairway to hit, whatever the file says.
    expect(complete.holes.map(({ par, fairway }) => [par, fairway])).toEqual([
      [3, undefined],
      [5, undefined],
      [4, undefined],
    ]);
  });

  it('keeps the score of the card beside strokes that do not add up, and such a hole gains no strokes (IMPORT-04)', () => {
    const shots = [shotOf('tee', 400), shotOf('fairway', 150), shotOf('green', 5)];
    const round = found({
      holes: [3, 5, 2].map((score, index) => ({ hole: index + 1, par: 4, score, putts: 1, shots })),
    });
    expect(round.notes.map(({ text }) => text)).toEqual([
      'Hole 2: strokes incomplete (3 of 5)',
      'Hole 3: 3 strokes for a score of 2',
    ]);
    const facts = holeFactsOf(documentOf(round).holes);
    expect(facts.map(({ score, isShotByShot }) => [score, isShotByShot])).toEqual([
      [3, true],
      [5, false],
      [2, false],
    ]);
    expect(facts.map(({ gained }) => gained.putt !== null)).toEqual([true, false, false]);
    expect(facts.map(({ shots: own }) => own.some(({ gained }) => gained !== null))).toEqual([true, false, false]);
  });

  it('says how much is known of it: the score, every hole, or strokes (IMPORT-02)', () => {
    const shots = [{ lie: 'tee' as const }];
    const levels = [[], holes(9), holes(9).map((hole) => ({ ...hole, shots }))];
    expect(levels.map((own) => detailOf(found({ total: 45, holes: own })))).toEqual(['score', 'holes', 'strokes']);
  });

  it('leaves out what cannot be, and says so (IMPORT-04)', () => {
    const round = found({
      total: 80,
      holes: [
        { hole: 1, par: 2, score: 4, putts: 4 },
        { hole: 2, par: 4, score: 99 },
        { hole: 3, par: 4, score: 4, penalties: 9, pin: { lat: 0, lon: 0 } },
      ],
    });
    expect(round.holes).toEqual([
      { hole: 1, score: 4 },
      { hole: 3, par: 4, score: 4 },
    ]);
    expect(round.notes.map(({ text }) => text)).toEqual([
      'Hole 1: par 2 cannot be.',
      'Hole 1: 4 putts do not fit a score of 4.',
      'Hole 2: a score of 99 cannot be.',
      'Hole 3: 9 penalty strokes do not fit a score of 4.',
      'The holes add up to 8, and the file says 80.',
    ]);
    expect(soundRound(rawOf({}))).toBeNull();
  });
});

describe('ids of found rounds', () => {
  const rounds = [found({ sourceId: null, holes: holes(9) })];

  it('are those of the source, else made of what was played, and the same each time (IMPORT-03)', () => {
    expect(roundIdsOf('arccos', [found({ sourceId: '77', holes: holes(9) })])).toEqual(['arccos-77']);
    const [id = ''] = roundIdsOf('golf-pad', rounds);
    expect(roundIdsOf('golf-pad', rounds)).toEqual([id]);
    expect(id).toMatch(/^golf-pad-[a-z0-9]{6,14}$/);
    const other = roundIdsOf('golf-pad', [
      found({ sourceId: null, holes: holes(9).map((hole) => ({ ...hole, score: 6 })) }),
    ]);
    expect(other).not.toEqual([id]);
    // Twice the same on one day is two rounds.
    expect(roundIdsOf('golf-pad', [...rounds, ...rounds])).toEqual([id, `${id}-2`]);
  });

  it('are valid for any source id, and differ by the player of a worksheet (IMPORT-03)', () => {
    const ids = ['../../x', '', 'a'.repeat(200), 'é'].flatMap((sourceId) =>
      roundIdsOf('ghin', [found({ sourceId, holes: holes(9) })]),
    );
    expect(ids.every((id) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(4);
    const players = ['Ada', 'Bea'].map((player) => found({ sourceId: 'event', player, holes: holes(9) }));
    expect(new Set(roundIdsOf('worksheet', players)).size).toBe(2);
  });

  it('know 50 rounds of a file that is read a second time, and their documents are equal (IMPORT-03)', () => {
    const read = () => {
      const all = roundsOfArccos(truthRounds(8, 50).map((round) => arccosRound(round)));
      const ids = roundIdsOf('arccos', all);
      const pars = new Map(Array.from({ length: 18 }, (_unused, index) => [index + 1, 4]));
      return all.map((round, index) => completeRound(ids[index] ?? '', round, { pars }));
    };
    const first = read();
    expect(first.every(({ isValid }) => isValid)).toBe(true);
    expect(read()).toEqual(first);
  });
});

describe('a found round beside those that are stored', () => {
  const round = found({ course: { name: 'Pine Hollow GC' }, holes: holes(18) });
  const stored = summarizeRound({ ...documentOf(round), roundId: 'own' });
  const compare = (one: FoundRound, changes: Partial<typeof stored> = {}) =>
    findDuplicates([one], ['garmin-1'], [{ ...stored, ...changes }])[0];

  it('is the same by its id, looks like one of its day, course and score, else is new (IMPORT-03)', () => {
    expect(compare(round, { roundId: 'garmin-1' })).toEqual({ kind: 'same', roundId: 'garmin-1' });
    expect(compare(round, { courseName: 'Pine Hollow (Old Course)' })).toEqual({ kind: 'looksLike', roundId: 'own' });
    expect(compare(round, { courseName: 'Oak Ridge' })).toEqual({ kind: 'new' });
    expect(compare(round, { score: 91 })).toEqual({ kind: 'new' });
    expect(compare(round, { playedOn: '2026-05-02' as RawRound['playedOn'] })).toEqual({ kind: 'new' });
  });

  it('whose day is unsure looks like one of the day before or after (IMPORT-03)', () => {
    const unsure = { ...round, notes: [{ hole: null, kind: 'unsureDay', text: '' } as const] };
    expect(compare(unsure, { playedOn: '2026-05-02' as RawRound['playedOn'] })).toMatchObject({ kind: 'looksLike' });
    expect(compare(unsure, { playedOn: '2026-05-03' as RawRound['playedOn'] })).toEqual({ kind: 'new' });
  });
});
