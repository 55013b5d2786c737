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

  it.each([
    ['3. Mai 2026', '2026-05-03'],
    ['Fr., 3. April 2026', '2026-04-03'],
    ['Fr. 3.4.2026', '2026-04-03'],
    ['Sonntag, den 4. Oktober 2026', '2026-10-04'],
    ['12. März 2026', '2026-03-12'],
    ['12. Mrz. 26', '2026-03-12'],
    ['1. Jänner 2026', '2026-01-01'],
    ['4. Dez. 2025, 14:30 Uhr', '2025-12-04'],
    ['vendredi 3 avril 2026', '2026-04-03'],
    ['le 1er juin 2026', '2026-06-01'],
    ['14 févr. 2026', '2026-02-14'],
    ['8 juil. 2026', '2026-07-08'],
    ['8 juin 2026', '2026-06-08'],
    ['12 août 2026', '2026-08-12'],
    ['12 aout 26', '2026-08-12'],
    ['mar. 3 mars 2026', '2026-03-03'],
    ['3 de abril de 2026', '2026-04-03'],
    ['martes, 3 de marzo de 2026', '2026-03-03'],
    ['15-ene-2026', '2026-01-15'],
    ['12 ago. 2026', '2026-08-12'],
    ['5 sept. 2026', '2026-09-05'],
    ['2 dic. 2025', '2025-12-02'],
    ['1º maggio 2026', '2026-05-01'],
    ['7 giu 2026', '2026-06-07'],
    ['9 luglio 2026', '2026-07-09'],
    ['mar 3 feb 2026', '2026-02-03'],
    ['11 gennaio 2026', '2026-01-11'],
    ['1º de março de 2026', '2026-03-01'],
    ['7 out. 2026', '2026-10-07'],
    ['4 dez 2025', '2025-12-04'],
    ['zo 3 mei 2026', '2026-05-03'],
    ['maandag 12 mrt. 2026', '2026-03-12'],
    ['9 maart 2026', '2026-03-09'],
    ['7 augustus 2026', '2026-08-07'],
    ['den 3 maj 2026', '2026-05-03'],
    ['lördag 15 okt 2026', '2026-10-15'],
    ['15. marts 2026', '2026-03-15'],
    ['søndag 4. mai 2026', '2026-05-04'],
    ['12. des. 2025', '2025-12-12'],
  ])('has the month in any language whose worksheets are read: %s (DATA-46, IMPORT-15)', (text, day) => {
    for (const order of ['month-day-year', 'day-month-year'] as const) {
      if (/[a-z]{3}/i.test(text) || order === 'day-month-year') expect(readDay(text, order)).toBe(day);
    }
    expect(readDays(text, 'day-month-year')).toEqual({ first: day, last: day });
  });

  it.each([
    ...[
      '3.–5. Mai 2026',
      '3. bis 5. Mai 2026',
      'Fr., 3. - So., 5. Mai 2026',
      'du 3 au 5 mai 2026',
      'del 3 al 5 de mayo de 2026',
    ],
    ...[
      '3 a 5 de maio de 2026',
      '3 e 5 maggio 2026',
      '3 t/m 5 mei 2026',
      '3 och 5 maj 2026',
      '3. mai – 5. mai 2026',
      'Mar 30 - Apr 2, 2026',
    ],
  ])('stands for a range of days in these languages too: %s (DATA-46)', (text) => {
    const days = text.startsWith('Mar')
      ? { first: '2026-03-30', last: '2026-04-02' }
      : { first: '2026-05-03', last: '2026-05-05' };
    expect(readDays(text, 'day-month-year')).toEqual(days);
  });

  it('is of no month by a word that could be two, or that is none (DATA-46)', () => {
    const texts = ['3 jui 2026', '3 ma 2026', '3 foo 2026', '3 Maier 2026', 'Juni 2026', '32. Mai 2026', '3. Mai'];
    expect(texts.map((text) => readDays(text, 'day-month-year'))).toEqual(texts.map(() => null));
  });

  it.each([
    ["Apr. 3, '26", '2026-04-03'],
    ['Apr. 3 26', '2026-04-03'],
    ['03APR2026', '2026-04-03'],
    ['3Apr26', '2026-04-03'],
    ['Sept 5 2026', '2026-09-05'],
    ['the 3rd of April 2026', '2026-04-03'],
  ])('is written in English without blanks, with an apostrophe or a dot: %s (DATA-46)', (text, day) => {
    expect(readDay(text, 'month-day-year')).toBe(day);
  });

  it('is of the last century by a year of two digits from 50 on (DATA-46, IMPORT-15)', () => {
    expect(
      ['06/14/98', "Jun 14 '98", '15-Jun-97', '7/4/76', '1/2/50', '1/2/49', '4/3/27', '6/16/26', '6/14/1998'].map(
        (text) => readDay(text, 'month-day-year')?.slice(0, 4),
      ),
    ).toEqual(['1998', '1998', '1997', '1976', '1950', '2049', '2027', '2026', '1998']);
    expect(readDay('14.06.99', 'day-month-year')).toBe('1999-06-14');
    expect(readDays('12/30/98 - 1/2/99', 'month-day-year')).toEqual({ first: '1998-12-30', last: '1999-01-02' });
  });

  it('is read from a hundred thousand cells while one waits (IMPORT-17)', () => {
    const texts = Array.from(
      { length: 100_000 },
      (_unused, index) => `${(index % 28) + 1}. ${index % 2 === 0 ? 'März' : '3.'} 20${10 + (index % 16)}`,
    );
    expect(texts.every((text) => readDay(text, 'day-month-year') !== null)).toBe(true);
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
