import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDays } from '@strokebook/golf/format';
import {
  isConfirmed,
  placeText,
  type ScheduleLine,
  scheduleStatusLabel,
  type StripEvent,
} from '@strokebook/golf/schedule';
import type { CSSProperties } from 'react';
import { placingsOf } from './schedule-model.ts';
import classes from './season-strip.module.css';

/** Longer names are truncated; tooltip and list have the complete name. */
const MAX_LETTERS = 36;

type BarProps = {
  readonly one: StripEvent<ScheduleLine>;
  readonly accountId: AccountId;
  readonly today: CalendarDay;
  /** Number of days on the strip. */
  readonly dayCount: number;
};

/** An event with its travel, and beside it its name and state. */
export function NamedBar({ one, accountId, today, dayCount }: BarProps) {
  const { event, lane, travelBefore, travelAfter, isNameBefore } = one;
  const { first, end } = withTravel(one);
  return (
    <div
      className={classes.event}
      data-event
      data-before={isNameBefore || undefined}
      title={inWords(event, accountId, today)}
      style={
        {
          '--lane': String(lane),
          left: isNameBefore ? undefined : shareOf(first, dayCount),
          right: isNameBefore ? shareOf(dayCount - end, dayCount) : undefined,
        } as CSSProperties
      }
    >
      <span className={classes.days} style={{ width: shareOf(end - first, dayCount) }}>
        <i style={{ flexGrow: travelBefore }} />
        <b data-planned={isPlanned(event, accountId) || undefined} style={{ flexGrow: one.dayCount }} />
        <i style={{ flexGrow: travelAfter }} />
      </span>
      <span className={classes.name}>
        <b className="strong">{cut(event.tournamentName)}</b>
        <span className="muted">{factOf(event, accountId, today)}</span>
      </span>
    </div>
  );
}

/** The days of an event including travel: the first, and the one after the last. */
export const withTravel = ({ fromDay, dayCount, travelBefore, travelAfter }: StripEvent<unknown>) => ({
  first: fromDay - travelBefore,
  end: fromDay + dayCount + travelAfter,
});

/** Whether the page's own player plans the event, like the fact beside it; else whether any other player does. */
export function isPlanned({ entries }: ScheduleLine, accountId: AccountId): boolean {
  const own = entries.find((entry) => entry.accountId === accountId);
  return own === undefined ? entries.some(isConfirmed) : isConfirmed(own);
}

export const shareOf = (days: number, dayCount: number): string => `${(days / dayCount) * 100}%`;

export const cut = (name: string): string => (name.length <= MAX_LETTERS ? name : `${name.slice(0, MAX_LETTERS - 1)}…`);

/** The placing of the page's own player, else the status until the event is over, else the number of players. */
export function factOf(line: ScheduleLine, accountId: AccountId, today: CalendarDay): string {
  const own = line.entries.find((entry) => entry.accountId === accountId);
  if (own === undefined)
    return line.entries.length === 1 ? (line.entries[0]?.name ?? '') : `${line.entries.length} players`;
  return placingsOf({ entries: [own] }, false)[0] ?? (line.endDate < today ? '' : scheduleStatusLabel(own.status));
}

/** The text of the tooltip, and of the list for screen readers. */
export function inWords(line: ScheduleLine, accountId: AccountId, today: CalendarDay): string {
  const travel = line.locale === 'local' ? '' : 'a day of travel before and after';
  return [
    line.tournamentName,
    formatDays(line.startDate, line.endDate, true),
    placeText(line),
    factOf(line, accountId, today),
    travel,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
