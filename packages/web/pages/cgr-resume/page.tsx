import { Button } from '@mantine/core';
import type { PastTournament, ScheduleRow, TournamentRecord } from '@strokebook/contract';
import { classOf, formatDay, formatDays, fullName } from '@strokebook/golf/format';
import { summarizeUpcoming } from '@strokebook/golf/resume';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { pastTournamentsQuery, upcomingScheduleQuery } from '../../api/player-queries.ts';
import { CustomLogo } from '../../features/about/custom-logo.tsx';
import { PlayerFacts } from '../../features/about/player-facts.tsx';
import { RecordFigures } from '../../features/past-tournaments/past-tournaments.tsx';
import { ProfilePicture } from '../../features/profile/profile-picture.tsx';
import { FailedQuery } from '../../ui/failed-query.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './cgr-resume.module.css';

const route = getRouteApi('/cgr/resume');
const MOST_TOURNAMENTS = 12;

/** A player's resume on paper: without menus, for A4 and Letter alike (CGR-07, CGR-O4). */
export function CgrResumePage() {
  const { api } = useApi();
  const { account } = route.useRouteContext().profile;
  const past = useQuery(pastTournamentsQuery(api, account.accountId));
  const upcoming = useQuery(upcomingScheduleQuery(api, account.accountId));
  const info = account.accountExtraInfo[0];
  const about = info?.about?.trim() ?? '';
  const publicLink = `${window.location.origin}/player/${encodeURIComponent(account.username)}`;
  return (
    <main className={classes.paper}>
      <header className={classes.head}>
        <ProfilePicture key={account.imgUrl} account={account} size={112} />
        <div>
          <h1>{fullName(account)}</h1>
          <p className={classes.line}>{[classOf(info), info?.college].filter(Boolean).join(' · ')}</p>
          <p>
            <a href={publicLink}>{publicLink}</a>
          </p>
        </div>
        <CustomLogo account={account} />
        <Button variant="default" size="md" data-no-print onClick={() => window.print()}>
          Print
        </Button>
      </header>
      <PlayerFacts info={info} className={classes.facts} />
      {about !== '' && (
        <section>
          <h2>About</h2>
          <p className={classes.about}>{about}</p>
        </section>
      )}
      {past.isPending || upcoming.isPending ? (
        <div className={classes.skeleton}>
          <SkeletonRows rows={16} rowHeight={56} />
        </div>
      ) : (
        <>
          {past.isError && <FailedQuery part="Tournaments" query={past} />}
          {past.data !== undefined && <Played record={past.data.record} tournaments={past.data.tournaments} />}
          {upcoming.isError && <FailedQuery part="Upcoming Events" query={upcoming} />}
          {upcoming.data !== undefined && <Upcoming rows={upcoming.data.rows} />}
        </>
      )}
    </main>
  );
}

type PlayedProps = { readonly record: TournamentRecord; readonly tournaments: readonly PastTournament[] };

function Played({ record, tournaments }: PlayedProps) {
  if (tournaments.length === 0) return null;
  return (
    <>
      {record.roundCount > 0 && <RecordFigures record={record} />}
      {record.bestRounds.length > 0 && (
        <section>
          <h2>Best Rounds</h2>
          <table>
            <tbody>
              {record.bestRounds.map((round) => (
                <tr key={round.golfRoundId}>
                  <th scope="row">{round.tournamentName ?? round.courseName}</th>
                  <td className={classes.text}>{round.courseName}</td>
                  <td>{formatDay(round.playedOn, true)}</td>
                  <td>{round.performance.formatted}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h2>Tournaments</h2>
        <table>
          <tbody>
            {tournaments.slice(0, MOST_TOURNAMENTS).map((tournament) => (
              <tr key={`${tournament.tournamentId} ${tournament.dateStarted}`}>
                <th scope="row">{tournament.name}</th>
                <td>{formatDays(tournament.dateStarted, tournament.dateEnded, true)}</td>
                <td className={classes.figures}>
                  {tournament.includedRounds.map(({ performance }) => performance.score).join(' · ')}
                </td>
                <td>{tournament.totalScoreWithPar.formatted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Upcoming({ rows }: { readonly rows: readonly ScheduleRow[] }) {
  const { events } = summarizeUpcoming(rows);
  if (events.length === 0) return null;
  return (
    <section>
      <h2>Upcoming Events</h2>
      <table>
        <tbody>
          {events.map((event) => (
            <tr key={event.tournamentId}>
              <th scope="row">{event.tournamentName}</th>
              <td className={classes.text}>{[event.city, event.state].filter(Boolean).join(', ')}</td>
              <td>{formatDays(event.startDate, event.endDate, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
