/**
 * What rounds can be imported from, and what it is called: files of other products, worksheets, the product's own
 * documents, and the tour's.
 */
export const sourceNames = {
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
} as const;
export const importSources = Object.keys(sourceNames) as readonly (keyof typeof sourceNames)[];
