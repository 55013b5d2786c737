import type { Club, RestingPlace } from '../model/index.ts';

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

/** 'rough', 'greenside bunker', 'holed': inside a sentence. */
export const lieText = (lie: RestingPlace): string => lies[lie];

/** 'Driver', '3 wood', '7 iron', 'Pitching wedge'; '' where nobody said. */
export function clubText(club: Club | null): string {
  if (club === null) return '';
  const [, kind = '', number = ''] = /^(wood|hybrid|iron)(\d)$/.exec(club) ?? [];
  if (number !== '') return `${number} ${kind}`;
  const words = club.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
