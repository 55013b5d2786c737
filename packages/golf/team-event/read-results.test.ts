import { expect, it } from 'vitest';
import { eventScoreText } from './event-score.ts';
import { personOfRow, readResults } from './read-results.ts';

const pars = [72, 72, 72];
const people = ['Clara Brandt', 'Noa Adeyemi', 'Mei-Lin Tsang'].map((name) => ({ name }));

it.each([
  ['total and to par before the rounds', 'Brandt, Clara\t+9\t74\t76\t75\t225', ['74', '76', '75']],
  ['place first, school in between', 'T5\tBrandt, Clara\tLakeshore State\t74\t76\t75\t225\t+9', ['74', '76', '75']],
  ['single blanks', 'T5 Clara Brandt 74 76 75 225 +9', ['74', '76', '75']],
  ['to par for each round', 'Clara Brandt;+2;E;−1', ['74', '72', '71']],
  ['two rounds and a total', 'Clara Brandt\t74\t76\t150', ['74', '76', '-']],
  ['withdrawn in the second round', 'WD\tClara Brandt\t74', ['74', 'WD', '-']],
  ['a missed cut', 'CUT  Clara Brandt  80  81  161', ['80', '81', '-']],
  ['a mark behind a score', 'Clara Brandt\t74*\t76\t75\t225', ['74', '76', '75']],
  ['disqualified without a score', 'Clara Brandt\tDQ', ['DQ', '-', '-']],
])('reads a row of a results page: %s (TEAM-34)', (_what, line, expected) => {
  const [row] = readResults(line, pars);
  expect(row?.scores.map((score) => (score === null ? '-' : eventScoreText(score)))).toEqual(expected);
  expect(row === undefined ? null : personOfRow(row, people)?.name).toBe('Clara Brandt');
});

it('leaves heads, teams and lines without a score out, and takes no total to par for a round (TEAM-34)', () => {
  const text = 'Pos\tPlayer\tTeam\tR1\tR2\tR3\n1\tLakeshore State\n\nClara Brandt\t+9\nhttps://example.com/results';
  expect(readResults(text, pars)).toEqual([]);
});

it('knows people of other teams as none of its own (TEAM-34)', () => {
  const [row] = readResults('1\tSomebody Else\tOther\t70\t71\t72\t213', pars);
  expect(row === undefined ? null : personOfRow(row, people)).toBeNull();
});
