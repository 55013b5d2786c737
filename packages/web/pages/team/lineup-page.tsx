import { squadView } from '@strokebook/golf/team';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { Lineup } from '../../features/team/lineup.tsx';
import type { LineupSearch } from '../../features/team/lineup-search.ts';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import type { TeamRoom } from '../../features/team/team-room-row.ts';
import { keptSquad } from '../../lib/kept-squad.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

const route = getRouteApi('/team/$identifier/lineup');

/** A lineup for the coaches of a team (TEAM-13, TEAM-15). */
export function LineupPage() {
  const { api } = useApi();
  const { organizationId, name } = route.useRouteContext().team;
  const { identifier } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changed: LineupSearch) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false });
  const query = useQuery(teamRoomQuery(api, organizationId));
  return (
    <main className="page-column" aria-busy={query.isPending}>
      <p>
        <Link to="/team/$identifier" params={{ identifier }} className="inline-row touch">
          {name}
        </Link>
      </p>
      <h1>Lineup</h1>
      <QueryState part="The team" query={query} skeleton={<SkeletonRows rows={9} rowHeight={57} />}>
        {(room) =>
          room === null ? (
            <Notice title="You coach this team no more.">Its head coach has taken you out of it.</Notice>
          ) : (
            <Lineup
              {...{ room, search }}
              {...squadOf(room, search.squad ?? keptSquad(organizationId))}
              onChange={change}
            />
          )
        }
      </QueryState>
    </main>
  );
}

/** The wanted squad, or the first one: women and men have no lineup together. */
function squadOf(room: TeamRoom, wanted: number | null) {
  const squads = room.squads.map((squad) => squad.squadId);
  const squadId = squads.find((one) => one === wanted) ?? squads[0] ?? null;
  return { squadId, view: squadView(room, squadId) };
}
