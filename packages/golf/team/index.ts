export {
  type Absence,
  type AbsenceReason,
  absenceProblem,
  absenceReasons,
  awayText,
} from './absence.ts';
export { restChoices, restLabel } from './rest-choices.ts';
export * from './sort-columns.ts';
export * from './sort-rows.ts';
export { type SquadView, squadView } from './squad-view.ts';
export { ownRow } from './own-row.ts';
export {
  matesMeanOf,
  MIN_MATE_ROUNDS,
  MIN_MATES,
  mondayOf,
  renewMeans,
  type SquadMeans,
} from './squad-means.ts';
export { flagText, formFlag, QUIET_DAYS } from './team-flag.ts';
export { changeText, newsText } from './team-news.ts';
export { gainPlaces } from './gain-places.ts';
export { type TeamPart, teamParts } from './team-parts.ts';
export type { TeamPlayer, TeamRound } from './team-player.ts';
export { type TeamRoom, teamRoom, type TeamRow } from './team-room.ts';
export { teamEvents } from './team-week.ts';
