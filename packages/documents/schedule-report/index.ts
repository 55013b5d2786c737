export * from './org-schedule.ts';
export { playerSchedule, type ScheduleSection, scheduleSections } from './player-schedule.ts';
export * from './schedule-workbook.ts';
