import type { AccountId } from '@strokebook/golf/access';
import type { GridBlock } from '../report/blocks/grid.ts';
import { type ListsBlock, notesOf } from '../report/blocks/text.ts';
import type { ReportDocument } from '../report/document.ts';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay, formatDays, plural } from '@strokebook/golf/format';
import {
  clashText,
  findClashes,
  isConfirmed,
  isScheduleStatus,
  type ScheduleEvent,
  type ScheduleLine,
  scheduleLines,
  type SchedulePlayer,
  type ScheduleStatus,
  scheduleStatuses,
  placeText,
} from '@strokebook/golf/schedule';
import { isUpcoming } from './event-texts.ts';

/** One letter each, so that a roster fits on a page. */
const statusCodes: Readonly<Record<ScheduleStatus, string>> = {
  inField: 'F',
  considering: 'C',
  qualifying: 'Q',
  applied: 'A',
  conflict: 'W',
  invited: 'I',
};
/** A status of another program. */
const OTHER_STATUS = 'O';
const CLASH_MARK = '!';
/** Cell of an event that is not in a player's schedule. */
const NOT_IN_SCHEDULE = '';

/** Number of one-letter columns next to an event on a landscape page. */
const PLAYERS_IN_GRID = 16;

/** Max lines of a list on the first page; the grid has all of them. */
const MAX_LINES_LISTED = 40;

/** Upcoming schedules of an organization's players, with the first and last day for the file name. */
type OrgScheduleReport = ReportDocument & { readonly start: CalendarDay; readonly end: CalendarDay };

type OrgScheduleInput = {
  readonly organizationName: string;
  /** Players whose schedule the reader may see, in column order. */
  readonly players: readonly SchedulePlayer[];
  /** Number of players whose schedule is hidden. */
  readonly closedCount: number;
  readonly events: readonly ScheduleEvent[];
  readonly today: CalendarDay;
};

/** Events by players, with clashes and coverage. */
export function orgSchedule(input: OrgScheduleInput): OrgScheduleReport {
  const { organizationName, players, closedCount, today } = input;
  const events = input.events.filter((event) => isUpcoming(event, today));
  const lines = scheduleLines(events, players);
  const ends = lines.map(({ endDate }) => endDate).sort();
  const notes = [
    ...(closedCount === 0 ? [] : [closedText(closedCount)]),
    ...(players.length === 0 && closedCount === 0 ? ['No players are on the rosters.'] : []),
    ...(players.length > 0 && lines.length === 0 ? ['No player has an upcoming event.'] : []),
  ];
  const lists = players.length === 0 ? [] : [listsOf(lines, events, players)];
  const grids = lines.length === 0 ? [] : gridsOf(lines, players, events);
  return {
    heading: 'Organization Schedule',
    subject: organizationName,
    subtitle: `From ${formatDay(today, true)}: ${plural(lines.length, 'event')}, ${plural(players.length, 'player')}`,
    isWide: true,
    start: today,
    end: ends.at(-1) ?? today,
    sections: [
      { heading: '', blocks: notesOf(notes) },
      { heading: 'At a glance', blocks: lists },
      { heading: 'Events and players', blocks: grids },
    ].filter(({ blocks }) => blocks.length > 0),
  };
}

const legendOf = (events: readonly ScheduleEvent[]): GridBlock['legend'] => [
  ...scheduleStatuses.map(({ status, label }) => ({ code: statusCodes[status], label })),
  ...(events.every(({ status }) => isScheduleStatus(status))
    ? []
    : [{ code: OTHER_STATUS, label: 'Another program’s status' }]),
  { code: CLASH_MARK, label: 'Clashes with another event of the player' },
];

const closedText = (count: number): string =>
  count === 1
    ? '1 player is not shown: that schedule is closed to you.'
    : `${count} players are not shown: their schedules are closed to you.`;

const keyOf = (accountId: AccountId, tournamentId: string): string => `${accountId} ${tournamentId}`;

/** Events of a player that clash with another one. */
const clashKeys = (events: readonly ScheduleEvent[]): ReadonlySet<string> =>
  new Set(
    findClashes(events).flatMap(({ accountId, first, second }) => [
      keyOf(accountId, first.tournamentId),
      keyOf(accountId, second.tournamentId),
    ]),
  );

function gridsOf(
  lines: readonly ScheduleLine[],
  players: readonly SchedulePlayer[],
  events: readonly ScheduleEvent[],
): readonly GridBlock[] {
  const clashes = clashKeys(events);
  const legend = legendOf(events);
  const firsts = Array.from({ length: Math.ceil(players.length / PLAYERS_IN_GRID) }, (_, index) => index);
  return firsts.map((index) => {
    const from = index * PLAYERS_IN_GRID;
    const across = players.slice(from, from + PLAYERS_IN_GRID);
    return {
      kind: 'grid',
      title: firsts.length === 1 ? '' : `Players ${from + 1} to ${from + across.length} of ${players.length}`,
      players: across.map(({ name }) => name),
      rows: lines.map((line) => ({
        days: formatDays(line.startDate, line.endDate, true),
        name: line.tournamentName,
        place: placeText(line),
        ...coverageOf(line),
        codes: across.map(({ accountId }) => codeOf(line, accountId, clashes)),
      })),
      legend,
    };
  });
}

function codeOf(line: ScheduleLine, accountId: AccountId, clashes: ReadonlySet<string>): string {
  const entry = line.entries.find((one) => one.accountId === accountId);
  if (entry === undefined) return NOT_IN_SCHEDULE;
  const code = isScheduleStatus(entry.status) ? statusCodes[entry.status] : OTHER_STATUS;
  return clashes.has(keyOf(accountId, line.tournamentId)) ? `${code}${CLASH_MARK}` : code;
}

/** A player who has withdrawn is neither playing nor considering it. */
function coverageOf({ entries }: Pick<ScheduleLine, 'entries'>): {
  readonly playing: number;
  readonly considering: number;
} {
  const open = entries.filter(({ status }) => status !== 'conflict');
  const playing = open.filter(isConfirmed).length;
  return { playing, considering: open.length - playing };
}

function listsOf(
  lines: readonly ScheduleLine[],
  events: readonly ScheduleEvent[],
  players: readonly SchedulePlayer[],
): ListsBlock {
  const nameOf = new Map(players.map(({ accountId, name }) => [accountId, name]));
  const ofPlayers = events.filter(({ accountId }) => nameOf.has(accountId));
  const busy = new Set(ofPlayers.map(({ accountId }) => accountId));
  const lists = [
    listOf('Clashes', clashLines(ofPlayers, nameOf), 'No events clash.'),
    listOf(
      'Events nobody plays',
      lines
        .filter((line) => coverageOf(line).playing === 0)
        .map((line) => `${line.tournamentName}, ${formatDays(line.startDate, line.endDate, true)}`),
      'Every event is played by someone.',
    ),
    listOf(
      'Players without events',
      players.filter(({ accountId }) => !busy.has(accountId)).map(({ name }) => name),
      'Every player has an event.',
    ),
  ];
  return { kind: 'lists', lists };
}

/** Players with the same clash share a line, because teammates often enter the same events. */
function clashLines(
  events: readonly ScheduleEvent[],
  nameOf: ReadonlyMap<AccountId, string>,
): ListsBlock['lists'][number]['lines'] {
  const clashes = Map.groupBy(
    findClashes(events),
    (clash) => `${clash.first.tournamentName}: ${clashText(clash, clash.first.tournamentId)}`,
  );
  return [...clashes].map(
    ([text, same]) => `${text} (${same.map(({ accountId }) => nameOf.get(accountId)).join(', ')})`,
  );
}

function listOf(heading: string, lines: readonly string[], empty: string): ListsBlock['lists'][number] {
  const listed = lines.slice(0, MAX_LINES_LISTED);
  const rest = lines.length - listed.length;
  return { heading, count: lines.length, lines: rest === 0 ? listed : [...listed, `and ${rest} more`], empty };
}
