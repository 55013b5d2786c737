import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import type { Player } from '../people/build-accounts.ts';
import { createRandom } from '../random.ts';
import { type OrganizationKey, teamOf } from '../people/persona.ts';
import { NOT_LOGGED_DAYS } from './recent-weeks.ts';
import type { DemoScheduleEvent, DemoScheduleStatus } from '../types.ts';
import type { PlannedTournament } from './calendar-of-events.ts';

/** Share of past events of an organization that a member plays. */
const FIELD_SHARE = 0.8;

/** Whose events the members of an organization also enter: open ones, but no college player a junior event. */
const entered: Readonly<Record<OrganizationKey, readonly OrganizationKey[]>> = {
  college: ['college', 'academy'],
  academy: ['academy'],
  juniorAcademy: ['juniorAcademy', 'academy'],
};

/** The statuses of coming events, the soonest first: what is near is decided, what is far is not. */
const decided: readonly DemoScheduleStatus[] = [
  'inField',
  'inField',
  'applied',
  'considering',
  'qualifying',
  'invited',
  'conflict',
];
/** Of a player who is not among the five of a college team: they still qualify for its next events. */
const hoping: readonly DemoScheduleStatus[] = [
  'qualifying',
  'qualifying',
  'considering',
  'applied',
  'considering',
  'conflict',
];

const notes = [
  'Wind from the left all day; kept the driver in the bag on the back nine and it paid.',
  'Best ball striking of the season. Gave three shots back with the putter on the last day.',
  'Greens were slow after the rain. Learned to trust the line and hit it.',
  'Played with the eventual winner: took notes on how little she hurries.',
] as const;

/**
 * A player's events: past ones that they played have the status of being in the field.
 *
 * @param travels whether the player is one of the five whom their team takes to an event.
 */
export function scheduleOf(
  { account, persona }: Player,
  tournaments: readonly PlannedTournament[],
  seed: string,
  today: CalendarDay,
  travels: boolean,
): DemoScheduleEvent[] {
  const random = createRandom(`${seed}/schedule/${account.username}`);
  const team = teamOf(persona);
  const own = tournaments.filter(({ host }) => host === team);
  // A freshman has played no event of the college before this year's first one.
  const since = account.extraInfo.collegeStartDate ?? '';
  const until = persona.lately === 'notLogged' ? addDays(today, -NOT_LOGGED_DAYS) : today;
  const past = own
    .filter(({ tournament }) => tournament.endDate < today && random.chance(FIELD_SHARE))
    .filter(({ tournament: { startDate, endDate } }) => startDate >= since && endDate < until);
  const hosts = team === null ? [] : entered[team];
  const upcoming = tournaments.filter(({ tournament, host }) => tournament.startDate > today && hosts.includes(host));
  const wanted = upcoming.filter(({ host }) => random.chance(host === team ? 0.9 : 0.3)).slice(0, 10);
  const statuses = team !== 'college' || travels ? decided : hoping;
  return [
    ...past.map(({ tournament }, i) => ({
      accountId: account.accountId,
      tournamentId: tournament.tournamentId,
      status: 'inField' as const,
      isFavorite: i % 4 === 1,
      // No note twice on one player's page.
      note: i % 4 === 1 ? (notes[(Math.floor(i / 4) + account.accountId) % notes.length] ?? null) : null,
      isNoteShared: i % 4 === 1,
      // The finish follows from the rounds.
      result: { fieldSize: null, place: null, isTied: false, ending: null, rounds: [] },
    })),
    ...wanted.map(({ tournament }, i) => ({
      accountId: account.accountId,
      tournamentId: tournament.tournamentId,
      status: statuses[i] ?? 'considering',
      isFavorite: false,
      note: null,
      isNoteShared: false,
      result: null,
    })),
  ];
}
