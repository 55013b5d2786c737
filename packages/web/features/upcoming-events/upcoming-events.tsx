import type { ScheduleRow } from '@strokebook/contract';
import { formatDays } from '@strokebook/golf/format';
import { placeText, scheduleStatusLabel, summarizeUpcoming } from '@strokebook/golf/schedule';
import { Link } from '@tanstack/react-router';
import { WebLink } from '../../ui/web-link.tsx';
import classes from './upcoming-events.module.css';

type UpcomingEventsProps = {
  readonly rows: readonly ScheduleRow[];
  /** Whether the player hides events from the viewer until they are over. */
  readonly isHidden: boolean;
};

/** The numbers of confirmed and considered events, and the five soonest (ABOUT-13). */
export function UpcomingEvents({ rows, isHidden }: UpcomingEventsProps) {
  if (isHidden) return <p className="muted">Events to come are for this player’s circle.</p>;
  const { confirmedCount, consideringCount, events } = summarizeUpcoming(rows);
  return (
    <>
      <dl className={classes.counts}>
        <div>
          <dt>Confirmed</dt>
          <dd>{confirmedCount}</dd>
        </div>
        <div>
          <dt>Considering</dt>
          <dd>{consideringCount}</dd>
        </div>
      </dl>
      {events.length === 0 ? (
        <p className="muted">No upcoming events.</p>
      ) : (
        <ul className={classes.events}>
          {events.map((event) => (
            <Event key={event.tournamentId} event={event} />
          ))}
        </ul>
      )}
    </>
  );
}

function Event({ event }: { readonly event: ScheduleRow }) {
  const place = placeText(event);
  return (
    <li>
      <span className="note">{formatDays(event.startDate, event.endDate)}</span>
      <span className={classes.what}>
        <WebLink text={event.tournamentName} url={event.tournamentUrl} />
        <small>{[scheduleStatusLabel(event.status), place].filter((part) => part !== '').join(' · ')}</small>
      </span>
    </li>
  );
}

/** A link to the schedule page (ABOUT-14). */
export function FullScheduleLink({ username }: { readonly username: string }) {
  return (
    <Link to="/player/$username/schedule/{-$tab}" params={{ username, tab: '0' }} className="quiet-button">
      Full Schedule
    </Link>
  );
}
