export { readRoster } from './read-roster.ts';
