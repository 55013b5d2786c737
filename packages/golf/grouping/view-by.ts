import { roundNumberName } from '../format/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { groupRounds, type RoundGroup } from './group-rounds.ts';
import type { SortBy } from './sort-rounds.ts';

/** The round picker's groupings (SHOTS-19). */
export const viewBys = ['Event', 'Round #-Event', 'Round', 'Course', 'Year-Month', 'Month-Year'] as const;
export type ViewBy = (typeof viewBys)[number];

const MAX_ROUND_NUMBER_GROUPS = 6;

/** Round #-Event sorts by label, the others by date (SHOTS-17). */
export const defaultSortBy = (viewBy: ViewBy): SortBy => (viewBy === 'Round #-Event' ? 'Label' : 'Date');

/** Groups in the order of the rounds; 'Round #-Event' has at most six (SHOTS-19, SHOTS-O8). */
export function viewRounds(rounds: readonly RoundSummary[], viewBy: ViewBy): readonly RoundGroup[] {
  if (viewBy === 'Event') return groupRounds(rounds, 'Tournament');
  if (viewBy !== 'Round #-Event') return groupRounds(rounds, viewBy);
  const ofEvents = rounds.filter((round) => round.tournamentName !== null);
  const names = [...new Set(ofEvents.map(roundName))].slice(0, MAX_ROUND_NUMBER_GROUPS);
  return names.map((name) => ({
    key: name,
    name,
    rounds: ofEvents.filter((round) => roundName(round) === name),
    subgroups: [],
  }));
}

const roundName = ({ roundNumber }: RoundSummary): string =>
  roundNumber === null ? 'No round number' : roundNumberName(roundNumber);
