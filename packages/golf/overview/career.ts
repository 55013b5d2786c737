import type { RoundSummary } from '../model/index.ts';
import type { Tally } from '../stats/index.ts';

/** A round as overviews read it: the summary that filters read, and the tally that is added up. */
export type CareerRound = { readonly summary: RoundSummary; readonly tally: Tally };

/** All rounds of one account, in any order. */
export type Career = readonly CareerRound[];
