import type { CalendarDay } from '@strokebook/golf/calendar';
import type { EventResult } from '@strokebook/golf/schedule';
import type { Player } from '../people/build-accounts.ts';
import { createRandom } from '../random.ts';
import { type DemoScheduleEvent, scheduleStatuses } from '../types.ts';
import type { PlannedTournament } from './calendar-of-events.ts';

/** Share of its past events that a member of an organization played. */
const FIELD_SHARE = 0.8;

/** As college and junior fields are. */
const MIN_FIELD = 48;
const MAX_FIELD = 96;

const notes = [
  'Wind from the left all day; kept the driver in the bag on the back nine and it paid.',
  'Best ball striking of the season. Gave three shots back with the putter on the last day.',
  'Greens were slow after the rain. Learned to trust the line and hit it.',
  'Played with the eventual winner: took notes on how little she hurries.',
] as const;

/** A player's events: those played are the past ones with the status of having been in the field. */
export function scheduleOf(
  { account, persona }: Player,
  tournaments: readonly PlannedTournament[],
  seed: string,
  today: CalendarDay,
): DemoScheduleEvent[] {
  const random = createRandom(`${seed}/schedule/${account.username}`);
  // Half of the upcoming events of others are of interest to a player, too: that is where the other statuses come from.
  const own = tournaments.filter(({ host }) => host === persona.organization);
  const past = own.filter(({ tournament }) => tournament.endDate < today && random.chance(FIELD_SHARE));
  const upcoming =
    persona.organization === null ? [] : tournaments.filter(({ tournament }) => tournament.startDate > today);
  const wanted = upcoming.filter(({ host }) => random.chance(host === persona.organization ? 0.9 : 0.3)).slice(0, 10);
  const shift = account.accountId - 1;
  return [
    ...past.map(({ tournament }, i) => ({
      accountId: account.accountId,
      tournamentId: tournament.tournamentId,
      status: 'inField' as const,
      isFavorite: i % 4 === 1,
      note: i % 4 === 1 ? random.pick(notes) : null,
      result: resultOf(tournament.tournamentId, seed),
    })),
    ...wanted.map(({ tournament }, i) => ({
      accountId: account.accountId,
      tournamentId: tournament.tournamentId,
      status: scheduleStatuses[(i + shift) % scheduleStatuses.length] as DemoScheduleEvent['status'],
      isFavorite: false,
      note: null,
      result: null,
    })),
  ];
}

/** The same field for everyone in it. Who finished where nobody can say of a field that was never played. */
const resultOf = (tournamentId: string, seed: string): EventResult => ({
  fieldSize: createRandom(`${seed}/field/${tournamentId}`).int(MIN_FIELD, MAX_FIELD),
  place: null,
  isTied: false,
  ending: null,
  rounds: [],
});
