import { Link } from '@tanstack/react-router';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './picked-players.module.css';

type PickedPlayersProps = {
  /** One or two, in the order of the ticks. */
  readonly players: readonly TeamRoomRow[];
  readonly onClear: () => void;
};

/** The ticked players, and the way to their comparison once there are two (TEAM-07). */
export function PickedPlayers({ players, onClear }: PickedPlayersProps) {
  const [left, right] = players;
  if (left === undefined) return null;
  return (
    <div className={classes.bar} data-no-print>
      <span role="status" className="shrinkable break-anywhere">
        <b>{left.name}</b>{' '}
        {right === undefined ? (
          'and … tick one more player'
        ) : (
          <>
            and <b>{right.name}</b>
          </>
        )}
      </span>
      {right !== undefined && (
        <Link
          to="/player/$username/stats"
          params={{ username: left.username }}
          search={{ with: right.username }}
          preload={false}
          className="primary-link"
        >
          Compare
        </Link>
      )}
      <button type="button" className="quiet-button" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
