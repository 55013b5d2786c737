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

/** Statuses of planned events (TOUR-16). */
export const confirmedStatuses: readonly ScheduleStatus[] = ['inField', 'qualifying', 'applied'];
/** Statuses of considered events (TOUR-16). */
export const consideringStatuses: readonly ScheduleStatus[] = ['considering', 'invited'];
/** The statuses that are checked by default (TOUR-18). */
export const defaultStatuses: readonly ScheduleStatus[] = [...confirmedStatuses, ...consideringStatuses];

/** The label of a status; a custom text is returned unchanged (TOUR-O10). */
export const scheduleStatusLabel = (status: string): string =>
  scheduleStatuses.find((one) => one.status === status)?.label ?? status;

export const isScheduleStatus = (status: string): status is ScheduleStatus =>
  scheduleStatuses.some((one) => one.status === status);

export const isConfirmed = ({ status }: { readonly status: string }): boolean =>
  isScheduleStatus(status) && confirmedStatuses.includes(status);
