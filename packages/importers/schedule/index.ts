export * from './read-schedule-table.ts';
export type { TableEvent } from './read-row.ts';
