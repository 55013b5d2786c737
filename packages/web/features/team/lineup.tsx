import { teamColumns } from '@strokebook/documents/team-page';
import { plural, wholePercent } from '@strokebook/golf/format';
import type { SquadView } from '@strokebook/golf/team';
import {
  expectedText,
  type LineupView,
  lineupView,
  MAX_EVENT_ROUNDS,
  rangeText,
  swapText,
  type TeamFormat,
  teamFormats,
} from '@strokebook/golf/team-event';
import { NativeSelect } from '@mantine/core';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import classes from './lineup.module.css';
import type { LineupSearch } from './lineup-search.ts';
import type { TeamRoom, TeamRoomRow } from './team-room-row.ts';

type LineupProps = {
  readonly room: TeamRoom;
  readonly view: SquadView<TeamRoomRow>;
  /** Of the view; null in a team without squads. */
  readonly squadId: number | null;
  readonly search: LineupSearch;
  readonly onChange: (change: LineupSearch) => void;
};

/** Who plays an event, what the team is expected to score, and what one player instead of another changes (TEAM-15). */
export function Lineup({ room, view, squadId, search, onChange }: LineupProps) {
  const format = teamFormats.find(({ id }) => id === search.format) ?? teamFormats[0];
  const rounds = Math.min(search.rounds ?? DEFAULT_ROUNDS, MAX_EVENT_ROUNDS);
  const picked =
    search.plays && view.players.map(({ accountId }) => accountId).filter((id) => search.plays?.includes(id));
  const lineup = lineupView(view.players, picked ?? null, format, rounds);
  const { expected } = lineup;
  return (
    <>
      <div className={classes.choices}>
        {squadId !== null && room.squads.length > 1 && (
          <NativeSelect
            label="Squad"
            value={String(squadId)}
            data={room.squads.map((squad) => ({ value: String(squad.squadId), label: squad.name }))}
            onChange={({ currentTarget: { value } }) => onChange({ squad: Number(value), plays: undefined })}
          />
        )}
        <NativeSelect
          label="Format"
          value={format.id}
          data={teamFormats.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ format: teamFormats.find(({ id }) => id === value)?.id, plays: undefined })
          }
        />
        <NativeSelect
          label="Rounds"
          value={String(rounds)}
          data={Array.from({ length: MAX_EVENT_ROUNDS }, (_unused, index) => String(index + 1))}
          onChange={({ currentTarget: { value } }) => onChange({ rounds: Number(value) })}
        />
      </div>
      <div className={classes.hero} role="status">
        {expected === null ? (
          <p className="muted">{lackText(lineup, format)}</p>
        ) : (
          <>
            <b className={classes.figure}>{expectedText(expected)}</b>
            <p>
              <b className="text-l strong">
                against the course ratings, {plural(rounds, 'round')} of {format.count} scores.
              </b>
              <span className="block muted">{rangeText(expected)}</span>
            </p>
          </>
        )}
      </div>
      <Members {...{ room, view, format, lineup, onChange }} />
      <p className="margin-top-12 note">
        Form is of the last ten tournaments and qualifiers in six months. With ten rounds of each, players less than
        about two strokes a round apart may be equal, so the swap says &lsquo;cannot tell&rsquo;.
      </p>
    </>
  );
}

/** As most college events. */
const DEFAULT_ROUNDS = 3;

/** Why there is no expected score. */
const lackText = ({ lineup }: LineupView, { count }: TeamFormat): string =>
  `${plural(count, 'player')} with three tournament or qualifier rounds make a team score. ${lineup.length === 0 ? 'None is' : `${lineup.length} ${lineup.length === 1 ? 'is' : 'are'}`} picked.`;

type MembersProps = Omit<LineupProps, 'search' | 'squadId'> & {
  readonly format: TeamFormat;
  readonly lineup: LineupView;
};

/** The lineup, then the others by form; who has too few rounds is last. */
function Members({ room, view, format, lineup, onChange }: MembersProps) {
  const { player, form } = teamColumns(room.today, view);
  const isIn = ({ accountId }: TeamRoomRow) => lineup.lineup.includes(accountId);
  const strokes = ({ outlook }: TeamRoomRow) => outlook?.strokes ?? Infinity;
  const rows = view.players.toSorted(
    (a, b) => Number(isIn(b)) - Number(isIn(a)) || strokes(a) - strokes(b) || a.accountId - b.accountId,
  );
  const last = view.players.find(({ accountId }) => accountId === lineup.last)?.name ?? null;
  const swap = ({ accountId, outlook }: TeamRoomRow) => {
    const found = lineup.swaps.get(accountId);
    return outlook === null ? 'fewer than three rounds' : found === undefined ? '' : swapText(found);
  };
  const columns: readonly ScreenColumn<TeamRoomRow>[] = [
    {
      ...player,
      render: (row) => (
        <>
          {row.name}
          {last !== null && swap(row) !== '' && (
            <small data-returns="column">
              For {last}: {swap(row)}
            </small>
          )}
        </>
      ),
    },
    form,
    {
      label: 'Counts',
      kind: 'figure',
      cell: ({ accountId }) => {
        const share = lineup.counting.get(accountId);
        return share === undefined ? '' : wholePercent(share);
      },
    },
    {
      label: last === null ? 'Instead' : `Instead of ${last}`,
      kind: 'words',
      leaves: 'column',
      cell: swap,
    },
    {
      label: 'Plays',
      kind: 'figure',
      isUnlabelled: true,
      isScreenOnly: true,
      render: (row) => (
        <label className={classes.tick}>
          <input
            type="checkbox"
            className="check-box"
            aria-label={`${row.name} plays`}
            checked={isIn(row)}
            disabled={row.outlook === null || (!isIn(row) && lineup.lineup.length === format.players)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                plays: checked
                  ? [...lineup.lineup, row.accountId]
                  : lineup.lineup.filter((accountId) => accountId !== row.accountId),
              })
            }
          />
        </label>
      ),
    },
  ];
  return <ColumnTable label="Lineup" columns={columns} rows={rows} keyOf={({ accountId }) => accountId} />;
}
