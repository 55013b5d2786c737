import { addDays } from '@strokebook/golf/calendar';
import { squadView } from '@strokebook/golf/team';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAway } from '../../features/absences/absence-queries.ts';
import { GainsTable } from '../../features/team/gains-table.tsx';
import { OnCourse } from '../../features/team/on-course.tsx';
import { SquadPicker } from '../../features/team/squad-picker.tsx';
import { TeamHead } from '../../features/team/team-head.tsx';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import type { TeamSearch } from '../../features/team/team-search.ts';
import { TodayTable } from '../../features/team/today-table.tsx';
import { WeekLists } from '../../features/team/week-lists.tsx';
import { keepSquad, keptSquad } from '../../lib/kept-squad.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './team.module.css';

const route = getRouteApi('/team/$identifier');

/** How far ahead the page names who cannot come: the next qualifier and the next event. */
const NEXT_DAYS = 14;

/** A team's week: the home of its coaches (TEAM-18). */
export function TeamPage() {
  const { api } = useApi();
  const { organizationId, name, shortName } = route.useRouteContext().team;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changed: TeamSearch) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false });
  const query = useQuery(teamRoomQuery(api, organizationId));
  const awayOf = useAway(organizationId);
  const room = query.data ?? null;
  const squads = room?.squads ?? [];
  const [kept, setKept] = useState(() => keptSquad(organizationId));
  // A squad that is gone, or has no player for this viewer, is not chosen.
  const squad = squads.find(({ squadId }) => squadId === (search.squad ?? kept)) ?? null;
  const pickSquad = (squadId: number | null) => {
    keepSquad(organizationId, squadId);
    setKept(squadId);
    change({ squad: squadId ?? undefined });
  };
  const view = room === null ? null : squadView(room, squad?.squadId ?? null);
  return (
    <main aria-busy={query.isPending}>
      <TeamHead
        name={name}
        shown={room === null || view === null ? null : { view, today: room.today }}
        actions={
          room !== null && (
            <span className="row-wrap gap-12" data-no-print>
              <SquadPicker squads={squads} squadId={squad?.squadId ?? null} onPick={pickSquad} />
              <Link to="/teams/$organizationId" params={{ organizationId }} className="quiet-button">
                People
              </Link>
              <Link to="/teams/$organizationId/qualifiers" params={{ organizationId }} className="quiet-button">
                Qualifiers
              </Link>
              <Link to="/teams/$organizationId/events" params={{ organizationId }} className="quiet-button">
                Events
              </Link>
              <Link to="/import" className="quiet-button">
                Import
              </Link>
              <Link
                to="/cgr/$report"
                params={{ report: 'team-page' }}
                search={{ orgId: organizationId, squadId: squad?.squadId }}
                className="quiet-button"
              >
                Print
              </Link>
            </span>
          )
        }
      />
      <QueryState part="The team" query={query} skeleton={<Loading />}>
        {(loaded) =>
          loaded === null ? (
            <div className="page-column">
              <Notice title="You coach this team no more.">Its head coach has taken you out of it.</Notice>
            </div>
          ) : loaded.players.length === 0 || view === null ? (
            <div className="page-column">
              <Notice title="Nobody has joined yet.">
                Send one link to your players, and confirm each who opens it.{' '}
                <Link to="/teams/$organizationId" params={{ organizationId }}>
                  People and links
                </Link>
              </Notice>
            </div>
          ) : (
            <div className={classes.page}>
              <div className={classes.column}>
                <div className={classes.today}>
                  <TodayTable
                    organizationId={organizationId}
                    room={loaded}
                    view={view}
                    search={search}
                    onChange={change}
                  />
                </div>
                <div className={classes.gains}>
                  <GainsTable view={view} today={loaded.today} search={search} onChange={change} />
                </div>
              </div>
              <div className={classes.column}>
                <div className={classes.live}>
                  <OnCourse view={view} />
                </div>
                <div className={classes.lists}>
                  <WeekLists
                    view={view}
                    today={loaded.today}
                    awayText={(accountId) => awayOf(accountId, loaded.today, addDays(loaded.today, NEXT_DAYS))}
                  />
                  <div className="row-wrap gap-12 margin-top-12" data-no-print>
                    <Link to="/teams/$organizationId/absences" params={{ organizationId }} className="quiet-button">
                      Who cannot come
                    </Link>
                    <Link
                      to="/team/$identifier/lineup"
                      params={{ identifier: shortName }}
                      search={{ squad: squad?.squadId }}
                      className="quiet-button"
                    >
                      Lineup for an event
                    </Link>
                  </div>
                </div>
              </div>
            </div>
          )
        }
      </QueryState>
    </main>
  );
}

const Loading = () => (
  <div className={classes.page}>
    <SkeletonRows rows={9} rowHeight={57} />
    <SkeletonRows rows={6} rowHeight={57} />
  </div>
);
