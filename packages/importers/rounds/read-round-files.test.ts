import { describe, expect, it } from 'vitest';
import { roundOf } from '../../golf/testing/builders.ts';
import { readRoundFiles, type RoundGroup } from './read-round-files.ts';
import type { RoundFile } from './recognise-file.ts';
import { fitOf, garminFiles } from './testing/garmin-files.ts';
import { hole19File, shotScopeRound } from './testing/json-files.ts';
import { scoreOf, truthRounds } from './testing/round-truth.ts';
import { golfmetricsFile, golfPadFiles } from './testing/table-files.ts';

const truth = truthRounds(11, 50);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (name: string, content: RoundFile['content']): RoundFile => ({ name, content });
const problemsOf = (groups: readonly RoundGroup[]) =>
  groups.flatMap(({ files }) => files.flatMap(({ problem }) => problem ?? []));

const scripts = {
  ghin: [
    'played_at,course_name,hole_number,par,raw_score,adjusted_gross_score,stroke_allocation,putts,fairway_hit,gir_flag',
    ...[4, 4, 3, 5, 4, 4, 3, 4, 9].map(
      (score, hole) => `2026-05-02,Elm Ridge,${hole + 1},4,${score},4,${hole + 1},2,,`,
    ),
  ],
  arccos: [
    'round_id,date,course,hole_id,par,par_source,shots,net_score,score_to_par,putts,penalties,gir,fairway_hit,hole_len_yd',
    ...[4, 4, 3, 5, 4, 4, 3, 4, 9].map(
      (score, hole) => `71,2026-05-02,Elm Ridge,${hole + 1},4,arccos,${score},1,0,2,0,0,,400`,
    ),
  ],
};

describe.each(Object.entries(scripts))('a table of holes that a public script saved from %s', (_name, lines) => {
  it('is read by its own heads, with the strokes that were played (IMPORT-15)', () => {
    const [group] = readRoundFiles([{ name: 'holes.csv', content: lines.join('\n') }]);
    expect(group?.files.map(({ problem }) => problem)).toEqual([null]);
    expect(
      group?.rounds.map(({ playedOn, course, total, holes }) => [playedOn, course.name, total, holes.length]),
    ).toEqual([['2026-05-02', 'Elm Ridge', 40, 9]]);
    expect(group?.rounds[0]?.holes[8]).toMatchObject({ hole: 9, par: 4, score: 9, putts: 2 });
  });
});

describe('the files of an import', () => {
  const garmin = garminFiles(truth, 1);
  const golfPad = golfPadFiles(truth);
  const files = [
    file('a', bytesOf(garmin.shots)),
    file('b', bytesOf(golfPad.shots)),
    file('c', bytesOf(garmin.scorecards)),
    ...garmin.fits.map((fit, index) => file(`fit ${index}`, fit)),
    file('d', bytesOf(golfPad.rounds)),
    file('e', bytesOf(golfPad.holes)),
    file('f', bytesOf(garmin.courses)),
    file('g', bytesOf(garmin.clubs)),
    file('h', bytesOf(hole19File(truth))),
    file('i', bytesOf(golfmetricsFile(truth, ['Ada', 'Bea']))),
    file('j', bytesOf('Player,Date,Score\nAda Berg,2026-05-01,74')),
    file('k', [
      {
        name: 'Fall',
        rows: [
          ['Player', 'Date', 'Score'],
          ['Bea Else', new Date('2026-05-02'), 75],
        ],
      },
    ]),
    file('l', JSON.stringify(roundOf())),
    ...truth.map((round, index) => file(`shot scope ${index}`, JSON.stringify(shotScopeRound(round)))),
  ];

  it('are joined by what they are, whatever their names and order, and a second read gives the same ids (IMPORT-03, IMPORT-07)', () => {
    const groups = readRoundFiles(files);
    expect(groups.map(({ source, rounds, documents }) => [source, rounds.length, documents.length])).toEqual([
      ['garmin', 50, 0],
      ['golf-pad', 50, 0],
      ['hole19', 50, 0],
      ['golfmetrics', 50, 0],
      ['worksheet', 1, 0],
      ['worksheet', 1, 0],
      ['documents', 0, 1],
      ['shot-scope', 50, 0],
    ]);
    expect(problemsOf(groups)).toEqual([]);
    expect(groups[0]?.rounds.every(({ holes }) => holes.every(({ par }) => par !== undefined))).toBe(true);
    const ids = (all: readonly RoundGroup[]) => all.flatMap(({ roundIds }) => roundIds);
    expect(new Set(ids(groups)).size).toBe(252);
    expect(ids(readRoundFiles(files))).toEqual(ids(groups));
  });

  it('that hold a round twice give it once (IMPORT-03)', () => {
    const twice = readRoundFiles([file('a', hole19File(truth)), file('b', hole19File(truth.slice(0, 10), 'data'))]);
    expect(twice.map(({ rounds, files: own }) => [rounds.length, own.length])).toEqual([[50, 2]]);
  });

  it('say what they look like, where they failed, and what would be read; the others go on (IMPORT-17)', () => {
    const holes = golfPad.holes.split('\r\n');
    const broken = holes
      .map((line, index) => (index === 11 ? line.replace(/,(\d+),(\d),/, ',,$2,') : line))
      .join('\r\n');
    const groups = readRoundFiles([
      file('holes.csv', broken),
      file('cut.json', hole19File(truth).slice(0, 5_000)),
      file('card.fit', fitOf(truth[0] as (typeof truth)[number]).subarray(0, 300)),
      file('notes.txt', 'Remember to practise putting.'),
      file('other.json', '{"hello": [1, 2]}'),
      file('empty.csv', new Uint8Array()),
      file('heads.csv', 'Name,Colour\nAda,red'),
      file('good.csv', golfPad.rounds),
    ]);
    expect(groups.find(({ source }) => source === 'golf-pad')?.rounds.length).toBe(50);
    expect(
      Object.fromEntries(groups.flatMap(({ files: own }) => own.map(({ name, problem }) => [name, problem]))),
    ).toEqual({
      'holes.csv':
        'This looks like a Golf Pad file of holes, but row 12 has no hole number. Rounds, holes and shots as CSV can be read.',
      'cut.json':
        'This looks like the export of a Hole19 account, but it is cut off. The JSON that Hole19 gives as personal data can be read.',
      'card.fit': 'This looks like a FIT file, but it is cut off. Scorecards of golf as FIT can be read.',
      'notes.txt': expect.stringMatching(
        /^This file is of no kind that is known: it is a text without columns\. Files of Garmin/,
      ),
      'other.json': expect.stringContaining('its JSON holds no rounds that are known'),
      'empty.csv': expect.stringContaining('it is empty'),
      'heads.csv':
        'This looks like a worksheet, but no columns of rounds were found: a score, and a player, a day or a hole, make one. CSV and worksheets with a row for each round, player, hole or stroke can be read.',
      'good.csv': null,
    });
  });

  it('are read in UTF-8 with its mark, UTF-16 of both orders, and Windows-1252 (IMPORT-17)', () => {
    const text = 'Player;Date;Course;Score\nÅda Bergström;2026-05-01;Ørsted Links;74';
    const utf16 = (isLittle: boolean, mark: boolean): Uint8Array => {
      const units = [...(mark ? [0xfeff] : []), ...text.split('').map((letter) => letter.charCodeAt(0))];
      return new Uint8Array(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
    };
    const encodings = [
      bytesOf(`\uFEFF${text}`),
      utf16(true, true),
      utf16(false, true),
      utf16(true, false),
      utf16(false, false),
      new Uint8Array(text.split('').map((letter) => letter.charCodeAt(0))),
    ];
    for (const bytes of encodings) {
      const [round] = readRoundFiles([file('x.csv', bytes)])[0]?.rounds ?? [];
      expect([round?.player, round?.course.name, round?.total]).toEqual(['Åda Bergström', 'Ørsted Links', 74]);
    }
  });
});

describe('a hostile file', () => {
  const row = '1,a@example.org,A,A,2026-04-11,Example GC,1,74,1,1,1,1,0,412,,,,0,0\n';
  const heads = golfmetricsFile([], []).split('\r\n')[0] ?? '';
  const sheetRow = 'Ada Berg,2026-05-01,Pine Hollow,74\n';
  it.each<[string, () => RoundFile['content']]>([
    ['of a million brackets', () => '['.repeat(1_000_000)],
    ['of objects within objects', () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['of a million objects', () => `{"rounds":[${'{},'.repeat(1_000_000)}{}]}`],
    ['of a million rows', () => `${heads}\n${row.repeat(1_000_000)}`],
    ['of a million rows of a worksheet', () => `Player,Date,Course,Score\n${sheetRow.repeat(1_000_000)}`],
    ['of one row with a million cells', () => `Player,Date,Score\n${'x,'.repeat(1_000_000)}`],
    ['of one cell with ten million letters', () => `Player,Date,Score\n${'x'.repeat(10_000_000)},2026-05-01,74`],
    ['of quotation marks', () => `Player,Date,Score\n${'"'.repeat(3_000_001)}`],
    ['of zeros', () => new Uint8Array(65 * 1024 * 1024)],
    ['that begins as a zip', () => bytesOf(`PK\u0003\u0004${'x'.repeat(1_000)}`)],
    [
      'that is a FIT file by its first bytes alone',
      () => new Uint8Array([14, 32, 0, 0, 255, 255, 255, 255, 46, 70, 73, 84, 0, 0, 1]),
    ],
  ])('%s is refused or read within three seconds (IMPORT-17)', (_what, make) => {
    const content = make();
    const start = performance.now();
    const groups = readRoundFiles([file('x', content)]);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(groups.reduce((sum, { rounds }) => sum + rounds.length, 0)).toBeLessThan(2);
    expect(problemsOf(groups).length).toBe(1);
  });

  it.each([
    ['rows, whichever sign ends them', `${heads}\n${`${'\r'.repeat(50_000)}\n`.repeat(20)}`, '200,000 rows'],
    ['cells, also empty ones', `Player,Date\n${`${','.repeat(90_000)}\n`.repeat(70)}`, '6,000,000 cells'],
  ])('is refused by the number of its %s, before a table is made of it (IMPORT-17)', (_what, text, problem) => {
    expect(problemsOf(readRoundFiles([file('x', text)]))[0]).toContain(`it has more than ${problem}`);
  });

  it('is named as nested too deep before anything walks into it (IMPORT-17)', () => {
    const deep = `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`;
    expect(problemsOf(readRoundFiles([file('x', deep)]))[0]).toContain('its lists and objects are nested too deep');
  });

  it('is refused for an object with more fields than any service writes, before it is parsed (IMPORT-17)', () => {
    const wide = `{${Array.from({ length: 50_001 }, (_unused, at) => `"k${at}":1`).join(',')}}`;
    expect(problemsOf(readRoundFiles([file('x', wide)]))[0]).toContain(
      'one of its objects has more than 50,000 fields',
    );
  });

  it('is told from a large one, such as a team with a hundred thousand strokes, which is read (IMPORT-09)', () => {
    const strokes = Array.from({ length: 100_000 }, (_unused, index) =>
      row.replace('1,a@', `${Math.floor(index / 72)},a@`),
    );
    const [group] = readRoundFiles([file('x', `${heads}\n${strokes.join('')}`)]);
    expect([group?.rounds.length, group?.files[0]?.problem]).toEqual([1_389, null]);
  });
});

describe('scores', () => {
  it('of every round of every product are those that were played (IMPORT-07 to IMPORT-09)', () => {
    const groups = readRoundFiles([
      file('a', hole19File(truth)),
      file('b', golfPadFiles(truth).holes),
      file('c', golfmetricsFile(truth, ['Ada'])),
    ]);
    for (const { rounds } of groups) {
      expect(rounds.map(({ total }) => total).toSorted()).toEqual(truth.map(scoreOf).toSorted());
    }
  });
});
