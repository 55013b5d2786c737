import { describe, expect, it } from 'vitest';
import type { FoundRound } from '../found-round.ts';
import { sheetOf } from '../testing/sheet-of.ts';
import { readWorksheet, type WorksheetChoices } from './read-worksheet.ts';

const read = (text: string, choices: WorksheetChoices = {}) => readWorksheet([sheetOf(text)], choices);
/** What the first rounds of two events say of their courses. */
const coursesOf = (rounds: readonly FoundRound[]) =>
  ['Fall Open', 'Spring Cup'].map((event) => {
    const { course, totalPar } = rounds.find(({ tournamentName }) => tournamentName === event) as FoundRound;
    return [course.name, totalPar, course.tee?.rating, course.tee?.slope];
  });
const said = ({ skipped }: ReturnType<typeof read>) => skipped.map(({ row, what, text }) => [row, what, text]);

/** A season of two events with heads that say what is to be read. */
const season = (heads: readonly (readonly [fall: string, spring: string])[]): string =>
  [
    'Lake State, Fall 2026 | | | | |',
    ...heads.map(([fall, spring]) => ` | ${fall} | | ${spring} | |`),
    'Player | R1 | R2 | R1 | R2 | Tot',
    'Ada Berg | 74 | 75 | 71 | 72 | 292',
    'Cam Cho | 81 | 79 | 77 | 78 | 315',
  ].join('\n');
const otherFigures = (head: string): string =>
  head
    .replace('72', '71')
    .replace(/73([.,])9/, '71$16')
    .replace('134', '126');
const events = ['Fall Open', 'Spring Cup'] as const;
const days = ['Sep 14-15', 'Oct 12-13'] as const;

describe('the heads of events', () => {
  it.each([
    'Par 72, 73.9/134',
    'Par 72, 73.9 / 134',
    'Par 72 73.9/134',
    'Par 72 (73.9/134)',
    'Par 72 / 73.9 / 134',
    'Par 72; 73.9/134',
    'Par 72 - 73.9/134',
    'Par 72 (73,9/134)',
    'Par-72 · 73.9-134',
    'Par 72 CR 73.9 Slope 134',
    'Par 72 CR 73.9 SR 134',
    'Par 72, Rating 73.9, Slope 134',
    'Par 72, Rating/Slope: 73.9/134',
    'Par 72, CR/SR 73.9/134',
    'Par: 72, CR: 73.9, Slope: 134',
    'Par: 72  CR: 73.9  Slope: 134',
    'Par=72; Course Rating=73.9; Slope Rating=134',
    'PAR of 72, rated 73.9 and slope of 134',
    'Rating: 73.9 Slope: 134 Par: 72',
    'Slope/Rating 134/73.9, Par 72',
    'Par/CR/Slope 72/73.9/134',
    '73.9/134 par 72',
    '72 par, 73.9 rating, 134 slope',
    'p72 73.9/134',
    'CR73.9/S134, P72',
    '72, 73.9, 134',
    '72 / 73.9 / 134',
    '72 - 6,312 yds - 73.9/134',
    '6,312 yds, Par 72, 73.9/134',
    'Yardage: 6312 Par: 72 R/S: 73.9/134',
    'Par 72, W: 73.9/134',
    "Par 72, Women's 73.9/134",
    'Par 72 (73.9/134 W)',
  ])('say par, rating and slope of the course, in any order and with any signs: %s (IMPORT-15)', (figures) => {
    const heads = season([events, days, ['Otter Creek', 'Red Mesa'], [figures, otherFigures(figures)]]);
    expect(coursesOf(read(heads).rounds)).toEqual([
      ['Otter Creek', 72, 73.9, 134],
      ['Red Mesa', 71, 71.6, 126],
    ]);
    expect(read(heads).skipped).toEqual([]);
  });

  it.each([
    'Otter Creek Par 72 (73.9/134)',
    'Otter Creek (Par 72, 73.9/134)',
    'Otter Creek, 72, 73.9/134',
    'Par 72, Otter Creek, 73.9/134',
    'Otter Creek // Par 72, 73.9/134',
  ])('say the course in the cell of its figures, and each event keeps its own: %s (IMPORT-15)', (head) => {
    const other = otherFigures(head.replace('Otter Creek', 'Red Mesa'));
    const read4 = [
      read(season([events, days, [head, other]])),
      read(season([days, [head, other], events])),
      read(season([[`Fall Open // Sep 14-15 // ${head}`, `Spring Cup // Oct 12-13 // ${other}`]])),
    ];
    for (const { rounds, skipped } of read4) {
      expect(coursesOf(rounds)).toEqual([
        ['Otter Creek', 72, 73.9, 134],
        ['Red Mesa', 71, 71.6, 126],
      ]);
      expect(skipped).toEqual([]);
    }
  });

  it('that say a course alone are known by it, and two courses stay two (IMPORT-15)', () => {
    const { rounds } = read(season([['Otter West Par 72 (73.9/134)', 'Otter East Par 71 (71.6/126)'], days]));
    expect(
      rounds.slice(0, 4).map(({ tournamentName, course, playedOn }) => [tournamentName, course.name, playedOn]),
    ).toEqual([
      ['Otter West', 'Otter West', '2026-09-14'],
      ['Otter West', 'Otter West', '2026-09-15'],
      ['Otter East', 'Otter East', '2026-10-12'],
      ['Otter East', 'Otter East', '2026-10-13'],
    ]);
  });

  it('with labels of figures before them are read by these, and no label is a player (IMPORT-15)', () => {
    const { rounds } = read(`
      2026 | | | |
      Event | Fall Open | | Spring Cup |
      Course | Otter Creek (Par 72) | | Red Mesa |
      Par / Rating | 72 / 73.9 | | 71 / 71.6 |
      SR | 134 | | 126 |
      Dates | 9/14-9/15 | | 10/12-10/13 |
      Player | R1 | R2 | R1 | R2
      Ada Berg | 74 | 75 | 71 | 72
    `);
    expect(new Set(rounds.map(({ player }) => player))).toEqual(new Set(['Ada Berg']));
    expect(coursesOf(rounds)).toEqual([
      ['Otter Creek', 72, 73.9, 134],
      ['Red Mesa', 71, 71.6, 126],
    ]);
  });

  it.each([
    ['Par 71/72', [null, undefined, undefined], '71 and 72: which par is right cannot be told, none is taken.'],
    [
      'Par 72, M: 71.2/125, W: 73.9/134',
      [72, undefined, undefined],
      '71.2 and 73.9: which rating is right cannot be told, none is taken.',
    ],
    ['Par 36, 73.9/134', [36, undefined, undefined], 'A rating of 73.9 does not fit par 36: it is not taken.'],
    ['72/134', [null, undefined, undefined], "'72' is not read."],
    ['Par 95, 73.9/134', [null, 73.9, 134], "'Par 95' is not read."],
    ['Par 72, 73.9/34', [72, 73.9, undefined], "'34' is not read."],
    ['Par 72.5', [null, undefined, undefined], "'Par 72.5' is not read."],
    ['Par 72 blah 73.9/134', [72, 73.9, 134], "'blah' is not read."],
    ['Blue tees, Par 72, 73.9/134', [72, 73.9, 134], "'Blue tees' is not read."],
    ['54 holes', [null, undefined, undefined], "'54 holes' is not read."],
  ])('give no figure that could be another, and name what is not read: %s (IMPORT-15)', (figures, wanted, line) => {
    const sheet = read(season([events, days, ['Otter Creek', 'Red Mesa'], [figures, 'Par 71']]));
    expect(coursesOf(sheet.rounds)[0]).toEqual(['Otter Creek', ...wanted]);
    expect(said(sheet)).toContainEqual([5, 'cell', `Fall Open: ${line}`]);
  });

  it('that say two pars leave it to the person who imports, whatever the titles say (IMPORT-15)', () => {
    const heads = season([events, days, ['Otter Creek', 'Red Mesa'], ['Par 71/72', 'Par 71']]).replace(
      'Fall 2026',
      'Fall 2026, Par 70',
    );
    const parsOf = (choices: WorksheetChoices) => coursesOf(read(heads, choices).rounds).map(([, par]) => par);
    expect([parsOf({}), parsOf({ par: 72 })]).toEqual([
      [null, 71],
      [72, 71],
    ]);
  });

  it('name a column of numbers whose head is no round, but no column of sums (IMPORT-15)', () => {
    const sheet = read(`
      2026 | | | | |
       | Fall Open, Sep 14-15 | | | |
      Player | R1 | R2 | All | Speed | 10/3 Red Mesa
      Ada Berg | 74 | 75 | 149 | 96 | 71
      Cam Cho | 81 | 79 | 160 | 99 | 77
    `);
    expect(sheet.rounds).toHaveLength(6);
    expect(said(sheet)).toEqual([[3, 'cell', "'Speed' is not read."]]);
  });

  it.each([
    ['9/14/26 - 9/15/26', '10/12/26 - 10/13/26'],
    ['09/14/2026-09/15/2026', '10/12/2026-10/13/2026'],
    ['2026-09-14 to 2026-09-15', '2026-10-12 to 2026-10-13'],
    ['2026-09-14/2026-09-15', '2026-10-12/2026-10-13'],
    ['14.9.26–15.9.26', '12.10.26–13.10.26'],
    ['14.9. - 15.9.2026', '12.10. - 13.10.2026'],
    ['14.-15.9.2026', '12.-13.10.2026'],
    ['9/14-15/26', '10/12-13/26'],
    ['9/14-9/15/26', '10/12-10/13/26'],
    ['9/14-9/15', '10/12-10/13'],
    ['9/14/26 - 9/15', '10/12/26 - 10/13'],
    ['Mon 9/14/26 – Tue 9/15/26', 'Mon 10/12/26 – Tue 10/13/26'],
    ['Mon 9/14 - Tue 9/15', 'Mon 10/12 - Tue 10/13'],
    ['Sep 14, 2026 - Sep 15, 2026', 'Oct 12, 2026 - Oct 13, 2026'],
    ['14 Sep 2026 to 15 Sep 2026', '12 Oct 2026 to 13 Oct 2026'],
    ['Sept 14th & 15th', 'Oct 12th & 13th'],
    ['Sept 14 to 15', 'Oct 12 to 13'],
  ])('say the first and the last day, however both are written: %s (IMPORT-15)', (fall, spring) => {
    for (const heads of [
      [events, [fall, spring] as const],
      [[`Fall Open, Par 72 - ${fall}`, `Spring Cup (${spring})`] as const],
    ]) {
      const sheet = read(season(heads));
      expect(sheet.rounds.slice(0, 4).map(({ playedOn }) => playedOn)).toEqual([
        ...['2026-09-14', '2026-09-15', '2026-10-12', '2026-10-13'],
      ]);
      expect(sheet.rounds[0]?.tournamentDays).toEqual({ first: '2026-09-14', last: '2026-09-15' });
      expect(sheet.skipped).toEqual([]);
    }
  });

  it('whose second day could be a year are days as close as those of an event (IMPORT-15)', () => {
    const daysOf = (fall: string) =>
      read(season([events, [fall, '10/12-13']])).rounds.find(({ roundNumber }) => roundNumber === 1)?.tournamentDays;
    expect(['9/10-9/11', '9/8-9/9', '9/10-11/26', '9/9-10/26'].map(daysOf)).toEqual([
      { first: '2026-09-10', last: '2026-09-11' },
      { first: '2026-09-08', last: '2026-09-09' },
      { first: '2026-09-10', last: '2026-09-11' },
      { first: '2026-09-09', last: '2026-09-10' },
    ]);
  });
});

describe('the titles of a table', () => {
  it('say what they have beside figures, and other words of titles are not named (IMPORT-15)', () => {
    const sheet = read(`
      Lake State, best 4 of 5 count
      Fall Open, 9/14/26 - 9/15/26
      Course: Otter Creek (Par 72 blah 73.9/134)
      Player | R1 | R2
      Ada Berg | 74 | 75
      Cam Cho | 81 | WD
    `);
    expect(sheet.rounds.map(({ playedOn, totalPar, course }) => [playedOn, totalPar, course.name])).toEqual([
      ['2026-09-14', 72, 'Otter Creek'],
      ['2026-09-15', 72, 'Otter Creek'],
      ['2026-09-14', 72, 'Otter Creek'],
    ]);
    expect(sheet.rounds[0]?.course.tee).toMatchObject({ rating: 73.9, slope: 134 });
    expect(said(sheet)).toEqual([
      [3, 'cell', "'blah' is not read."],
      [6, 'cell', "Cam Cho, round 2: 'WD' is no score."],
    ]);
  });

  it('with a label and its figure in two cells give no rating to the par (IMPORT-15)', () => {
    const { rounds } = read(`
      Fall Open | Sep 14, 2026
      Rating | 72 | Slope | 134
      Player | Score
      Ada Berg | 74
    `);
    expect(rounds.map(({ totalPar, course }) => [totalPar, course.tee?.rating, course.tee?.slope])).toEqual([
      [null, 72, 134],
    ]);
  });

  it('may stand between the heads of a season and its players (IMPORT-15)', () => {
    const { rounds } = read(`
      Name | Fall Open | | Spring Cup |
       | Sep 14 | Sep 15 | Oct 12 | Oct 13
      Course Otter Creek, Par 72, Rating 73.9, Slope 134, 2026 | | | |
      Ada Berg | 74 | E | *71 | 72
    `);
    expect(rounds.map(({ total, playedOn }) => [total, playedOn])).toEqual([
      [74, '2026-09-14'],
      [72, '2026-09-15'],
      [71, '2026-10-12'],
      [72, '2026-10-13'],
    ]);
    expect(coursesOf(rounds)[1]).toEqual(['Otter Creek', 72, 73.9, 134]);
  });
});
