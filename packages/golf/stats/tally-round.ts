import { holeFactsOf } from '../facts/index.ts';
import type { RoundDocument } from '../model/index.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The tally of a whole round: what is kept beside its document. Holes without a score count for nothing. */
export const tallyRound = (round: RoundDocument): Tally =>
  tallyOf(holeFactsOf(round.holes).filter((hole) => hole.score !== null));
