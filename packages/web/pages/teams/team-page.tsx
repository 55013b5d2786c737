import { useQuery } from '@tanstack/react-query';
import type { SupportReason } from '@strokebook/contract';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { ReasonForm } from '../../features/administration/reason-form.tsx';
import { CoachesSection } from '../../features/teams/coaches-section.tsx';
import { LinksSection } from '../../features/teams/links-section.tsx';
import { PlayersSection } from '../../features/teams/players-section.tsx';
import { RequestsSection } from '../../features/teams/requests-section.tsx';
import { RosterSection } from '../../features/teams/roster-section.tsx';
import { TeamForm } from '../../features/teams/team-form.tsx';
import { teamQuery } from '../../features/teams/team-queries.ts';
import { TeamSupport } from '../../features/teams/team-support.ts';
import classes from '../../features/teams/teams.module.css';
import { Page } from '../../ui/pages/page.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { OwnTeamPage } from './own-team-page.tsx';

/** Players open the link while their coach waits, so the page asks again while it is open. */
const REFRESH_MS = 30_000;

const route = getRouteApi('/teams/$organizationId');

/** The people of a team for its coaches; for a player what these see of the player. */
export function TeamPeoplePage() {
  const { organizationId } = route.useParams();
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const coached = account?.coachedTeams.find((one) => one.organizationId === organizationId);
  const coaches = account != null && (account.isProductManager || coached !== undefined);
  // Asked once per visit: a product manager who is not its head coach acts as support.
  const [reason, setReason] = useState<SupportReason>();
  const isSupport = account?.isProductManager === true && coached?.isHead !== true;
  const team = useQuery({
    ...{ ...teamQuery(api, organizationId), retry: false, enabled: coaches },
    refetchInterval: ({ state }) => (isMissing(state.error) ? false : REFRESH_MS),
    refetchOnWindowFocus: ({ state }) => (isMissing(state.error) ? false : 'always'),
  });
  // A coach who was taken out of the team has not heard of it yet.
  const isClosed = isMissing(team.error);
  if (isClosed || (account != null && !coaches)) return <OwnTeamPage organizationId={organizationId} />;
  return (
    <Page title={team.data?.name ?? 'Team'}>
      <QueryState query={team} part="The team" skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
        {(found) => (
          <TeamSupport value={isSupport ? reason : undefined}>
            {isSupport && <WhySupport reason={reason} onReason={setReason} />}
            <fieldset className={classes.sections} disabled={isSupport && reason === undefined}>
              <RequestsSection team={found} />
              <PlayersSection team={found} />
              <LinksSection team={found} />
              <RosterSection team={found} />
              {account != null && <CoachesSection team={found} ownId={account.accountId} />}
              {found.role === 'headCoach' && <TeamForm team={found} />}
            </fieldset>
          </TeamSupport>
        )}
      </QueryState>
    </Page>
  );
}

const isMissing = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

type WhySupportProps = {
  readonly reason: SupportReason | undefined;
  readonly onReason: (reason: SupportReason) => void;
};

/** Asks a product manager why they change a team that is not theirs, before its buttons work. */
const WhySupport = ({ reason, onReason }: WhySupportProps) => (
  <PageSection id="support" title="You are here as support">
    {reason === undefined ? (
      <ReasonForm
        action="Change the team"
        isBusy={false}
        error={null}
        readers="Head coaches and those whom a change concerns read this in their activity, with your username."
        onSubmit={onReason}
      >
        <p className="readable muted">This team is not yours. Say once why you change it; until then you only look.</p>
      </ReasonForm>
    ) : (
      <p className="readable muted break-anywhere">{`Every change says why: ${reason.note}`}</p>
    )}
  </PageSection>
);
