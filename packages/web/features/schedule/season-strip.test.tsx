import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import type { ScheduleLine } from '@strokebook/golf/schedule';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeasonAtAGlance } from './season-strip.tsx';
import classes from './season-strip.module.css';

const today = calendarDay('2026-09-20');

/** Events on the same day, which need a lane each. */
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
    entries: [{ accountId: accountIdOf(1), name: 'Ana Reyes', status: 'inField', isFavorite: false, result: null }],
  }));

/** The boxes of all shapes or of one; each begins with a move. */
const boxesIn = (container: HTMLElement, shape = 'path'): readonly string[] =>
  [...container.querySelectorAll(`svg[preserveAspectRatio] ${shape}`)].flatMap(
    (path) => path.getAttribute('d')?.match(/M/g) ?? [],
  );

it.each([
  { count: 12, named: true },
  { count: 13, named: false },
])(
  'draws a season of $count lanes with names: $named, and draws and lists every event all the same (TOUR-04)',
  ({ count, named }) => {
    const { container } = render(
      <SeasonAtAGlance accountId={accountIdOf(1)} lines={eventsOfOneDay(count)} today={today} />,
    );
    expect(screen.queryAllByText(/^Cup \d+$/)).toHaveLength(named ? count : 0);
    const bars = named ? screen.getAllByTitle(/^Cup \d+, Oct 3, 2026/) : boxesIn(container);
    expect(bars).toHaveLength(count);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(count);
  },
);

it.each([
  { how: 'with names', count: 1 },
  { how: 'without names', count: 13 },
])(
  "draws an event as planned where the page's own player plans it, or others do who alone have it, $how (TOUR-04, TOUR-16)",
  ({ count }) => {
    const plannedOf = (...statuses: readonly string[]) => {
      const entries = statuses.map((status, index) => ({
        ...{ accountId: accountIdOf(index + 1), name: `Player ${index + 1}`, status, isFavorite: false, result: null },
      }));
      const lines = eventsOfOneDay(count).map((line) => ({ ...line, entries: entries.filter(({ status }) => status) }));
      const { container, unmount } = render(<SeasonAtAGlance accountId={accountIdOf(1)} lines={lines} today={today} />);
      const planned =
        container.querySelectorAll('[data-planned]').length + boxesIn(container, `.${classes['planned']}`).length;
      unmount();
      return planned;
    };
    expect(plannedOf('applied', 'considering')).toBe(count);
    expect(plannedOf('considering', 'inField', 'inField')).toBe(0);
    expect(plannedOf('', 'considering', 'inField')).toBe(count);
    expect(plannedOf('', 'considering', 'invited')).toBe(0);
  },
);

it('tells by its title which event of a full season the pointer is on, its travel included (TOUR-04)', () => {
  const [first] = eventsOfOneDay(1);
  const away: ScheduleLine = {
    ...(first as ScheduleLine),
    tournamentId: 'away',
    tournamentName: 'Away',
    locale: 'national',
  };
  const { container } = render(
    <SeasonAtAGlance accountId={accountIdOf(1)} lines={[away, ...eventsOfOneDay(13)]} today={today} />,
  );
  const bars = container.querySelector('svg[preserveAspectRatio]')?.parentElement as HTMLElement;
  // A pixel per day, from August 1, and ten pixels per lane; jsdom does no layout.
  vi.spyOn(bars, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 365, 140));
  const titleAt = (day: number, lane: number) => {
    fireEvent.pointerMove(bars, { clientX: 100 + day, clientY: 55 + 10 * lane });
    return bars.title.split(',')[0];
  };
  const october3 = 63;
  const lanes = Array.from({ length: 14 }, (_unused, lane) => titleAt(october3, lane));
  expect(lanes.toSorted()).toEqual(['Away', ...eventsOfOneDay(13).map((line) => line.tournamentName)].toSorted());
  const lane = lanes.indexOf('Away');
  expect([-2, -1, 1, 2].map((days) => titleAt(october3 + days, lane))).toEqual(['', 'Away', 'Away', '']);
  titleAt(october3, lane);
  fireEvent.pointerLeave(bars);
  expect(bars.title).toBe('');
});

it('says the status of an entry only until the event is over (TOUR-O14)', () => {
  const lines = eventsOfOneDay(1);
  const { rerender } = render(<SeasonAtAGlance accountId={accountIdOf(1)} lines={lines} today={today} />);
  expect(screen.getAllByText(/In Field/).length).toBeGreaterThan(0);
  const later = calendarDay('2026-10-04');
  rerender(<SeasonAtAGlance accountId={accountIdOf(1)} lines={lines} today={later} />);
  expect(screen.queryByText(/In Field/)).toBeNull();
});
