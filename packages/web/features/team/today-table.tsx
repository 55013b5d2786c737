import { DotRange } from '@strokebook/charts';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatNearDay, scoreToPar } from '@strokebook/golf/format';
import { formBasisText, formFigureText, noFormTexts, type Place, placeText } from '@strokebook/golf/form';
import { flagText, sortToday, type SquadView, type TodaySort } from '@strokebook/golf/team';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { customChoice, quickChoice } from '../../controls/round-picker/round-choice.ts';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { SortHead } from '../../ui/tables/sort-head.tsx';
import { formScale } from './form-scale.ts';
import { CompareCell } from './compare-cell.tsx';
import { formVerdict } from './form-verdict.ts';
import { PickedPlayers } from './picked-players.tsx';
import type { TeamRoom, TeamRoomRow } from './team-room-row.ts';
import type { ChangeTeamSearch, TeamSearch } from './team-search.ts';
import classes from './today-table.module.css';

type TodayTableProps = {
  readonly organizationId: number;
  /** Of all squads. */
  readonly room: TeamRoom;
  readonly view: SquadView<TeamRoomRow>;
  readonly search: TeamSearch;
  readonly onChange: ChangeTeamSearch;
};

const heads: readonly { readonly sort: TodaySort; readonly label: string; readonly isText?: true }[] = [
  { sort: 'name', label: 'Player' },
  { sort: 'last', label: 'Last round', isText: true },
  { sort: 'form', label: 'Form', isText: true },
  { sort: 'recent', label: 'In 30 days' },
  { sort: 'flag', label: 'Flag', isText: true },
];

/** A comparison has two sides. */
const MAX_PICKED = 2;

/** Who is in form and how sure: a line for each player, sorted by any column (TEAM-05). */
export function TodayTable({ organizationId, room, view, search, onChange }: TodayTableProps) {
  const { sort = 'form', isReversed = false, picked = [] } = search;
  const { today } = room;
  // Who is of another squad, or gone, is not ticked.
  const pickedRows = picked.flatMap((id) => view.players.find(({ accountId }) => accountId === id) ?? []);
  const pick = (ids: readonly number[]) => onChange({ picked: ids.length === 0 ? undefined : [...ids] });
  const pickedIds = pickedRows.map(({ accountId }) => accountId);
  const sortBy = (next: TodaySort) =>
    onChange({
      sort: next === 'form' ? undefined : next,
      isReversed: next === sort && !isReversed ? true : undefined,
    });
  const scale = formScale(view.players.map(({ form }) => form.figure));
  return (
    <section aria-labelledby="team-today">
      <SectionHead id="team-today" title="Today" />
      <p className="note">{view.order}</p>
      <table className={classes.table} aria-labelledby="team-today">
        <thead>
          <tr>
            {heads.map((head) => (
              <SortHead
                key={head.sort}
                label={head.label}
                direction={head.sort === sort ? (isReversed ? 'desc' : 'asc') : null}
                onSort={() => sortBy(head.sort)}
                data-text={head.isText}
              />
            ))}
            <th scope="col" data-no-print>
              <span className="unseen">Compare</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sortToday(view.players, sort, isReversed).map((row) => (
            <PlayerRow
              key={row.accountId}
              row={row}
              today={today}
              scale={scale}
              place={sort === 'form' ? (view.places.get(row.accountId) ?? null) : null}
            >
              <CompareCell
                organizationId={organizationId}
                room={room}
                row={row}
                isPicked={pickedIds.includes(row.accountId)}
                isFull={pickedIds.length === MAX_PICKED}
                onPick={(isPicked) =>
                  pick(
                    isPicked
                      ? [...pickedIds, row.accountId]
                      : pickedIds.filter((accountId) => accountId !== row.accountId),
                  )
                }
              />
            </PlayerRow>
          ))}
        </tbody>
      </table>
      <PickedPlayers players={pickedRows} onClear={() => pick([])} />
      <FormKey />
    </section>
  );
}

type PlayerRowProps = {
  readonly row: TeamRoomRow;
  readonly today: CalendarDay;
  readonly scale: ReturnType<typeof formScale>;
  /** Null in a list that is not sorted by form, and without a figure. */
  readonly place: Place | null;
  /** The last cell. */
  readonly children: ReactNode;
};

function PlayerRow({ row, today, scale, place, children }: PlayerRowProps) {
  const { username, name, classOf, lastRound, recentCount, flag, daysSinceRound } = row;
  const flagged = flag === null ? null : flagText(flag, daysSinceRound);
  return (
    <tr>
      <th scope="row">
        <Link to="/player/$username" params={{ username }} preload={false} className={classes.name}>
          {name}
        </Link>
        <span className={classes.detail}>
          {[classOf, lastRound === null ? null : formatNearDay(lastRound.playedOn, today)].map(
            (text, index) =>
              text !== null && (
                <span key={index} data-phone={index === 1 || undefined}>
                  {text}
                </span>
              ),
          )}
        </span>
        {flagged !== null && (
          <span className={classes.flag} data-phone>
            {flagged}
          </span>
        )}
      </th>
      <td data-text>{lastRound === null ? <span className="muted">–</span> : <LastRound {...{ row, today }} />}</td>
      <td data-text>
        <FormCell {...{ row, scale, place, today }} />
      </td>
      <td>
        {recentCount === 0 ? (
          <span className="muted">0</span>
        ) : (
          <Link
            to="/player/$username/my-rounds"
            params={{ username }}
            search={quickChoice('Past 30 Days')}
            preload={false}
            className={classes.figure}
          >
            {recentCount}
          </Link>
        )}
      </td>
      <td data-text>{flagged !== null && <span className={classes.flag}>{flagged}</span>}</td>
      {children}
    </tr>
  );
}

function LastRound({ row: { username, lastRound }, today }: Pick<PlayerRowProps, 'row' | 'today'>) {
  if (lastRound === null) return null;
  const { roundId, score, toPar, holeCount, courseName, playedOn } = lastRound;
  return (
    <Link
      to="/player/$username/my-rounds"
      params={{ username }}
      search={{ ...customChoice([roundId]), holes: holeCount === 9 ? 9 : undefined }}
      preload={false}
      className={classes.last}
    >
      <b>{score}</b>
      <span className={classes.round}>
        <span>
          {scoreToPar(toPar)}
          {holeCount === 9 ? ', nine holes' : ''}, {formatNearDay(playedOn, today)}
        </span>
        <small>{courseName}</small>
      </span>
    </Link>
  );
}

/** The form as a dot with its 90% line, filled where it has clearly changed, and as a figure. */
function FormCell({ row, scale, place, today }: Pick<PlayerRowProps, 'row' | 'scale' | 'place' | 'today'>) {
  const { form, formRoundIds, change, username } = row;
  if (form.figure === null) {
    const { reason, instead } = noFormTexts(form);
    return (
      <span className={classes.none}>
        <span>{reason}</span>
        <small>{instead}</small>
      </span>
    );
  }
  const { strokes, halfWidth } = form.figure;
  const verdict = formVerdict(change);
  return (
    <Link
      to="/player/$username/my-rounds"
      params={{ username }}
      search={customChoice(formRoundIds)}
      preload={false}
      className={classes.form}
    >
      <span>
        <DotRange
          value={strokes}
          low={strokes - halfWidth}
          high={strokes + halfWidth}
          scale={scale}
          reference={0}
          colour={verdict?.colour ?? 'var(--ink-2)'}
          isHollow={verdict === null}
        />
      </span>
      <span className={classes.number}>
        <span data-tone={verdict?.tone}>
          {verdict !== null && <span aria-hidden="true">{verdict.sign} </span>}
          {formFigureText(form.figure)}
          {verdict !== null && <span className="unseen">, {verdict.words}</span>}
        </span>
        {place !== null && <span className={classes.place}>{placeText(place)}</span>}
        <small>{formBasisText(form.figure, form.unratedCount, today)}</small>
      </span>
    </Link>
  );
}

/** What the signs of the form mean. */
const FormKey = () => (
  <p className={classes.key}>
    <span>Left is better; the thin line is the course rating.</span>
    <span data-key="clear">clearly better or worse than in the 12 months before</span>
    <span data-key="open">cannot tell</span>
  </p>
);
