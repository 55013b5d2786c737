import type { GroundKind } from './lie-raster.ts';

const names: Readonly<Record<GroundKind, string>> = {
  rough: 'rough',
  fairway: 'fairway',
  green: 'green',
  bunker: 'bunker',
  woods: 'trees',
  water: 'water',
  penaltyArea: 'penalty area',
  outOfBounds: 'out of bounds',
};

/** A kind of ground as golfers say it: 'trees'. */
export const kindName = (kind: GroundKind): string => names[kind];
