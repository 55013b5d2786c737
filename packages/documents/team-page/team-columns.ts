import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  clearVerdict,
  formBasisText,
  formFigureText,
  formTypesText,
  noFormTexts,
  placeText,
} from '@strokebook/golf/form';
import { formatDifferential, formatNearDay, plural, scoreToPar, signed } from '@strokebook/golf/format';
import { strokesGainedNames } from '@strokebook/golf/overview';
import { flagText, formFlag, gainOf, type SquadView, type TeamPart, type TeamRow } from '@strokebook/golf/team';
import { cellOf, type Column } from '../report/blocks/table.ts';

/** The name of a part of the game in the table of a team. */
export const teamPartName = (part: TeamPart): string => (part === 'total' ? 'All' : strokesGainedNames[part]);

/** The columns of a team's week, on its page and on paper (TEAM-05, TEAM-06, TEAM-18). */
export function teamColumns(today: CalendarDay, { places }: Pick<SquadView<TeamRow>, 'places'>) {
  return {
    player: { label: 'Player', kind: 'name', cell: ({ name }) => name },
    last: {
      label: 'Last round',
      kind: 'words',
      cell: ({ lastRound: last }) =>
        last === null
          ? cellOf('–')
          : cellOf(`${last.score}`, [
              `${scoreToPar(last.toPar)}${last.holeCount === 9 ? ', nine holes' : ''}, ${formatNearDay(last.playedOn, today)}`,
              last.courseName,
            ]),
    },
    form: {
      label: 'Form',
      kind: 'figure',
      cell: ({ form: { figure }, change }) =>
        figure === null ? '–' : cellOf(formFigureText(figure), [], clearVerdict(change)),
    },
    place: {
      label: 'Place, rounds',
      kind: 'words',
      cell({ form, accountId }) {
        const { figure, byType, unratedCount } = form;
        if (figure === null) return cellOf(noFormTexts(form).reason, noFormTexts(form).instead);
        const place = places.get(accountId) ?? null;
        return cellOf(place === null ? '' : placeText(place), [
          formBasisText(figure, unratedCount),
          ...(byType === null ? [] : [formTypesText(byType)]),
        ]);
      },
    },
    recent: {
      label: '30 days',
      kind: 'figure',
      cell: ({ recentCount, recentScoreCount }) =>
        cellOf(
          `${recentCount}`,
          recentScoreCount > 0 && recentScoreCount < recentCount ? plural(recentScoreCount, 'score') : '',
        ),
    },
    flag: {
      label: 'Flag',
      kind: 'words',
      cell({ flag, daysSinceRound }) {
        const shown = formFlag(flag);
        return cellOf('', [], null, shown === null ? [] : [flagText(shown, daysSinceRound)]);
      },
    },
    differential: {
      label: 'Differential',
      kind: 'figure',
      cell: ({ differential }) =>
        differential === null
          ? '–'
          : cellOf(formatDifferential(differential.value), plural(differential.roundCount, 'round')),
    },
  } as const satisfies Readonly<Record<string, Column<TeamRow>>>;
}

/** A player's difference from the rest of the squad in one part of the game. */
export const gainColumn = (part: TeamPart): Column<TeamRow> => ({
  label: teamPartName(part),
  kind: 'figure',
  cell(row) {
    const gain = gainOf(row, part);
    if (gain === undefined) return '–';
    return cellOf(signed(gain.strokes, 1), plural(gain.roundCount, 'round'), gain.verdict);
  },
});
