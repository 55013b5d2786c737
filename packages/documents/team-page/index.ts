export { teamPage } from './team-page.ts';
