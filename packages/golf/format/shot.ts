import type { Club, RestingPlace } from '../model/index.ts';
import { clubName } from './club.ts';

const lies: Readonly<Record<RestingPlace, string>> = {
  tee: 'tee',
  fairway: 'fairway',
  firstCut: 'first cut',
  rough: 'rough',
  fairwayBunker: 'fairway bunker',
  greensideBunker: 'greenside bunker',
  bunker: 'bunker',
  fringe: 'fringe',
  green: 'green',
  recovery: 'recovery',
  native: 'native area',
  cartPath: 'cart path',
  penaltyArea: 'penalty area',
  other: 'elsewhere',
  holed: 'holed',
  outOfBounds: 'out of bounds',
};

/** A lie for use inside a sentence: 'rough', 'greenside bunker', 'holed'. */
export const lieText = (lie: RestingPlace): string => lies[lie];

/** A club's name; '' if unknown. */
export const clubText = (club: Club | null): string => (club === null ? '' : clubName(club));
