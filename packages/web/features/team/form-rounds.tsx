import { cellOf } from '@strokebook/documents/report';
import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import { formBasisText, formFigureText, type FormLine, formTypesText } from '@strokebook/golf/form';
import { formatDay, plural, roundTypeNames, signed } from '@strokebook/golf/format';
import { changeText } from '@strokebook/golf/team';
import { type ReactNode, useState } from 'react';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RoundsLink, roundsLink } from './rounds-link.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './form-rounds.module.css';

type FormRoundsProps = {
  readonly row: TeamRoomRow;
  readonly today: CalendarDay;
  readonly className?: string | undefined;
  /** The figure, as a button that opens its rounds. */
  readonly children: ReactNode;
};

/** A form that opens the rounds behind it, with the arithmetic that a player can reckon (TEAM-05). */
export function FormRounds({ row, today, className, children }: FormRoundsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { figure, unratedCount } = row.form;
  if (figure === null) return children;
  return (
    <>
      <button
        type="button"
        className={className}
        title={[
          formBasisText(figure, unratedCount, today),
          ...(row.change === null ? [] : [changeText(row.change)]),
        ].join('; ')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Dialog title={`Form of ${row.name}`} size={680} onClose={() => setIsOpen(false)}>
          <Arithmetic row={row} today={today} />
        </Dialog>
      )}
    </>
  );
}

function Arithmetic({ row: { username, form, formLines, change }, today }: Pick<FormRoundsProps, 'row' | 'today'>) {
  const { figure, unratedCount, byType } = form;
  if (figure === null) return null;
  const roundIds = formLines.flatMap(({ roundId }) => roundId ?? []);
  return (
    <>
      <p className={classes.mean}>
        <span>Mean of {plural(figure.roundCount, 'round')}</span> <b>{formFigureText(figure)}</b>
      </p>
      {change !== null && <p className={classes.lead}>{`Change: ${changeText(change)}.`}</p>}
      <p className={classes.lead}>
        {formBasisText(figure, unratedCount, today)}. Tournaments and qualifiers of the last six months count, at most
        ten. ± is the 90% interval of the mean.
      </p>
      {byType !== null && <p className={classes.lead}>{formTypesText(byType)}: they clearly differ.</p>}
      <ColumnTable
        label="rounds of the form"
        columns={[
          {
            label: 'Day',
            kind: 'days',
            cell: ({ playedOn }) => formatDay(playedOn, yearOf(playedOn) !== yearOf(today)),
            link: ({ roundId }) => roundsLink({ username, roundIds: roundId === null ? [] : [roundId] }),
          },
          { label: 'Event', kind: 'words', cell: eventCell },
          { label: 'Score', kind: 'figure', cell: ({ score }) => String(score) },
          { label: 'Rating', kind: 'figure', cell: ({ courseRating }) => courseRating.toFixed(1) },
          { label: 'Diff.', kind: 'figure', cell: ({ strokes }) => signed(strokes, 1) },
        ]}
        rows={formLines}
        keyOf={(_line, index) => index}
      />
      {roundIds.length > 0 && (
        <p className={classes.more}>
          <RoundsLink username={username} roundIds={roundIds}>
            {roundIds.length === 1 ? 'The round hole by hole' : `${roundIds.length} rounds hole by hole`}
          </RoundsLink>
        </p>
      )}
    </>
  );
}

function eventCell({ roundId, event, type, courseName }: FormLine) {
  const name = event ?? roundTypeNames[type];
  const details = [roundTypeNames[type], courseName, ...(roundId === null ? ['score only'] : [])];
  return cellOf(name, details.filter((text) => text !== name).join(', '));
}
