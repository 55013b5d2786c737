import { type RoundOrigin, sourceNames } from '@strokebook/contract';

/** Where a round comes from, in one quiet word or two: 'logged', 'typed later', 'Garmin Golf' (IMPORT-27). */
export function originText(origin: RoundOrigin | null | undefined): string | null {
  if (origin == null || origin === 'logged') return origin ?? null;
  if (origin === 'typed') return 'typed later';
  // A newer server can have sources that this page does not know.
  return origin === 'worksheet' ? 'from a worksheet' : (sourceNames[origin] ?? null);
}
