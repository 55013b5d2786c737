import { Button, NativeSelect } from '@mantine/core';
import type { Team } from '@strokebook/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { GuardianForm } from './guardian-form.tsx';
import { useTeamChange } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

type Request = Team['requests'][number];
type Answer = { readonly request: Request; readonly isAccepted: boolean; readonly rosterId: number | null };

/** People who opened a link of the team, each of whom a coach confirms or declines (TEAM-29). */
export function RequestsSection({ team }: { readonly team: Team }) {
  const [status, setStatus] = useState<string>();
  const support = useTeamSupport();
  const { organizationId } = team;
  const answer = useTeamChange<Answer>(
    (api, { request: { accountId: memberId, placeId }, isAccepted, rosterId }) =>
      api.call('answerTeamRequest', {
        params: { organizationId, memberId },
        body: { isAccepted, rosterId, placeId, ...support },
      }),
    ({ request, isAccepted }) =>
      isAccepted ? `${request.fullName} is in the team.` : `${request.fullName} was declined.`,
    setStatus,
  );
  const [squads, setSquads] = useState<ReadonlyMap<number, number>>(new Map());
  /** The squad that was chosen for a player, else the one of their place on the roster or of the link. */
  const squadOf = ({ accountId, role, placeId, rosterId }: Request): number | null => {
    if (role === 'coach') return null;
    const place = team.places.find((one) => one.placeId === placeId);
    return squads.get(accountId) ?? place?.rosterId ?? rosterId ?? team.squads[0]?.rosterId ?? null;
  };
  const isAnswered = team.requests.length === 0;
  if (isAnswered && status === undefined) return null;
  return (
    <PageSection id="requests" title={isAnswered ? 'Everybody is answered' : 'Waiting to join'} status={status}>
      {answer.isError && <Failure>{errorText(answer.error)}</Failure>}
      <ConfirmAll team={team} squadOf={squadOf} isBusy={answer.isPending} onStatus={setStatus} />
      {isAnswered && (
        <Link to="/import" className="primary-link">
          Bring in their rounds
        </Link>
      )}
      <ul className={classes.rows}>
        {team.requests.map((request) => (
          <RequestRow
            key={request.accountId}
            team={team}
            request={request}
            rosterId={squadOf(request)}
            isBusy={answer.isPending}
            onStatus={setStatus}
            onSquad={(rosterId) => setSquads(new Map([...squads, [request.accountId, rosterId]]))}
            onAnswer={(isAccepted) =>
              answer.mutate({ request, isAccepted, rosterId: isAccepted ? squadOf(request) : null })
            }
          />
        ))}
      </ul>
    </PageSection>
  );
}

type RequestRowProps = {
  readonly team: Team;
  readonly request: Request;
  readonly rosterId: number | null;
  readonly isBusy: boolean;
  readonly onStatus: (status: string | undefined) => void;
  readonly onSquad: (rosterId: number) => void;
  readonly onAnswer: (isAccepted: boolean) => void;
};

function RequestRow({ team, request, rosterId, isBusy, onStatus, onSquad, onAnswer }: RequestRowProps) {
  const { fullName, username, role, level, needsGuardian, requestedAt } = request;
  const place = team.places.find(({ placeId }) => placeId === request.placeId);
  const canAnswer = role === 'player' || team.role === 'headCoach';
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Link to="/player/$username" params={{ username }} preload={false} className="medium break-anywhere">
          {fullName}
        </Link>
        <p className="note break-anywhere">
          {role === 'coach' ? 'Wants to coach' : `Lets you: ${levelTexts[level].toLowerCase()}`}
          {' · asked '}
          <TimeAgo instant={requestedAt} />
        </p>
        {place !== undefined && <p className="note break-anywhere">{`On your roster as ${place.name}`}</p>}
        {needsGuardian && (
          <>
            <p className="note">
              {request.wasMember
                ? 'Was in the team. Shares nothing until a guardian agrees again'
                : 'Under 18, or age not said: waits until a guardian agrees'}
            </p>
            <GuardianForm team={team} request={request} onStatus={onStatus} />
          </>
        )}
        {!canAnswer && <p className="note">A head coach answers this.</p>}
      </div>
      {canAnswer && (
        <div className={classes.acts}>
          {role === 'player' && team.squads.length > 1 && (
            <NativeSelect
              aria-label={`Squad of ${fullName}`}
              data={team.squads.map((squad) => ({ value: String(squad.rosterId), label: squad.name }))}
              value={String(rosterId)}
              onChange={(event) => onSquad(Number(event.currentTarget.value))}
            />
          )}
          <Button disabled={isBusy || needsGuardian} aria-label={`Confirm ${fullName}`} onClick={() => onAnswer(true)}>
            Confirm
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={`Decline ${fullName}`}
            onClick={() => onAnswer(false)}
          >
            Decline
          </Button>
        </div>
      )}
    </li>
  );
}
