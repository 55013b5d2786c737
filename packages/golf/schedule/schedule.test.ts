import { accountIdOf } from '../access/index.ts';
import { describe, expect, it } from 'vitest';
import { academicYear, academicYearLabel, calendarDay as day } from '../calendar/index.ts';
import { scheduleEventOf as eventOf } from '../testing/schedule.ts';
import { clashText, clashTexts, findClashes } from './clashes.ts';
import { eventGaps, formatDaysBetween, freeDaysAfter, NO_DAYS_BETWEEN } from './event-gaps.ts';
import { eventFilters, eventLocaleLabel, eventLocales, eventTypeLabel, eventTypes } from './event-kinds.ts';
import { formatPlacing, readFinish, sayFinish } from './event-result.ts';
import {
  areAllEventTypesChecked,
  areAllLocalesChecked,
  areAllStatusesChecked,
  defaultScheduleOptions as defaults,
  filterEvents,
  splitEvents,
  toggleAllEventTypes,
  toggleAllLocales,
  toggleAllStatuses,
} from './schedule-options.ts';
import { seasonStrip } from './season-strip.ts';
import { groupLines, namesWithStatus, scheduleLines } from './schedule-lines.ts';
import {
  confirmedStatuses,
  consideringStatuses,
  defaultStatuses,
  scheduleStatuses,
  scheduleStatusLabel,
} from './statuses.ts';
import { summarizeUpcoming } from './upcoming-events.ts';

const namesOf = (events: readonly { readonly tournamentName: string }[]) =>
  events.map(({ tournamentName }) => tournamentName);

describe('a finish that stands alone', () => {
  it.each([
    [{ place: 1, isTied: false, ending: null }, '1st'],
    [{ place: 6, isTied: false, ending: null }, '6th'],
    [{ place: 4, isTied: true, ending: null }, 'T4'],
    [{ place: 11, isTied: false, ending: null }, '11th'],
    [{ place: 22, isTied: false, ending: null }, '22nd'],
    [{ place: 113, isTied: false, ending: null }, '113th'],
    [{ place: null, isTied: false, ending: 'withdrew' }, 'WD'],
    [{ place: null, isTied: false, ending: null }, null],
  ] as const)('is said as golfers say it: %j is %s (ABOUT-O20)', (result, said) => {
    expect(sayFinish(result)).toBe(said);
  });
});

describe('statuses', () => {
  it('are six with their names (TOUR-15)', () => {
    expect(scheduleStatuses.map(({ status }) => scheduleStatusLabel(status))).toEqual([
      'In Field',
      'Considering',
      'Qualifying',
      'Applied',
      'Conflict/WD',
      'Invited',
    ]);
  });

  it('keep the text of one that is none of the six (TOUR-O10)', () => {
    expect(scheduleStatusLabel('Alternate')).toBe('Alternate');
    expect(namesOf(filterEvents([eventOf('Odd', { status: 'Alternate' })], { ...defaults, statuses: [] }))).toEqual([
      'Odd',
    ]);
  });

  it('confirmed are in field, qualifying and applied, considered those thought about and invitations (TOUR-16)', () => {
    expect(confirmedStatuses).toEqual(['inField', 'qualifying', 'applied']);
    expect(consideringStatuses).toEqual(['considering', 'invited']);
  });

  it('are all but a conflict by default, the confirmed ones first (TOUR-18)', () => {
    expect(defaultStatuses).toEqual(['inField', 'qualifying', 'applied', 'considering', 'invited']);
    expect(defaults.statuses).toEqual(defaultStatuses);
  });
});

describe('kinds of events', () => {
  it('have types, locales and filters (TOUR-33, TOUR-34, TOUR-35)', () => {
    expect(eventTypes.map(({ eventType }) => eventTypeLabel(eventType))).toEqual(['Tournament', 'Qualifier', 'Match']);
    expect(eventLocales.map(({ locale }) => eventLocaleLabel(locale))).toEqual(['Local', 'National', 'High School']);
    expect(eventFilters).toEqual(['All', 'Individual', 'Team']);
  });
});

describe('the boxes that select all', () => {
  it('of event types is checked from two on, so at three too, and a click clears to none (TOUR-26, TOUR-27, TOUR-O1)', () => {
    const chosen = (count: number) => ({ ...defaults, eventTypes: defaults.eventTypes.slice(0, count) });
    expect([0, 1, 2, 3].map((count) => areAllEventTypesChecked(chosen(count)))).toEqual([false, false, true, true]);
    expect([0, 1, 2, 3].map((count) => toggleAllEventTypes(chosen(count)).eventTypes.length)).toEqual([3, 3, 0, 0]);
  });

  it('of locales is checked at three (TOUR-28, TOUR-O2)', () => {
    const chosen = (count: number) => ({ ...defaults, locales: defaults.locales.slice(0, count) });
    expect([0, 1, 2, 3].map((count) => areAllLocalesChecked(chosen(count)))).toEqual([false, false, false, true]);
    expect([0, 2, 3].map((count) => toggleAllLocales(chosen(count)).locales.length)).toEqual([3, 3, 0]);
  });

  it('of statuses is checked at six (TOUR-29, TOUR-O2)', () => {
    const all = scheduleStatuses.map(({ status }) => status);
    const chosen = (count: number) => ({ ...defaults, statuses: all.slice(0, count) });
    expect([0, 5, 6].map((count) => areAllStatusesChecked(chosen(count)))).toEqual([false, false, true]);
    expect([0, 5, 6].map((count) => toggleAllStatuses(chosen(count)).statuses.length)).toEqual([6, 6, 0]);
  });
});

describe('the grids', () => {
  it('show planned events apart from those that are considered (TOUR-05, TOUR-16)', () => {
    const { planned, considering } = splitEvents(
      scheduleStatuses.map(({ status, label }) => eventOf(label, { status })),
    );
    expect(namesOf(planned)).toEqual(['In Field', 'Qualifying', 'Applied']);
    expect(namesOf(considering)).toEqual(['Considering', 'Conflict/WD', 'Invited']);
  });

  it('show a conflict only while it is ticked, among those that are considered (TOUR-17, TOUR-O8)', () => {
    const events = [eventOf('Cup', { status: 'conflict' })];
    expect(filterEvents(events, defaults)).toEqual([]);
    const ticked = filterEvents(events, { ...defaults, statuses: [...defaultStatuses, 'conflict'] });
    expect(namesOf(splitEvents(ticked).considering)).toEqual(['Cup']);
  });

  it("keep individual or team events as 'Filter To' says (TOUR-35, TOUR-O11)", () => {
    const events = [eventOf('Team', { isTeamEvent: true }), eventOf('Solo')];
    const kept = eventFilters.map((eventFilter) => namesOf(filterEvents(events, { ...defaults, eventFilter })));
    expect(kept).toEqual([['Team', 'Solo'], ['Solo'], ['Team']]);
  });

  it('name each tournament once with the players of each status (DATA-46)', () => {
    const players = [
      { accountId: accountIdOf(2), name: 'Ada' },
      { accountId: accountIdOf(1), name: 'Bea' },
    ];
    const [line, ...others] = scheduleLines(
      [
        eventOf('Cup', { accountId: accountIdOf(1), status: 'inField' }),
        eventOf('Cup', { accountId: accountIdOf(2), status: 'inField' }),
        eventOf('Cup', { accountId: accountIdOf(3), status: 'applied' }),
      ],
      players,
    );
    expect(others).toEqual([]);
    expect(line && [namesWithStatus(line, 'inField'), namesWithStatus(line, 'applied')]).toEqual([['Ada', 'Bea'], []]);
  });

  it('are divided by month, by season, or not at all (TOUR-04)', () => {
    const events = [
      eventOf('A', { startDate: day('2026-11-30'), endDate: day('2026-12-02') }),
      eventOf('B', { startDate: day('2026-12-31') }),
      eventOf('C', { startDate: day('2027-01-01') }),
    ];
    const shape = (view: 'Month' | 'Season' | 'Events') =>
      groupLines(events, view).map(({ label, lines }) => `${label}: ${namesOf(lines).join(' ')}`);
    expect(shape('Month')).toEqual(['November 2026: A', 'December 2026: B', 'January 2027: C']);
    expect(shape('Season')).toEqual(['Fall 2026: A', 'Winter 2027: B C']);
    expect(shape('Events')).toEqual([': A B C']);
    expect(groupLines([], 'Events')).toEqual([]);
  });
});

describe('free days between events', () => {
  const dated = (startDate: string, endDate: string) =>
    eventOf(startDate, { startDate: day(startDate), endDate: day(endDate) });

  it('are the fewest and the most from the last day of one to the first of the next (TOUR-37)', () => {
    const events = [
      dated('2026-07-20', '2026-07-21'),
      dated('2026-07-01', '2026-07-03'),
      dated('2026-07-07', '2026-07-08'),
    ];
    expect(eventGaps(events)).toEqual({ shortest: 3, longest: 11 });
  });

  it('are none for overlaps, and count from the event that lasts longest (TOUR-37)', () => {
    const events = [
      dated('2026-07-01', '2026-07-10'),
      dated('2026-07-02', '2026-07-03'),
      dated('2026-07-13', '2026-07-13'),
    ];
    expect(eventGaps(events)).toEqual({ shortest: 0, longest: 2 });
  });

  it('are told of each event but the last, and not of what was withdrawn from (TOUR-37, TOUR-15)', () => {
    const events = [
      dated('2026-07-07', '2026-07-08'),
      { ...dated('2026-07-04', '2026-07-05'), status: 'conflict' },
      dated('2026-07-01', '2026-07-03'),
    ];
    expect([...freeDaysAfter(events)]).toEqual([['2026-07-01', 3]]);
    expect(eventGaps(events)).toEqual({ shortest: 3, longest: 3 });
  });

  it("are the sentinel for fewer than two events, which shows as '-' (TOUR-37, TOUR-O12)", () => {
    expect(eventGaps([dated('2026-07-01', '2026-07-03')]).shortest).toBe(9999);
    expect([NO_DAYS_BETWEEN, 0, 1, 12].map(formatDaysBetween)).toEqual(['-', '0 days', '1 day', '12 days']);
  });
});

describe('clashes', () => {
  const cup = eventOf('Cup', { startDate: day('2026-07-01'), endDate: day('2026-07-03'), city: 'Amity', state: 'CA' });
  const clashesWith = (changes: Parameters<typeof eventOf>[1]) =>
    findClashes([cup, eventOf('Open', changes)]).map(({ first, second, sharedDays }) => [
      first.tournamentName,
      second.tournamentName,
      sharedDays,
    ]);

  it('are events that share a day (DATA-46)', () => {
    expect(clashesWith({ startDate: day('2026-07-03'), endDate: day('2026-07-05') })).toEqual([['Cup', 'Open', 1]]);
    expect(clashesWith({ startDate: day('2026-07-02'), endDate: day('2026-07-02') })).toEqual([['Cup', 'Open', 1]]);
    expect(clashesWith({ startDate: day('2026-07-05'), endDate: day('2026-07-06') })).toEqual([]);
  });

  it('are also events in two places with no day between (DATA-46)', () => {
    const next = { startDate: day('2026-07-04'), endDate: day('2026-07-05') };
    expect(clashesWith({ ...next, city: 'Reno', state: 'NV' })).toEqual([['Cup', 'Open', 0]]);
    expect(clashesWith({ ...next, city: 'Amity', state: 'CA' })).toEqual([]);
    expect(clashesWith({ ...next, city: null })).toEqual([]);
  });

  it('say what they mean for either event (DATA-46)', () => {
    const open = eventOf('Open', { startDate: day('2026-07-02'), endDate: day('2026-07-05') });
    const next = eventOf('Next', { startDate: day('2026-07-06'), endDate: day('2026-07-06'), city: 'Reno' });
    const told = findClashes([cup, open, next]).flatMap((clash) =>
      [clash.first, clash.second].map(({ tournamentId }) => clashText(clash, tournamentId)),
    );
    expect(told).toEqual([
      'Shares 2 days with Open',
      'Shares 2 days with Cup',
      'No day to travel on to Next',
      'No day to travel from Open',
    ]);
  });

  it('are told up to three for an event, and counted from there, with whose they are among several players (DATA-46)', () => {
    const crowd = Array.from({ length: 6 }, (_unused, index) => eventOf(`T${index}`));
    const [ada, bea] = [
      { accountId: accountIdOf(1), name: 'Ada' },
      { accountId: accountIdOf(2), name: 'Bea' },
    ];
    const told = clashTexts(crowd, [ada]);
    expect(told.size).toBe(6);
    expect(told.get('T5')).toEqual([...[0, 1, 2].map((index) => `Shares 2 days with T${index}`), 'and 2 more']);
    expect(clashTexts(crowd.slice(0, 2), [ada, bea]).get('T0')).toEqual(['Ada: Shares 2 days with T1']);
  });

  it('are none with what was withdrawn from, and none between two players (TOUR-15)', () => {
    const same = { startDate: cup.startDate, endDate: cup.endDate };
    expect(clashesWith({ ...same, status: 'conflict' })).toEqual([]);
    expect(clashesWith({ ...same, accountId: accountIdOf(2) })).toEqual([]);
  });
});

describe('the range of a season strip', () => {
  it('is the academic year of a day, and the years before and after it (TOUR-04)', () => {
    expect(academicYear(day('2026-07-31'))).toEqual({ start: '2025-08-01', end: '2026-07-31' });
    expect(academicYear(day('2026-08-01'))).toEqual({ start: '2026-08-01', end: '2027-07-31' });
    expect([-1, 0, 1].map((later) => academicYearLabel(academicYear(day('2026-09-20'), later)))).toEqual([
      '2025/26',
      '2026/27',
      '2027/28',
    ]);
  });
});

describe('a season strip', () => {
  const range = { start: day('2026-08-01'), end: day('2027-07-31') };
  const on = (name: string, startDate: string, endDate: string, changes = {}) =>
    eventOf(name, { startDate: day(startDate), endDate: day(endDate), ...changes });
  const shape = (events: readonly ReturnType<typeof on>[], nameDays = 0) =>
    seasonStrip(events, range, day('2026-09-20'), () => nameDays).events.map((one) => [
      one.event.tournamentName,
      one.lane,
      one.fromDay,
      one.dayCount,
    ]);

  it('has each month from its first day, and today (TOUR-04)', () => {
    const strip = seasonStrip([], range, day('2026-09-20'));
    expect([strip.dayCount, strip.today, strip.laneCount]).toEqual([365, 50, 0]);
    expect(strip.months.map(({ label }) => label).join(' ')).toBe(
      'Aug 2026 Sep Oct Nov Dec Jan 2027 Feb Mar Apr May Jun Jul',
    );
    expect(strip.months[1]).toEqual({ label: 'Sep', fromDay: 31, dayCount: 30 });
    expect(seasonStrip([], range, day('2026-07-31')).today).toBeNull();
  });

  it('has the days of an event that are on it, with a day of travel around those that are not local (TOUR-34)', () => {
    const events = [
      on('Early', '2026-07-30', '2026-08-02'),
      on('Far', '2026-09-10', '2026-09-12'),
      on('Near', '2026-10-10', '2026-10-10', { locale: 'local' }),
      on('Out', '2026-07-01', '2026-07-02'),
    ];
    const placed = seasonStrip(events, range, day('2026-09-20')).events;
    expect(placed.map((one) => [one.fromDay, one.dayCount, one.travelBefore, one.travelAfter])).toEqual([
      [0, 2, 0, 1],
      [40, 3, 1, 1],
      [70, 1, 0, 0],
    ]);
  });

  it('gives what shares days, travel included, lanes of their own, and lanes are used again (TOUR-04)', () => {
    const events = [
      on('A', '2026-09-10', '2026-09-12'),
      on('B', '2026-09-13', '2026-09-14'),
      on('C', '2026-09-17', '2026-09-17'),
    ];
    expect(shape(events).map(([name, lane]) => [name, lane])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 0],
    ]);
  });

  it('keeps days free for names, after an event, or before it at the end of the strip (TOUR-04)', () => {
    const events = [on('A', '2026-09-10', '2026-09-12'), on('B', '2026-09-20', '2026-09-21')];
    expect(shape(events, 5).map(([, lane]) => lane)).toEqual([0, 0]);
    expect(shape(events, 6).map(([, lane]) => lane)).toEqual([0, 1]);
    const late = [on('A', '2027-07-01', '2027-07-02'), on('B', '2027-07-28', '2027-07-29')];
    const placed = (nameDays: number) => seasonStrip(late, range, day('2026-09-20'), () => nameDays).events;
    expect(placed(10).map(({ isNameBefore, lane }) => [isNameBefore, lane])).toEqual([
      [false, 0],
      [true, 0],
    ]);
    expect(placed(20).map(({ isNameBefore, lane }) => [isNameBefore, lane])).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  it('is refused where its range ends before it begins', () => {
    expect(() => seasonStrip([], { start: range.end, end: range.start }, range.start)).toThrow(RangeError);
  });
});

describe('a result', () => {
  it('is read from what tables say of a finish (DATA-46)', () => {
    const place = (count: number, isTied: boolean) => ({ place: count, isTied, ending: null });
    expect(['T3', 't-12', '1', '2nd', ' T 4 ', '=3'].map(readFinish)).toEqual([
      place(3, true),
      place(12, true),
      place(1, false),
      place(2, false),
      place(4, true),
      place(3, true),
    ]);
    expect(['12T', '12=', '3.', 'P2', 'Win', 'winner', '１2'].map(readFinish)).toEqual([
      place(12, true),
      place(12, true),
      place(3, false),
      place(2, false),
      place(1, false),
      place(1, false),
      place(12, false),
    ]);
    expect(
      ['W/D', 'Ret', 'RTD', 'nc', 'DNF', 'DSQ', 'd.q.', 'Missed cut'].map((text) => readFinish(text)?.ending),
    ).toEqual([
      ...['withdrew', 'withdrew', 'withdrew', 'withdrew', 'withdrew'],
      ...['disqualified', 'disqualified', 'missedCut'],
    ]);
    expect(['MC', 'cut', 'wd', 'DQ'].map((text) => readFinish(text)?.ending)).toEqual([
      'missedCut',
      'missedCut',
      'withdrew',
      'disqualified',
    ]);
    const shared = ['Tied 3rd', 'tied for 3rd', 'Tie 3', '3rd (T)', 'Geteilter 3. Platz', 'T-3rd', 'T3.'];
    const alone = [
      '3rd place',
      'Solo 3rd',
      'Third place',
      'third',
      '#3',
      'No. 3',
      '3rd overall',
      'Finished 3rd',
      '3º',
      '3e',
    ];
    for (const text of shared) expect([text, readFinish(text)]).toEqual([text, place(3, true)]);
    for (const text of alone) expect([text, readFinish(text)]).toEqual([text, place(3, false)]);
    expect(['Champion', 'Medalist', 'Co-Medalist', 'Co-champion', 'Runner-up', 'runner up'].map(readFinish)).toEqual([
      ...[place(1, false), place(1, false), place(1, true), place(1, true), place(2, false), place(2, false)],
    ]);
    const unread = ['', '0', 'soon', '3.5', 'T', '=', 'Tied', 'no', 'place', 'Cut line 3', '3 and 2'];
    expect(unread.map(readFinish)).toEqual(unread.map(() => null));
  });

  it('is told as place and field, whichever is known; the size of the field alone is none (DATA-49, TOUR-O14)', () => {
    const result = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };
    expect(formatPlacing(result)).toBe('T3 of 78');
    expect(formatPlacing({ ...result, fieldSize: null })).toBe('T3');
    expect(formatPlacing({ ...result, place: null })).toBeNull();
    expect(formatPlacing({ ...result, place: null, ending: 'missedCut' })).toBe('MC of 78');
    expect(formatPlacing({ ...result, place: null, fieldSize: null })).toBeNull();
  });
});

describe('upcoming events', () => {
  const events = scheduleStatuses.flatMap(({ status }, index) => [
    { status, startDate: day(`2026-07-${20 - index}`) },
    { status, startDate: day(`2026-08-${10 + index}`) },
  ]);

  it('count 1, 3 and 4 as Confirmed and 2 and 6 as Considering (ABOUT-13, ABOUT-O4, TOUR-16)', () => {
    expect(summarizeUpcoming(events)).toMatchObject({ confirmedCount: 6, consideringCount: 4 });
  });

  it('list the five soonest without conflicts (ABOUT-13, ABOUT-O4)', () => {
    expect(summarizeUpcoming(events).events.map(({ startDate }) => startDate)).toEqual([
      '2026-07-15',
      '2026-07-17',
      '2026-07-18',
      '2026-07-19',
      '2026-07-20',
    ]);
  });
});
