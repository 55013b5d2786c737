import type { RoundSummary } from '../model/index.ts';
import type { Tally } from '../stats/index.ts';

/** A round as the overviews see it: what selects it, and what it adds. */
export type CareerRound = { readonly summary: RoundSummary; readonly tally: Tally };

/** All rounds of one account, in any order. */
export type Career = readonly CareerRound[];
