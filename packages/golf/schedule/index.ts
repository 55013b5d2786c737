export { clashText, clashTexts, findClashes } from './clashes.ts';
export * from './event-gaps.ts';
export {
  eventFilters,
  eventLocaleLabel,
  eventLocales,
  type EventType,
  eventTypeLabel,
  eventTypes,
} from './event-kinds.ts';
export * from './event-result.ts';
export { createEventFinder, eventKey, eventName } from './find-event.ts';
export * from './schedule-event.ts';
export { groupLines, namesWithStatus, type ScheduleLine, scheduleLines } from './schedule-lines.ts';
export {
  areAllEventTypesChecked,
  areAllLocalesChecked,
  areAllStatusesChecked,
  defaultScheduleOptions,
  filterEvents,
  type ScheduleOptions,
  type ScheduleView,
  scheduleViews,
  splitEvents,
  toggleAllEventTypes,
  toggleAllLocales,
  toggleAllStatuses,
} from './schedule-options.ts';
export { type SeasonStrip, seasonStrip, type StripEvent } from './season-strip.ts';
export {
  defaultStatuses,
  isConfirmed,
  isScheduleStatus,
  type ScheduleStatus,
  scheduleStatuses,
  scheduleStatusLabel,
} from './statuses.ts';
export { summarizeUpcoming } from './upcoming-events.ts';
