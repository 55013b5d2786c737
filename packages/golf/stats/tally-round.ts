import { type HoleFacts, holeFactsOf } from '../facts/index.ts';
import type { RoundDocument } from '../model/index.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The holes of a round that figures are made of, in the order of play. Holes without a score count for nothing. */
export const countedHolesOf = (round: RoundDocument): readonly HoleFacts[] =>
  holeFactsOf(round.holes).filter((hole) => hole.score !== null);

/** The tally of a whole round: what is kept beside its document. */
export const tallyRound = (round: RoundDocument): Tally => tallyOf(countedHolesOf(round));
