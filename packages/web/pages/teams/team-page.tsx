import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { CoachesSection } from '../../features/teams/coaches-section.tsx';
import { LinksSection } from '../../features/teams/links-section.tsx';
import { PlayersSection } from '../../features/teams/players-section.tsx';
import { RequestsSection } from '../../features/teams/requests-section.tsx';
import { RosterSection } from '../../features/teams/roster-section.tsx';
import { TeamForm } from '../../features/teams/team-form.tsx';
import { teamQuery } from '../../features/teams/team-queries.ts';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { OwnTeamPage } from './own-team-page.tsx';

const route = getRouteApi('/teams/$organizationId');

/** The people of a team for its coaches; for a player what these see of the player. */
export function TeamPeoplePage() {
  const { organizationId } = route.useParams();
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const coaches =
    account != null &&
    (account.isProductManager || account.coachedTeams.some((coached) => coached.organizationId === organizationId));
  const team = useQuery({ ...teamQuery(api, organizationId), retry: false, enabled: coaches });
  // A coach who was taken out of the team has not heard of it yet.
  const isClosed = team.error instanceof ApiError && team.error.status === 404;
  if (isClosed || (account != null && !coaches)) return <OwnTeamPage organizationId={organizationId} />;
  return (
    <Page title={team.data?.name ?? 'Team'}>
      <QueryState query={team} part="The team" skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
        {(found) => (
          <>
            <RequestsSection team={found} />
            <PlayersSection team={found} />
            <LinksSection team={found} />
            <RosterSection team={found} />
            {account != null && <CoachesSection team={found} ownId={account.accountId} />}
            {found.role === 'headCoach' && <TeamForm team={found} />}
          </>
        )}
      </QueryState>
    </Page>
  );
}
