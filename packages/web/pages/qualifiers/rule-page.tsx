import type { OutputOf } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAway } from '../../features/absences/absence-queries.ts';
import { QualifierForm } from '../../features/qualifiers/qualifier-form.tsx';
import { isQualifierChanged, refusalText, useQualifierChange } from '../../features/qualifiers/qualifier-queries.ts';
import { RuleText } from '../../features/qualifiers/rule-text.tsx';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { type DeskPart, DeskPage } from './desk-page.tsx';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId/rule');

/** Changes the answers of a qualifier: freely before the first score, with a reason afterwards (TEAM-09). */
export function QualifierRulePage() {
  const place = route.useParams();
  const { api } = useApi();
  const room = useQuery(teamRoomQuery(api, place.organizationId));
  return (
    <DeskPage
      place={place}
      title={() => 'Change the rule'}
      part="The qualifier"
      coachesOnly="Its coaches change the rule."
    >
      {(part) => (
        <QueryState part="The team" query={room} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
          {(team) => team !== null && <RuleForm {...part} team={team} />}
        </QueryState>
      )}
    </DeskPage>
  );
}

type RuleFormProps = DeskPart & { readonly team: NonNullable<OutputOf<'getTeamRoom'>> };

/** The form keeps what it began with; what another coach has changed meanwhile stands below it (TEAM-25). */
function RuleForm({ place, page, desk, team }: RuleFormProps) {
  const navigate = route.useNavigate();
  const awayOf = useAway(place.organizationId);
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
        awayOf={awayOf}
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
