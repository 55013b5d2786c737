import type { AccountId } from '@strokebook/golf/access';
import {
  type CompareFilter,
  describeSide,
  type FilterPair,
  roundsOfSide,
  type SideDescription,
  sideTitle,
} from '@strokebook/golf/compare';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import type { RoundSummary, UnitSystem } from '@strokebook/golf/model';

export type Place = 'left' | 'right';

/** One side of a comparison, ready for display. */
export type Side = {
  readonly place: Place;
  /** The account of the filter's player. */
  readonly accountId: AccountId;
  readonly playerName: string;
  /** The custom label, else the derived one. */
  readonly label: string;
  readonly filter: CompareFilter;
  readonly description: SideDescription;
  readonly roundCount: number;
};

/** What each side is called. */
export type SideLabels = Readonly<Record<Place, Pick<Side, 'label'>>>;

export type Sides = { readonly left: Side; readonly right: Side };

/** @param rounds the rounds of each side's player */
export function sidesOf(
  filters: FilterPair,
  rounds: Readonly<Record<Place, readonly RoundSummary[]>>,
  today: CalendarDay,
  units: UnitSystem,
): Sides {
  const sideOf = (place: Place): Side => {
    const filter = filters[place];
    const chosen = roundsOfSide(rounds[place], filter, today);
    const description = describeSide(filter, chosen, units);
    return {
      place,
      accountId: filter.player.accountId,
      playerName: fullName(filter.player),
      label: sideTitle(description.label, filters, place),
      filter,
      description,
      roundCount: chosen.length,
    };
  };
  return { left: sideOf('left'), right: sideOf('right') };
}
