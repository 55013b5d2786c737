import type { AccountId } from '@strokebook/golf/access';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';

/** Leads a coach to the teams whose players have new scores (TEAM-18). */
export function TeamLinks({ accountIds }: { readonly accountIds: readonly AccountId[] }) {
  const { api, tokens } = useApi();
  const coached = useQuery(activeAccountQuery(api, tokens)).data?.coachedTeams ?? [];
  const teams = useQueries({
    queries: coached.map(({ organizationId }) => api.query('getTeam', { params: { organizationId } })),
  });
  const shown = teams.flatMap(({ data }) =>
    data?.players.some(({ accountId }) => accountIds.includes(accountId)) === true ? [data] : [],
  );
  if (shown.length === 0) return null;
  return (
    <p className="row-wrap gap-12">
      {shown.map(({ organizationId, name, shortName }) => (
        <Link
          key={organizationId}
          to="/team/$identifier"
          params={{ identifier: shortName }}
          className="primary-link break-anywhere"
        >
          {shown.length === 1 ? 'Form of the team' : `Form of ${name}`}
        </Link>
      ))}
    </p>
  );
}
