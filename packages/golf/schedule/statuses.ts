/** The six of TOUR-15 by their codes. */
export const scheduleStatuses = [
  { status: 'inField', code: 1, label: 'In Field' },
  { status: 'considering', code: 2, label: 'Considering' },
  { status: 'qualifying', code: 3, label: 'Qualifying' },
  { status: 'applied', code: 4, label: 'Applied' },
  { status: 'conflict', code: 5, label: 'Conflict/WD' },
  { status: 'invited', code: 6, label: 'Invited' },
] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number]['status'];

/** Planned for: codes 1, 3 and 4 (TOUR-16). */
export const confirmedStatuses: readonly ScheduleStatus[] = ['inField', 'qualifying', 'applied'];
/** Thought about: codes 2 and 6 (TOUR-16). */
export const consideringStatuses: readonly ScheduleStatus[] = ['considering', 'invited'];
/** What is ticked before anyone chooses: [1, 3, 4, 2, 6] (TOUR-18). */
export const defaultStatuses: readonly ScheduleStatus[] = [...confirmedStatuses, ...consideringStatuses];

/** The label of a status; a text that is none of the six stays as it is (TOUR-O10). */
export const scheduleStatusLabel = (status: string): string =>
  scheduleStatuses.find((one) => one.status === status)?.label ?? status;

export const isScheduleStatus = (status: string): status is ScheduleStatus =>
  scheduleStatuses.some((one) => one.status === status);

/** Whether an event is planned for. */
export const isConfirmed = ({ status }: { readonly status: string }): boolean =>
  isScheduleStatus(status) && confirmedStatuses.includes(status);
