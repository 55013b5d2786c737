import { describe, expect, it } from 'vitest';
import type { FoundRound } from '../found-round.ts';
import { sheetOf } from '../testing/sheet-of.ts';
import { readWorksheet } from './read-worksheet.ts';

const HEADS = 'Hole | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | Total';
const PARS = 'Par | 4 | 5 | 3 | 4 | 4 | 4 | 3 | 5 | 4 | 36';
const card = (...rows: readonly string[]) =>
  readWorksheet([sheetOf(['Pine Hollow GC | 2026-04-03', HEADS, PARS, ...rows].join('\n'))]);
const scores = ({ rounds }: { readonly rounds: readonly FoundRound[] }) =>
  rounds.map(({ player, holes }) => [player, holes.map(({ hole, score }) => [hole, score])] as const);
const played = (read: { readonly rounds: readonly FoundRound[] }) =>
  scores(read).map(([player, holes]) => [player, holes.map(([, score]) => score).join(' ')]);

describe('the numbers of a card', () => {
  it('are strokes where one hole is 0 or -1: a hole without a score (IMPORT-15)', () => {
    const read = card(
      'Ada Berg | 4 | 5 | 0 | 4 | 5 | 4 | 3 | 5 | 4 | 34',
      'Cleo Diaz | 5 | 5 | 3 | 4 | 4 | 5 | -1 | 1 | 4 |',
      'Eva Fox | 5 | 5 | 0.0 | 4 | 4 | - | 3 | 6 | 4 |',
    );
    expect(played(read)).toEqual([
      ['Ada Berg', '4 5 4 5 4 3 5 4'],
      ['Cleo Diaz', '5 5 3 4 4 5 1 4'],
      ['Eva Fox', '5 5 4 4 3 6 4'],
    ]);
  });

  it('are to par where zeros stand among small numbers, with or without signs (IMPORT-15)', () => {
    const read = card(
      'Ada Berg | 0 | 0 | 1 | 0 | 1 | 0 | 0 | 0 | 0 | 38',
      'Cleo Diaz | -1 | +2 | E | E | E | +1 | E | +1 | E |',
    );
    expect(played(read)).toEqual([
      ['Ada Berg', '4 5 4 4 5 4 3 5 4'],
      ['Cleo Diaz', '3 7 3 4 4 5 3 6 4'],
    ]);
  });

  it('of a player who did not play are zeros, and no round of nine pars (IMPORT-15)', () => {
    const zeros = 'Ada Berg | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0';
    expect(played(card(zeros, 'Cleo Diaz | 5 | 5 | 3 | 4 | 4 | 5 | 3 | 6 | 4 | 39'))).toEqual([
      ['Cleo Diaz', '5 5 3 4 4 5 3 6 4'],
    ]);
  });

  it('with the mark of a hole that was not finished are the most likely score, and a note says so (IMPORT-15)', () => {
    const [round] = card('Ada Berg | 4 | X-6 | 3 | 6X | x(5) | 4 | 3 | 5 | 4 |').rounds;
    expect(round?.holes.map(({ score }) => score)).toEqual([4, 6, 3, 6, 5, 4, 3, 5, 4]);
    expect(round?.notes.map(({ hole, kind, text }) => [hole, kind, text])).toEqual([
      [2, 'adjustedScore', 'Hole 2: not finished, 6 is the most likely score.'],
      [4, 'adjustedScore', 'Hole 4: not finished, 6 is the most likely score.'],
      [5, 'adjustedScore', 'Hole 5: not finished, 5 is the most likely score.'],
    ]);
  });

  it('that are words are left out, each with a note (IMPORT-15)', () => {
    const [round] = card('Ada Berg | 4 | lost | 3 | 4 | ? | 4 | 3 | 5 | 4 |').rounds;
    expect(round?.holes).toHaveLength(7);
    expect(round?.notes.map(({ text }) => text)).toEqual(["Hole 2: 'lost' is no score.", "Hole 5: '?' is no score."]);
  });
});

describe('the rows of a card', () => {
  it('are players with names like words of sums, and no sums and points (IMPORT-15)', () => {
    const read = card(
      'Max Holm | 4 | 5 | 4 | 4 | 5 | 4 | 3 | 5 | 4 |',
      'Low | 5 | 5 | 3 | 4 | 4 | 5 | 3 | 6 | 4 |',
      'Stableford points | 2 | 2 | 2 | 2 | 2 | 1 | 2 | 1 | 2 |',
      'Best ball | 4 | 5 | 3 | 4 | 4 | 4 | 3 | 5 | 4 |',
      'Best | 4 | 5 | 3 | 4 | 4 | 4 | 3 | 5 | 4 |',
      'Average | 4.5 | 5 | 3.5 | 4 | 4.5 | 4.5 | 3 | 5.5 | 4 |',
    );
    expect(read.rounds.map(({ player }) => player)).toEqual(['Max Holm', 'Low']);
    expect(read.skipped.map(({ text }) => text)).toEqual([
      "'Best ball' is no player's round.",
      "'Best' is no player's round.",
      "'Average' is no player's round.",
    ]);
  });

  it('stand below the card of the other nine, with and without a blank line, and are one round (IMPORT-15)', () => {
    const back = `Hole | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | In | Total
      HCP | 8 | 2 | 16 | 4 | 12 | 10 | 18 | 14 | 6 | |
      Par | 4 | 4 | 3 | 5 | 4 | 4 | 3 | 4 | 5 | 36 | 72
      Ada Berg | 5 | 4 | 3 | 6 | 4 | 4 | 3 | 4 | 5 | 38 | 76
      Cleo Diaz | 4 | 5 | 3 | 5 | 4 | 5 | 4 | 4 | 5 | 39 | 78`;
    const front = ['Ada Berg | 4 | 5 | 4 | 4 | 5 | 4 | 3 | 5 | 4 |', 'Cleo Diaz | 5 | 5 | 3 | 4 | 4 | 5 | 3 | 6 | 4 |'];
    for (const rows of [
      [...front, back],
      [...front, '', back],
    ]) {
      const { rounds } = card(...rows);
      expect(rounds.map(({ player, total, holes }) => [player, total, holes.length])).toEqual([
        ['Ada Berg', 76, 18],
        ['Cleo Diaz', 78, 18],
      ]);
      expect(rounds[0]?.holes[17]).toMatchObject({ hole: 18, par: 5, strokeIndex: 6, score: 5 });
    }
  });

  it('are holes where each player has a column (IMPORT-15)', () => {
    const rows = [
      'Hole | Par | Ada Berg | Cleo Diaz',
      ...Array.from({ length: 9 }, (_unused, at) => `${at + 1} | 4 | 5 | 4`),
      'Total | 36 | 45 | 36',
    ];
    const { rounds } = readWorksheet([sheetOf(['Pine Hollow GC | 2026-04-03', ...rows].join('\n'))]);
    expect(rounds.map(({ player, total, holes }) => [player, total, holes[0]?.par])).toEqual([
      ['Ada Berg', 45, 4],
      ['Cleo Diaz', 36, 4],
    ]);
  });

  it('have the titles above their heads, whose cells are no heads (IMPORT-15)', () => {
    const holes = Array.from({ length: 9 }, (_unused, at) => `${at + 1} | 4 | 5`);
    for (const title of [
      'Course: Pine Hollow | Date: 2026-04-03',
      'Platz: Pine Hollow | Datum: 03.04.2026',
      'Date: 2026-04-03 | Pine Hollow GC',
    ]) {
      const { rounds } = readWorksheet([sheetOf([title, 'Hole | Par | Score', ...holes].join('\n'))]);
      expect([title, rounds.map(({ playedOn, course, total }) => [playedOn, course.name.slice(0, 11), total])]).toEqual(
        [title, [['2026-04-03', 'Pine Hollow', 45]]],
      );
    }
  });
});

describe('the holes of one round', () => {
  const rows = (day: string, course: string, from: number, to: number, number = '') =>
    Array.from(
      { length: to - from + 1 },
      (_unused, at) => `${day} | ${course} | Ada Berg | ${number} | ${from + at} | 4 | 5`,
    );
  const roundsOf = (...parts: readonly (readonly string[])[]) =>
    readWorksheet([
      sheetOf(['Date | Course | Player | Round | Hole | Par | Score', ...parts.flat()].join('\n')),
    ]).rounds.map(({ playedOn, course, holes }) => [playedOn, course.name, holes.length]);

  it('that were played on the next day because of darkness are joined, with the first day (IMPORT-15)', () => {
    expect(roundsOf(rows('2026-04-03', 'Pine Hollow', 1, 16), rows('2026-04-04', 'Pine Hollow', 17, 18))).toEqual([
      ['2026-04-03', 'Pine Hollow', 18],
    ]);
    const begunAtTen = [...rows('2026-04-03', 'Pine Hollow', 10, 18), ...rows('2026-04-03', 'Pine Hollow', 1, 5)];
    expect(roundsOf(begunAtTen, rows('2026-04-04', 'Pine Hollow', 6, 9))).toEqual([['2026-04-03', 'Pine Hollow', 18]]);
    const second = rows('2026-04-04', 'Pine Hollow', 1, 18, '2');
    const first = [...rows('2026-04-03', 'Pine Hollow', 1, 12, '1'), ...rows('2026-04-04', 'Pine Hollow', 13, 18, '1')];
    expect(roundsOf(first, second)).toEqual([
      ['2026-04-03', 'Pine Hollow', 18],
      ['2026-04-04', 'Pine Hollow', 18],
    ]);
  });

  it('of two nines of a club on one day are joined, and named after both (IMPORT-15)', () => {
    const lake = rows('2026-04-03', 'Pine Hollow (Lake)', 1, 9);
    expect(roundsOf(lake, rows('2026-04-03', 'Pine Hollow (Hill)', 1, 9))).toEqual([
      ['2026-04-03', 'Pine Hollow (Lake, Hill)', 18],
    ]);
  });

  it('are not joined on two days, a week apart, or where a nine was played twice (IMPORT-15)', () => {
    const front = rows('2026-04-03', 'Pine Hollow', 1, 9);
    for (const other of [
      rows('2026-04-04', 'Pine Hollow', 1, 9),
      rows('2026-04-04', 'Pine Hollow', 10, 18),
      rows('2026-04-10', 'Pine Hollow', 10, 18),
      rows('2026-04-03', 'Oak Ridge', 10, 18),
    ]) {
      expect(roundsOf(front, other).map(([, , holes]) => holes)).toEqual([9, 9]);
    }
  });
});
