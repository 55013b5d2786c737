import type { ImportSource } from '@strokebook/contract';

/** What the product that rounds were imported from is called. */
export const sourceNames: Readonly<Record<ImportSource, string>> = {
  garmin: 'Garmin Golf',
  'golf-pad': 'Golf Pad',
  golfmetrics: 'Golfmetrics',
  '18birdies': '18Birdies',
  hole19: 'Hole19',
  arccos: 'Arccos',
  'shot-scope': 'Shot Scope',
  ghin: 'GHIN',
  worksheet: 'a worksheet',
  documents: 'Strokebook files',
  'tour-feed': 'the PGA TOUR',
};
