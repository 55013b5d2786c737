import type { FigureSample } from '@strokebook/contract';
import { clubName, formatStat } from '@strokebook/golf/format';
import { FEET_PER_YARD } from '@strokebook/golf/model';

type Shot = NonNullable<FigureSample['shot']>;
type Place = Shot['lie'] | Shot['endLie'];

const lies: Readonly<Record<NonNullable<Place>, string>> = {
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

export const lieText = (lie: NonNullable<Place>): string => lies[lie];

/** On the green in feet, elsewhere in yards; '' where nobody knows. */
export function distanceText(yards: number | null, lie: Place): string {
  if (yards === null) return '';
  return lie === 'green' ? formatStat(yards * FEET_PER_YARD, 'feet') : formatStat(yards, 'wholeYards');
}

/** '' where nobody said. */
export const clubText = (club: Shot['club']): string => (club === null ? '' : clubName(club));
