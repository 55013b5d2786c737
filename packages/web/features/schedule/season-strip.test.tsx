import { calendarDay } from '@strokebook/golf/calendar';
import type { ScheduleLine } from '@strokebook/golf/schedule';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SeasonAtAGlance } from './season-strip.tsx';

const today = calendarDay('2026-09-20');

/** So many events on one day, which need a lane each. */
const eventsOfOneDay = (count: number): readonly ScheduleLine[] =>
  Array.from({ length: count }, (_unused, index) => ({
    tournamentId: `t${index}`,
    tournamentName: `Cup ${index}`,
    tournamentUrl: null,
    courseName: null,
    city: null,
    state: null,
    startDate: calendarDay('2026-10-03'),
    endDate: calendarDay('2026-10-03'),
    numberOfRounds: 1,
    eventType: 'individual',
    locale: 'local',
    isTeamEvent: false,
    entries: [{ accountId: 1, name: 'Ana Reyes', status: 'inField', isFavorite: false, result: null }],
  }));

it.each([
  { count: 12, named: true },
  { count: 13, named: false },
])(
  'draws a season of $count lanes with names: $named, and draws and lists every event all the same (TOUR-04)',
  ({ count, named }) => {
    render(<SeasonAtAGlance accountId={1} lines={eventsOfOneDay(count)} today={today} />);
    expect(screen.queryAllByText(/^Cup \d+$/)).toHaveLength(named ? count : 0);
    expect(screen.getAllByTitle(/^Cup \d+, Oct 3, 2026/)).toHaveLength(count);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(count);
  },
);
