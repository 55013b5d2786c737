export { greenView, type HoleFrame, holeFrame } from './hole-frame.ts';
export * from './mappable-rounds.ts';
export * from './mapped-round.ts';
export * from './mapped-selection.ts';
export { canShowHole, mappedPlayings, playingText, playingToShow, stepPlaying } from './navigate-holes.ts';
export {
  loggedLengthText,
  proximityCircles,
  proximityShares,
  yardageLabel,
  yardageRings,
} from './shot-labels.ts';
export * from './played-length.ts';
export { penaltyInWords, type PenaltyRow, penaltyRows } from './penalty-rows.ts';
export { shotInWords } from './shot-in-words.ts';
export * from './hole-thumbnail.ts';
export { holeGained, tellingHole } from './telling-hole.ts';
export * from './typed-places.ts';
export * from './unlogged-lie.ts';
export { GREEN_ZOOM, MIN_ZOOM, nextZoomMode, type ZoomEvent, type ZoomMode } from './zoom-mode.ts';
export { scaleBar } from './scale-bar.ts';
