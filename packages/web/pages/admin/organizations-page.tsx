import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { OrganizationForm } from '../../features/administration/organization-form.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LinkRows, RowLink } from '../../ui/pages/link-rows.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

/** All organizations, for product managers. */
export function OrganizationsPage() {
  const { api } = useApi();
  const navigate = useNavigate();
  const query = useQuery({ ...api.query('listEditedOrganizations', {}), staleTime: 0 });
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Page title="Organizations" lead="Names, colors and rosters of schools and clubs.">
      <div className="stack gap-16">
        <div className="row-wrap gap-8">
          <button type="button" className="quiet-button" onClick={() => setIsCreating(true)}>
            New organization
          </button>
          <Link to="/admin" className="quiet-button">
            Find an account
          </Link>
        </div>
        <QueryState part="The organizations" query={query} skeleton={<SkeletonRows rows={4} rowHeight={60} />}>
          {({ organizations }) =>
            organizations.length === 0 ? (
              <p>There are no organizations yet.</p>
            ) : (
              <LinkRows isOld={false}>
                {organizations.map(({ organizationId, name, shortName, memberCount }) => (
                  <li key={organizationId}>
                    <RowLink
                      to="/admin/organizations/$organizationId"
                      params={{ organizationId }}
                      picture={{ name, imgUrl: null }}
                      detail={`${shortName} · ${memberCount === 1 ? 'one person' : `${memberCount} people`}`}
                    />
                  </li>
                ))}
              </LinkRows>
            )
          }
        </QueryState>
      </div>
      {isCreating && (
        <Dialog title="New organization" size={560} onClose={() => setIsCreating(false)}>
          <OrganizationForm
            organization={null}
            onSaved={({ organizationId }) =>
              void navigate({ to: '/admin/organizations/$organizationId', params: { organizationId } })
            }
          />
        </Dialog>
      )}
    </Page>
  );
}
