export {
  type LineupView,
  lineupView,
  MAX_EVENT_ROUNDS,
  type TeamFormat,
  teamFormats,
} from './lineup-view.ts';
export * from './lineup-text.ts';
export { changeEvent, type EventChange, openEvent, replaceInEvent, resultOf, withOwnCards } from './change-event.ts';
export { eventScoreText, readEventScore } from './event-score.ts';
export { currentRound, type EventBoard, eventBoard, eventDays, seasonText } from './event-view.ts';
export { type Season, seasonOf, type SeasonRow } from './season.ts';
export type { EventAnswers, EventScore, TeamEvent, TeamPlace, WrittenResult } from './team-event.ts';
