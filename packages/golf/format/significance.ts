import { plural } from './stat.ts';

/** Larger numbers of rounds are not shown: 'needs many more rounds'. */
const MAX_SHOWN_ROUNDS = 30;

type Significance = { readonly isCertain: boolean; readonly roundsNeeded: number };

/** The certainty of a difference in words: 'likely real', 'could be chance', 'needs 3 more rounds'. */
export function significanceText({ isCertain, roundsNeeded }: Significance): string {
  if (isCertain) return 'likely real';
  if (roundsNeeded === 0) return 'could be chance';
  if (roundsNeeded > MAX_SHOWN_ROUNDS) return 'needs many more rounds';
  return `needs ${plural(roundsNeeded, 'more round')}`;
}
