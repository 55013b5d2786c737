import { describe, expect, it } from 'vitest';
import type { FoundRound } from '../found-round.ts';
import { readWorksheet, type WorksheetChoices } from './read-worksheet.ts';
import { sheetOf } from '../testing/sheet-of.ts';

const read = (text: string, choices: WorksheetChoices = {}) => readWorksheet([sheetOf(text)], choices);
const shortly = ({ player, playedOn, total, tournamentName, roundNumber, course, totalPar }: FoundRound) =>
  [player, playedOn, total, tournamentName, roundNumber, course.name, totalPar] as const;

describe('a season on one sheet', () => {
  it('with events side by side under spread heads is read by what stands above each column (IMPORT-15)', () => {
    const { rounds, skipped, columns, rowKind } = read(`
      LAKE STATE WOMEN'S GOLF | | | | | | |
      2025-26 season | | | | | | |
       | Huron Fall Invite // Sep 8-9 | | | | Spring Cup // Feb 22-23 | | | |
       | Huron Pines, Par 72 | | | | Red Mesa GC, Par 71 | | | |
      Player | R1 | R2 | R3 | Tot | R1 | R2 | Tot | Avg
      Clara Brandt | 69 | 74 | 71 | 214 | 75 | WD | 75 | 72.3
      Berg, Ada | 80 | DQ | 77 | 157 | | | 0 | 78.5
      TEAM (count 4) | 290 | 291 | 289 | 870 | 300 | 301 | 601 |
    `);
    expect(rounds.map(shortly)).toEqual([
      ['Clara Brandt', '2025-09-08', 69, 'Huron Fall Invite', 1, 'Huron Pines', 72],
      ['Clara Brandt', '2025-09-08', 74, 'Huron Fall Invite', 2, 'Huron Pines', 72],
      ['Clara Brandt', '2025-09-09', 71, 'Huron Fall Invite', 3, 'Huron Pines', 72],
      ['Clara Brandt', '2026-02-22', 75, 'Spring Cup', 1, 'Red Mesa GC', 71],
      ['Ada Berg', '2025-09-08', 80, 'Huron Fall Invite', 1, 'Huron Pines', 72],
      ['Ada Berg', '2025-09-09', 77, 'Huron Fall Invite', 3, 'Huron Pines', 72],
    ]);
    // Who plays on after a 'DQ' has not left.
    expect(rounds.map(({ notes }) => notes.length)).toEqual([0, 0, 0, 1, 0, 0]);
    expect(skipped.map(({ text }) => text)).toEqual([
      "Clara Brandt, Spring Cup round 2: 'WD' is no score.",
      "Ada Berg, Huron Fall Invite round 2: 'DQ' is no score.",
      "'TEAM (count 4)' is no player's round.",
    ]);
    expect([columns, rowKind]).toEqual([[], 'season']);
  });

  it('with a line of heads for each of event, course, par, rating and days, spacer columns and a place (IMPORT-15)', () => {
    const { rounds } = read(`
      Scoring 2025-26 | | | | | | | |
      Tournament | | Fall Open | | | | Spring Preview | |
      Course | | Otter Creek | | | | Pelican Point | |
      Par | | 71 | | | | 72 | |
      Rating | | 71.9 | | | | 72.6 | |
      Slope | | 126 | | | | 130 | |
      Dates | | 9/8-9/9 | | | | 3/2-3/3 | |
      Name | Yr | Rd 1 | Rd 2 | Total | | Rd 1 | Low | Total
      C. Brandt | Jr | 73 | 74* | 147 | | 70 | 70 | 70
    `);
    expect(rounds.map(shortly)).toEqual([
      ['C. Brandt', '2025-09-08', 73, 'Fall Open', 1, 'Otter Creek', 71],
      ['C. Brandt', '2025-09-09', 74, 'Fall Open', 2, 'Otter Creek', 71],
      ['C. Brandt', '2026-03-02', 70, 'Spring Preview', 1, 'Pelican Point', 72],
    ]);
    expect(rounds[0]?.course.tee).toMatchObject({ rating: 71.9, slope: 126 });
  });

  it('with days as heads, the course below, and scores to par without their signs (IMPORT-15)', () => {
    const { rounds } = read(`
      FALL 2025 QUALIFYING | | | |
      Pos | Player | 8/23 AM | 8/23 PM | 8/24 | Total
       | | Huron Pines (72) | Huron Pines (72) | Cedar Bluff (71) |
      1 | Clara Brandt | -2 | 0 | 3 | 1
      2 | Ada Berg | E | +4 | inj | +4
    `);
    expect(
      rounds.map(({ player, playedOn, total, course, type }) => [player, playedOn, total, course.name, type]),
    ).toEqual([
      ['Clara Brandt', '2025-08-23', 70, 'Huron Pines', 'qualifier'],
      ['Clara Brandt', '2025-08-23', 72, 'Huron Pines', 'qualifier'],
      ['Clara Brandt', '2025-08-24', 74, 'Cedar Bluff', 'qualifier'],
      ['Ada Berg', '2025-08-23', 72, 'Huron Pines', 'qualifier'],
      ['Ada Berg', '2025-08-23', 76, 'Huron Pines', 'qualifier'],
    ]);
  });

  it('with a column for each round, of which two have the same head, and a total between (IMPORT-15)', () => {
    const { rounds } = read(`
      2025-26 season, all rounds | | | | | |
      Player | 8/24 Huron Pines | 9/8 Huron Pines | 9/8 Huron Pines | Sum of all | 2/22 Red Mesa
      Clara Brandt | 69 | 70 | 71 | 210 | 75
      Ada Berg | 72 | DNT | DNT | 72 | 74
    `);
    expect(rounds.map(({ player, playedOn, total, course }) => [player, playedOn, total, course.name])).toEqual([
      ['Clara Brandt', '2025-08-24', 69, 'Huron Pines'],
      ['Clara Brandt', '2025-09-08', 70, 'Huron Pines'],
      ['Clara Brandt', '2025-09-08', 71, 'Huron Pines'],
      ['Clara Brandt', '2026-02-22', 75, 'Red Mesa'],
      ['Ada Berg', '2025-08-24', 72, 'Huron Pines'],
      ['Ada Berg', '2026-02-22', 74, 'Red Mesa'],
    ]);
  });

  it('without any year asks for one: the year of its first day, so that spring is in the next (IMPORT-15)', () => {
    const season = `
      Player | Fall Open, 9/8-9/9 | | Spring Cup, 3/2-3/3 | |
       | R1 | R2 | R1 | R2
      Clara Brandt | 69 | 74 | 71 | 70
    `;
    expect(read(season)).toMatchObject({ rounds: [], lacksYear: true });
    const { rounds, lacksYear } = read(season, { year: 2025 });
    expect(rounds.map(({ playedOn }) => playedOn)).toEqual(['2025-09-08', '2025-09-09', '2026-03-02', '2026-03-03']);
    expect(lacksYear).toBe(false);
  });

  it('of one event with its title in several cells is read by its own heads (IMPORT-15)', () => {
    const { rounds, rowKind, skipped } = read(
      'Fern Valley Invitational | May 2-3 | 2026\nPlayer | R1 | R2\nAda Berg | 74 | 71\nCarl Dahl | 80 | WD',
    );
    expect(rowKind).toBe('round');
    expect(rounds.map(({ playedOn }) => playedOn)).toEqual(['2026-05-02', '2026-05-03', '2026-05-02']);
    expect(skipped.map(({ text }) => text)).toEqual(["Carl Dahl, round 2: 'WD' is no score."]);
  });

  it('with heads that are no rounds is left to the person who imports: percentages are no scores (IMPORT-15)', () => {
    const { rounds } = read('Player | Date | Fairways | Scrambling | Speed\nClara Brandt | 2026-05-01 | 61 | 70 | 96');
    expect(rounds).toEqual([]);
  });
});

describe('a workbook with a sheet for each player', () => {
  const rows = `
    2025-26 | | | | | |
    Tournament @ Course | Dates | Par | R1 | R2 | R3 | Total
    Fall Open @ Otter Creek | Sep 8-9 | 71 | 73 | 74 | | 147
    Spring Cup @ Red Mesa | Feb 22-24 | 72 | 75 | 72 | 75 | 222
  `;

  it('named by first names alone gives each sheet to its player, and the rounds of an event to its days (IMPORT-15)', () => {
    const { rounds } = readWorksheet([sheetOf(rows, 'Clara'), sheetOf(rows, 'Anna-Lena')]);
    expect(rounds.map(shortly).slice(0, 5)).toEqual([
      ['Clara', '2025-09-08', 73, 'Fall Open', 1, 'Otter Creek', 71],
      ['Clara', '2025-09-09', 74, 'Fall Open', 2, 'Otter Creek', 71],
      ['Clara', '2026-02-22', 75, 'Spring Cup', 1, 'Red Mesa', 72],
      ['Clara', '2026-02-23', 72, 'Spring Cup', 2, 'Red Mesa', 72],
      ['Clara', '2026-02-24', 75, 'Spring Cup', 3, 'Red Mesa', 72],
    ]);
    expect(new Set(rounds.map(({ player }) => player))).toEqual(new Set(['Clara', 'Anna-Lena']));
  });

  it('and merged cells over the rounds of an event reads days, course, par and rating of each (IMPORT-15)', () => {
    const merged = `
      Season 2025-26 | | | | | |
      Dates | Tournament | Course | Par | CR/Slope | Rd | Score
      Sep 8-9 | Fall Open | Otter Creek | 71 | 71.9/126 | 1 | 73
       | | | | | 2 | 74
       | | | | | Total | 147
    `;
    const { rounds } = readWorksheet([sheetOf(merged, 'Brandt, Clara'), sheetOf(merged, 'Berg, Ada')]);
    expect(rounds.map(shortly).slice(0, 3)).toEqual([
      ['Clara Brandt', '2025-09-08', 73, 'Fall Open', 1, 'Otter Creek', 71],
      ['Clara Brandt', '2025-09-09', 74, 'Fall Open', 2, 'Otter Creek', 71],
      ['Ada Berg', '2025-09-08', 73, 'Fall Open', 1, 'Otter Creek', 71],
    ]);
    expect(rounds[1]?.course.tee).toMatchObject({ rating: 71.9, slope: 126 });
  });

  it('for kinds of rounds makes no players of them (IMPORT-15)', () => {
    const { rounds } = readWorksheet([sheetOf(rows, 'Tournaments'), sheetOf(rows, 'Practice')]);
    expect(new Set(rounds.map(({ player }) => player))).toEqual(new Set([null]));
  });
});
