export * from './org-schedule.ts';
export * from './player-schedule.ts';
export * from './schedule-workbook.ts';
