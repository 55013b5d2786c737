import type { Lie } from '@strokebook/golf/model';

/** Lies that the pad offers, with their letters and keys. All others of a stored round keep their own. */
export const padLies = [
  { lie: 'fairway', letter: 'F', label: 'Fairway' },
  { lie: 'rough', letter: 'R', label: 'Rough' },
  { lie: 'bunker', letter: 'S', label: 'Sand' },
  { lie: 'recovery', letter: 'X', label: 'Trees' },
  { lie: 'green', letter: 'G', label: 'Green' },
] as const satisfies readonly { readonly lie: Lie; readonly letter: string; readonly label: string }[];
