export { ImportError } from './problem.ts';
export * from './read-file.ts';
export * from './schedule-table/read-schedule-table.ts';
export type { TableEvent } from './schedule-table/read-row.ts';
