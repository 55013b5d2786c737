import { isCompetition, type RoundSummary } from '../model/index.ts';

/** What the wall needs of a round. */
type EnteredRound = Pick<RoundSummary, 'type' | 'status' | 'tournamentName'>;

/** Why planning is closed: the competition that is played. */
export type PlanningClosed = { readonly sentence: string };

/**
 * Whether planning is closed, because a round of type tournament or qualifier is being entered: advice during a round is
 * a breach of Rule 4.3 (AIM-11). Every screen and every call with a plan asks this first; null while it is open.
 *
 * @param rounds of the player, those of the device and those of the account
 */
export function planningClosedBy(rounds: readonly EnteredRound[]): PlanningClosed | null {
  const played = rounds.find(({ type, status }) => status === 'inProgress' && isCompetition(type));
  if (played === undefined) return null;
  const what = played.tournamentName ?? (played.type === 'qualifier' ? 'the qualifier' : 'the tournament');
  return { sentence: `Planning is closed while you play ${theName(what)}. The printed plan may be carried.` };
}

/** 'the Fall Classic': names of events are said with their article. */
const theName = (name: string): string => (/^the /i.test(name) ? name.replace(/^The /, 'the ') : `the ${name}`);
