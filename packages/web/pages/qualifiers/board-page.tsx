import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { Board } from '../../features/qualifiers/board.tsx';
import { Elsewhere } from '../../features/qualifiers/elsewhere.tsx';
import { OwnPart } from '../../features/qualifiers/own-part.tsx';
import { PutAway } from '../../features/qualifiers/put-away.tsx';
import {
  type QualifierCards,
  qualifierCardsQuery,
  type QualifierPage,
  type QualifierPlace,
  qualifierQuery,
  refusalText,
  useQualifierChange,
} from '../../features/qualifiers/qualifier-queries.ts';
import { RuleText } from '../../features/qualifiers/rule-text.tsx';
import { SquadText } from '../../features/qualifiers/squad-text.tsx';
import { teamRoomQuery } from '../../features/team/team-room-query.ts';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { StaleNotice } from '../../ui/pages/stale-notice.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './page.module.css';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId');

/** A qualifier: its board, the rule, and what its reader does next (TEAM-10). */
export function QualifierBoardPage() {
  const place = route.useParams();
  const navigate = route.useNavigate();
  const { api } = useApi();
  const query = useQuery(qualifierQuery(api, place));
  const isCoach = query.data?.reader === 'coach';
  const isMember = query.data != null && query.data.reader !== 'public';
  const isAway = query.isError && query.data === undefined;
  // Read while there is a network, so that the device has the board when there is none.
  const cards = useQuery({ ...qualifierCardsQuery(api, place), enabled: isMember || isAway });
  const room = useQuery({ ...teamRoomQuery(api, place.organizationId), enabled: isCoach });
  const forms = new Map((room.data?.players ?? []).map(({ accountId, form }) => [accountId as number, form]));
  if (isAway && cards.data != null) return <BoardFromDevice place={place} kept={cards.data} />;
  return (
    <main className={classes.column} aria-busy={query.isPending}>
      <QueryState part="The qualifier" query={query} skeleton={<SkeletonRows rows={10} rowHeight={48} />}>
        {(page) =>
          page === null ? (
            <Notice level={1} title="This qualifier is not open to you.">
              Its team reads it, and others only if a coach has published it.
            </Notice>
          ) : (
            <>
              <Board
                page={page}
                forms={forms}
                back={
                  page.reader === 'public' ? (
                    <p className={classes.back}>{page.teamName}</p>
                  ) : (
                    <BackLink place={place} teamName={page.teamName} />
                  )
                }
              />
              {query.isError && <StaleNotice error={query.error} onRetry={() => void query.refetch()} />}
              {page.reader === 'coach' && <CoachActions place={place} page={page} />}
              {(page.reader === 'player' || page.reader === 'guardian') && isPlayed(page) && (
                <div className={classes.actions} data-no-print>
                  {page.reader === 'player' && <CardsLink place={place} look="primary-link" />}
                  {page.teeSheets.length > 0 && <TeesLink place={place} />}
                </div>
              )}
              <Elsewhere place={place} page={page} />
              <OwnPart place={place} page={page} />
              <SquadText page={page} />
              <div className={classes.below}>
                {page.boards.difference !== null && (
                  <div className={classes.difference}>
                    <p>
                      <b>The other rule changes who travels.</b> {page.boards.difference}
                    </p>
                  </div>
                )}
                <RuleText sentence={page.sentence} changes={page.changes} />
              </div>
              {page.reader === 'coach' && (
                <PutAway
                  place={place}
                  page={page}
                  onDeleted={() => void navigate({ to: '/teams/$organizationId/qualifiers', params: place })}
                />
              )}
            </>
          )
        }
      </QueryState>
    </main>
  );
}

const BackLink = ({ place, teamName }: { readonly place: QualifierPlace; readonly teamName: string }) => (
  <Link to="/teams/$organizationId/qualifiers" params={place} className={classes.back}>
    <ChevronLeftIcon />
    {teamName}
  </Link>
);

/** The last figures that this device has, while there is no network; the app says their time above. */
const BoardFromDevice = ({ place, kept }: { readonly place: QualifierPlace; readonly kept: QualifierCards }) => (
  <main className={classes.column}>
    <Board page={kept} forms={new Map()} back={<BackLink place={place} teamName={kept.teamName} />} />
    {isPlayed(kept) && (
      <div>
        <CardsLink place={place} look="primary-link" />
      </div>
    )}
  </main>
);

const isPlayed = ({ state }: Pick<QualifierPage, 'state'>): boolean => state === 'open' || state === 'playing';

/** The way to the cards that this phone keeps. */
const CardsLink = ({ place, look }: { readonly place: QualifierPlace; readonly look: string }) => (
  <Link to="/teams/$organizationId/qualifiers/$qualifierId/cards" params={place} className={look}>
    Keep cards
  </Link>
);

const TeesLink = ({ place }: { readonly place: QualifierPlace }) => (
  <Link to="/teams/$organizationId/qualifiers/$qualifierId/tees" params={place} className="quiet-button">
    Tee sheet
  </Link>
);

/** What a coach does next, the most likely first. */
function CoachActions({ place, page }: { readonly place: QualifierPlace; readonly page: QualifierPage }) {
  const change = useQualifierChange(place);
  const { state, revision, isPublished } = page;
  const isOpen = isPlayed(page);
  return (
    <div className="stack gap-8" data-no-print>
      <div className={classes.actions}>
        {isOpen && (
          <Link to="/teams/$organizationId/qualifiers/$qualifierId/scores" params={place} className="primary-link">
            Type the scores
          </Link>
        )}
        {isOpen && <CardsLink place={place} look="quiet-button" />}
        {isOpen && <TeesLink place={place} />}
        {!isOpen && (
          <Link to="/teams/$organizationId/qualifiers/$qualifierId/squad" params={place} className="primary-link">
            {state === 'closed' ? 'Select the squad' : 'The squad'}
          </Link>
        )}
        {state === 'selected' && (
          <Link to="/teams/$organizationId/events/new" params={place} className="quiet-button">
            Make the event
          </Link>
        )}
        {state === 'closed' && (
          <Link to="/teams/$organizationId/qualifiers/$qualifierId/scores" params={place} className="quiet-button">
            Correct a score
          </Link>
        )}
        {state === 'playing' && (
          <TwoPressButton
            word="Close the qualifier"
            label="Close the qualifier"
            keepWord="Play on"
            isBusy={change.isPending}
            onAct={() => change.mutate({ kind: 'close', revision })}
          >
            <p className="note">It never opens again; then you select the squad.</p>
          </TwoPressButton>
        )}
        {isOpen && (
          <Link to="/teams/$organizationId/qualifiers/$qualifierId/rule" params={place} className="quiet-button">
            Change the rule
          </Link>
        )}
        <Button
          variant="default"
          disabled={change.isPending}
          onClick={() => change.mutate({ kind: 'publish', isPublished: !isPublished })}
        >
          {isPublished ? 'Close it to others' : 'Publish the board'}
        </Button>
      </div>
      <p className="note" role="status">
        {isPublished ? 'Everybody who has the address reads the board.' : 'Only the team reads it.'}
      </p>
      {change.isError && <Failure>{refusalText(change.error)}</Failure>}
    </div>
  );
}
