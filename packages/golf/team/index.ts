export * from './sort-rows.ts';
export { type SquadView, squadView } from './squad-view.ts';
export { flagText, QUIET_DAYS } from './team-flag.ts';
export type { TeamGain } from './team-gains.ts';
export { newsText } from './team-news.ts';
export { gainPlaces, type TeamPart, type TeamPlayer, teamParts, type TeamRound } from './team-player.ts';
export { type TeamRoom, teamRoom, type TeamRow } from './team-room.ts';
export { teamEvents } from './team-week.ts';
