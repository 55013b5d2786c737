import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { ScheduleLine, SeasonStrip, StripEvent } from '@strokebook/golf/schedule';
import type { PointerEvent } from 'react';
import { inWords, isPlanned, withTravel } from './season-bars.tsx';
import classes from './season-strip.module.css';

type DenseSeasonProps = {
  readonly strip: SeasonStrip<ScheduleLine>;
  readonly accountId: AccountId;
  readonly today: CalendarDay;
};

/** Positions within a lane as shares of its height: where a bar and the line of its travel begin and end. */
const bar = { top: 1 / 16, bottom: 11 / 16 };
const travel = { top: 4 / 16, bottom: 8 / 16 };
/** Days by which a bar is narrower on each side, so that outlines have the same width for any width of a day. */
const INSET = 0.2;

/**
 * A full season without names: all events of a kind in one shape, so that it renders fast. The tooltip names the event
 * under the pointer.
 */
export function DenseSeason({ strip, accountId, today }: DenseSeasonProps) {
  const { events, dayCount, laneCount } = strip;
  const shapes = shapesOf(events, accountId);
  // Set directly on the element, because the browser reads the title as soon as the pointer stops.
  const tell = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const day = ((clientX - left) / width) * dayCount;
    const event = eventAt(events, day, Math.floor(((clientY - top) / height) * laneCount));
    currentTarget.title = event === undefined ? '' : inWords(event, accountId, today);
  };
  return (
    <div
      className={classes.dense}
      onPointerMove={tell}
      onPointerLeave={({ currentTarget }) => currentTarget.removeAttribute('title')}
    >
      <svg viewBox={`0 0 ${dayCount} ${Math.max(1, laneCount)}`} preserveAspectRatio="none">
        <path className={classes.travel} d={shapes.travel} />
        <path className={classes.considered} d={shapes.considered} />
        <path className={classes.planned} d={shapes.planned} />
      </svg>
    </div>
  );
}

/** The event on a day of a lane, travel included. */
const eventAt = <Event,>(events: readonly StripEvent<Event>[], day: number, lane: number): Event | undefined =>
  events.find((one) => {
    const { first, end } = withTravel(one);
    return one.lane === lane && first <= day && day < end;
  })?.event;

function shapesOf(events: readonly StripEvent<ScheduleLine>[], accountId: AccountId) {
  const boxes = (from: typeof events, boxOf: (one: StripEvent<ScheduleLine>) => string) => from.map(boxOf).join('');
  const days = ({ lane, fromDay, dayCount }: StripEvent<ScheduleLine>) =>
    boxPath(fromDay + INSET, fromDay + dayCount - INSET, lane, bar);
  return {
    travel: boxes(
      events.filter(({ travelBefore, travelAfter }) => travelBefore + travelAfter > 0),
      (one) => boxPath(withTravel(one).first, withTravel(one).end, one.lane, travel),
    ),
    considered: boxes(
      events.filter(({ event }) => !isPlanned(event, accountId)),
      days,
    ),
    planned: boxes(
      events.filter(({ event }) => isPlanned(event, accountId)),
      days,
    ),
  };
}

const boxPath = (from: number, until: number, lane: number, { top, bottom }: typeof bar): string =>
  `M${from} ${lane + top}H${until}V${lane + bottom}H${from}Z`;
