import {
  isScheduleStatus,
  namesWithStatus,
  type ScheduleLine,
  type ScheduleStatus,
  scheduleStatusLabel,
} from '@strokebook/golf/schedule';

/** Statuses in the order of their columns (DATA-46). */
const statusOrder: readonly ScheduleStatus[] = [
  'inField',
  'applied',
  'qualifying',
  'considering',
  'invited',
  'conflict',
];

/** Players who have a tournament with one status. */
export type StatusColumn = { readonly label: string; readonly names: readonly string[] };

/**
 * One column for each status, with its players. A custom status has no column: its players are in the first one, with the
 * status in parentheses (TOUR-O10).
 */
export const statusColumnsOf = (line: Pick<ScheduleLine, 'entries'>): readonly StatusColumn[] =>
  statusOrder.map((status, index) => ({
    label: scheduleStatusLabel(status),
    names: [...namesWithStatus(line, status), ...(index === 0 ? othersOf(line) : [])],
  }));

const othersOf = ({ entries }: Pick<ScheduleLine, 'entries'>): readonly string[] =>
  entries.filter(({ status }) => !isScheduleStatus(status)).map(({ name, status }) => `${name} (${status})`);
