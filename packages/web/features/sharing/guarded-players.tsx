import { Button } from '@mantine/core';
import type { GuardedPlayer } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { BirthYearField } from '../../controls/about-player/birth-year-field.tsx';
import { readYear } from '../../lib/birth-year.ts';
import { dayOf } from '../../lib/today.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './sharing.module.css';

/** Players whose guardian the viewer is, or who ask the viewer to be one; nothing without one (TEAM-28). */
export function GuardedPlayers() {
  const { api } = useApi();
  const players = useQuery(api.query('listGuardedPlayers', {})).data?.players ?? [];
  if (players.length === 0) return null;
  return (
    <section aria-label="You as guardian" className={classes.guarded}>
      <SectionHead title="You as guardian" />
      <ul className={classes.members}>
        {players.map((player) => (
          <Row key={player.playerId} player={player} />
        ))}
      </ul>
    </section>
  );
}

/** Teams that wait for the guardian's agreement, and the way to it. */
function WaitingTeams({ playerId }: Pick<GuardedPlayer, 'playerId'>) {
  const { api } = useApi();
  const teams = useQuery(api.query('listGuardedTeams', { params: { playerId } })).data?.teams ?? [];
  const waiting = teams.filter(({ waitsFor, nextLevel }) => waitsFor === 'guardian' || nextLevel !== null);
  if (waiting.length === 0) return null;
  return (
    <p className="medium">
      <Link to="/players/$playerId/privacy" params={{ playerId }} hash="teams">
        {`${waiting.map(({ name }) => name).join(' and ')} ${waiting.length === 1 ? 'waits' : 'wait'} for your agreement`}
      </Link>
    </p>
  );
}

function Row({ player: { playerId, username, fullName, isConfirmed } }: { readonly player: GuardedPlayer }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const isAgeKnown = useQuery(api.query('getSharing', {})).data?.birthYear !== null;
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const [born, setBorn] = useState('');
  const birthYear = readYear(born, today);
  const confirm = () => {
    if (isAgeKnown || typeof birthYear === 'number') answer.mutate(true);
  };
  const answer = useMutation({
    mutationFn: (isGuardian: boolean) =>
      api.call('answerGuardian', {
        params: { playerId },
        body: { isGuardian, ...(isGuardian && typeof birthYear === 'number' ? { birthYear } : {}) },
      }),
    onSuccess: (reply) => {
      void queryClient.invalidateQueries({ queryKey: ['getSharing'] });
      queryClient.setQueryData(api.query('listGuardedPlayers', {}).queryKey, reply);
      void refreshActivity(queryClient);
    },
  });
  return (
    <li className={classes.member}>
      <div className="grid gap-4 shrinkable">
        <Link to="/player/$username" params={{ username }} preload={false} className={classes.name}>
          {fullName}
        </Link>
        <p className="note">
          {isConfirmed
            ? 'You decide with them who sees their pages, and who is in their circle.'
            : 'Names you as guardian: you would decide who sees their pages, and who is in their circle.'}
        </p>
        {!isConfirmed && !isAgeKnown && (
          <BirthYearField
            value={born}
            today={today}
            isAsked={false}
            description="A guardian is 18 or older. Nobody else sees the year."
            onChange={setBorn}
          />
        )}
        {answer.isError && <Failure>{errorText(answer.error)}</Failure>}
      </div>
      {isConfirmed && <WaitingTeams playerId={playerId} />}
      <div className={classes.acts}>
        {isConfirmed ? (
          <>
            <Link to="/players/$playerId/privacy" params={{ playerId }} className="quiet-button">
              Who sees their pages
            </Link>
            <TwoPressButton
              word="Stop being guardian"
              label={`Stop being the guardian of ${fullName}`}
              keepWord="Stay"
              isBusy={answer.isPending}
              onAct={() => answer.mutate(false)}
            />
          </>
        ) : (
          <>
            <BusyButton
              isInactive={answer.isPending || (!isAgeKnown && typeof birthYear !== 'number')}
              onClick={confirm}
            >
              Confirm
            </BusyButton>
            <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
              No
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
