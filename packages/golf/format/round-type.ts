import type { RoundType } from '../model/index.ts';

/** What people call the types of rounds. */
export const roundTypeNames: Readonly<Record<RoundType, string>> = {
  practice: 'Practice',
  tournament: 'Tournament',
  qualifier: 'Qualifier',
  match: 'Match',
};
