import type { ImportSource, RoundOrigin } from '@strokebook/contract';

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

/** Where a round comes from, in one quiet word or two: 'logged', 'typed later', 'Garmin Golf' (IMPORT-27). */
export function originText(origin: RoundOrigin | null | undefined): string | null {
  if (origin == null || origin === 'logged') return origin ?? null;
  if (origin === 'typed') return 'typed later';
  // A newer server can have sources that this page does not know.
  return origin === 'worksheet' ? 'from a worksheet' : (sourceNames[origin] ?? null);
}
