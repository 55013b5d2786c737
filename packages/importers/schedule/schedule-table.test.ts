import { calendarDay } from '@strokebook/golf/calendar';
import { describe, expect, it } from 'vitest';
import { eventName } from '@strokebook/golf/schedule';
import { readScheduleTable } from './read-schedule-table.ts';

const today = calendarDay('2026-06-15');
type Asked = Partial<Parameters<typeof readScheduleTable>[1]>;
const read = (csv: string, asked: Asked = {}) => readScheduleTable(csv, { today, ...asked });
/** The only row of a table with these columns. */
const rowOf = (columns: Readonly<Record<string, string>>) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const given = { Tournament: 'Cup', Date: '2026-07-01', ...columns };
  const { rows } = read(`${Object.keys(given).join(',')}\n${Object.values(given).map(quoted).join(',')}`);
  return rows[0];
};
const problemsOf = (columns: Readonly<Record<string, string>>) => rowOf(columns)?.problems;

describe('a table of results', () => {
  it('without a par is of the par that is said for all rounds, and a row with its own keeps it (DATA-O12)', () => {
    const csv = 'Tournament,Date,R1,R2,Par\nState Open,2026-05-01,71,74,\nCup,2026-05-08,70,69,70';
    expect(read(csv).rows[0]?.problems[0]).toMatch(/^Par is missing/);
    const { rows } = read(csv, { par: 72 });
    expect(rows.map(({ event }) => event?.result?.rounds.map(({ par }) => par))).toEqual([
      [72, 72],
      [70, 70],
    ]);
  });

  it('is split at the commas that its mapping needs, although a list in a row has more semicolons (IMPORT-15)', () => {
    const csv =
      'name,startDate,endDate,scores,par\nCup,2026-05-01,2026-05-03,71 74 70,"72; 72; 72"\n"A;B;C;D;E Open",2026-05-08,,70,72\n';
    const { rows, problems } = read(csv, { mapping: ['name', 'startDate', 'endDate', 'scores', 'par'] });
    expect(problems).toEqual([]);
    expect(rows.map(({ event }) => event?.result?.rounds.map(({ score }) => score))).toEqual([[71, 74, 70], [70]]);
  });

  it('asks about a row of more days than any event has rounds, unless it says how many rounds it has (DATA-O11)', () => {
    const long = { Date: '2027-09-01', 'Last day': '2027-10-01' };
    expect(problemsOf(long)?.[0]).toMatch(/31 days in one event\. Are day and month the other way round\?/);
    expect(problemsOf({ ...long, Rounds: '4' })).toEqual([]);
  });

  it('is read month first although one of its days is none (DATA-O11)', () => {
    const { rows, dayOrder } = read('Tournament,Date\nCup,01/09/2027\nOpen,10/02/2026\nTypo,99/99/2026');
    expect([dayOrder, rows[0]?.event?.tournament.startDate]).toEqual(['month-day-year', '2027-01-09']);
  });
});

describe('a table of tournaments', () => {
  it('has its texts cleaned of what cannot be seen, and a name of nothing else is a problem of its row (DATA-O62)', () => {
    const { event } = rowOf({ Tournament: 'State\u200b Open\u202e', City: 'Pine\u2066 Hill' }) ?? {};
    expect([event?.tournament.name, event?.tournament.city]).toEqual(['State Open', 'Pine Hill']);
    expect(problemsOf({ Tournament: '\u200b' })).toEqual(['Tournament is required.']);
    expect(problemsOf({ Tournament: '...' })).toEqual(['Tournament needs a letter or a digit.']);
  });

  it('is told by heads as people write them (DATA-46)', () => {
    const { columns } = read('Event Name;When;Venue;Prov.;Website;# of Rounds;Category;Players;Remarks\n');
    expect(columns.map(({ field }) => field)).toEqual([
      'name',
      'startDate',
      'city',
      'state',
      'url',
      'numberOfRounds',
      'eventType',
      'fieldSize',
      'note',
    ]);
  });

  it.each([
    ['a title', 'Spring 2026, Harrow Glen, printed 3/1/2026\n'],
    ['a title in the first of many cells, and a line of nothing', '2026 Schedule;;;;\n;;;;\n'],
    ['a byte order mark and lines of Windows', '\uFEFFTour\r\n\r\nPlayer: A. Reyes\r\n'],
  ])('is told by heads that stand below %s, and counts its lines from the first', (_what, above) => {
    const { columns, rows, problems } = read(
      `${above}Tournament;Date;City\nState Open;2026-07-01;Amity\nCup;x;Amity\n`,
    );
    expect([problems, columns.map(({ field }) => field)]).toEqual([[], ['name', 'startDate', 'city']]);
    const lineOfHeads = above.split('\n').length;
    expect(rows.map(({ line, event }) => [line, event?.tournament.name])).toEqual([
      [lineOfHeads + 1, 'State Open'],
      [lineOfHeads + 2, undefined],
    ]);
  });

  it('below a title takes the first line of several cells for its heads where no heads tell what they are', () => {
    const { columns } = read('Our spring\nWhat,On,Where\nState Open,2026-07-01,Amity');
    expect(columns.map(({ head }) => head)).toEqual(['What', 'On', 'Where']);
  });

  it('without heads has its first line for a row, told by a day in it, and columns to be mapped (DATA-46)', () => {
    const csv = 'Our spring\nState Open,25/4/2026,Amity\nCup,26/4/2026,Reno';
    const { columns, problems, rows } = read(csv);
    expect(columns.map(({ head, example, field }) => [head, example, field])).toEqual([
      ['', 'State Open', null],
      ['', '25/4/2026', null],
      ['', 'Amity', null],
    ]);
    expect([problems.length, rows.map(({ line }) => line)]).toEqual([2, [2, 3]]);
    const mapped = read(csv, { mapping: ['name', 'startDate', 'city'] });
    expect(mapped.rows.map(({ event }) => [event?.tournament.name, event?.tournament.startDate])).toEqual([
      ['State Open', '2026-04-25'],
      ['Cup', '2026-04-26'],
    ]);
    expect(read('Cup,2026-07-01', { mapping: ['name', 'startDate'] }).problems).toEqual([]);
    const named = read('Spring Open,2026-07-01,Tournament,Team\nCup,2026-07-02,Match,Team', {
      mapping: ['name', 'startDate', 'eventType', 'team'],
    });
    expect(named.rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('is read with everything that its columns say (DATA-46)', () => {
    const { rows, problems, columns } = read(
      [
        'Event;Start;End;City;State;Level;Type;Team;Status;Pos;Field;R1;R2;R3;Par;Yardage;Rating;Slope;Notes',
        'Spring "Open";3/29/2026;3/31/2026;Amity;CA;National;Tournament;Individual;In Field;T3;78;71;74;70;72;6,950;74.1;138;Windy',
      ].join('\r\n'),
    );
    expect([problems, columns.map(({ field }) => field)]).toEqual([
      [],
      [
        'name',
        'startDate',
        'endDate',
        'city',
        'state',
        'locale',
        'eventType',
        'team',
        'status',
        'finish',
        'fieldSize',
      ].concat(['scores', 'scores', 'scores', 'par', 'yards', 'courseRating', 'slopeRating', 'note']),
    ]);
    const round = { par: 72, yards: 6950, courseRating: 74.1, slopeRating: 138 };
    expect(rows).toEqual([
      {
        line: 2,
        name: 'Spring "Open"',
        problems: [],
        isLeftOut: false,
        event: {
          tournament: {
            name: 'Spring "Open"',
            url: null,
            city: 'Amity',
            state: 'CA',
            startDate: '2026-03-29',
            endDate: '2026-03-31',
            numberOfRounds: 3,
            eventType: 'tournament',
            locale: 'national',
            isTeamEvent: false,
          },
          status: 'inField',
          note: 'Windy',
          result: {
            fieldSize: 78,
            place: 3,
            isTied: true,
            ending: null,
            rounds: [71, 74, 70].map((score) => ({ score, ...round })),
          },
          given: new Set(
            ['name', 'startDate', 'endDate', 'city', 'state', 'locale', 'eventType', 'team', 'status', 'finish'].concat(
              ['fieldSize', 'scores', 'par', 'yards', 'courseRating', 'slopeRating', 'note'],
            ),
          ),
        },
      },
    ]);
  });

  it('needs a name and a day alone; what is over was played, what is to come is considered (TOUR-15)', () => {
    const { rows } = read('Tournament\tDate\nOver\t2026-06-14\nToday\t2026-06-15\nNext\t2026-09-01');
    expect(rows.map(({ event }) => [event?.tournament.name, event?.status, event?.result])).toEqual([
      ['Over', 'inField', null],
      ['Today', 'considering', null],
      ['Next', 'considering', null],
    ]);
  });

  it('follows the mapping that is asked for, and the heads where it is of another table (DATA-46)', () => {
    const csv = 'A,B,C\nCup,2026-07-01,Open';
    expect(read(csv).problems).toEqual([
      "No column holds 'Tournament', which every row needs.",
      "No column holds 'First day', which every row needs.",
    ]);
    const mapped = read(csv, { mapping: [null, 'startDate', 'name'] });
    expect([mapped.problems, mapped.rows[0]?.event?.tournament.name]).toEqual([[], 'Open']);
    expect(read(csv, { mapping: ['name'] }).problems).toHaveLength(2);
    expect(read(csv, { mapping: ['name', 'startDate', 'name'] }).problems).toEqual([
      "More than one column is said to hold 'Tournament'.",
    ]);
  });

  it('says of each row what is wrong and in which column (TOUR-15, TOUR-33, TOUR-34)', () => {
    expect(problemsOf({ Date: '2026-02-30' })).toEqual(["First day: '2026-02-30' is not a date."]);
    for (const Date of ['Oct 5-6', '5-6 Oct', '3/14-16', '14.-16.3', 'Oct 5', 'Oct 30 - Nov 1'])
      expect(problemsOf({ Date })).toEqual([`First day: '${Date}' lacks its year.`]);
    expect(problemsOf({ Date: '' })).toEqual(['First day is missing.']);
    expect(problemsOf({ End: '2026-06-30' })).toEqual(['Last day is before the first day.']);
    expect(problemsOf({ Tournament: '' })).toEqual(['Tournament is required.']);
    expect(problemsOf({ Status: 'Maybe' })).toEqual([
      "Status: 'Maybe' is none of In Field, Considering, Qualifying, Applied, Conflict/WD, Invited.",
    ]);
    expect(problemsOf({ Type: 'Scramble' })).toEqual([
      "Event type: 'Scramble' is none of Tournament, Qualifier, Match.",
    ]);
    expect(problemsOf({ Finish: 'soon' })).toEqual(["Finish: 'soon' is not a finish such as T3, MC, WD or DQ."]);
    expect(problemsOf({ Scores: '71-7x' })).toEqual(["Round scores: '7x' is not a score."]);
    expect(problemsOf({ Scores: '71-74' })).toEqual([
      'Par is missing: without it nobody can tell what the scores are against.',
    ]);
    expect(problemsOf({ Scores: '71', Par: '72', Slope: '300' })).toEqual(['Slope rating must be 55 to 155.']);
    expect(problemsOf({ Field: 'many' })).toEqual(["Field size: 'many' is not a number."]);
    expect(problemsOf({ Rounds: '2.5' })).toEqual(['Number of rounds must be a whole number.']);
    expect(problemsOf({ Link: 'javascript:alert(1)' })?.[0]).toMatch(/^Web page /);
  });

  const resultOf = (cells: Parameters<typeof rowOf>[0]) => {
    const result = rowOf({ Par: '72', ...cells })?.event?.result;
    return result?.rounds.map(({ score }) => score);
  };

  it.each([
    ...[
      '71-72-73',
      '71–72–73',
      '71—72—73',
      '71‑72‑73',
      '71−72−73',
      '71 - 72 - 73',
      '71/72/73',
      '71, 72, 73',
      '71 72 73',
      '71+72+73',
      '71|72|73',
    ],
    ...[
      '71-72-73 (+3)',
      '71-72-73 +3',
      '71-72-73 E',
      '71-72-73 (E)',
      '71 (-1), 72 (E), 73 (+1)',
      '71(-1)-72(E)-73(+1)',
      '71-72-73 [+3]',
      '+3 (71-72-73)',
    ],
    ...[
      '71-72-73=216',
      '71-72-73 = 216 (E)',
      '216 (71-72-73)',
      '71-72-73 (216)',
      '71-72-73 (216, +3)',
      '71-72-73 total 216',
      '(71-72-73)',
      '71*-72-73',
      '７１-72-73',
    ],
  ])('has the scores as people and results pages write them: %s (DATA-46)', (Scores) => {
    expect(resultOf({ Scores })).toEqual([71, 72, 73]);
  });

  it('has a round that is written as its nines or to par too, and refuses a sum that is none (DATA-46)', () => {
    for (const Scores of ['74', '74 (+2)', '74 +2', '+2 (74)', '36-38=74', '36+38', '36-38 (74)'])
      expect([Scores, resultOf({ Scores })]).toEqual([Scores, [74]]);
    expect(resultOf({ Scores: '72 (E)' })).toEqual([72]);
    expect(resultOf({ Scores: '71+74' })).toEqual([71, 74]);
    expect(problemsOf({ Scores: '71-72-73=215', Par: '72' })).toEqual([
      'Round scores: 215 is not the sum of 71, 72, 73.',
    ]);
    expect(problemsOf({ Scores: 'soon', Par: '72' })).toEqual(["Round scores: 'soon' is not a score."]);
  });

  it('has a day, course, par and rating for each score, or one for all of them (DATA-46, IMPORT-15)', () => {
    const cells = {
      Scores: '74 71',
      Par: '72; 71',
      Rating: '73.9; 72.1',
      'Round days': '2026-06-01; 2026-06-01',
      Course: 'Old Course',
    };
    const [row] = readScheduleTable(
      [
        ['Tournament', 'Date', 'Last day', ...Object.keys(cells)].join(','),
        ['Open', '2026-06-01', '2026-06-02', ...Object.values(cells)].join(','),
      ].join('\n'),
      { today: calendarDay('2026-07-01') },
    ).rows;
    expect(row?.event?.result?.rounds).toEqual([
      {
        ...{ score: 74, par: 72, yards: null, courseRating: 73.9, slopeRating: null },
        ...{ playedOn: '2026-06-01', courseName: 'Old Course' },
      },
      {
        ...{ score: 71, par: 71, yards: null, courseRating: 72.1, slopeRating: null },
        ...{ playedOn: '2026-06-01', courseName: 'Old Course' },
      },
    ]);
    expect(problemsOf({ Scores: '74 71 70', Par: '72; 71' })).toEqual(['Par: 2 values for 3 scores.']);
    expect(problemsOf({ Scores: '74', Par: '72', 'Round days': 'soon' })).toEqual([
      "Days of the rounds: 'soon' is not a date.",
    ]);
  });

  it('has the ending that its scores say, unless its finish says another (DATA-46)', () => {
    const endOf = (Scores: string, Finish = '') => {
      const result = rowOf({ Scores, Finish, Par: '72' })?.event?.result;
      return [result?.rounds.map(({ score }) => score), result?.ending ?? result?.place];
    };
    expect(endOf('71-WD')).toEqual([[71], 'withdrew']);
    expect(endOf('76-77-MC')).toEqual([[76, 77], 'missedCut']);
    expect(endOf('76-77-CUT', 'MC')).toEqual([[76, 77], 'missedCut']);
    expect(endOf('80, DQ')).toEqual([[80], 'disqualified']);
    expect(endOf('71-72-x', '5')).toEqual([[71, 72], 5]);
    expect(endOf('71-72', '3rd of 84 players')).toEqual([[71, 72], 3]);
  });

  it('completes the address of a web page that is a domain alone', () => {
    expect(rowOf({ Link: 'example.com/cup' })?.event?.tournament.url).toBe('https://example.com/cup');
  });

  it('knows statuses and kinds by label, name and code, whatever their case (TOUR-15)', () => {
    const statuses = ['in field', 'INFIELD', '1', 'conflict/wd', 'Conflict'].map(
      (Status) => rowOf({ Status })?.event?.status,
    );
    expect(statuses).toEqual(['inField', 'inField', 'inField', 'conflict', 'conflict']);
    expect(rowOf({ Level: 'high school', Type: '10', Team: 'Yes' })?.event?.tournament).toMatchObject({
      locale: 'highSchool',
      eventType: 'qualifier',
      isTeamEvent: true,
    });
  });

  it('knows teams by words and by ticks, and takes no other word for an individual (DATA-46)', () => {
    const isTeamOf = (Team: string) => rowOf({ Team })?.event?.tournament.isTeamEvent;
    const teams = ['Team', 'Team event', 'Teams', 'yes', 'Y', 'TRUE', 'x', '1'];
    const individuals = ['Individual', 'Individual event', 'no', 'N', 'false', '0', ''];
    expect(teams.map(isTeamOf)).toEqual(teams.map(() => true));
    expect(individuals.map(isTeamOf)).toEqual(individuals.map(() => false));
    expect(problemsOf({ Team: 'maybe' })).toEqual(["Team or individual: 'maybe' is none of Team, Individual."]);
  });

  it('knows a withdrawal however it is written, and takes it for the status of a conflict (TOUR-15)', () => {
    const statuses = ['WD', 'w/d', 'Withdrawn'].map((Status) => rowOf({ Status })?.event?.status);
    expect(statuses).toEqual(['conflict', 'conflict', 'conflict']);
  });

  it('reads a tie behind its place and the field behind its finish, unless a column of its own has the field (DATA-46)', () => {
    const placed = (columns: Readonly<Record<string, string>>) => {
      const { place, isTied, ending, fieldSize } = rowOf(columns)?.event?.result ?? {};
      return [ending ?? place, isTied, fieldSize];
    };
    expect(placed({ Finish: '12T' })).toEqual([12, true, null]);
    expect(placed({ Finish: 'T12 of 80' })).toEqual([12, true, 80]);
    expect(placed({ Finish: '12/80' })).toEqual([12, false, 80]);
    expect(placed({ Finish: '12t / 80', Field: '78' })).toEqual([12, true, 78]);
    expect(placed({ Finish: '12=' })).toEqual([12, true, null]);
    expect(placed({ Finish: 'RTD of 80' })).toEqual(['withdrew', false, 80]);
    expect(placed({ Finish: 'W/D' })).toEqual(['withdrew', false, null]);
    expect(placed({ Finish: 'MC of 80' })).toEqual(['missedCut', false, 80]);
    // Neither has a place.
    for (const Finish of ['MDF', 'DNS', '-']) expect(rowOf({ Finish })?.event?.result).toBeNull();
    expect(placed({ Finish: 'MDF', Field: '78' })).toEqual([null, false, 78]);
    expect(problemsOf({ Finish: '12/many' })).toEqual(["Finish: '12/many' is not a finish such as T3, MC, WD or DQ."]);
    expect(problemsOf({ Finish: '12/0' })).toEqual(['Field size must be 1 to 5,000.']);
  });

  it('takes both days from one cell that names them, unless another one names the last (DATA-46)', () => {
    const daysOf = (columns: Readonly<Record<string, string>>) => {
      const event = rowOf(columns)?.event;
      return [event?.tournament.startDate, event?.tournament.endDate, event?.given.has('endDate')];
    };
    expect(daysOf({ Date: 'Jun 1-3, 2026' })).toEqual(['2026-06-01', '2026-06-03', true]);
    expect(daysOf({ Date: 'Jun 1-3, 2026', End: '2026-06-04' })).toEqual(['2026-06-01', '2026-06-04', true]);
    expect(daysOf({ Date: 'Jun 1, 2026', End: '' })).toEqual(['2026-06-01', '2026-06-01', false]);
  });

  it('reads lengths with parted thousands and ratings with a decimal comma (DATA-46)', () => {
    const { result } = rowOf({ Scores: '71', Par: '72', Yards: '6,850 yds', Rating: '72,5' })?.event ?? {};
    expect(result?.rounds).toEqual([{ score: 71, par: 72, yards: 6850, courseRating: 72.5, slopeRating: null }]);
  });

  it('leaves out the total that stands beside the rounds, and takes a lone score for the only round (DATA-46)', () => {
    const heads = [
      'Tournament,Date,R1,R2,Score,Par',
      'Tournament,Date,Scores,Round 1,Rd 2,Par',
      'Event,Date,Score,Par',
    ];
    expect(
      heads.map((head) =>
        read(head)
          .columns.map(({ field }) => field)
          .slice(2),
      ),
    ).toEqual([
      ['scores', 'scores', null, 'par'],
      [null, 'scores', 'scores', 'par'],
      ['scores', 'par'],
    ]);
    const { rows } = read('Tournament,Date,R1,R2,Score,Par\nCup,3/20/26,72,73,145,72');
    expect(rows[0]?.event?.result?.rounds.map(({ score }) => score)).toEqual([72, 73]);
  });

  it('takes no total for a round: rounds are told by their heads, and none is as long as two (DATA-46)', () => {
    const { columns } = read('Tournament,Date,Round 1 Score,Score R2,Score,Par');
    expect(columns.map(({ field }) => field).slice(2)).toEqual(['scores', 'scores', null, 'par']);
    const said = (Scores: string, Par: string) => problemsOf({ Scores, Par });
    expect(said('145', '72')).toEqual(['Round scores: 145 is not a score of one round of par 72.']);
    expect(said('72, 130', '72')).toEqual(['Round scores: 130 is not a score of one round of par 72.']);
    expect([said('128', '72'), said('70', '36')]).toEqual([[], []]);
  });

  it('is refused with more columns than can be mapped', () => {
    const wide = Array.from({ length: 201 }, (_unused, index) => `Column ${index}`).join(',');
    expect(read(`${wide}\n${wide}`)).toMatchObject({ columns: [], problems: ['The table has more than 200 columns.'] });
  });

  it('takes no score for a round that is the sum of all the others, of which there are two or more (DATA-46)', () => {
    const said = (Scores: string) => problemsOf({ Scores, Par: '72' });
    expect(said('72 73 145')).toEqual(['Round scores: 145 is the sum of the others, and no round.']);
    expect(said('108-36-36-36')).toEqual(['Round scores: 108 is the sum of the others, and no round.']);
    expect([said('72-72'), said('71-74-70')]).toEqual([[], []]);
  });

  it('knows a name whatever its blanks and the parts of its letters, and stores it tidy; notes keep their lines (DATA-46)', () => {
    const { rows } = read(
      'Tournament,Date,Note\n"  Cafe\u0301 \u00A0 Open\n2026 ",2026-07-01,"Bring\nlights"\nCAF\u00C9 Open 2026,2026-07-01,',
    );
    expect(rows.map(({ event, problems }) => [event?.tournament.name, event?.note, problems])).toEqual([
      ['Caf\u00E9 Open 2026', 'Bring\nlights', []],
      [undefined, undefined, ['This tournament is already on line 4.']],
    ]);
    expect(eventName({ name: 'State \u00A0Cup ' })).toBe('state cup');
  });

  it('takes a tournament once (DATA-46)', () => {
    const { rows } = read('Tournament,Date\nCup,2026-07-01\n cup ,2026-07-01\nCup,2026-07-02');
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, ['This tournament is already on line 2.']],
      [4, []],
    ]);
  });

  it('reads no line that is left out, so that another may say the same tournament (DATA-46)', () => {
    const { rows } = read('Tournament,Date\nCup,2026-07-01\n,soon\nCup,2026-07-01', { leftOut: [2, 3, 99] });
    expect(rows.map(({ event, problems, isLeftOut }) => [event?.tournament.name, problems, isLeftOut])).toEqual([
      [undefined, [], true],
      [undefined, [], true],
      ['Cup', [], false],
    ]);
  });

  it('says one reason for a first day that cannot be read, beside the name (DATA-46)', () => {
    const { rows } = read('Tournament,Date,End\nOpen,soon,2029-07-02');
    expect(rows).toMatchObject([{ name: 'Open', problems: [expect.stringMatching(/^First day: /)] }]);
  });

  it('counts lines as an editor does, over empty ones and line breaks in cells (DATA-46)', () => {
    const { rows } = read('\uFEFFTournament,Date,Note\n\nCup,2026-07-01,"two\nlines"\n,,\nOpen,nonsense,');
    expect(rows.map(({ line, problems }) => [line, problems.length])).toEqual([
      [4, 0],
      [6, 1],
    ]);
  });

  it('is told when it is empty, broken, too long, or has heads alone (DATA-46)', () => {
    expect(read(' \n ').problems).toEqual(['The table is empty.']);
    expect(read('Tournament,Date').problems).toEqual(['There is no row below the names of the columns.']);
    expect(read('Tournament,Date\n"Cup,2026-07-01').problems).toEqual([
      'The text is not a table: a quotation mark is opened and not closed.',
    ]);
    const long = Array.from({ length: 1_001 }, (_unused, index) => `Cup ${index},2026-07-01`).join('\n');
    expect(read(`Tournament,Date\n${long}`).problems).toEqual(['The table has more than 1000 rows: please split it.']);
  });
});
