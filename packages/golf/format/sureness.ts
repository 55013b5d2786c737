import { plural } from './stat.ts';

/** More rounds than anyone plays to settle a question. */
const MAX_ROUNDS_TOLD = 30;

/** How sure a difference is, in words: 'likely real', 'could be chance', 'needs 3 more rounds'. */
export function surenessText({ isCertain, roundsNeeded }: { isCertain: boolean; roundsNeeded: number }): string {
  if (isCertain) return 'likely real';
  if (roundsNeeded === 0) return 'could be chance';
  return `needs ${roundsNeeded > MAX_ROUNDS_TOLD ? 'many' : roundsNeeded} more ${plural(roundsNeeded, 'round').replace(/^\d+ /, '')}`;
}
