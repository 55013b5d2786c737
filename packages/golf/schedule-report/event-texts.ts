import type { CalendarDay, DayRange } from '../calendar/index.ts';
import {
  type Clash,
  clashText,
  eventLocaleLabel,
  eventTypeLabel,
  findClashes,
  formatPlacing,
  type ScheduleEvent,
  type ScheduleLine,
  type SchedulePlayer,
} from '../schedule/index.ts';

/** 'Amity, CA'; '' where no place is said. */
export const placeText = ({ city, state }: Pick<ScheduleEvent, 'city' | 'state'>): string =>
  [city, state].filter((part) => part !== null && part !== '').join(', ');

/** 'Team' or 'Individual'. */
const formatText = ({ isTeamEvent }: Pick<ScheduleEvent, 'isTeamEvent'>): string =>
  isTeamEvent ? 'Team' : 'Individual';

export type KindTexts = { readonly type: string; readonly locale: string; readonly format: string };

export const kindTexts = (event: Pick<ScheduleEvent, 'eventType' | 'locale' | 'isTeamEvent'>): KindTexts => ({
  type: eventTypeLabel(event.eventType),
  locale: eventLocaleLabel(event.locale),
  format: formatText(event),
});

/** How a line ended, of each player who says so: 'T3 of 78', with the name where there are several. */
export const placingTexts = ({ entries }: Pick<ScheduleLine, 'entries'>, hasSeveral: boolean): readonly string[] =>
  entries.flatMap(({ name, result }) => {
    const placing = result && formatPlacing(result);
    if (placing === null) return [];
    return hasSeveral ? `${name}: ${placing}` : placing;
  });

/** More than a line each would hide the events themselves. */
const MOST_CLASHES_TOLD = 3;

/** In what way each event clashes with others, by tournament id; with the player's name where there are several. */
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
      const told = clashes.slice(0, MOST_CLASHES_TOLD).map((clash) => textOf(clash, tournamentId));
      const rest = clashes.length - told.length;
      return [tournamentId, rest === 0 ? told : [...told, `and ${rest} more`]];
    }),
  );
}

/** Events with a day in the range. */
export const eventsInRange = <Event extends Pick<ScheduleEvent, 'startDate' | 'endDate'>>(
  events: readonly Event[],
  { start, end }: DayRange,
): readonly Event[] =>
  events.filter(({ startDate, endDate }) => (start === null || endDate >= start) && (end === null || startDate <= end));

/** An event that ends today is still to come. */
export const isUpcoming = ({ endDate }: Pick<ScheduleEvent, 'endDate'>, today: CalendarDay): boolean =>
  endDate >= today;
