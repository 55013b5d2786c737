import type { AccountId } from '../access/account-id.ts';
import { daysBetween } from '../calendar/index.ts';
import { plural } from '../format/index.ts';
import { type ScheduleEvent, type SchedulePlayer, soonestFirst } from './schedule-event.ts';

/** Two events that one player can hardly play both. */
export type Clash = {
  readonly accountId: AccountId;
  readonly first: ScheduleEvent;
  readonly second: ScheduleEvent;
  /** Days that both events share; 0 if the second starts at another place on the day after the first ends. */
  readonly sharedDays: number;
};

/**
 * Pairs of events of one player that share a day, or that follow each other at two places without a day to travel.
 * Withdrawn events (status 5) never clash.
 */
export function findClashes(events: readonly ScheduleEvent[]): readonly Clash[] {
  const open = events.filter(({ status }) => status !== 'conflict');
  return [...Map.groupBy(open, ({ accountId }) => accountId).values()].flatMap(clashesOfPlayer);
}

function clashesOfPlayer(events: readonly ScheduleEvent[]): readonly Clash[] {
  const sorted = [...events].sort(soonestFirst);
  const clashes: Clash[] = [];
  for (const [index, first] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const second = sorted[next] as ScheduleEvent;
      const apart = daysBetween(first.endDate, second.startDate);
      // Events are sorted by start, so all later ones start even later.
      if (apart > 1) break;
      if (apart === 1 && isSamePlace(first, second)) continue;
      const lastShared = first.endDate < second.endDate ? first.endDate : second.endDate;
      const sharedDays = Math.max(0, daysBetween(second.startDate, lastShared) + 1);
      clashes.push({ accountId: first.accountId, first, second, sharedDays });
    }
  }
  return clashes;
}

/** A clash from the view of one of its events: 'Shares 2 days with Open'. */
export function clashText({ first, second, sharedDays }: Clash, tournamentId: string): string {
  const other = tournamentId === first.tournamentId ? second : first;
  return sharedDays === 0
    ? `No day to travel ${other === second ? 'on to' : 'from'} ${other.tournamentName}`
    : `Shares ${plural(sharedDays, 'day')} with ${other.tournamentName}`;
}

/** More lines would hide the events themselves. */
const MAX_CLASHES_LISTED = 3;

/** Clash texts of each event by tournament id; with the player's name if there are several players. */
export function clashTexts(
  events: readonly ScheduleEvent[],
  players: readonly SchedulePlayer[],
): ReadonlyMap<string, readonly string[]> {
  const nameOf = new Map(players.map(({ accountId, name }) => [accountId, name]));
  const clashesOf = new Map<string, Clash[]>();
  for (const clash of findClashes(events)) {
    for (const { tournamentId } of [clash.first, clash.second]) {
      const known = clashesOf.get(tournamentId);
      if (known === undefined) clashesOf.set(tournamentId, [clash]);
      else known.push(clash);
    }
  }
  const textOf = (clash: Clash, tournamentId: string): string => {
    const text = clashText(clash, tournamentId);
    return players.length > 1 ? `${nameOf.get(clash.accountId)}: ${text}` : text;
  };
  return new Map(
    [...clashesOf].map(([tournamentId, clashes]) => {
      const listed = clashes.slice(0, MAX_CLASHES_LISTED).map((clash) => textOf(clash, tournamentId));
      const rest = clashes.length - listed.length;
      return [tournamentId, rest === 0 ? listed : [...listed, `and ${rest} more`]];
    }),
  );
}

/** If a place is unknown, travel is not assumed. */
function isSamePlace(a: ScheduleEvent, b: ScheduleEvent): boolean {
  if (a.city === null || b.city === null) return true;
  return a.city === b.city && a.state === b.state;
}
