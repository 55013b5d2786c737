export { gainColumn, teamColumns, teamPartName } from './team-columns.ts';
export { teamPage } from './team-page.ts';
