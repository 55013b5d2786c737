import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import {
  clearVerdict,
  formFigureText,
  formBasisText,
  formTypesText,
  noFormTexts,
  placeText,
} from '@strokebook/golf/form';
import {
  formatDay,
  formatDays,
  formatDifferential,
  formatNearDay,
  plural,
  progressText,
  scoreToPar,
  signed,
  weekdayName,
} from '@strokebook/golf/format';
import { strokesGainedNames } from '@strokebook/golf/overview';
import {
  flagText,
  gainOf,
  newsText,
  QUIET_DAYS,
  sortToday,
  type SquadView,
  squadView,
  type TeamPart,
  teamParts,
  type TeamRoom,
  type TeamRow,
} from '@strokebook/golf/team';
import type { ReportDocument } from '../report/document.ts';
import { cellOf, figures, names, type ReportCell, rowOf, tableOf, words } from '../report/blocks/table.ts';
import { type ListsBlock, notesOf } from '../report/blocks/text.ts';

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

const shortNames: Readonly<Record<TeamPart, string>> = {
  ...strokesGainedNames,
  total: 'All',
  aroundTheGreen: 'Around green',
};

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
          tableOf(
            '',
            [
              ...names('Player'),
              ...words('Last round'),
              ...figures('Form'),
              ...words('Place, rounds'),
              ...figures('In 30 days', ...teamParts.map((part) => `SG ${shortNames[part].toLowerCase()}`)),
            ],
            rows.map((row) => playerRow(row, view, today)),
            'No players.',
          ),
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

function playerRow(row: TeamRow, { places }: SquadView<TeamRow>, today: CalendarDay) {
  const { name, lastRound, form, change, flag, daysSinceRound, recentCount, accountId } = row;
  const place = places.get(accountId) ?? null;
  const none = noFormTexts(form);
  const basis = differentialTexts(row);
  return rowOf([
    cellOf(name, [], null, flag === null ? [] : [flagText(flag, daysSinceRound)]),
    lastRound === null
      ? 'No rounds'
      : cellOf(
          `${lastRound.score} (${scoreToPar(lastRound.toPar)})${lastRound.holeCount === 9 ? ', nine holes' : ''}`,
          `${formatNearDay(lastRound.playedOn, today)}, ${lastRound.courseName}`,
        ),
    form.figure === null ? cellOf('–', basis) : cellOf(formFigureText(form.figure), basis, clearVerdict(change)),
    form.figure === null
      ? cellOf(none.reason, none.instead)
      : cellOf(place === null ? '' : placeText(place), [
          formBasisText(form.figure, form.unratedCount),
          ...(form.byType === null ? [] : [formTypesText(form.byType)]),
        ]),
    String(recentCount),
    ...teamParts.map((part) => gainCell(row, part)),
  ]);
}

/** 'Diff. 3.2 (15)', below the form. */
const differentialTexts = ({ differential }: TeamRow): readonly string[] =>
  differential === null ? [] : [`Diff. ${formatDifferential(differential.value)} (${differential.roundCount})`];

function gainCell(row: TeamRow, part: TeamPart): ReportCell {
  const gain = gainOf(row, part);
  if (gain === undefined) return cellOf('–');
  const { strokes, roundCount, verdict } = gain;
  return cellOf(signed(strokes, 1), plural(roundCount, 'round'), verdict);
}

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
