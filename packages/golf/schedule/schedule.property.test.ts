import { accountIdOf } from '../access/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay as day, daysBetween } from '../calendar/index.ts';
import { scheduleEventOf } from '../testing/schedule.ts';
import { findClashes } from './clashes.ts';
import { eventFilters, eventLocales, eventTypes } from './event-kinds.ts';
import { eventGaps, NO_DAYS_BETWEEN } from './event-gaps.ts';
import type { ScheduleEvent } from './schedule-event.ts';
import { groupLines, namesWithStatus, scheduleLines } from './schedule-lines.ts';
import {
  defaultScheduleOptions,
  filterEvents,
  type ScheduleOptions,
  scheduleViews,
  splitEvents,
} from './schedule-options.ts';
import { seasonStrip } from './season-strip.ts';
import { scheduleStatuses } from './statuses.ts';

const first = day('2026-01-01');
const codes = {
  status: scheduleStatuses.map(({ status }) => status),
  eventType: eventTypes.map(({ eventType }) => eventType),
  locale: eventLocales.map(({ locale }) => locale),
};

const anEvent = fc
  .record({
    accountId: fc.integer({ min: 1, max: 3 }).map(accountIdOf),
    number: fc.integer({ min: 0, max: 14 }),
    status: fc.constantFrom(...codes.status, 'Alternate'),
    eventType: fc.constantFrom(...codes.eventType, 'Scramble'),
    locale: fc.constantFrom(...codes.locale),
    isTeamEvent: fc.boolean(),
  })
  .map(({ number, ...event }): ScheduleEvent => {
    // Days depend on the tournament only, because it is the same for all players.
    const startDate = addDays(first, (number * 37) % 150);
    const place = number % 4 === 0 ? { city: null, state: null } : { city: `City ${number % 3}`, state: 'CA' };
    return scheduleEventOf(`T${number}`, { ...event, ...place, startDate, endDate: addDays(startDate, number % 5) });
  });
/** A player has a tournament only once. */
const someEvents = fc.uniqueArray(anEvent, {
  maxLength: 40,
  selector: ({ accountId, tournamentId }) => `${accountId} ${tournamentId}`,
});
const someOptions: fc.Arbitrary<ScheduleOptions> = fc.record({
  statuses: fc.subarray(codes.status),
  eventTypes: fc.subarray(codes.eventType),
  locales: fc.subarray(codes.locale),
  eventFilter: fc.constantFrom(...eventFilters),
  isMerged: fc.boolean(),
  viewBy: fc.constantFrom(...scheduleViews),
});
const daysOf = ({ startDate, endDate }: Pick<ScheduleEvent, 'startDate' | 'endDate'>) =>
  Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_unused, index) => addDays(startDate, index));

describe('a schedule of any events', () => {
  it('keeps what each option lets through, like asking them one after the other (TOUR-13, TOUR-35)', () => {
    fc.assert(
      fc.property(someEvents, someOptions, (events, options) => {
        const expected: ScheduleEvent[] = [];
        for (const event of events) {
          if (codes.status.includes(event.status as never) && !options.statuses.includes(event.status as never))
            continue;
          if (
            codes.eventType.includes(event.eventType as never) &&
            !options.eventTypes.includes(event.eventType as never)
          )
            continue;
          if (!options.locales.includes(event.locale as never)) continue;
          if (options.eventFilter === 'Team' && !event.isTeamEvent) continue;
          if (options.eventFilter === 'Individual' && event.isTeamEvent) continue;
          expected.push(event);
        }
        expect(filterEvents(events, options)).toEqual(expected);
      }),
    );
  });

  it('has every event in one of the two grids, and the confirmed ones alone in the first (TOUR-05, TOUR-16)', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const { planned, considering } = splitEvents(events);
        const confirmed = new Set(['inField', 'qualifying', 'applied']);
        expect(planned).toEqual(events.filter(({ status }) => confirmed.has(status)));
        expect(considering).toEqual(events.filter(({ status }) => !confirmed.has(status)));
      }),
    );
  });

  it('names every tournament once, soonest first, with everyone who has it (DATA-46)', () => {
    const players = [3, 1, 2].map(accountIdOf).map((accountId) => ({ accountId, name: `Player ${accountId}` }));
    fc.assert(
      fc.property(someEvents, (events) => {
        const lines = scheduleLines(events, players);
        expect(lines.map(({ tournamentId }) => tournamentId).sort()).toEqual(
          [...new Set(events.map(({ tournamentId }) => tournamentId))].sort(),
        );
        for (const [index, line] of lines.entries()) {
          expect(line.startDate >= (lines[index - 1]?.startDate ?? first)).toBe(true);
          for (const { status } of scheduleStatuses) {
            const expected = players.filter(({ accountId }) =>
              events.some(
                (one) => one.tournamentId === line.tournamentId && one.accountId === accountId && one.status === status,
              ),
            );
            expect(namesWithStatus(line, status)).toEqual(expected.map(({ name }) => name));
          }
        }
      }),
    );
  });

  it('loses no line in groups, whatever they are by (TOUR-04)', () => {
    fc.assert(
      fc.property(someEvents, fc.constantFrom(...scheduleViews), (events, viewBy) => {
        const lines = scheduleLines(events, [{ accountId: accountIdOf(1), name: '' }]);
        expect(groupLines(lines, viewBy).flatMap((group) => group.lines)).toEqual(lines);
      }),
    );
  });

  it('has the fewest and the most free days that counting days one by one finds, without what the player withdrew from (TOUR-37)', () => {
    fc.assert(
      fc.property(someEvents, (all) => {
        const events = all.filter(({ accountId }) => accountId === 1);
        const played = events.filter(({ status }) => status !== 'conflict');
        const busy = [...new Set(played.flatMap(daysOf))].sort();
        const runs = busy.slice(1).flatMap((one, index) => daysBetween(busy[index] as typeof one, one) - 1 || []);
        // An event that begins without a free day before it has a gap of 0.
        const expected = [...runs, ...(played.length - 1 > runs.length ? [0] : [])];
        expect(eventGaps(events)).toEqual(
          played.length < 2
            ? { shortest: NO_DAYS_BETWEEN, longest: NO_DAYS_BETWEEN }
            : { shortest: Math.min(...expected), longest: Math.max(...expected) },
        );
      }),
    );
  });

  it('points out every two events of a player that share days or leave none to travel, and nothing else (DATA-46)', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const expected = new Set<string>();
        for (const a of events) {
          for (const b of events) {
            if (a === b || a.accountId !== b.accountId || a.status === 'conflict' || b.status === 'conflict') continue;
            const shared = daysOf(a).filter((one) => daysOf(b).includes(one)).length;
            const isNext = addDays(a.endDate, 1) === b.startDate;
            const isElsewhere = a.city !== null && b.city !== null && a.city !== b.city;
            if (shared > 0 || (isNext && isElsewhere)) {
              expected.add(`${a.accountId} ${[a.tournamentId, b.tournamentId].sort().join(' ')} ${shared}`);
            }
          }
        }
        const found = findClashes(events).map(
          ({ accountId, first: a, second: b, sharedDays }) =>
            `${accountId} ${[a.tournamentId, b.tournamentId].sort().join(' ')} ${sharedDays}`,
        );
        expect(found.sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('lies on a strip on which nothing covers anything else, and whose months are all its days (TOUR-04)', () => {
    fc.assert(
      fc.property(
        someEvents,
        fc.integer({ min: -20, max: 100 }),
        fc.integer({ min: 0, max: 200 }),
        (events, from, length) => {
          const range = { start: addDays(first, from), end: addDays(first, from + length) };
          const strip = seasonStrip(filterEvents(events, defaultScheduleOptions), range, first);
          expect(strip.months.reduce((sum, { dayCount }) => sum + dayCount, 0)).toBe(length + 1);
          expect(strip.today).toBe(from <= 0 && from + length >= 0 ? Math.abs(from) : null);
          const taken = new Set<string>();
          for (const { lane, fromDay, dayCount, travelBefore, travelAfter, event } of strip.events) {
            expect(lane).toBeLessThan(strip.laneCount);
            expect(daysOf(event)).toContain(addDays(range.start, fromDay));
            expect(daysOf(event)).toContain(addDays(range.start, fromDay + dayCount - 1));
            for (let one = fromDay - travelBefore; one < fromDay + dayCount + travelAfter; one += 1) {
              expect(one >= 0 && one <= length && !taken.has(`${lane} ${one}`)).toBe(true);
              taken.add(`${lane} ${one}`);
            }
          }
        },
      ),
    );
  });
});
