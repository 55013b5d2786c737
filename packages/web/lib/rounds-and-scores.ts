import { plural } from '@strokebook/golf/format';

/** '12 rounds and 1 score': scores have no holes, and are results in the schedule. '0 rounds' if there is neither. */
export function roundsAndScores(rounds: number, scores: number): string {
  const parts = [
    ...(rounds > 0 || scores === 0 ? [plural(rounds, 'round')] : []),
    ...(scores > 0 ? [plural(scores, 'score')] : []),
  ];
  return parts.join(' and ');
}
