import { progressText } from '@strokebook/golf/format';
import type { SquadView } from '@strokebook/golf/team';
import { Link } from '@tanstack/react-router';
import { TimeAgo } from '../../ui/time-ago.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './on-course.module.css';

/** Rounds in progress on the board; a line where there are none (TEAM-18). */
export function OnCourse({ view: { onCourse, players } }: { readonly view: SquadView<TeamRoomRow> }) {
  const playerOf = new Map(players.map((player) => [player.accountId, player]));
  return (
    <section className={classes.board} aria-labelledby="team-on-course">
      <h2 id="team-on-course" className="text-xl">
        On the course now
      </h2>
      {onCourse.length === 0 ? (
        <p className={classes.quiet}>Nobody has a round in progress today.</p>
      ) : (
        <ul>
          {onCourse.map((round) => {
            const player = playerOf.get(round.accountId);
            return (
              player !== undefined && (
                <li key={round.roundId}>
                  <Link
                    to="/player/$username/my-rounds/live/$roundId"
                    params={{ username: player.username, roundId: round.roundId }}
                    preload={false}
                    className={classes.round}
                  >
                    <span className="shrinkable">
                      <b className={classes.name}>{player.name}</b>
                      <span className={classes.quiet}>
                        {round.courseName} · saved <TimeAgo key={round.savedAt} instant={round.savedAt} />
                      </span>
                    </span>
                    <span className={classes.progress}>{progressText(round)}</span>
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}
