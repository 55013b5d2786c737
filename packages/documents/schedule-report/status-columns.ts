import {
  isScheduleStatus,
  namesWithStatus,
  type ScheduleLine,
  type ScheduleStatus,
  scheduleStatusLabel,
} from '@strokebook/golf/schedule';

/** The columns of several players' statuses, in the order of their row (DATA-46). */
const statusOrder: readonly ScheduleStatus[] = [
  'inField',
  'applied',
  'qualifying',
  'considering',
  'invited',
  'conflict',
];

/** Who has a tournament with one status. */
export type StatusColumn = { readonly label: string; readonly names: readonly string[] };

/**
 * Every status with who has the tournament so, in the columns' order. Someone whose status is of another program stands
 * in the first, with it.
 */
export const statusColumnsOf = (line: Pick<ScheduleLine, 'entries'>): readonly StatusColumn[] =>
  statusOrder.map((status, index) => ({
    label: scheduleStatusLabel(status),
    names: [...namesWithStatus(line, status), ...(index === 0 ? othersOf(line) : [])],
  }));

const othersOf = ({ entries }: Pick<ScheduleLine, 'entries'>): readonly string[] =>
  entries.filter(({ status }) => !isScheduleStatus(status)).map(({ name, status }) => `${name} (${status})`);
