import type { AccountId } from '@strokebook/golf/access';
import { WebLink } from '../../ui/web-link.tsx';
import { formatDays, NOTHING, plural } from '@strokebook/golf/format';
import {
  eventLocaleLabel,
  eventTypeLabel,
  formatDaysBetween,
  isScheduleStatus,
  namesWithStatus,
  type ScheduleLine,
  type ScheduleStatus,
  scheduleStatusLabel,
  placeText,
} from '@strokebook/golf/schedule';
import { placingsOf } from './schedule-model.ts';
import classes from './schedule.module.css';
import { StatusSelect } from './status-select.tsx';

/** The columns of several players' statuses, in order (DATA-46). */
export const statusColumns: readonly ScheduleStatus[] = [
  'inField',
  'applied',
  'qualifying',
  'considering',
  'invited',
  'conflict',
];

/** Actions of a line; omitted for read-only viewers. */
export type RowActions = {
  /** Omitted for who may enter results alone. */
  readonly onStatus?: (line: ScheduleLine, from: string, to: ScheduleStatus) => void;
  readonly onEdit: (tournamentId: string) => void;
};

export type RowShape = {
  /** The page's own player. */
  readonly accountId: AccountId;
  readonly hasSeveral: boolean;
  readonly isOver: boolean;
  readonly actions?: RowActions | undefined;
};

type EventRowProps = RowShape & {
  readonly line: ScheduleLine;
  readonly clashes: readonly string[];
  readonly freeDays: number | undefined;
};

/** A tournament with its players and their statuses (DATA-46); memoized, so that only changed rows re-render. */
export function EventRow(props: EventRowProps) {
  const { line, clashes, freeDays, accountId, hasSeveral, isOver, actions } = props;
  const onStatus = actions?.onStatus;
  const own = line.entries.find((entry) => entry.accountId === accountId);
  const placings = placingsOf(line, hasSeveral);
  return (
    <tr data-tournament={line.tournamentId}>
      <th scope="row">
        <WebLink text={line.tournamentName} url={line.tournamentUrl} />
        {clashes.map((clash) => (
          <small key={clash} className={classes.clash}>
            <span aria-hidden="true">▲ </span>
            {clash}
          </small>
        ))}
      </th>
      <td data-text className={classes.days}>
        {formatDays(line.startDate, line.endDate, true)}
      </td>
      {isOver && (
        <td data-text className={classes.placing}>
          {placings.length === 0 ? NOTHING : placings.map((placing) => <div key={placing}>{placing}</div>)}
        </td>
      )}
      {!isOver && (!hasSeveral || actions !== undefined) && (
        <td data-text className={classes.own}>
          {own === undefined && NOTHING}
          {own !== undefined && onStatus === undefined && scheduleStatusLabel(own.status)}
          {own !== undefined && onStatus !== undefined && (
            <StatusSelect
              name={line.tournamentName}
              status={own.status}
              onChange={(status) => onStatus(line, own.status, status)}
            />
          )}
        </td>
      )}
      {hasSeveral && <NameCells line={line} />}
      <td data-text className={classes.place}>
        {placeText(line) || NOTHING}
        {line.courseName !== null && <small>{line.courseName}</small>}
      </td>
      <td className={classes.count}>{line.numberOfRounds}</td>
      <td data-text className={classes.kind} data-rounds={plural(line.numberOfRounds, 'round')}>
        {eventTypeLabel(line.eventType)}
        <small>
          {eventLocaleLabel(line.locale)} · {line.isTeamEvent ? 'Team' : 'Individual'}
        </small>
      </td>
      {!isOver && (
        <td className={classes.free} data-none={freeDays === undefined || undefined}>
          {freeDays === undefined ? NOTHING : formatDaysBetween(freeDays)}
        </td>
      )}
      {actions !== undefined && (
        <td data-no-print className={classes.edit}>
          {own !== undefined && (
            <button
              type="button"
              className="text-button"
              aria-haspopup="dialog"
              aria-label={`${onStatus === undefined ? 'Enter the result of' : 'Edit'} ${line.tournamentName}`}
              onClick={() => actions.onEdit(line.tournamentId)}
            >
              {onStatus === undefined ? 'Result' : 'Edit'}
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** The players with each status; a custom status is shown beside the name. */
function NameCells({ line }: { readonly line: ScheduleLine }) {
  const others = line.entries.filter(({ status }) => !isScheduleStatus(status));
  return statusColumns.map((status, index) => (
    <td key={status} data-text className={classes.names} data-label={scheduleStatusLabel(status)}>
      {namesWithStatus(line, status).map((name) => (
        <div key={name}>{name}</div>
      ))}
      {index === 0 && others.map((one) => <div key={one.accountId}>{`${one.name} (${one.status})`}</div>)}
    </td>
  ));
}
