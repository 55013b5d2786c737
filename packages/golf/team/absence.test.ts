import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { type Absence, absenceText, awayText } from './absence.ts';

/** A Monday. */
const today = calendarDay('2026-10-05');
const away = (firstDay: string, lastDay: string, reason: Absence['reason'] = 'class'): Absence => ({
  ...{ firstDay: calendarDay(firstDay), lastDay: calendarDay(lastDay), reason, note: '' },
});

it('says days of the coming week by their weekday, others by their date, and what has begun by its end (TEAM-20)', () => {
  expect(
    [
      away('2026-10-08', '2026-10-08'),
      away('2026-10-05', '2026-10-05', 'other'),
      away('2026-10-12', '2026-10-12'),
      away('2026-10-01', '2026-10-19', 'injury'),
      away('2026-10-10', '2026-10-14', 'other'),
      away('2026-09-28', '2026-09-29'),
    ].map((absence) => absenceText(absence, today)),
  ).toEqual([
    'class Thu',
    'away today',
    'class Oct 12',
    'injury until Oct 19',
    'away Sat to Oct 14',
    'class Sep 28 to Sep 29',
  ]);
});

it('tells of some days those absences that have one of them, the earliest first (TEAM-20)', () => {
  const absences = [
    away('2026-10-10', '2026-10-12', 'other'),
    away('2026-10-01', '2026-10-06', 'injury'),
    away('2026-10-08', '2026-10-08'),
  ];
  const textOf = (from: string, to: string) =>
    awayText(absences, { from: calendarDay(from), to: calendarDay(to), today });
  expect(textOf('2026-10-06', '2026-10-08')).toBe('injury until Tue, class Thu');
  expect([textOf('2026-10-07', '2026-10-07'), textOf('2026-10-09', '2026-10-09')]).toEqual(['', '']);
  expect(textOf('2026-10-12', '2026-10-20')).toBe('away Sat to Oct 12');
});
