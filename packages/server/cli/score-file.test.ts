import { describe, expect, it } from 'vitest';
import { isScoreFile, scoresOf } from './score-file.ts';

const score = { playedOn: '2026-05-01', rating: 71.2, slope: 125, adjustedScore: 85 };
const holes = Array.from({ length: 18 }, () => ({ par: 4, score: 5 }));

describe('a file of scores', () => {
  it('is a list or JSON lines, of scores with holes or with their adjusted score alone (INDEX-11, INDEX-12)', () => {
    const ofHoles = { ...score, id: 'x', adjustedScore: undefined, holes };
    const list = scoresOf(JSON.stringify([score, ofHoles]));
    expect(list).toEqual(scoresOf(`${JSON.stringify(score)}\n\n${JSON.stringify(ofHoles)}\n`));
    expect(list.map(({ scoreId, result }) => [scoreId, Object.keys(result)])).toEqual([
      ['1', ['adjustedScore']],
      ['x', ['holes']],
    ]);
    expect(isScoreFile(JSON.stringify([score]))).toBe(true);
    expect(isScoreFile(JSON.stringify({ format: 'strokebook.round/1', playedOn: '2026-05-01' }))).toBe(false);
  });

  it.each<[object, string]>([
    [{ playedOn: '2026-02-30' }, 'score 1: $.playedOn is not a day of the form yyyy-MM-dd'],
    [{ slope: 200 }, 'score 1: $.slope must be 55 to 155'],
    [{ adjustedScore: undefined }, "score 1: $ needs either 'adjustedScore' or 'holes'"],
    [{ adjustedScore: undefined, holes: holes.slice(9) }, "score 1: $ needs 'holeCount' holes"],
    [
      { adjustedScore: undefined, holes: holes.map((hole, place) => (place < 9 ? hole : { par: 4 })) },
      'score 1: $ has too few holes with a score: a score of 18 needs 10 of them, one of 9 all nine',
    ],
    [{ holeCount: 9, adjustedScore: 43 }, 'score 1: $.rating is 71.2, which is of 18 holes, and the score is of 9'],
    [
      { holeCount: 9, adjustedScore: undefined, holes: holes.slice(9), rating: 69.8 },
      'score 1: $.rating is 69.8, which is of 18 holes, and the score is of 9',
    ],
    [{ rating: 35.6 }, 'score 1: $.rating is 35.6, which is of 9 holes, and the score is of 18'],
    [
      { adjustedScore: undefined, holes, rating: 55.1 },
      'score 1: $.rating is 55.1, which is too far from the par of the holes, 72',
    ],
    [
      { holeCount: 9, adjustedScore: undefined, holes: holes.slice(9).map(() => ({ par: 3, score: 4 })), rating: 43.8 },
      'score 1: $.rating is 43.8, which is too far from the par of the holes, 27',
    ],
  ])('says of a bad score which one and what is wrong (INDEX-12, ERR-O5)', (change, sentence) => {
    expect(() => scoresOf(JSON.stringify([{ ...score, ...change }]))).toThrow(sentence);
  });

  it.each([
    { holeCount: 9, rating: 35.4, adjustedScore: 43 },
    { holeCount: 9, rating: 26.8, slope: 80, adjustedScore: 32 },
    { holeCount: 9, rating: 38.3, adjustedScore: undefined, holes: holes.slice(9) },
    { rating: 53.4, slope: 84, adjustedScore: 61 },
    { rating: 79.1, adjustedScore: undefined, holes },
  ])('takes the ratings of short, usual and long courses of 9 and of 18 holes (INDEX-12): %o', (change) => {
    expect(scoresOf(JSON.stringify([{ ...score, ...change }]))).toHaveLength(1);
  });

  it('says which line is not JSON (INDEX-12)', () => {
    expect(() => scoresOf(`${JSON.stringify(score)}\n{`)).toThrow('line 2 is not JSON');
  });
});
