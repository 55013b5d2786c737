import { describe, expect, it } from 'vitest';
import { sheetOf } from '../testing/sheet-of.ts';
import { notesOfTotal, readScore } from '../words/result-words.ts';
import { readWorksheet } from './read-worksheet.ts';
import { timeOfDay, yardsOf } from './row-cells.ts';

describe('a cell', () => {
  it.each([
    [`12' 6"`, 12.5],
    [`1'2"`, 14 / 12],
    ['4ft 6in', 4.5],
    ['14 ft 6 in.', 14.5],
    [`0' 9"`, 0.75],
    [`6'2`, 74 / 12],
    ['12′6″', 12.5],
    ['12’ 6”', 12.5],
    ['12 feet 3 inches', 12.25],
    ['18"', 1.5],
    ['9 in', 0.75],
    ['12', 12],
    ['12.5', 12.5],
    ['3 m', 9.84],
    ['80 cm', 2.62],
  ])('of a length adds feet and inches, and takes the unit that it names: %s is %s ft (IMPORT-15)', (text, feet) => {
    expect((yardsOf(text, 'feet') ?? Number.NaN) * 3).toBeCloseTo(feet, 2);
  });

  it.each(['5 paces', '3 steps', 'tap-in', '12 6', '1/2'])('that is no length has none: %s (IMPORT-15)', (text) => {
    expect(yardsOf(text, 'feet')).toBeUndefined();
  });

  it.each([
    ['74 (+2)', 74],
    ['71(-1)', 71],
    ['72 (E)', 72],
    ['73 [+1]', 73],
    ['+2 (74)', 74],
    ['36-38=74', 74],
    ['37+35', 72],
    ['37-36 (73)', 73],
  ])('of a result is the score of the round: %s is %s (IMPORT-15)', (text, value) => {
    expect(readScore(text)).toEqual({ kind: 'strokes', value });
  });

  it.each(['X-75', '75x', 'x75', 'I-75', '75 (i)', '75-X'])(
    'of a round with the mark of a single player is its score, of which the player is told: %s (IMPORT-15)',
    (text) => {
      const cell = readScore(text);
      expect([cell, notesOfTotal(cell, text)]).toEqual([
        { kind: 'marked', value: 75 },
        [{ hole: null, kind: 'adjustedScore', text: `'${text}' is read as 75.` }],
      ]);
      expect(readScore(text.replace('75', '6')).kind).not.toBe('marked');
    },
  );

  it('of a result whose nines and sum differ is no score (IMPORT-15)', () => {
    expect(readScore('36-38=75').kind).toBe('unknown');
  });

  it('of a day has a time only behind it, and none at midnight (IMPORT-15)', () => {
    const times = ['03.04.2026', '10.11.26', '2026-04-03 00:00:00', '4/6/2026 0:00', '4/5/2026 12:00:00 AM'];
    expect(times.map(timeOfDay)).toEqual([null, null, null, null, null]);
    expect(['03.04.2026 08:15', '2026-04-03T14:05', '4/3/2026 2:05 PM'].map(timeOfDay)).toEqual([
      '08:15',
      '14:05',
      '14:05',
    ]);
  });
});

describe('a list of scores', () => {
  const read = (...rows: readonly string[]) => readWorksheet([sheetOf(rows.join('\n'))]);

  it('takes people called Max, Low and Pär as people, and whole labels of sums as sums (IMPORT-15)', () => {
    const names = ['Max Holm', 'Low', 'Par Nilsson', 'Team Aung', 'Summer Lee', 'Best Chukwu'];
    const { rounds, skipped } = read(
      'Player | Date | Course | Score',
      ...names.map((name) => `${name} | 2026-04-03 | Pine Hollow | 74`),
      ...['Average', 'Summe', 'Team total', 'Counting 4', 'Best 4 of 5', 'Low'].map((label) => `${label} | | | 74`),
    );
    expect(rounds.map(({ player }) => player)).toEqual(names);
    expect(skipped).toHaveLength(6);
  });

  it.each([
    '1st | 2nd | 3rd',
    '1st Round | 2nd Round | 3rd Round',
    'R1 (Mon) | Rd. 2 (Tue) | R3',
    '1. Runde | 2. Runde | 3. Runde',
    'Tour 1 | Tour 2 | Tour 3',
    '1 | 2 | 3',
  ])('knows its columns of rounds: %s (IMPORT-15)', (heads) => {
    const { rounds } = read(
      'Fall Open - Pine Hollow GC - Oct 5-7, 2026',
      `Player | ${heads} | Total`,
      'Ada Berg | 71 | 72 | 73 | 216',
    );
    expect(rounds.map(({ total, roundNumber, playedOn }) => [total, roundNumber, playedOn])).toEqual([
      [71, 1, '2026-10-05'],
      [72, 2, '2026-10-06'],
      [73, 3, '2026-10-07'],
    ]);
  });

  it('of Stableford points makes no strokes of them, and says so; gross scores beside them are strokes (IMPORT-15)', () => {
    const title = 'Spring Stableford | Pine Hollow GC | 2026-04-03';
    const points = read(title, 'Player | Score', 'Ada Berg | 38');
    expect(points.rounds).toEqual([]);
    expect(points.skipped.map(({ text }) => text)).toEqual([
      'Ada Berg: 38 may be Stableford points: no strokes are read.',
    ]);
    expect(
      read('Player | Date | Event | Course | Score', 'Ada Berg | 2026-04-03 | Monthly Stableford | Pine Hollow | 38')
        .rounds,
    ).toEqual([]);
    expect(read(title, 'Player | Gross | Points', 'Ada Berg | 84 | 38').rounds.map(({ total }) => total)).toEqual([84]);
    expect(
      read('West Point GC | 2026-04-03', 'Player | Score', 'Ada Berg | 38').rounds.map(({ holeCount }) => holeCount),
    ).toEqual([9]);
  });
});
