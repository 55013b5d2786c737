import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { MakeTeam } from '../../features/teams/make-team.tsx';
import { OwnTeams } from '../../features/teams/own-teams.tsx';
import classes from '../../features/teams/teams.module.css';
import { Page } from '../../ui/pages/page.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';

/** The teams of the signed-in person, and how to make one. */
export function TeamsPage() {
  const { api, tokens } = useApi();
  const coached = useQuery(activeAccountQuery(api, tokens)).data?.coachedTeams ?? [];
  return (
    <Page title="Teams">
      {coached.length > 0 && (
        <PageSection id="coached" title="Teams you coach">
          <ul className={classes.rows}>
            {coached.map(({ organizationId, name, shortName, isHead }) => (
              <li key={organizationId} className={classes.row}>
                <Link to="/team/$identifier" params={{ identifier: shortName }} className="medium break-anywhere">
                  {name}
                </Link>
                <span className="row-wrap gap-8">
                  <span className="note">{isHead ? 'Head coach' : 'Coach'}</span>
                  <Link
                    to="/teams/$organizationId"
                    params={{ organizationId }}
                    className="quiet-button"
                    aria-label={`People of ${name}`}
                  >
                    People
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <OwnTeams />
      <PageSection id="make" title="Make a team">
        <p className="readable muted">
          For coaches: name it, send one link to your players, and see who is in form. You become its head coach. To
          follow a single player, <Link to="/players">ask them to share with you</Link>.
        </p>
        <MakeTeam />
      </PageSection>
    </Page>
  );
}
