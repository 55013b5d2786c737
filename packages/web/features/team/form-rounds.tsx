import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import { formBasisText, formFigureText, type FormLine, formTypesText } from '@strokebook/golf/form';
import { formatDay, plural, roundTypeNames, signed } from '@strokebook/golf/format';
import { changeText } from '@strokebook/golf/team';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { RoundsLink } from './rounds-link.tsx';
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
      <DataTable label="rounds of the form">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" data-text>
              Event
            </th>
            <th scope="col">Score</th>
            <th scope="col">Rating</th>
            <th scope="col">Diff.</th>
          </tr>
        </thead>
        <tbody>
          {formLines.map((line, index) => (
            <Line key={index} {...{ line, username, today }} />
          ))}
        </tbody>
      </DataTable>
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

type LineProps = { readonly line: FormLine; readonly username: string; readonly today: CalendarDay };

function Line({ line, username, today }: LineProps) {
  const { roundId, playedOn, event, type, courseName, score, courseRating, strokes } = line;
  const name = event ?? roundTypeNames[type];
  const details = [roundTypeNames[type], courseName, ...(roundId === null ? ['score only'] : [])];
  return (
    <tr>
      <th scope="row">
        <RoundsLink username={username} roundIds={roundId === null ? [] : [roundId]} className="nowrap">
          {formatDay(playedOn, yearOf(playedOn) !== yearOf(today))}
        </RoundsLink>
      </th>
      <td data-text className={classes.event}>
        {name}
        <small>{details.filter((text) => text !== name).join(', ')}</small>
      </td>
      <td>{score}</td>
      <td>{courseRating.toFixed(1)}</td>
      <td className={classes.difference}>{signed(strokes, 1)}</td>
    </tr>
  );
}
