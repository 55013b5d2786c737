export {
  type LineupView,
  lineupView,
  MAX_EVENT_ROUNDS,
  type TeamFormat,
  teamFormats,
} from './lineup-view.ts';
export * from './lineup-text.ts';
export { changeEvent, openEvent, replaceInEvent, resultOf, withOwnCards } from './change-event.ts';
export { eventScoreText, readEventScore } from './event-score.ts';
export { type EventBoard, eventBoard, eventDays, seasonText } from './event-view.ts';
export { personOfRow, readResults } from './read-results.ts';
export { seasonOf, type SeasonRow } from './season.ts';
export type { EventAnswers, TeamEvent, TeamPlace, WrittenResult } from './team-event.ts';
