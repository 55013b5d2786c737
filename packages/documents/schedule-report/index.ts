export { orgSchedule } from './org-schedule.ts';
export { playerSchedule, type ScheduleSection, scheduleSections } from './player-schedule.ts';
export { type CellKind, scheduleWorkbook, type WorkbookCell, type WorkbookSheet } from './schedule-workbook.ts';
