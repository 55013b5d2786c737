import {
  isScheduleStatus,
  namesWithStatus,
  type ScheduleLine,
  type ScheduleStatus,
  scheduleStatusLabel,
} from '@strokebook/golf/schedule';

/** Status columns of several players, in row order (DATA-46). */
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
 * All statuses with the players who have the tournament with it, in column order. A player with a status of another
 * program is in the first one, with that status.
 */
export const statusColumnsOf = (line: Pick<ScheduleLine, 'entries'>): readonly StatusColumn[] =>
  statusOrder.map((status, index) => ({
    label: scheduleStatusLabel(status),
    names: [...namesWithStatus(line, status), ...(index === 0 ? othersOf(line) : [])],
  }));

const othersOf = ({ entries }: Pick<ScheduleLine, 'entries'>): readonly string[] =>
  entries.filter(({ status }) => !isScheduleStatus(status)).map(({ name, status }) => `${name} (${status})`);
