import { type EventFilter, type EventLocale, eventLocales, type EventType, eventTypes } from './event-kinds.ts';
import type { ScheduleEvent } from './schedule-event.ts';
import { defaultStatuses, isConfirmed, isScheduleStatus, type ScheduleStatus, scheduleStatuses } from './statuses.ts';

/** How the grids are grouped (TOUR-04). */
export const scheduleViews = ['Month', 'Season', 'Events'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** Settings of the 'Schedule Options' dialog (TOUR-13). */
export type ScheduleOptions = {
  readonly statuses: readonly ScheduleStatus[];
  readonly eventTypes: readonly EventType[];
  readonly locales: readonly EventLocale[];
  /** 'Filter To' (TOUR-O11). */
  readonly eventFilter: EventFilter;
  /** One grid, or separate grids for planned and considered events (TOUR-05). */
  readonly isMerged: boolean;
  readonly viewBy: ScheduleView;
};

export const defaultScheduleOptions: ScheduleOptions = {
  statuses: defaultStatuses,
  eventTypes: eventTypes.map(({ eventType }) => eventType),
  locales: eventLocales.map(({ locale }) => locale),
  eventFilter: 'All',
  isMerged: false,
  viewBy: 'Month',
};

/** Min number of event types with which the "all" box is checked: two, not all three (TOUR-27, TOUR-O1). */
const EVENT_TYPES_FOR_ALL = 2;

/** Whether the "all" box of event types is checked (TOUR-27, TOUR-O1). */
export const areAllEventTypesChecked = ({ eventTypes: chosen }: Pick<ScheduleOptions, 'eventTypes'>): boolean =>
  chosen.length >= EVENT_TYPES_FOR_ALL;

/** Whether the "all" box of locales is checked: with three (TOUR-28, TOUR-O2). */
export const areAllLocalesChecked = ({ locales }: Pick<ScheduleOptions, 'locales'>): boolean =>
  locales.length === eventLocales.length;

/** Whether the "all" box of statuses is checked: with six (TOUR-29, TOUR-O2). */
export const areAllStatusesChecked = ({ statuses }: Pick<ScheduleOptions, 'statuses'>): boolean =>
  statuses.length === scheduleStatuses.length;

/** A click on the "all" box: none if it was checked, else all (TOUR-26, TOUR-O1). */
export const toggleAllEventTypes = (options: ScheduleOptions): ScheduleOptions => ({
  ...options,
  eventTypes: areAllEventTypesChecked(options) ? [] : eventTypes.map(({ eventType }) => eventType),
});

/** A click on the "all" box: none if it was checked, else all (TOUR-28, TOUR-O2). */
export const toggleAllLocales = (options: ScheduleOptions): ScheduleOptions => ({
  ...options,
  locales: areAllLocalesChecked(options) ? [] : eventLocales.map(({ locale }) => locale),
});

/** A click on the "all" box: none if it was checked, else all (TOUR-29, TOUR-O2). */
export const toggleAllStatuses = (options: ScheduleOptions): ScheduleOptions => ({
  ...options,
  statuses: areAllStatusesChecked(options) ? [] : scheduleStatuses.map(({ status }) => status),
});

/**
 * The events that match the options. A custom type, locale or status of another program has no checkbox, so it always
 * matches (TOUR-O10).
 */
export function filterEvents<Event extends ScheduleEvent>(
  events: readonly Event[],
  {
    statuses,
    eventTypes: types,
    locales,
    eventFilter,
  }: Pick<ScheduleOptions, 'statuses' | 'eventTypes' | 'locales' | 'eventFilter'>,
): readonly Event[] {
  const isKnown = (list: readonly string[], value: string) => list.includes(value);
  return events.filter(
    ({ status, eventType, locale, isTeamEvent }) =>
      (!isScheduleStatus(status) || statuses.includes(status)) &&
      (isKnown(types, eventType) || !eventTypes.some((one) => one.eventType === eventType)) &&
      (isKnown(locales, locale) || !eventLocales.some((one) => one.locale === locale)) &&
      (eventFilter === 'All' || isTeamEvent === (eventFilter === 'Team')),
  );
}

export type SplitEvents<Event> = { readonly planned: readonly Event[]; readonly considering: readonly Event[] };

/**
 * The two grids of split schedules (TOUR-05, TOUR-16): confirmed events, and all other filtered events. A conflict is
 * in the considered grid if its status is checked (TOUR-17, TOUR-O8).
 */
export function splitEvents<Event extends Pick<ScheduleEvent, 'status'>>(events: readonly Event[]): SplitEvents<Event> {
  return {
    planned: events.filter(isConfirmed),
    considering: events.filter((event) => !isConfirmed(event)),
  };
}
