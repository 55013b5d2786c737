export {
  type LineupView,
  lineupView,
  MAX_EVENT_ROUNDS,
  type TeamFormat,
  teamFormats,
} from './lineup-view.ts';
export * from './lineup-text.ts';
