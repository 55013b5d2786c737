import type { EntryAction } from '@strokebook/golf/entry';
import { TODAY } from './rounds.ts';

/** The beginning of a round of nine par fours. */
export const startOf = (roundId: string): EntryAction => ({
  kind: 'start',
  start: {
    ...{ roundId, playedOn: TODAY, type: 'practice', holeCount: 9, allowsDistances: true },
    course: { name: 'Pine Hollow' },
    holes: Array.from({ length: 9 }, (_unused, index) => ({ hole: index + 1, par: 4 })),
  },
});

/** A score of a hole, by its place in the order of play. */
export const scoreOf = (hole: number, score: number): EntryAction => ({ kind: 'score', hole, score });
