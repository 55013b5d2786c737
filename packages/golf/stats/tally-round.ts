import { type HoleFacts, holeFactsOf } from '../facts/index.ts';
import type { RoundDocument } from '../model/index.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The holes of a round that count in figures, in order of play: those with a score. */
export const countedHolesOf = (round: RoundDocument): readonly HoleFacts[] =>
  holeFactsOf(round.holes).filter((hole) => hole.score !== null);

/** The tally of a whole round, which is stored beside its document. */
export const tallyRound = (round: RoundDocument): Tally => tallyOf(countedHolesOf(round));
