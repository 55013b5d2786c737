export * from './sort-rows.ts';
export { type SquadView, squadView } from './squad-view.ts';
export { flagText, QUIET_DAYS, type TeamFlag } from './team-flag.ts';
export type { TeamGain } from './team-gains.ts';
export { newsText, type TeamNews } from './team-news.ts';
export { gainPlaces, type TeamPart, type TeamPlayer, teamParts, type TeamRound } from './team-player.ts';
export { type RoundOnCourse, type TeamRoom, teamRoom, type TeamRow } from './team-room.ts';
export { type TeamEvent, teamEvents } from './team-week.ts';
