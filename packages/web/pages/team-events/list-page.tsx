import { formTypesText } from '@strokebook/golf/form';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { teamEventsQuery } from '../../features/team-events/event-queries.ts';
import { SeasonTable } from '../../features/team-events/season-table.tsx';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

const route = getRouteApi('/teams/$organizationId/events');

/** The events of a team, newest first, and what each player did for it in the season (TEAM-14). */
export function TeamEventListPage() {
  const { organizationId } = route.useParams();
  const { api } = useApi();
  const query = useQuery(teamEventsQuery(api, organizationId));
  const room = useQuery({ ...teamRoomQuery(api, organizationId), enabled: query.data?.reader === 'coach' }).data;
  const typesOf = new Map((room?.players ?? []).map(({ accountId, form }) => [accountId as number, form.byType]));
  const differenceOf = (accountId: number | null) => {
    const byType = accountId === null ? null : (typesOf.get(accountId) ?? null);
    return byType === null ? '' : formTypesText(byType);
  };
  return (
    <Page title="Events of the team" lead={query.data?.teamName}>
      <QueryState part="The events" query={query} skeleton={<SkeletonRows rows={4} rowHeight={84} />}>
        {(list) => {
          if (list === null)
            return <Notice title="You are not in this team.">Its coaches and players read its events.</Notice>;
          const make = list.reader === 'coach' && (
            <div>
              <Link to="/teams/$organizationId/events/new" params={{ organizationId }} className="primary-link">
                New event
              </Link>
            </div>
          );
          if (list.events.length === 0) {
            return (
              <Notice title="No event of the team yet.">
                {list.reader === 'coach'
                  ? 'One event instead of five copies: the lineup, the team’s score as it counts, and the results in each schedule.'
                  : 'Your coaches have not made one yet.'}
                {make}
              </Notice>
            );
          }
          return (
            <>
              {make}
              <ul>
                {list.events.map(({ eventId, name, days, stage, figure, place }) => (
                  <li key={eventId} className="line-bottom">
                    <Link
                      to="/teams/$organizationId/events/$eventId"
                      params={{ organizationId, eventId }}
                      className="row-between gap-16 padding-y-8 ink no-underline touch"
                    >
                      <span className="grid shrinkable">
                        <span className="text-l strong break-anywhere">{name}</span>
                        <span className="note">{`${days}, ${stage}${place === '' ? '' : `, ${place}`}`}</span>
                      </span>
                      <span className="text-l strong nowrap">{figure}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {list.rows.length > 0 && (
                <PageSection id="season" title={`Season, ${list.season === '' ? 'nothing finished yet' : list.season}`}>
                  <SeasonTable list={list} differenceOf={differenceOf} />
                </PageSection>
              )}
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}
