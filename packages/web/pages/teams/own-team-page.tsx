import { gainColumn, teamPartName } from '@strokebook/documents/team-page';
import { formatDay } from '@strokebook/golf/format';
import { gainOf, MIN_MATE_ROUNDS, MIN_MATES, teamParts } from '@strokebook/golf/team';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { GainKey, partLink } from '../../features/team/gain-column.tsx';
import { OwnLine } from '../../features/team/own-line.tsx';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './own-team-page.module.css';

/** A team as one of its players sees it: what its coaches see of the player (TEAM-22). */
export function OwnTeamPage({ organizationId }: { readonly organizationId: number }) {
  const { api } = useApi();
  const own = useQuery(
    api.queryOrNull('getOwnTeamRow', {
      params: { organizationId },
      query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() },
    }),
  );
  return (
    <Page title={own.data?.name ?? 'Team'}>
      <QueryState query={own} part="The team" skeleton={<SkeletonRows rows={5} rowHeight={48} />}>
        {(found) =>
          found === null ? (
            <Notice title="You are not in this team.">It has ended, or a coach has taken you out of it.</Notice>
          ) : (
            <>
              <PageSection id="own" title="What your coaches see of you">
                <p className="readable muted">
                  Your line on the page of your coaches{found.squads.length > 0 && `, in ${found.squads.join(', ')}`}.
                  The other players do not see it.
                </p>
                <OwnLine own={found} />
                <div className="row-wrap gap-8">
                  <Link to="/teams/$organizationId/qualifiers" params={{ organizationId }} className="quiet-button">
                    Qualifiers of the team
                  </Link>
                  <Link to="/teams/$organizationId/events" params={{ organizationId }} className="quiet-button">
                    Events of the team
                  </Link>
                  <Link to="/teams/$organizationId/absences" params={{ organizationId }} className="quiet-button">
                    I cannot come
                  </Link>
                </div>
              </PageSection>
              <PageSection id="gains" title="Strokes gained in the squad">
                <OwnGains own={found} />
              </PageSection>
            </>
          )
        }
      </QueryState>
    </Page>
  );
}

function OwnGains({ own: { row, hasStrokes, meanSince } }: Parameters<typeof OwnLine>[0]) {
  const { gains } = row;
  if (gains.length === 0) {
    return (
      <p className="readable muted">
        {hasStrokes
          ? `Your coaches see them. You do once ${MIN_MATES} others of your squad have ${MIN_MATE_ROUNDS} rounds each: fewer, and it would tell you theirs.`
          : 'No strokes of the last 12 months to hold against the squad: scores alone gain none.'}
      </p>
    );
  }
  return (
    <>
      <p className="note">
        {`Strokes a round of 18, the last 12 months, against the mean of the others of your squad${meanSince === null ? '' : ` as of ${formatDay(meanSince)}`}. It is renewed on a Monday once several of them have new rounds, so that it tells nothing of one of them. Color only where the difference is likely real.`}
      </p>
      <div className={classes.gains}>
        <ColumnTable
          label="your strokes gained in the squad"
          columns={[
            { label: 'Part of the game', kind: 'name', cell: teamPartName },
            {
              label: 'Strokes a round',
              kind: 'figure',
              cell: (part) => gainColumn(part).cell(row),
              link: (part) => (gainOf(row, part) === undefined ? null : partLink(row, part)),
            },
          ]}
          rows={teamParts}
          keyOf={(part) => part}
          isTinted
        />
      </div>
      <GainKey />
    </>
  );
}
