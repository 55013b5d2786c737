import { calendarDay } from '@strokebook/golf/calendar';
import { describe, expect, it } from 'vitest';
import { readScheduleTable } from './read-schedule-table.ts';
import { guessDayOrder, readDay, readDays } from './read-day.ts';

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

describe('a table of tournaments', () => {
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
        problems: [],
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
          said: new Set(
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
    expect(problemsOf({ Date: '2026-02-30' })).toEqual(["First day: '2026-02-30' is no day."]);
    expect(problemsOf({ Date: '' })).toEqual(['First day is missing.']);
    expect(problemsOf({ End: '2026-06-30' })).toEqual(['Last day is before the first day.']);
    expect(problemsOf({ Tournament: '' })).toEqual(['Tournament is required.']);
    expect(problemsOf({ Status: 'Maybe' })).toEqual([
      "Status: 'Maybe' is none of In Field, Considering, Qualifying, Applied, Conflict/WD, Invited.",
    ]);
    expect(problemsOf({ Type: 'Scramble' })).toEqual([
      "Event type: 'Scramble' is none of Tournament, Qualifier, Match.",
    ]);
    expect(problemsOf({ Finish: 'third' })).toEqual(["Finish: 'third' is no place such as T3, MC, WD or DQ."]);
    expect(problemsOf({ Scores: '71-7x' })).toEqual(["Round scores: '7x' is no score."]);
    expect(problemsOf({ Scores: '71-74' })).toEqual([
      'Par is missing: without it nobody can tell what the scores are against.',
    ]);
    expect(problemsOf({ Scores: '71', Par: '72', Slope: '300' })).toEqual(['Slope rating must be 55 to 155.']);
    expect(problemsOf({ Field: 'many' })).toEqual(["Field size: 'many' is no number."]);
    expect(problemsOf({ Rounds: '2.5' })).toEqual(['Number of rounds must be a whole number.']);
    expect(problemsOf({ Link: 'javascript:alert(1)' })?.[0]).toMatch(/^Web page /);
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

  it('knows a withdrawal however it is written, and takes it for the status of a conflict (TOUR-15)', () => {
    const statuses = ['WD', 'w/d', 'Withdrawn'].map((Status) => rowOf({ Status })?.event?.status);
    expect(statuses).toEqual(['conflict', 'conflict', 'conflict']);
  });

  it('takes both days from one cell that names them, unless another one names the last (DATA-46)', () => {
    const daysOf = (columns: Readonly<Record<string, string>>) => {
      const event = rowOf(columns)?.event;
      return [event?.tournament.startDate, event?.tournament.endDate, event?.said.has('endDate')];
    };
    expect(daysOf({ Date: 'Jun 1-3, 2026' })).toEqual(['2026-06-01', '2026-06-03', true]);
    expect(daysOf({ Date: 'Jun 1-3, 2026', End: '2026-06-04' })).toEqual(['2026-06-01', '2026-06-04', true]);
    expect(daysOf({ Date: 'Jun 1, 2026', End: '' })).toEqual(['2026-06-01', '2026-06-01', false]);
  });

  it('reads lengths with parted thousands and ratings with a decimal comma (DATA-46)', () => {
    const { result } = rowOf({ Scores: '71', Par: '72', Yards: '6,850 yds', Rating: '72,5' })?.event ?? {};
    expect(result?.rounds).toEqual([{ score: 71, par: 72, yards: 6850, courseRating: 72.5, slopeRating: null }]);
  });

  it('takes a tournament once (DATA-46)', () => {
    const { rows } = read('Tournament,Date\nCup,2026-07-01\n cup ,2026-07-01\nCup,2026-07-02');
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, ['This tournament stands on line 2 already.']],
      [4, []],
    ]);
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
    expect(read('Tournament,Date').problems).toEqual(['Below the line of heads there is no row.']);
    expect(read('Tournament,Date\n"Cup,2026-07-01').problems).toEqual([
      'The text is no table: a quotation mark is opened and not closed.',
    ]);
    const long = Array.from({ length: 1_001 }, (_unused, index) => `Cup ${index},2026-07-01`).join('\n');
    expect(read(`Tournament,Date\n${long}`).problems).toEqual(['The table has more than 1000 rows: please split it.']);
  });
});

describe('a day in a table', () => {
  it('is read in words and figures, in the order that is asked for', () => {
    const texts = ['2026-10-24', 'Oct 24, 2026', '24 October 2026', 'October 24th 2026', '10/24/2026', '10-24-26'];
    expect(texts.map((text) => readDay(text, 'month-day-year'))).toEqual(texts.map(() => '2026-10-24'));
    expect(readDay('3/4/2026', 'day-month-year')).toBe('2026-04-03');
    expect(
      ['', 'soon', '2026', '13/13/2026', 'Foo 3 2026', '2026-02-30'].map((text) => readDay(text, 'month-day-year')),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });

  it('stands for itself and the last one where a range is written (DATA-46)', () => {
    const inJune = ['Jun 1-3, 2026', '1 – 3 June 2026', '6/1/2026 to 6/3/2026', 'Jun 1 – Jun 3, 2026'];
    const isoInJune = ['2026-06-01 - 2026-06-03', '6/1-6/3/2026', 'Jun 1, 2026 – Jun 3', '6/1/2026 - 6/3'];
    for (const text of [...inJune, ...isoInJune]) {
      expect(readDays(text, 'month-day-year'), text).toEqual({ first: '2026-06-01', last: '2026-06-03' });
    }
    const unreadable = ['Jun 5-3, 2026', 'Jun 29 – Jan 2, 2026', 'Jun 5, 2026 – Jun 3', '2026-02-30', 'soon-ish'];
    expect(unreadable.map((text) => readDays(text, 'month-day-year'))).toEqual(unreadable.map(() => null));
  });

  it.each([
    'Dec 30, 2025 – Jan 2, 2026',
    'Dec 30 - Jan 2, 2026',
    '30 December – 2 January 2026',
    '12/30 - 1/2/2026',
    'Dec 30, 2025 – Jan 2',
    '12/30/2025 to 1/2',
  ])('is of the year before where the range goes over New Year, wherever the year stands: %s (DATA-46)', (text) => {
    expect(readDays(text, 'month-day-year')).toEqual({ first: '2025-12-30', last: '2026-01-02' });
  });

  it('is written over New Year with the day before the month too (DATA-46)', () => {
    expect(readDays('30.12. - 2.1.2026', 'day-month-year')).toEqual({ first: '2025-12-30', last: '2026-01-02' });
  });

  it('has its order told by the figures that can be no month', () => {
    expect(guessDayOrder(['03/04/2026', '25/04/2026'])).toBe('day-month-year');
    expect(guessDayOrder(['03/04/2026', '04/25/2026'])).toBe('month-day-year');
    expect(guessDayOrder(['2026-04-25'])).toBe('year-month-day');
    expect(guessDayOrder([])).toBe('month-day-year');
  });
});
