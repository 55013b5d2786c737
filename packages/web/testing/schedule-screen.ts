import type { EventChoice, OwnTournament, ScheduleEvent } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type TestPlayer, useRealServer } from './real-server.ts';
import { TODAY } from './rounds.ts';
import type { TestBrowser } from './test-browser.ts';

/** A tournament, and what its player says of it. */
type TestEvent = OwnTournament & {
  readonly [Field in keyof EventChoice]: EventChoice[Field];
} & {
  readonly courseId: string | null;
  /** Whether the player has made the tournament; everyone can choose it otherwise. */
  readonly isOwn: boolean;
};

export const eventOn = (
  name: string,
  startDate: string,
  endDate: string,
  changes: Partial<TestEvent> = {},
): TestEvent => ({
  name,
  startDate: calendarDay(startDate),
  endDate: calendarDay(endDate),
  url: null,
  city: 'Amity',
  state: 'CA',
  numberOfRounds: 2,
  eventType: 'tournament',
  locale: 'national',
  isTeamEvent: false,
  status: 'inField',
  isFavorite: false,
  note: null,
  result: null,
  courseId: null,
  isOwn: false,
  ...changes,
});

/** A third place of 78, and no scores. */
export const thirdOf78 = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };

type OpenOptions = {
  readonly tab?: '0' | '1';
  /** Whether the player looks, and not a visitor. */
  readonly isSignedIn?: boolean;
  readonly rounds?: readonly RoundDocument[];
  readonly account?: Parameters<ReturnType<typeof useRealServer>['withRounds']>[1];
  /** Runs before the page is opened: which calls fail, which wait, what else is stored. */
  readonly prepare?: (browser: TestBrowser, player: TestPlayer) => void | Promise<void>;
};

/** A server of the file's, and the schedule of a player with exactly the events of a test. */
export function useSchedule() {
  const server = useRealServer({ today: TODAY });
  /** Puts an event into a schedule. */
  const put = async (player: TestPlayer, event: TestEvent): Promise<ScheduleEvent> => {
    const { status, isFavorite, note, result, courseId, isOwn, ...tournament } = event;
    const chosen = isOwn ? tournament : { tournamentId: await server.addTournament({ ...tournament, courseId }) };
    const body = { status, isFavorite, note, result, tournament: chosen };
    return player.call('createScheduleEvent', { params: { accountId: player.accountId }, body });
  };
  const openSchedule = async (events: readonly TestEvent[], options: OpenOptions = {}) => {
    const { tab = '0', isSignedIn = false, rounds = [], account, prepare } = options;
    const player = await server.withRounds(rounds, account);
    for (const event of events) await put(player, event);
    const browser = server.createBrowser();
    await prepare?.(browser, player);
    const viewer = isSignedIn ? { as: player.accountId } : {};
    return { ...(await server.open(`/player/ingrid/schedule/${tab}`, { browser, ...viewer })), player };
  };
  return { server, put, openSchedule };
}

/** A player's events as the server has them. */
export const eventsOf = ({ accountId, call }: TestPlayer) => call('getScheduleEvents', { params: { accountId } });

/** One of them. @throws Error when there is none of that name */
export async function eventNamed(player: TestPlayer, name: string): Promise<ScheduleEvent> {
  const event = (await eventsOf(player)).find(({ tournament }) => tournament.name === name);
  if (event === undefined) throw new Error(`there is no ${name}`);
  return event;
}

/** A grid of events by its name. */
export const grid = (name: string) => screen.findByRole('table', { name });

/** Names of its tournaments, in their order. */
export const tournamentsOf = (table: HTMLElement): readonly string[] => eventRowsOf(table).map(nameOf);

/** What stands in a tournament's row, cell by cell. */
export const cellsOf = (table: HTMLElement, name: string): readonly (string | null)[] =>
  [...(eventRowsOf(table).find((row) => nameOf(row) === name)?.children ?? [])].map((cell) => cell.textContent);

const eventRowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.dataset['tournament'] !== undefined);

/** Without what it clashes with, which stands below it. */
const nameOf = (row: HTMLElement): string => row.firstElementChild?.firstChild?.textContent ?? '';

export const panel = (name: string) => screen.findByRole('region', { name });

export async function openOptions(user: UserEvent) {
  const [button] = await screen.findAllByRole('button', { name: 'Options' });
  if (button === undefined) throw new Error('there is no Options button');
  await user.click(button);
  return within(await screen.findByRole('dialog', { name: 'Schedule Options' }));
}

/** The boxes of a part of the options. */
export const ticksOf = (dialog: ReturnType<typeof within>, legend: string) => {
  const part = within(dialog.getByRole('group', { name: legend }));
  return { box: (name: string) => part.getByRole<HTMLInputElement>('checkbox', { name }) };
};
