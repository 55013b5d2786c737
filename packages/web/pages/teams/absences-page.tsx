import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { AbsenceForm } from '../../features/absences/absence-form.tsx';
import { AbsenceList } from '../../features/absences/absence-list.tsx';
import { absencesQuery, type TeamAbsences } from '../../features/absences/absence-queries.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

const route = getRouteApi('/teams/$organizationId/absences');

const leads = {
  coach:
    'You read it beside the name in qualifiers, tee sheets and the selection. Only coaches and the player read the reason.',
  player: 'Your coaches read the days and the reason. The other players read neither.',
  guardian: 'The coaches read the days and the reason. The other players and families read neither.',
} as const;

/** On which days players of a team cannot come: all of them for its coaches, the own ones for a player (TEAM-20). */
export function AbsencesPage() {
  const { organizationId } = route.useParams();
  const { api } = useApi();
  const query = useQuery(absencesQuery(api, organizationId));
  return (
    <Page title="Who cannot come" lead={query.data?.teamName}>
      <QueryState part="The days" query={query} skeleton={<SkeletonRows rows={5} rowHeight={60} />}>
        {(list) =>
          list === null ? (
            <Notice title="You are not in this team.">
              Its coaches and players say here when somebody cannot come.
            </Notice>
          ) : (
            <Absences organizationId={organizationId} list={list} />
          )
        }
      </QueryState>
    </Page>
  );
}

function Absences({ organizationId, list }: { readonly organizationId: number; readonly list: TeamAbsences }) {
  /** A new form after each entry, so that the next one begins empty. */
  const [saved, setSaved] = useState(0);
  const { absences, people, reader, today } = list;
  const coming = absences.filter(({ lastDay }) => lastDay >= today);
  const past = absences.filter(({ lastDay }) => lastDay < today).toReversed();
  if (people.length === 0) {
    return (
      <Notice title="Nobody has joined yet.">Send your players the link of the team, and confirm each of them.</Notice>
    );
  }
  const form = (
    <PageSection
      id="add"
      title={reader === 'player' ? 'I cannot come' : 'Somebody cannot come'}
      status={saved === 0 ? undefined : 'Saved.'}
    >
      <p className="readable muted">{leads[reader]}</p>
      <AbsenceForm
        key={saved}
        organizationId={organizationId}
        list={list}
        changed={null}
        onDone={() => setSaved(saved + 1)}
      />
    </PageSection>
  );
  return (
    <>
      {reader !== 'coach' && form}
      <PageSection id="coming" title="Now and to come">
        {coming.length === 0 ? (
          <p className="muted">{reader === 'coach' ? 'Everybody can come.' : 'No days.'}</p>
        ) : (
          <AbsenceList organizationId={organizationId} list={list} absences={coming} />
        )}
      </PageSection>
      {reader === 'coach' && form}
      {past.length > 0 && (
        <PageSection id="past" title="Of the last 60 days">
          <AbsenceList organizationId={organizationId} list={list} absences={past} />
        </PageSection>
      )}
    </>
  );
}
