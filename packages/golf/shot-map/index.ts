export { greenView, type HoleFrame, holeFrame } from './hole-frame.ts';
export { isMappable, mappableRounds, type OtherHole, otherHolesOf, otherRoundsOnCourse } from './mappable-rounds.ts';
export { type MappedHole, type MappedRound, mappedRoundOf, type MappedShot, numbersOf } from './mapped-round.ts';
export {
  mappedOthers,
  type MappedSelection,
  onlyFocused,
  pickerTitle,
  roundsButtonText,
  toggleMapped,
} from './mapped-selection.ts';
export { canShowHole, mappedPlayings, playingText, playingToShow, stepPlaying } from './navigate-holes.ts';
export { shotLengthText, proximityCircles, proximityShares, yardageLabel, yardageRings } from './shot-labels.ts';
export { playedLength } from './played-length.ts';
export { shotInWords } from './shot-in-words.ts';
export { type HoleThumbnail, holeThumbnail } from './hole-thumbnail.ts';
export { holeGained, tellingHole } from './telling-hole.ts';
export { type PlacedHole, withTypedPlaces } from './typed-places.ts';
export { withOutlineLies } from './unlogged-lie.ts';
export { GREEN_ZOOM, MIN_ZOOM, nextZoomMode, type ZoomEvent, type ZoomMode } from './zoom-mode.ts';
export { scaleBar } from './scale-bar.ts';
