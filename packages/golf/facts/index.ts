export {
  approachBands,
  bandIndex,
  type DistanceBand,
  holeLengthBands,
  puttBands,
  saveBands,
} from './distance-bands.ts';
export * from './expected-strokes.ts';
export * from './green-edges.ts';
export * from './hole-facts.ts';
export * from './hole-flags.ts';
export { directionOfMiss, type Miss, missOf, type MissSide, missSides, sideOfMiss } from './miss-side.ts';
export { distanceBefore, type ShotFacts, shotFactsOf, type ShotKind, strokeNumber, strokesOf } from './shot-facts.ts';
