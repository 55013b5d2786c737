import type { Squad } from '@strokebook/golf/qualifier';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import {
  isQualifierChanged,
  type QualifierPage,
  type QualifierPlace,
  qualifierQuery,
  refusalText,
  useQualifierChange,
} from '../../features/qualifiers/qualifier-queries.ts';
import { SquadForm } from '../../features/qualifiers/squad-form.tsx';
import { SquadText } from '../../features/qualifiers/squad-text.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DeskHead } from './desk-head.tsx';
import classes from './page.module.css';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId/squad');

/** Who travels: selected by a coach once the qualifier is closed, and frozen when it is confirmed (TEAM-12). */
export function QualifierSquadPage() {
  const place = route.useParams();
  const { api } = useApi();
  const query = useQuery(qualifierQuery(api, place));
  return (
    <main className={classes.column}>
      <DeskHead
        place={place}
        page={query.data}
        title={`Who travels${query.data == null ? '' : ` to the ${query.data.name}`}`}
      />
      <QueryState part="The squad" query={query} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
        {(page) =>
          page?.desk == null ? (
            <Notice title="You do not coach this team.">Its coaches select the squad.</Notice>
          ) : page.desk.squad === null && page.desk.proposal === null ? (
            <Notice title="The qualifier is not closed yet.">Close it on the board: then its order is final.</Notice>
          ) : (
            <Selection place={place} page={page} desk={page.desk} />
          )
        }
      </QueryState>
    </main>
  );
}

type SelectionProps = {
  readonly place: QualifierPlace;
  readonly page: QualifierPage;
  readonly desk: NonNullable<QualifierPage['desk']>;
};

const nobody: Squad = { byScore: [], leftOut: [], picks: [], alternates: [], words: [] };

/** The selection keeps what it began with; what another coach has confirmed meanwhile stands above it (TEAM-25). */
function Selection({ place, page, desk }: SelectionProps) {
  const [begun, setBegun] = useState(page.revision);
  const [isChanging, setIsChanging] = useState(false);
  const change = useQualifierChange(place, ({ revision }) => {
    setBegun(revision);
    setIsChanging(false);
  });
  const isOutdated = isQualifierChanged(change.error);
  const { squad, proposal } = desk;
  if (squad !== null && !isChanging) {
    return (
      <>
        <SquadText page={page} />
        {squad.picks.map(({ entrantId, reason }) => (
          <p key={entrantId} className="readable-m break-anywhere">
            <b>{page.people.find((person) => person.entrantId === entrantId)?.name}</b> {reason}
          </p>
        ))}
        <div>
          <button type="button" className="quiet-button" onClick={() => setIsChanging(true)}>
            Change, with a reason
          </button>
        </div>
      </>
    );
  }
  const initial: Squad =
    squad === null
      ? { ...nobody, byScore: proposal?.byScore ?? [], alternates: proposal?.alternates ?? [] }
      : {
          byScore: squad.byScore,
          leftOut: squad.leftOut,
          picks: squad.picks,
          alternates: squad.alternates,
          words: squad.words,
        };
  return (
    <>
      {isOutdated && <SquadText page={page} />}
      <SquadForm
        place={place}
        page={page}
        initial={initial}
        isConfirmed={squad !== null}
        isBusy={change.isPending}
        error={change.isError ? refusalText(change.error) : null}
        onSubmit={(selected, why) =>
          change.mutate({ kind: 'squad', revision: isOutdated ? page.revision : begun, squad: selected, why })
        }
      />
    </>
  );
}
