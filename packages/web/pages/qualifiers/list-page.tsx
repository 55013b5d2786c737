import { formatDays } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { qualifiersQuery } from '../../features/qualifiers/qualifier-queries.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './list-page.module.css';

const route = getRouteApi('/teams/$organizationId/qualifiers');

const stateTexts = {
  open: 'Open',
  playing: 'Being played',
  closed: 'Closed, no squad yet',
  selected: 'Squad confirmed',
} as const;

/** The qualifiers of a team, newest first. */
export function QualifierListPage() {
  const { organizationId } = route.useParams();
  const { api } = useApi();
  const query = useQuery(qualifiersQuery(api, organizationId));
  return (
    <Page title="Qualifiers" lead={query.data?.teamName}>
      <QueryState part="Qualifiers" query={query} skeleton={<SkeletonRows rows={4} rowHeight={84} />}>
        {(found) => {
          if (found === null)
            return <Notice title="You are not in this team.">Its coaches and players read its qualifiers.</Notice>;
          const start = found.reader === 'coach' && (
            <div>
              <Link to="/teams/$organizationId/qualifiers/new" params={{ organizationId }} className="primary-link">
                Start a qualifier
              </Link>
            </div>
          );
          if (found.qualifiers.length === 0) {
            return (
              <Notice title="Who goes to the next event?">
                {found.reader === 'coach'
                  ? 'Five answers write the rule, and everybody reads the board while it is played.'
                  : 'Your coaches have not opened a qualifier yet.'}
                {start}
              </Notice>
            );
          }
          return (
            <>
              {start}
              <ul className={classes.list}>
                {archivedLast(found.qualifiers).map(
                  ({ qualifierId, name, state, isArchived, subtitle, line, firstDay, lastDay }) => (
                    <li key={qualifierId}>
                      <Link
                        to="/teams/$organizationId/qualifiers/$qualifierId"
                        params={{ organizationId, qualifierId }}
                        className={classes.row}
                      >
                        <span className="grid shrinkable">
                          <span className="text-l strong break-anywhere">{name}</span>
                          <span className="note break-anywhere">{line === '' ? subtitle : line}</span>
                        </span>
                        <span className={classes.state}>
                          <span className="medium">{isArchived ? 'Archived' : stateTexts[state]}</span>
                          <span className="note">{formatDays(firstDay, lastDay)}</span>
                        </span>
                      </Link>
                    </li>
                  ),
                )}
              </ul>
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}

const archivedLast = <Item extends { readonly isArchived: boolean }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => Number(a.isArchived) - Number(b.isArchived));
