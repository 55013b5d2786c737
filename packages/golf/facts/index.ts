export {
  approachBands,
  bandIndex,
  type DistanceBand,
  holeLengthBands,
  puttBands,
  saveBands,
} from './distance-bands.ts';
export { expectedStrokes } from './expected-strokes.ts';
export { withGreenEdges } from './green-edges.ts';
export { feetOf, type HoleFacts, holeFactsOf } from './hole-facts.ts';
export {
  bitsWhere,
  type FlagBits,
  flagBitsOf,
  type FlagGroup,
  flagGroups,
  flagMask,
  hasAllFlags,
  type HoleFlag,
  holeFlags,
} from './hole-flags.ts';
export { type MissSide, missSides, sideOfMiss } from './miss-side.ts';
export { type ShotFacts, type ShotKind, strokeNumber, strokesOf } from './shot-facts.ts';
