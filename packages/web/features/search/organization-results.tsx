import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { RowLink } from '../../ui/pages/link-rows.tsx';
import { Marked } from '../../controls/search-results/marked.tsx';
import { organizationsQuery } from './queries.ts';
import { ResultList } from '../../controls/search-results/result-list.tsx';
import classes from './search.module.css';

/** Organizations by name, each with its rosters and all of its players (SEARCH-07, SEARCH-08, SEARCH-O4). */
export function OrganizationResults({ q }: { readonly q: string }) {
  const { api } = useApi();
  const query = useInfiniteQuery(organizationsQuery(api, q));
  const found = query.data?.pages.flatMap((page) => page.organizations) ?? [];
  return (
    <ResultList query={query} q={q} total={query.data?.pages[0]?.total} what="organizations">
      {found.map(({ organizationId, organizationName, organizationShort, imgUrl, roster }) => (
        <li key={organizationId}>
          <RowLink
            to="/org/$identifier/{-$playerGroup}"
            params={{ identifier: organizationShort, playerGroup: undefined }}
            preload={false}
            picture={{ imgUrl, name: organizationName, shape: 'square' }}
            label={<Marked text={organizationName} query={q} />}
            detail={<Marked text={organizationShort} query={q} />}
            data-result
          />
          <ul className={classes.rosters} aria-label={`Rosters of ${organizationName}`}>
            {[{ rosterId: 'All' as const, name: 'All' }, ...roster].map(({ rosterId, name }) => (
              <li key={rosterId}>
                <Link
                  to="/org/$identifier/{-$playerGroup}"
                  params={{ identifier: organizationShort, playerGroup: String(rosterId) }}
                  preload={false}
                  className={classes.roster}
                  data-result
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ResultList>
  );
}
