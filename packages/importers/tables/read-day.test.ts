import { describe, expect, it } from 'vitest';
import { guessDayOrder, readDay, readDays } from './read-day.ts';

describe('a day in a table', () => {
  it('is read in words and figures, in the order that is asked for', () => {
    const texts = [
      '2026-10-24',
      'Oct 24, 2026',
      '24 October 2026',
      'October 24th 2026',
      '10/24/2026',
      '10-24-26',
      '24-Oct-26',
    ];
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
    const unreadable = [
      'Jun 5-3, 2026',
      'Jun 29 – Jan 2, 2026',
      'Jun 5, 2026 – Jun 3',
      '2026-02-30',
      'soon-ish',
      '6/1 - 6/3',
      'Mar 14-16',
      'May 1-2',
      'Jun 1 - 3',
      '3/14-16',
      'Sat 3/14-15',
      '6/1 – 6',
      `${'1-'.repeat(200_000)}2026`,
    ];
    expect(unreadable.map((text) => readDays(text, 'month-day-year'))).toEqual(unreadable.map(() => null));
  });

  it.each([
    '2026-03-14 00:00:00',
    '2026-03-14T00:00:00',
    '2026-03-14T00:00:00.000Z',
    '3/14/2026 0:00',
    '3/14/2026 8:30 AM',
    '2026-03-14T00:00:00+09:00',
    '2026-03-14T00:00:00.000-05:00',
    '2026-03-14 00:00:00 +0530',
    '20260314',
    '20260314T000000Z',
    '2026年3月14日',
    '2026년 3월 14일',
    '２０２６/３/１４',
    'Sat Mar 14 2026',
    'Saturday, March 14, 2026',
    'Sat., 14 March 2026, 7:00 a.m.',
  ])('is read without its time of day and its weekday: %s (DATA-46)', (text) => {
    expect(readDays(text, 'month-day-year')).toEqual({ first: '2026-03-14', last: '2026-03-14' });
  });

  it.each([
    '3/14-16/2026',
    '3/14-3/16/2026',
    '3/14/2026-16',
    'Mar 14 & 16, 2026',
    'Mar 14&16, 2026',
    'Mar 14–16, 2026',
    'Mar 14‑16, 2026',
    'March 14—16 2026',
    '14–16 March 2026',
    'March 14th–16th, 2026',
    '3/14–3/16/26',
    'March 14 and 16, 2026',
    'Sat, Mar 14 - Mon, Mar 16, 2026',
    'Sat-Mon, Mar 14-16, 2026',
    '3/14/2026 8:00 AM - 3/16/2026 5:00 PM',
    '2026-03-14/2026-03-16',
    '2026-03-14/16',
    '2026-03-14T00:00:00+09:00/2026-03-16T00:00:00+09:00',
    '20260314-20260316',
    '3/14/2026 thru 3/16/2026',
    'Mar 14 through 16, 2026',
    '3/14/2026 → 3/16/2026',
    'March 14/16, 2026',
    '14/16 March 2026',
    '2026年3月14日-16日',
  ])('is the first of a range that says its month or year once: %s (DATA-46)', (text) => {
    expect(readDays(text, 'month-day-year')).toEqual({ first: '2026-03-14', last: '2026-03-16' });
  });

  it('is written in figures with the month and year of the last day alone too (DATA-46)', () => {
    const texts = ['14-16/3/2026', '14.-16.3.2026', '14. – 16.03.26'];
    for (const text of texts)
      expect(readDays(text, 'day-month-year'), text).toEqual({ first: '2026-03-14', last: '2026-03-16' });
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
    expect(guessDayOrder(['2026-05-01', '', '03/04/2026', 'Sat 25/04/2026'])).toBe('day-month-year');
    expect(guessDayOrder(['2026-05-01', '16-18 Mar 2026', '03/04/2026'])).toBe('month-day-year');
    expect(guessDayOrder(['2026-04-25'])).toBe('year-month-day');
    expect(guessDayOrder(['20260425'])).toBe('year-month-day');
    // Dots, and two days before one month.
    for (const text of ['03.04.2026', '3.4.26', '3.-5.4.2026', '12-14/3/2026', '3. - 5.4.2026']) {
      expect([text, guessDayOrder(['', text])]).toEqual([text, 'day-month-year']);
    }
    expect(guessDayOrder(['03.04.2026', '03.25.2026'])).toBe('month-day-year');
    expect(guessDayOrder(['3/12-14/2026'])).toBe('month-day-year');
    expect(guessDayOrder(['3/4/2026', 'Mar. 3, 2026'])).toBe('month-day-year');
    expect(guessDayOrder([])).toBe('month-day-year');
    // Not a day in either order, so it says nothing about the others (DATA-O11).
    expect(guessDayOrder(['01/09/2027', '99/99/2026'])).toBe('month-day-year');
    expect(guessDayOrder(['01/09/2027', '45/03/2026'])).toBe('month-day-year');
    expect(guessDayOrder(['25/04/2026', '99/99/2026'])).toBe('day-month-year');
  });
});
