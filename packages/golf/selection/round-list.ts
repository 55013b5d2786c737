import type { CalendarDay } from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { type QuickOption, quickOptionRounds, quickOptions } from './quick-options.ts';
import { bestFirst, scoreVsPar } from './select-rounds.ts';

const BEST_ROUNDS = 10;

/** Options of My Rounds on the dashboard (DASH-24, SHOTS-18). */
export const roundListOptions = [...quickOptions, 'Best 10 Rounds'] as const;
export type RoundListOption = (typeof roundListOptions)[number];

/** Round ids of an option: newest first; for the best ten lowest to par first. */
export function roundListOf(
  rounds: readonly RoundSummary[],
  option: RoundListOption,
  today: CalendarDay,
): readonly string[] {
  if (option !== 'Best 10 Rounds') return quickOptionRounds(rounds, option satisfies QuickOption, today);
  return rounds
    .filter((round) => scoreVsPar(round) !== null)
    .sort(bestFirst)
    .slice(0, BEST_ROUNDS)
    .map((round) => round.roundId);
}

/** The dashboard's list of rounds must not be empty (DASH-23). @throws RangeError if it is. */
export function checkRoundList(roundIds: readonly string[]): readonly string[] {
  if (roundIds.length === 0) throw new RangeError('Cannot set empty rounds list');
  return roundIds;
}
