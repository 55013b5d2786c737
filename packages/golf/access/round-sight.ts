import type { CalendarDay } from '../calendar/index.ts';
import { type RoundDocument, type RoundSummary, withoutTargets } from '../model/index.ts';
import { type AccountAccess, seesAll, type Viewer } from './can-see.ts';

/**
 * What a viewer sees of an account's rounds: 'full' for everything. A day for viewers without a level of access, who see a
 * round in progress only if it was played before that day.
 */
export type RoundSight = 'full' | CalendarDay;

/** @param today a day that has begun in every time zone, so that the day before is over for every player. */
export const roundSightOf = (viewer: Viewer | null, account: AccountAccess, today: CalendarDay): RoundSight =>
  seesAll(viewer, account) ? 'full' : today;

/**
 * Whether a round exists for a viewer. A round in progress tells where its player is, so without a level of access there is
 * none before it is finished or its day is over (ENTRY-29).
 */
export const isRoundInSight = (round: Pick<RoundSummary, 'status' | 'playedOn'>, sight: RoundSight): boolean =>
  sight === 'full' || round.status !== 'inProgress' || round.playedOn < sight;

/** A round's document as a viewer may read it: notes, player, targets are for those with a level of access (ENTRY-O61). */
export function roundInSight(round: RoundDocument, sight: RoundSight): RoundDocument {
  if (sight === 'full') return round;
  const { notes: _notes, player: _player, ...open } = round;
  return { ...open, holes: withoutTargets(open.holes) };
}
