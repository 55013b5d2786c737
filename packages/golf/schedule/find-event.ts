import type { CalendarDay } from '@strokebook/golf/calendar';
import { withSingleBlanks } from '../format/index.ts';

/** The name of a tournament, normalized for comparison. */
export const eventName = ({ name }: { readonly name: string }): string =>
  withSingleBlanks(name).normalize().toLowerCase();

/** A key for tournaments: the same name and first day are the same tournament. */
export const eventKey = (event: { readonly name: string; readonly startDate: CalendarDay }): string =>
  `${event.startDate} ${eventName(event)}`;

type Named = { readonly name: string; readonly startDate: CalendarDay; readonly endDate: CalendarDay };

/**
 * Returns a function that finds the event of a row: with the same name and first day, else the only one with its name
 * that includes one of its days, because tables of results often contain a tournament's last day, and tables of plans
 * the days before it was moved.
 */
export function createEventFinder<Event extends { readonly tournament: Named }>(
  events: readonly Event[],
): (tournament: Named) => Event | null {
  const byKey = new Map(events.map((event) => [eventKey(event.tournament), event]));
  const byName = Map.groupBy(events, ({ tournament }) => eventName(tournament));
  return (tournament) => {
    const exact = byKey.get(eventKey(tournament));
    if (exact !== undefined) return exact;
    const [only, ...others] = (byName.get(eventName(tournament)) ?? []).filter(
      (event) => event.tournament.startDate <= tournament.endDate && tournament.startDate <= event.tournament.endDate,
    );
    return others.length === 0 ? (only ?? null) : null;
  };
}
