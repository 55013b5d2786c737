import type { OutputOf } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QualifierForm } from '../../features/qualifiers/qualifier-form.tsx';
import {
  isQualifierChanged,
  type QualifierPage,
  type QualifierPlace,
  qualifierQuery,
  refusalText,
  useQualifierChange,
} from '../../features/qualifiers/qualifier-queries.ts';
import { RuleText } from '../../features/qualifiers/rule-text.tsx';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DeskHead } from './desk-head.tsx';
import classes from './page.module.css';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId/rule');

/** Changes the answers of a qualifier: freely before the first score, with a reason afterwards (TEAM-09). */
export function QualifierRulePage() {
  const place = route.useParams();
  const { api } = useApi();
  const query = useQuery(qualifierQuery(api, place));
  const room = useQuery(teamRoomQuery(api, place.organizationId));
  return (
    <main className={classes.column}>
      <DeskHead place={place} page={query.data} title="Change the rule" />
      <QueryState part="The qualifier" query={query} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
        {(page) => (
          <QueryState part="The team" query={room} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
            {(team) =>
              page?.desk == null || team === null ? (
                <Notice title="You do not coach this team.">Its coaches change the rule.</Notice>
              ) : (
                <RuleForm place={place} page={page} desk={page.desk} team={team} />
              )
            }
          </QueryState>
        )}
      </QueryState>
    </main>
  );
}

type RuleFormProps = {
  readonly place: QualifierPlace;
  readonly page: QualifierPage;
  readonly desk: NonNullable<QualifierPage['desk']>;
  readonly team: NonNullable<OutputOf<'getTeamRoom'>>;
};

/** The form keeps what it began with; what another coach has changed meanwhile stands below it (TEAM-25). */
function RuleForm({ place, page, desk, team }: RuleFormProps) {
  const navigate = route.useNavigate();
  const [begun] = useState(page.revision);
  const change = useQualifierChange(place, () => {
    void navigate({ to: '/teams/$organizationId/qualifiers/$qualifierId', params: place });
  });
  const isOutdated = isQualifierChanged(change.error);
  const isOpen = page.state === 'open';
  return (
    <>
      <QualifierForm
        initial={desk.answers}
        candidates={team.players}
        events={team.events}
        filledFrom=""
        action={isOutdated ? 'Save mine' : 'Save the change'}
        hint={
          isOpen
            ? 'No score is in yet, so the sentence is written anew.'
            : 'The sentence stays as it was told; the change stands below it with your name and the reason.'
        }
        isFrozen={!isOpen}
        isBusy={change.isPending}
        error={change.isError ? refusalText(change.error) : null}
        onSubmit={(answers, why) =>
          change.mutate({ kind: 'answers', revision: isOutdated ? page.revision : begun, answers, why })
        }
      />
      {isOutdated && <RuleText sentence={page.sentence} changes={page.changes} />}
    </>
  );
}
