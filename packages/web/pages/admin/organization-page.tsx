import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { NewRoster } from '../../features/administration/new-roster.tsx';
import { OrganizationForm } from '../../features/administration/organization-form.tsx';
import { RosterSection } from '../../features/administration/roster-section.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

const route = getRouteApi('/admin/organizations/$organizationId');

/** An organization and its rosters, for product managers. */
export function EditedOrganizationPage() {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { organizationId } = route.useParams();
  const options = api.query('getEditedOrganization', { params: { organizationId } });
  const query = useQuery({ ...options, staleTime: 0 });
  const [status, setStatus] = useState<string>();
  return (
    <Page title={query.data?.name ?? 'Organization'}>
      <QueryState part="The organization" query={query} skeleton={<SkeletonRows rows={8} rowHeight={48} />}>
        {(organization) => (
          <>
            <PageSection id="organization" title="Name and colors" status={status}>
              <OrganizationForm
                key={organizationId}
                organization={organization}
                onSaved={(saved) => {
                  queryClient.setQueryData(options.queryKey, saved);
                  setStatus('Saved');
                }}
              />
            </PageSection>
            {organization.rosters.map((roster) => (
              <RosterSection key={roster.rosterId} organizationId={organizationId} roster={roster} />
            ))}
            <NewRoster organizationId={organizationId} />
          </>
        )}
      </QueryState>
      <p className="row-wrap gap-8">
        <Link to="/admin/organizations" className="quiet-button">
          All organizations
        </Link>
      </p>
    </Page>
  );
}
