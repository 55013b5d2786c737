import type { EventChoice, OwnTournament, ScheduleEvent } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type TestPlayer, useRealServer } from './real-server.ts';
import { TODAY } from './rounds.ts';
import type { TestBrowser } from './test-browser.ts';

/** A tournament with the player's data. */
type TestEvent = OwnTournament & {
  readonly [Field in keyof EventChoice]: EventChoice[Field];
} & {
  readonly courseId: string | null;
  /** Whether the player created the tournament; otherwise it is public. */
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

/** Third place of 78, without scores. */
export const thirdOf78 = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };

type OpenOptions = {
  readonly tab?: '0' | '1';
  /** Whether the viewer is the player instead of a visitor. */
  readonly isSignedIn?: boolean;
  readonly rounds?: readonly RoundDocument[];
  readonly account?: Parameters<ReturnType<typeof useRealServer>['withRounds']>[1];
  /** Runs before the page is opened: makes calls fail or wait, or stores data. */
  readonly prepare?: (browser: TestBrowser, player: TestPlayer) => void | Promise<void>;
};

/** A server for the test file, and the schedule of a player with exactly a test's events. */
export function useSchedule() {
  const server = useRealServer({ today: TODAY });
  /** Adds an event to a schedule. */
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

/** A player's events on the server. */
export const eventsOf = ({ accountId, call }: TestPlayer) => call('getScheduleEvents', { params: { accountId } });

/** One of them by name. @throws Error if there is none */
export async function eventNamed(player: TestPlayer, name: string): Promise<ScheduleEvent> {
  const event = (await eventsOf(player)).find(({ tournament }) => tournament.name === name);
  if (event === undefined) throw new Error(`there is no ${name}`);
  return event;
}

/** A grid of events by its name. */
export const grid = (name: string) => screen.findByRole('table', { name });

/** Names of its tournaments, in order. */
export const tournamentsOf = (table: HTMLElement): readonly string[] => eventRowsOf(table).map(nameOf);

/** The texts of a tournament's row, cell by cell. */
export const cellsOf = (table: HTMLElement, name: string): readonly (string | null)[] =>
  [...(eventRowsOf(table).find((row) => nameOf(row) === name)?.children ?? [])].map((cell) => cell.textContent);

const eventRowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.dataset['tournament'] !== undefined);

/** Without its clashes, which are below it. */
const nameOf = (row: HTMLElement): string => row.firstElementChild?.firstChild?.textContent ?? '';

export const panel = (name: string) => screen.findByRole('region', { name });

export async function openOptions(user: UserEvent) {
  const [button] = await screen.findAllByRole('button', { name: 'Options' });
  if (button === undefined) throw new Error('there is no Options button');
  await user.click(button);
  return within(await screen.findByRole('dialog', { name: 'Schedule Options' }));
}

/** The checkboxes of a part of the options. */
export const ticksOf = (dialog: ReturnType<typeof within>, legend: string) => {
  const part = within(dialog.getByRole('group', { name: legend }));
  return { box: (name: string) => part.getByRole<HTMLInputElement>('checkbox', { name }) };
};
