export { ImportError } from './problem.ts';
export { type FileReading, readFile } from './read-file.ts';
export {
  readScheduleTable,
  type ScheduleTable,
  duplicateMessage,
  tableEventKey,
  tableEventName,
} from './schedule-table/read-schedule-table.ts';
export type { TableEvent } from './schedule-table/read-row.ts';
