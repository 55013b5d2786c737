import { describe, expect, it } from 'vitest';
import type { FoundRound } from '../found-round.ts';
import { guessMeanings } from './guess-meanings.ts';
import { readWorksheet } from './read-worksheet.ts';
import { sheetOf } from '../testing/sheet-of.ts';
import type { Sheet } from './sheet-texts.ts';
import { worksheetFields } from './worksheet-fields.ts';

const read = (...sheets: readonly Sheet[]) => readWorksheet(sheets);
const shortly = ({ player, playedOn, course, total, roundNumber }: FoundRound) =>
  [player ?? '', playedOn, course.name, total, roundNumber] as const;
const scoresOf = (round: FoundRound | undefined) => round?.holes.map(({ score }) => score);

describe('the sheets that coaches keep, without a mapping', () => {
  it('with one row a player, a column for each round, merged heads and totals among the rows (IMPORT-15)', () => {
    const { rounds, skipped } = read(
      sheetOf(`
        Example Invitational | | | | | |
        Pine Hollow GC, Par 72, March 14-15, 2026 | | | | | |
        Player | Year | Round 1 | | Round 2 | | Total
        | | Score | Putts | Score | Putts |
        Berg, Ada | Jr | 74 | 31 | 71 | 29 | 145
        Else, Bea | So | +2 | 30 | WD | | 74
        Cho, Cam | Fr | E | 33 | −1 | 30 | 143
        Team | | 220 | | 217 | | 437
      `),
    );
    expect(rounds.map(shortly)).toEqual([
      ['Ada Berg', '2026-03-14', 'Pine Hollow GC', 74, 1],
      ['Ada Berg', '2026-03-15', 'Pine Hollow GC', 71, 2],
      ['Bea Else', '2026-03-14', 'Pine Hollow GC', 74, 1],
      ['Cam Cho', '2026-03-14', 'Pine Hollow GC', 72, 1],
      ['Cam Cho', '2026-03-15', 'Pine Hollow GC', 71, 2],
    ]);
    expect(rounds[0]).toMatchObject({ tournamentName: 'Example Invitational', type: 'tournament', holes: [] });
    expect(skipped.map(({ row, text }) => [row, text])).toEqual([
      [6, "Bea Else, round 2: 'WD' is no score."],
      [8, "'Team' is no player's round."],
    ]);
  });

  it('with one row a round of one player, day first and decimal commas (IMPORT-15)', () => {
    const { rounds, dayOrder } = read(
      sheetOf(`
        Datum | Course | Tee | CR | Slope | Score | Par
        13.4.2026 | Lindenhof | Gelb | 71,3 | 128 | 79 | 72
        2.5.2026 | Lindenhof | Gelb | 71,3 | 128 | 41 | 36
        Average | | | | | 60 |
      `),
    );
    expect(dayOrder).toBe('day-month-year');
    expect(rounds.map(shortly)).toEqual([
      ['', '2026-04-13', 'Lindenhof', 79, null],
      ['', '2026-05-02', 'Lindenhof', 41, null],
    ]);
    expect(rounds[0]?.course.tee).toEqual({ name: 'Gelb', rating: 71.3, slope: 128 });
    expect(rounds.map(({ holeCount }) => holeCount)).toEqual([18, 9]);
  });

  it('with a card of eighteen columns, out and in between, and a row of pars above (IMPORT-15)', () => {
    const { rounds } = read(
      sheetOf(`
        Qualifying at Oak Ridge Golf Club, 5/2/2026
        Hole | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | OUT | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | IN | TOT
        Par | 4 | 4 | 3 | 5 | 4 | 4 | 3 | 4 | 5 | 36 | 4 | 3 | 5 | 4 | 4 | 4 | 3 | 5 | 4 | 36 | 72
        Blue | 402 | 388 | 171 | 530 | 410 | 365 | 190 | 421 | 545 | 3422 | 400 | 165 | 515 | 430 | 377 | 410 | 200 | 550 | 415 | 3462 | 6884
        Ada Berg | 5 | 4 | 3 | 5 | 4 | 4 | 3 | 4 | 6 | 38 | 4 | 3 | 5 | 4 | 5 | 4 | 3 | 5 | 4 | 37 | 75
        Putts | 2 | 2 | 2 | 2 | 1 | 2 | 2 | 2 | 2 | 17 | 2 | 1 | 2 | 2 | 2 | 2 | 1 | 2 | 2 | 16 | 33
        Bea Else | 4 | 4 | 4 | X | 4 | 4 | 3 | 4 | 5 | | 4 | 3 | 5 | 4 | 4 | 4 | 3 | 5 | 4 | 36 |
        Average | 4.5 | 4 | 3.5 | | | | | | | | | | | | | | | | | |
      `),
    );
    expect(rounds.map(shortly)).toEqual([
      ['Ada Berg', '2026-05-02', 'Oak Ridge Golf Club', 75, null],
      ['Bea Else', '2026-05-02', 'Oak Ridge Golf Club', null, null],
    ]);
    expect(rounds[0]?.type).toBe('qualifier');
    expect(rounds[0]?.holes[3]).toEqual({ hole: 4, par: 5, yards: 530, score: 5, putts: 2 });
    expect(rounds[1]?.holes[3]).toEqual({ hole: 4, par: 5, yards: 530, isPickedUp: true });
  });

  it('with scores to par in every hole, the plus signs left out (IMPORT-15)', () => {
    const { rounds } = read(
      sheetOf(`
        Date | Player | H1 | H2 | H3 | H4 | H5 | H6 | H7 | H8 | H9
        | Par | 4 | 4 | 3 | 5 | 4 | 4 | 3 | 4 | 5
        2026-04-01 | Ada Berg | 1 | 0 | -1 | E | 0 | 0 | 2 | 0 | 0
        2026-04-01 | Bea Else | +1 | E | E | E | +2 | E | E | E | E
      `),
    );
    expect(rounds.map(scoresOf)).toEqual([
      [5, 4, 2, 5, 4, 4, 5, 4, 5],
      [5, 4, 3, 5, 6, 4, 3, 4, 5],
    ]);
    expect(rounds.map(({ holeCount, total }) => [holeCount, total])).toEqual([
      [9, 38],
      [9, 39],
    ]);
  });

  it('with one row a hole, and day and player merged over the rows of a round (IMPORT-15)', () => {
    const { rounds, skipped } = read(
      sheetOf(`
        Player | Date | Course | Hole | Par | Yards | Score | Putts | FIR
        Ada Berg | 4/2/2026 | Pine Hollow | 1 | 4 | 402 | 4 | 2 | Y
        | | | 2 | 3 | 171 | 4 | 2 | -
        | | | 3 | 5 | 530 | 6 | 3 | L
        | | | Total | | | 14 | 7 |
        Bea Else | 4/2/2026 | Pine Hollow | 1 | 4 | 402 | 5 | 2 | N
        | | | 2 | 3 | 171 | 3 | 2 |
      `),
    );
    expect(rounds.map((round) => [round.player, round.total, round.holeCount, round.holes.length])).toEqual([
      ['Ada Berg', 14, 9, 3],
      ['Bea Else', 8, 9, 2],
    ]);
    expect(rounds[0]?.holes.map(({ fairway }) => fairway)).toEqual(['hit', undefined, 'left']);
    expect(skipped.map(({ row }) => row)).toEqual([5]);
  });

  it('with one row a stroke in metres, and metres on the green (IMPORT-15)', () => {
    const { rounds, units, greenUnits, converted } = read(
      sheetOf(`
        Date | Course | Hole | Par | Shot | Lie | Dist (m) | Club | Penalty
        2026-05-09 | Lindenhof | 1 | 4 | 1 | Tee | 350 | D |
        2026-05-09 | Lindenhof | 1 | 4 | 2 | Rough | 120,5 | 9i | 1
        2026-05-09 | Lindenhof | 1 | 4 | 3 | Bunker | 20 | SW |
        2026-05-09 | Lindenhof | 1 | 4 | 4 | Green | 3 | Putter |
      `),
    );
    expect([units, greenUnits]).toEqual(['metres', 'metres']);
    const [hole] = rounds[0]?.holes ?? [];
    expect(hole?.score).toBe(5);
    expect(hole?.shots?.map(({ lie, club }) => [lie, club])).toEqual([
      ['tee', 'driver'],
      ['rough', 'iron9'],
      ['bunker', 'sandWedge'],
      ['green', 'putter'],
    ]);
    expect(hole?.shots?.[1]?.toPin).toBeCloseTo(131.78, 2);
    expect(converted.map(({ typed }) => typed)).toEqual(['350', '120,5', '20']);
  });

  it('with one row a stroke in yards, and feet on the green (IMPORT-15)', () => {
    const { rounds, greenUnits } = read(
      sheetOf(`
        Golfer | Date | Rd | Hole | Stroke | From | Distance | Result
        Ada Berg | 3/14/2026 | 1 | 1 | 2 | F | 150 | G
        Ada Berg | 3/14/2026 | 1 | 1 | 1 | T | 400 | F
        Ada Berg | 3/14/2026 | 1 | 1 | 3 | G | 18 | holed
        Ada Berg | 3/15/2026 | 2 | 1 | 1 | T | 165 | holed
      `),
    );
    expect(greenUnits).toBe('feet');
    expect(rounds.map(({ roundNumber, total }) => [roundNumber, total])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(rounds[0]?.holes[0]?.shots?.map(({ lie, toPin, end }) => [lie, toPin, end?.lie])).toEqual([
      ['tee', 400, 'fairway'],
      ['fairway', 150, 'green'],
      ['green', 6, 'holed'],
    ]);
  });

  it('with a sheet for each player of the workbook (IMPORT-15)', () => {
    const rows =
      'Date | Course | Type | Score\n9/3/2025 | Pine Hollow | Practice | 78\n9/20/2025 | Oak Ridge | Tournament | 75';
    const { rounds } = read(sheetOf(rows, 'Ada Berg'), sheetOf(rows, 'Bea Else'));
    expect(rounds.map((round) => [round.player, round.playedOn, round.type])).toEqual([
      ['Ada Berg', '2025-09-03', 'practice'],
      ['Ada Berg', '2025-09-20', 'tournament'],
      ['Bea Else', '2025-09-03', 'practice'],
      ['Bea Else', '2025-09-20', 'tournament'],
    ]);
  });

  it('with the type of its column, whatever the name of the event says (IMPORT-15)', () => {
    const { rounds } = read(
      sheetOf(`
        Date | Course | Event | Type | Score
        9/3/2025 | Pine Hollow | Match Play Open | Tournament | 78
        9/4/2025 | Pine Hollow | Match Play Open | | 77
        9/5/2025 | Pine Hollow | Spring Qualifier | Practice | 76
        9/6/2025 | Pine Hollow | Spring Open | Qualifying | 75
      `),
    );
    expect(rounds.map(({ type }) => type)).toEqual(['tournament', 'match', 'practice', 'qualifier']);
  });

  it('with a table for each tournament, one below the other (IMPORT-15)', () => {
    const { rounds } = read(
      sheetOf(`
        Fall Classic - Oak Ridge GC
        Sep 12-13, 2025
        Name | R1 | R2 | R3 | Total | To par
        Ada Berg | 73 | 74 | 71 | 218 | +2
        Bea Else | 80 | DQ | 75 | - |
        Counting 4 | 300 | 301 | 299 | 900 |

        Spring Cup - Pine Hollow GC
        Mar 3, 2026
        Name | R1 | Total
        Ada Berg | 70 | 70
      `),
    );
    expect(rounds.map(shortly)).toEqual([
      // Three rounds in two days: two on the first.
      ['Ada Berg', '2025-09-12', 'Oak Ridge GC', 73, 1],
      ['Ada Berg', '2025-09-12', 'Oak Ridge GC', 74, 2],
      ['Ada Berg', '2025-09-13', 'Oak Ridge GC', 71, 3],
      ['Bea Else', '2025-09-12', 'Oak Ridge GC', 80, 1],
      ['Bea Else', '2025-09-13', 'Oak Ridge GC', 75, 3],
      ['Ada Berg', '2026-03-03', 'Pine Hollow GC', 70, 1],
    ]);
    expect(rounds.at(-1)?.tournamentName).toBe('Spring Cup');
  });

  it('with putts and pars of every hole beside its score, days as the numbers of a spreadsheet (IMPORT-15)', () => {
    const numbers = Array.from({ length: 9 }, (_unused, index) => index + 1);
    const heads = ['Player', 'Date', ...numbers.flatMap((hole) => [`Hole ${hole}`, '', '']), 'Gross'];
    const second = ['', '', ...numbers.flatMap(() => ['Par', 'Score', 'Putts']), ''];
    const row = ['Ada Berg', 46_143, ...numbers.flatMap((hole) => [hole % 3 === 0 ? 3 : 4, 4, 2]), 36];
    const { rounds } = readWorksheet([{ name: 'Data', rows: [heads, second, row] }]);
    expect(rounds.map((round) => [round.player, round.playedOn, round.total])).toEqual([
      ['Ada Berg', '2026-05-01', 36],
    ]);
    expect(rounds[0]?.holes.slice(1, 3)).toEqual([
      { hole: 2, par: 4, score: 4, putts: 2 },
      { hole: 3, par: 3, score: 4, putts: 2 },
    ]);
  });
});

describe('a worksheet', () => {
  it.each(worksheetFields)(
    'with the words of the screen as its heads is read: $label (IMPORT-15)',
    ({ field, label }) => {
      expect(guessMeanings([label])).toEqual([{ field }]);
    },
  );

  it.each(['Spieler | Datum | Platz | Loch | Par | Schläge', 'Jugadora | Fecha | Campo | Hoyo | Par | Golpes'])(
    'in another language is read by its common heads: %s (IMPORT-15)',
    (heads) => {
      const rows = [1, 2, 3].map((hole) => `Ada Berg | 2026-05-01 | Pine Hollow | ${hole} | 4 | 5`);
      expect(read(sheetOf([heads, ...rows].join('\n'))).rounds).toMatchObject([
        { player: 'Ada Berg', course: { name: 'Pine Hollow' }, holes: [{ par: 4, score: 5 }, {}, {}] },
      ]);
    },
  );

  const sheet = sheetOf('Wer | Wann | Wert\nAda | 1.2.2026 | 74');

  it('that nobody could guess is read by the meanings that are chosen, and its heads name the mapping (IMPORT-15)', () => {
    expect(read(sheet)).toMatchObject({ rowKind: null, rounds: [], problems: [expect.stringContaining('No columns')] });
    const chosen = readWorksheet([sheet], {
      meanings: [{ field: 'player' }, { field: 'playedOn' }, { field: 'score' }],
    });
    expect(chosen.rounds.map(({ player, playedOn, total }) => [player, playedOn, total])).toEqual([
      ['Ada', '2026-02-01', 74],
    ]);
    expect(chosen.headsKey).toBe('wer|wann|wert');
  });

  it('is shown with its columns although nobody could guess them, and keeps what was chosen while it makes no rounds (IMPORT-15)', () => {
    const columns = (meanings?: Parameters<typeof readWorksheet>[1]) =>
      readWorksheet([sheet], meanings).columns.map(({ head, example, meaning }) => [head, example, meaning?.field]);
    expect(columns()).toEqual([
      ['Wer', 'Ada', undefined],
      ['Wann', '1.2.2026', undefined],
      ['Wert', '74', undefined],
    ]);
    const half = { meanings: [{ field: 'player' }, null, null] } as const;
    expect(columns(half)[0]).toEqual(['Wer', 'Ada', 'player']);
    expect(readWorksheet([sheet], half).rounds).toEqual([]);
  });

  it('with the heads of an earlier one is read like it, unless something else is chosen (IMPORT-15)', () => {
    const meanings = [{ field: 'player' }, { field: 'playedOn' }, { field: 'score' }] as const;
    const remembered = new Map([['wer|wann|wert', { meanings, dayOrder: 'month-day-year' as const }]]);
    const day = (given: Parameters<typeof readWorksheet>[1]) =>
      readWorksheet([sheet], given, remembered).rounds.map(({ playedOn }) => playedOn);
    expect([day({}), day({ dayOrder: 'day-month-year' })]).toEqual([['2026-01-02'], ['2026-02-01']]);
  });

  it('without a day asks for one, and takes the day and the course that are given (IMPORT-15)', () => {
    const scores = sheetOf('Player | Score\nAda Berg | 74\nBea Else | 80');
    expect(read(scores).problems).toEqual(['No column and no title says on which day the rounds were played.']);
    const { rounds } = readWorksheet([scores], {
      playedOn: '2026-05-01' as FoundRound['playedOn'],
      course: 'Pine Hollow',
    });
    expect(rounds.map(shortly)).toEqual([
      ['Ada Berg', '2026-05-01', 'Pine Hollow', 74, null],
      ['Bea Else', '2026-05-01', 'Pine Hollow', 80, null],
    ]);
  });

  it('with days without a year takes the year that is given (IMPORT-15)', () => {
    const sheet = sheetOf(
      'Player | Date | Course | Score\nAda Berg | 9/3 | Pine Hollow | 74\nBea Else | Sep 4 | Pine Hollow | 80',
    );
    expect(read(sheet).rounds).toEqual([]);
    const days = readWorksheet([sheet], { year: 2026, dayOrder: 'month-day-year' }).rounds.map(
      ({ playedOn }) => playedOn,
    );
    expect(days).toEqual(['2026-09-03', '2026-09-04']);
  });

  it('names heads of scores that it does not read, and none of net scores (IMPORT-15)', () => {
    const unread = (heads: string) => read(sheetOf(`${heads}\nAda Berg | 2026-05-01 | 74 | 70`)).unread;
    expect(unread('Player | Date | Score | Net score')).toEqual([]);
    expect(unread('Player | Date | Score | Second gross')).toEqual(['Second gross']);
  });

  it('says of who left a tournament so, with the days of its title, and reads the par behind a dash (IMPORT-15)', () => {
    const sheet = sheetOf(
      'Fall Open - Sept 14-15, 2026 - Par 71\nPlayer | R1 | R2\nAda Berg | 74 | 71\nBea Else | 80 | WD',
    );
    expect(
      read(sheet).rounds.map(({ player, total, totalPar, tournamentDays, notes }) => [
        ...[player, total, totalPar, tournamentDays?.last],
        notes.map(({ kind }) => kind),
      ]),
    ).toEqual([
      ['Ada Berg', 74, 71, '2026-09-15', []],
      ['Ada Berg', 71, 71, '2026-09-15', []],
      ['Bea Else', 80, 71, '2026-09-15', ['withdrawn']],
    ]);
  });

  it('in the units that are chosen converts its distances (IMPORT-15)', () => {
    const strokes = sheetOf('Date | Hole | Lie | Distance\n2026-05-01 | 1 | tee | 100\n2026-05-01 | 1 | green | 3');
    const toPins = (choices: object) =>
      readWorksheet([strokes], choices).rounds[0]?.holes[0]?.shots?.map(({ toPin }) => toPin);
    expect(toPins({})).toEqual([100, 1]);
    expect(toPins({ units: 'metres', greenUnits: 'feet' })).toEqual([expect.closeTo(109.361), 1]);
  });
});
