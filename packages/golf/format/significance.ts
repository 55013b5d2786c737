import { plural } from './stat.ts';

/** Larger numbers of rounds are not shown: 'needs many more rounds'. */
const MAX_SHOWN_ROUNDS = 30;

/** How certain it is that something differs: among all that is judged together, alone, not, or not to be judged yet. */
export const certainties = ['clear', 'likely', 'cannotTell', 'tooFew'] as const;
export type Certainty = (typeof certainties)[number];

type Significance = { readonly certainty: Certainty; readonly roundsNeeded: number };

/**
 * The certainty of a difference in words, on all screens and papers: 'likely real' for what stands among all that is
 * judged together, 'worth a look' for what stands alone, 'could be chance', 'needs 3 more rounds'.
 */
export function significanceText({ certainty, roundsNeeded }: Significance): string {
  if (certainty === 'clear') return 'likely real';
  if (certainty === 'likely') return 'worth a look';
  if (roundsNeeded === 0) return 'could be chance';
  if (roundsNeeded > MAX_SHOWN_ROUNDS) return 'needs many more rounds';
  return `needs ${plural(roundsNeeded, 'more round')}`;
}
