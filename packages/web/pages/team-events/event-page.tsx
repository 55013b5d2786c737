import { Button } from '@mantine/core';
import { signed } from '@strokebook/golf/format';
import { teamFormats } from '@strokebook/golf/team-event';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { useAway } from '../../features/absences/absence-queries.ts';
import { EventBoard } from '../../features/team-events/event-board.tsx';
import { EventEnd } from '../../features/team-events/event-end.tsx';
import { EventLineup } from '../../features/team-events/event-lineup.tsx';
import {
  refusalText,
  teamEventQuery,
  type TeamEventPage,
  useOwnResult,
} from '../../features/team-events/event-queries.ts';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { StaleNotice } from '../../ui/pages/stale-notice.tsx';
import classes from '../qualifiers/page.module.css';

const route = getRouteApi('/teams/$organizationId/events/$eventId');

/** An event of the team: its score as it counts, the lineup, the results (TEAM-13, TEAM-14). */
export function TeamEventBoardPage() {
  const place = route.useParams();
  const navigate = route.useNavigate();
  const { api } = useApi();
  const { organizationId } = place;
  const query = useQuery(teamEventQuery(api, place));
  const isCoach = query.data?.reader === 'coach';
  const room = useQuery({ ...teamRoomQuery(api, organizationId), enabled: isCoach }).data;
  const awayOf = useAway(organizationId);
  const own = useOwnResult(place);
  const besideOf = (page: TeamEventPage): Parameters<typeof EventLineup>[0]['besideOf'] => {
    const accountOf = new Map(page.people.map(({ playerId, accountId }) => [playerId, accountId]));
    const formOf = new Map((room?.players ?? []).map(({ accountId, form }) => [accountId, form.figure]));
    return (playerId, day) => {
      const accountId = accountOf.get(playerId) ?? null;
      const figure = accountId === null ? null : (formOf.get(accountId) ?? null);
      const away = awayOf(accountId, day, day);
      return [figure === null ? '' : `Form ${signed(figure.strokes, 1)}`, away === '' ? '' : `cannot come: ${away}`]
        .filter((text) => text !== '')
        .join(', ');
    };
  };
  return (
    <main className={classes.column} aria-busy={query.isPending}>
      <QueryState part="The event" query={query} skeleton={<SkeletonRows rows={8} rowHeight={48} />}>
        {(page) =>
          page === null ? (
            <Notice level={1} title="This event is not open to you.">
              The team reads it.
            </Notice>
          ) : (
            <>
              <EventBoard
                page={page}
                format={teamFormats.find(({ id }) => id === page.format) ?? teamFormats[0]}
                back={
                  <Link to="/teams/$organizationId/events" params={{ organizationId }} className={classes.back}>
                    <ChevronLeftIcon />
                    {page.teamName}
                  </Link>
                }
              />
              {query.isError && <StaleNotice error={query.error} onRetry={() => void query.refetch()} />}
              {page.cost !== '' && (
                <p className={classes.difference}>
                  <span>
                    <b>{lastNames[page.format]}</b> {page.cost}
                  </span>
                </p>
              )}
              {page.isOffered && (
                <div className="row-wrap gap-8">
                  <Button disabled={own.isPending} onClick={() => own.mutate()}>
                    Add my result to my schedule
                  </Button>
                  <span className="note">Your coaches may not enter scores for you, so you do it.</span>
                </div>
              )}
              {own.isError && <Failure>{refusalText(own.error)}</Failure>}
              {page.desk !== null && !page.isFinished && (
                <div className={classes.actions} data-no-print>
                  <Link to="/teams/$organizationId/events/$eventId/scores" params={place} className="primary-link">
                    Type or paste scores
                  </Link>
                </div>
              )}
              {page.desk !== null && !page.isFinished && (
                <EventLineup place={place} page={page} round={openRound(page)} besideOf={besideOf(page)} />
              )}
              {page.desk !== null && (
                <EventEnd
                  place={place}
                  page={page}
                  desk={page.desk}
                  onDeleted={() => void navigate({ to: '/teams/$organizationId/events', params: { organizationId } })}
                />
              )}
            </>
          )
        }
      </QueryState>
    </main>
  );
}

const lastNames = { '5-4': 'Cost of the fifth.', '6-5': 'Cost of the sixth.', '4-3': 'Cost of the fourth.' } as const;

/** The first round without a score, whose lineup a coach still changes; else the last one. */
function openRound({ rows, rounds }: TeamEventPage): number {
  const found = rounds.findIndex((_, round) => rows.every(({ cells }) => cells[round]?.text === ''));
  return found < 0 ? rounds.length - 1 : found;
}
