import { getRouteApi, Link } from '@tanstack/react-router';
import { GroupPicker } from '../../features/organization/group-picker.tsx';
import { OrganizationHead } from '../../features/organization/organization-head.tsx';
import { PlayerList } from '../../features/organization/player-list.tsx';
import { ALL_PLAYERS } from '@strokebook/golf/organization';
import classes from './organization.module.css';

const route = getRouteApi('/org/$identifier/{-$playerGroup}');

/** An organization and its public players. */
export function OrganizationPage() {
  const { organization, group } = route.useRouteContext();
  const { playerGroup = ALL_PLAYERS } = route.useParams();
  const { sort = 'name' } = route.useSearch();
  const navigate = route.useNavigate();
  const pick = (picked: string) =>
    void navigate({
      params: { identifier: organization.organizationShort, playerGroup: picked },
      search: (before) => before,
      resetScroll: false,
    });
  return (
    <main className={classes.page}>
      <div className={classes.who}>
        <OrganizationHead organization={organization} />
        <GroupPicker roster={organization.roster} group={group} onPick={pick} />
        <Link
          to="/cgr/$report"
          params={{ report: 'org-schedule-report' }}
          search={{
            orgId: organization.organizationId,
            group: playerGroup === ALL_PLAYERS ? undefined : playerGroup,
          }}
          className={`quiet-button ${classes.report}`}
        >
          Schedule report
        </Link>
      </div>
      <PlayerList
        key={organization.organizationId}
        shortName={organization.organizationShort}
        group={playerGroup}
        sort={sort}
        onSort={(next) =>
          void navigate({ search: { sort: next === 'name' ? undefined : next }, replace: true, resetScroll: false })
        }
      />
    </main>
  );
}
