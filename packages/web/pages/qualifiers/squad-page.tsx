import { addDays } from '@strokebook/golf/calendar';
import type { Squad } from '@strokebook/golf/qualifier';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useAway } from '../../features/absences/absence-queries.ts';
import { isQualifierChanged, refusalText, useQualifierChange } from '../../features/qualifiers/qualifier-queries.ts';
import { SquadForm } from '../../features/qualifiers/squad-form.tsx';
import { SquadText } from '../../features/qualifiers/squad-text.tsx';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { useApi } from '../../api/api-context.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { type DeskPart, DeskPage } from './desk-page.tsx';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId/squad');

/** Who travels: selected by a coach once the qualifier is closed, and frozen when it is confirmed (TEAM-12). */
export const QualifierSquadPage = () => (
  <DeskPage
    place={route.useParams()}
    title={(name) => `Who travels${name === null ? '' : ` to the ${name}`}`}
    part="The squad"
    coachesOnly="Its coaches select the squad."
  >
    {(part) =>
      part.desk.squad === null && part.desk.proposal === null ? (
        <Notice title="The qualifier is not closed yet.">Close it on the board: then its order is final.</Notice>
      ) : (
        <Selection {...part} />
      )
    }
  </DeskPage>
);

/** How far ahead a player's days are shown where the qualifier is for no event of a schedule. */
const NEXT_DAYS = 30;

const nobody: Squad = { byScore: [], leftOut: [], picks: [], alternates: [], words: [] };

/** The selection keeps what it began with; what another coach has confirmed meanwhile stands above it (TEAM-25). */
function Selection({ place, page, desk }: DeskPart) {
  const [begun, setBegun] = useState(page.revision);
  const [isChanging, setIsChanging] = useState(false);
  const change = useQualifierChange(place, ({ revision }) => {
    setBegun(revision);
    setIsChanging(false);
  });
  const { api } = useApi();
  const awayOf = useAway(place.organizationId);
  const room = useQuery(teamRoomQuery(api, place.organizationId)).data;
  const event = room?.events.find(({ tournamentId }) => tournamentId === desk.answers.tournamentId);
  const [from, to] = [event?.startDate ?? page.today, event?.endDate ?? addDays(page.today, NEXT_DAYS)];
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
        awayText={(entrantId) =>
          awayOf(page.people.find((person) => person.entrantId === entrantId)?.accountId ?? null, from, to)
        }
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
