import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Player } from '../people/build-accounts.ts';
import { createRandom } from '../random.ts';
import { type DemoScheduleEvent, scheduleStatuses } from '../types.ts';
import type { PlannedTournament } from './calendar-of-events.ts';

/** Share of past events of an organization that a member plays. */
const FIELD_SHARE = 0.8;

const notes = [
  'Wind from the left all day; kept the driver in the bag on the back nine and it paid.',
  'Best ball striking of the season. Gave three shots back with the putter on the last day.',
  'Greens were slow after the rain. Learned to trust the line and hit it.',
  'Played with the eventual winner: took notes on how little she hurries.',
] as const;

/** A player's events: past ones that they played have the status of being in the field. */
export function scheduleOf(
  { account, persona }: Player,
  tournaments: readonly PlannedTournament[],
  seed: string,
  today: CalendarDay,
): DemoScheduleEvent[] {
  const random = createRandom(`${seed}/schedule/${account.username}`);
  // Upcoming events of other organizations are included too, so that all statuses occur.
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
      isNoteShared: i % 4 === 1,
      // The finish follows from the rounds.
      result: { fieldSize: null, place: null, isTied: false, ending: null, rounds: [] },
    })),
    ...wanted.map(({ tournament }, i) => ({
      accountId: account.accountId,
      tournamentId: tournament.tournamentId,
      status: scheduleStatuses[(i + shift) % scheduleStatuses.length] as DemoScheduleEvent['status'],
      isFavorite: false,
      note: null,
      isNoteShared: false,
      result: null,
    })),
  ];
}
