import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { ActivityRow } from './activity-row.tsx';

/** What others did to the data of a player, for a guardian (TEAM-28). */
export function GuardedChanges({ playerId }: { readonly playerId: AccountId }) {
  const { api } = useApi();
  const changes = useQuery(api.query('listGuardedChanges', { params: { playerId } }));
  return (
    <PageSection id="changes" title="What others did">
      <p className="readable muted">
        Changes of rounds, pages, teams and the circle by others, and who is a guardian. The newest 200.
      </p>
      <QueryState part="What others did" query={changes} skeleton={<SkeletonRows rows={3} rowHeight={60} />}>
        {({ events }) =>
          events.length === 0 ? (
            <p>Nobody else has changed anything yet.</p>
          ) : (
            <ul>
              {events.map((event) => (
                <ActivityRow key={event.eventId} event={event} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </PageSection>
  );
}
