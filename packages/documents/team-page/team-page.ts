import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import {
  formatDay,
  formatDays,
  formatDifferential,
  formatNearDay,
  plural,
  progressText,
  weekdayName,
} from '@strokebook/golf/format';
import {
  flagText,
  newsText,
  QUIET_DAYS,
  sortToday,
  type SquadView,
  squadView,
  teamParts,
  type TeamRoom,
  type TeamRow,
} from '@strokebook/golf/team';
import type { ReportDocument } from '../report/document.ts';
import { cellOf, type Column, type ReportCell, tableBy } from '../report/blocks/table.ts';
import { type ListsBlock, notesOf } from '../report/blocks/text.ts';
import { gainColumn, teamColumns } from './team-columns.ts';

type TeamPageInput = {
  /** With its squad, if one is chosen. */
  readonly teamName: string;
  readonly room: TeamRoom;
  /** Null for all players. */
  readonly squadId: number | null;
};

/** Lines of a list, so that a team of fifteen has one page. */
const MAX_LINES = 5;
/** Names beside an event, which would make its list the widest. */
const MAX_NAMES = 2;

/** A team's week on one landscape page for up to about fifteen players (TEAM-18). */
export function teamPage({ teamName, room, squadId }: TeamPageInput): ReportDocument {
  const { today } = room;
  const view = squadView(room, squadId);
  const rows = sortToday(view.players, 'form', false);
  return {
    heading: 'Team Page',
    subject: teamName,
    subtitle: [`${weekdayName(today)}, ${formatDay(today)}, ${yearOf(today)}`, ...factsOf(view)].join(' · '),
    isWide: true,
    sections: [
      {
        heading: 'Today',
        blocks: [
          tableBy('', paperColumns(view, today), rows, 'No players.'),
          ...notesOf([
            `${view.order} Diff.: the mean differential of the tournament rounds of 12 months on tees with rating and slope, with their number. SG: strokes gained a round of 18 in 12 months against the rest of the player’s squad, with the rounds behind it; an arrow stands only where the difference is likely real.`,
          ]),
          listsOf(view, today),
        ],
      },
    ],
  };
}

const factsOf = ({ players, recentCount, playedCount, nextEvent }: SquadView<TeamRow>): readonly string[] => [
  `${plural(recentCount, 'round')} in 30 days`,
  ...(nextEvent === null
    ? []
    : [
        nextEvent.days === 0
          ? `${nextEvent.event.name} now`
          : `${plural(nextEvent.days, 'day')} to ${nextEvent.event.name}`,
      ]),
  `${playedCount} of ${plural(players.length, 'player')} played in 30 days`,
];

/** The table of players on paper, where warnings stand below the name and the differential below the form. */
function paperColumns(view: SquadView<TeamRow>, today: CalendarDay): readonly Column<TeamRow>[] {
  const { player, last, form, place, recent } = teamColumns(today, view);
  return [
    {
      ...player,
      cell: ({ name, flag, daysSinceRound }) =>
        cellOf(name, [], null, flag === null ? [] : [flagText(flag, daysSinceRound)]),
    },
    { ...last, cell: (row) => (row.lastRound === null ? 'No rounds' : last.cell(row)) },
    { ...form, cell: (row) => withSmall(form.cell(row), differentialTexts(row)) },
    place,
    { ...recent, label: 'In 30 days', cell: ({ recentCount }) => String(recentCount) },
    ...teamParts.map((part) => {
      const column = gainColumn(part);
      return { ...column, label: `SG ${part === 'aroundTheGreen' ? 'around green' : column.label.toLowerCase()}` };
    }),
  ];
}

const withSmall = (cell: string | ReportCell, small: readonly string[]): ReportCell =>
  typeof cell === 'string' ? cellOf(cell, small) : { ...cell, small };

/** 'Diff. 3.2 (15)'. */
const differentialTexts = ({ differential }: TeamRow): readonly string[] =>
  differential === null ? [] : [`Diff. ${formatDifferential(differential.value)} (${differential.roundCount})`];

function listsOf(view: SquadView<TeamRow>, today: CalendarDay): ListsBlock {
  const nameOf = new Map(view.players.map(({ accountId, name }) => [accountId, name]));
  return {
    kind: 'lists',
    lists: [
      listOf(
        'On the course now',
        view.onCourse.map((round) => `${nameOf.get(round.accountId)}, ${progressText(round)}`),
        'Nobody has a round in progress today.',
      ),
      listOf(
        'Changed in seven days',
        view.news.map((news) => `${nameOf.get(news.accountId)} ${newsText(news)} (${formatNearDay(news.on, today)})`),
        'No round was finished in seven days.',
        view.moreNewsCount,
        view.othersPlayed,
      ),
      listOf(
        'Not logged',
        view.quiet.map(
          ({ name, daysSinceRound }) =>
            `${name}, ${daysSinceRound === null ? 'no rounds yet' : plural(daysSinceRound, 'day')}`,
        ),
        `Everybody has a round in the last ${QUIET_DAYS} days.`,
      ),
      listOf(
        'This week',
        view.week.map(({ name, startDate, endDate, playing }) => {
          const players = playing.slice(0, MAX_NAMES).map((id) => nameOf.get(id));
          const more = playing.length - players.length;
          return `${name}, ${formatDays(startDate, endDate)}: ${players.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
        }),
        'No event in the next seven days.',
      ),
    ],
  };
}

/**
 * @param moreCount lines that are left out already
 * @param last a line after all others; '' for none
 */
function listOf(
  heading: string,
  lines: readonly string[],
  empty: string,
  moreCount = 0,
  last = '',
): ListsBlock['lists'][number] {
  const listed = lines.slice(0, MAX_LINES);
  const rest = lines.length - listed.length + moreCount;
  return {
    heading,
    count: lines.length + moreCount,
    lines: [...listed, ...(rest === 0 ? [] : [`and ${rest} more`]), ...(last === '' ? [] : [last])],
    empty,
  };
}
