import type { RoundType } from '../model/index.ts';

/** Display names of the round types. */
export const roundTypeNames: Readonly<Record<RoundType, string>> = {
  practice: 'Practice',
  tournament: 'Tournament',
  qualifier: 'Qualifier',
  match: 'Match',
};
