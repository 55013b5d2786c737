import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { useAway } from '../../features/absences/absence-queries.ts';
import { EventForm } from '../../features/team-events/event-form.tsx';
import { refusalText, teamEventsQuery, useNewEvent } from '../../features/team-events/event-queries.ts';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

const route = getRouteApi('/teams/$organizationId/events/new');

/** A new event of the team, filled from its schedule and from the squad of its qualifier (TEAM-13). */
export function NewTeamEventPage() {
  const { organizationId } = route.useParams();
  const navigate = route.useNavigate();
  const { api } = useApi();
  const list = useQuery(teamEventsQuery(api, organizationId));
  const room = useQuery(teamRoomQuery(api, organizationId));
  const awayOf = useAway(organizationId);
  const make = useNewEvent(organizationId, ({ eventId }) => {
    void navigate({ to: '/teams/$organizationId/events/$eventId', params: { organizationId, eventId } });
  });
  return (
    <Page
      title="New event"
      lead={
        <Link to="/teams/$organizationId/events" params={{ organizationId }}>
          Events of the team
        </Link>
      }
    >
      <QueryState part="The events" query={list} skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
        {(found) => (
          <QueryState part="The team" query={room} skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
            {(team) =>
              found === null || team === null || found.reader !== 'coach' ? (
                <Notice title="You do not coach this team.">Its coaches make its events.</Notice>
              ) : (
                <EventForm
                  choices={found.choices}
                  players={team.players}
                  last={found.last}
                  today={found.today}
                  awayOf={awayOf}
                  isBusy={make.isPending}
                  error={make.isError ? refusalText(make.error) : null}
                  onSubmit={(answers) => make.mutate(answers)}
                />
              )
            }
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
