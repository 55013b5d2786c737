import { calendarDay } from '@strokebook/golf/calendar';
import { type ScheduleLine, seasonStrip } from '@strokebook/golf/schedule';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventAt } from './dense-season.tsx';
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

/** The boxes of all shapes, each of which begins with a move. */
const boxesIn = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('svg[preserveAspectRatio] path')].flatMap(
    (path) => path.getAttribute('d')?.match(/M/g) ?? [],
  );

it.each([
  { count: 12, named: true },
  { count: 13, named: false },
])(
  'draws a season of $count lanes with names: $named, and draws and lists every event all the same (TOUR-04)',
  ({ count, named }) => {
    const { container } = render(<SeasonAtAGlance accountId={1} lines={eventsOfOneDay(count)} today={today} />);
    expect(screen.queryAllByText(/^Cup \d+$/)).toHaveLength(named ? count : 0);
    const bars = named ? screen.getAllByTitle(/^Cup \d+, Oct 3, 2026/) : boxesIn(container);
    expect(bars).toHaveLength(count);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(count);
  },
);

it('says of a day in a lane which event it belongs to, its travel included (TOUR-04)', () => {
  const range = { start: calendarDay('2026-10-01'), end: calendarDay('2026-10-31') };
  const [cup] = eventsOfOneDay(1);
  const { events } = seasonStrip([{ ...(cup as ScheduleLine), locale: 'national' }], range, today);
  const names = [0.9, 1, 2.5, 3.9, 4].map((at) => eventAt(events, at, 0)?.tournamentName);
  expect(names).toEqual([undefined, 'Cup 0', 'Cup 0', 'Cup 0', undefined]);
  expect(eventAt(events, 2, 1)).toBeUndefined();
});
