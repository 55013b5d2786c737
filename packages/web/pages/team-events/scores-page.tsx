import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { teamEventQuery } from '../../features/team-events/event-queries.ts';
import { EventScores } from '../../features/team-events/event-scores.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from '../qualifiers/page.module.css';

const route = getRouteApi('/teams/$organizationId/events/$eventId/scores');

/** Official scores of an event, typed or pasted by a coach (TEAM-14, TEAM-34). */
export function TeamEventScoresPage() {
  const place = route.useParams();
  const { api } = useApi();
  const query = useQuery(teamEventQuery(api, place));
  return (
    <main className={classes.column}>
      <Link to="/teams/$organizationId/events/$eventId" params={place} className={classes.back}>
        <ChevronLeftIcon />
        {query.data?.name ?? 'Event'}
      </Link>
      <h1 className="title">Scores</h1>
      <QueryState part="The event" query={query} skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
        {(page) =>
          page?.desk == null ? (
            <Notice title="You do not coach this team.">Its coaches type the scores.</Notice>
          ) : page.isFinished ? (
            <Notice title="The results are in the schedules.">Take them back first, on the page of the event.</Notice>
          ) : (
            <EventScores place={place} page={page} desk={page.desk} />
          )
        }
      </QueryState>
    </main>
  );
}
