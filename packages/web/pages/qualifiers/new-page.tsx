import type { CalendarDay } from '@strokebook/golf/calendar';
import { addDays } from '@strokebook/golf/calendar';
import { plural } from '@strokebook/golf/format';
import { filledFrom, type QualifierAnswers } from '@strokebook/golf/qualifier';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { OutputOf } from '@strokebook/contract';
import { useApi } from '../../api/api-context.tsx';
import { useAway } from '../../features/absences/absence-queries.ts';
import { newEntrant } from '../../features/qualifiers/entrants-field.tsx';
import { QualifierForm } from '../../features/qualifiers/qualifier-form.tsx';
import { qualifiersQuery, refusalText, useOpenQualifier } from '../../features/qualifiers/qualifier-queries.ts';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { keptSquad } from '../../lib/kept-squad.ts';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './page.module.css';

const route = getRouteApi('/teams/$organizationId/qualifiers/new');

/** A new qualifier, filled from the last one: only the event is asked (TEAM-08). */
export function NewQualifierPage() {
  const { organizationId } = route.useParams();
  const navigate = route.useNavigate();
  const { api } = useApi();
  const list = useQuery(qualifiersQuery(api, organizationId));
  const room = useQuery(teamRoomQuery(api, organizationId));
  const awayOf = useAway(organizationId);
  const open = useOpenQualifier(organizationId, ({ qualifierId }) => {
    void navigate({ to: '/teams/$organizationId/qualifiers/$qualifierId', params: { organizationId, qualifierId } });
  });
  return (
    <main className={classes.column}>
      <Link to="/teams/$organizationId/qualifiers" params={{ organizationId }} className={classes.back}>
        <ChevronLeftIcon />
        Qualifiers
      </Link>
      <h1 className="title">New qualifier</h1>
      <QueryState part="The last qualifier" query={list} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
        {(found) => (
          <QueryState part="The team" query={room} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
            {(team) => {
              if (found === null || team === null)
                return <Notice title="You do not coach this team.">Its coaches start a qualifier.</Notice>;
              const initial = initialAnswers(found.last, team, organizationId);
              return (
                <QualifierForm
                  initial={initial}
                  candidates={team.players}
                  events={team.events}
                  awayOf={awayOf}
                  filledFrom={found.last?.name ?? ''}
                  action="Open the qualifier"
                  hint={`${plural(initial.entrants.length, 'player')} may play, and each gets one notice. The first score freezes rounds, places and rule; a later change needs a reason and stands below the sentence.`}
                  isFrozen={false}
                  isBusy={open.isPending}
                  error={open.isError ? refusalText(open.error) : null}
                  onSubmit={(answers) => open.mutate(answers)}
                />
              );
            }}
          </QueryState>
        )}
      </QueryState>
    </main>
  );
}

type Room = NonNullable<OutputOf<'getTeamRoom'>>;

/** The last qualifier's answers with the players of its squad; for a first one five places and one round to fill in. */
function initialAnswers(last: QualifierAnswers | null, room: Room, organizationId: number): QualifierAnswers {
  const { players, squads, today, events } = room;
  const played = new Set(last?.entrants.flatMap(({ accountId }) => accountId ?? []));
  const shareOf = (squadId: number) =>
    players.filter(({ accountId, squadIds }) => squadIds.includes(squadId) && played.has(accountId)).length;
  const byShare = squads.map(({ squadId }) => squadId).toSorted((a, b) => shareOf(b) - shareOf(a));
  const squadId = last === null ? (keptSquad(organizationId) ?? byShare[0]) : byShare[0];
  const members = players.filter(({ squadIds }) => squadId === undefined || squadIds.includes(squadId));
  const entrants = members.map(({ accountId }) => newEntrant(accountId, null));
  const eventStart =
    events.find(({ playing }) => members.some(({ accountId }) => playing.includes(accountId)))?.startDate ?? null;
  return last === null ? { ...firstAnswers(today), entrants } : filledFrom(last, { entrants, today, eventStart });
}

const firstAnswers = (today: CalendarDay): QualifierAnswers => ({
  ...{ name: '', tournamentId: null, entrants: [], entryUntil: null, placesByScore: 4, picks: 1, words: '' },
  rounds: [{ playedOn: addDays(today, 1), courses: [] }],
  rule: { measure: 'toPar', bestOf: null },
  ties: ['lastRound', 'lastNine'],
});
