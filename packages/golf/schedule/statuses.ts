/** TOUR-15. */
export const scheduleStatuses = [
  { status: 'inField', label: 'In Field' },
  { status: 'considering', label: 'Considering' },
  { status: 'qualifying', label: 'Qualifying' },
  { status: 'applied', label: 'Applied' },
  { status: 'conflict', label: 'Conflict/WD' },
  { status: 'invited', label: 'Invited' },
] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number]['status'];

/** Planned for (TOUR-16). */
export const confirmedStatuses: readonly ScheduleStatus[] = ['inField', 'qualifying', 'applied'];
/** Thought about (TOUR-16). */
export const consideringStatuses: readonly ScheduleStatus[] = ['considering', 'invited'];
/** What is ticked before anyone chooses (TOUR-18). */
export const defaultStatuses: readonly ScheduleStatus[] = [...confirmedStatuses, ...consideringStatuses];

/** The label of a status; a text that is none of the six stays as it is (TOUR-O10). */
export const scheduleStatusLabel = (status: string): string =>
  scheduleStatuses.find((one) => one.status === status)?.label ?? status;

export const isScheduleStatus = (status: string): status is ScheduleStatus =>
  scheduleStatuses.some((one) => one.status === status);

/** Whether an event is planned for. */
export const isConfirmed = ({ status }: { readonly status: string }): boolean =>
  isScheduleStatus(status) && confirmedStatuses.includes(status);
