import { Button } from '@mantine/core';
import type { Team } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AccountId } from '@strokebook/golf/access';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import { useTeamChange, useTeamRefresh } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

type Coach = Team['coaches'][number];

/** The coaches of a team; head coaches change the team and its staff. */
export function CoachesSection({ team, ownId }: { readonly team: Team; readonly ownId: AccountId }) {
  const { api } = useApi();
  const navigate = useNavigate();
  const refresh = useTeamRefresh();
  const [status, setStatus] = useState<string>();
  const support = useTeamSupport();
  const { organizationId } = team;
  const isHead = team.role === 'headCoach';
  const change = useTeamChange<{ readonly coach: Coach; readonly isHead: boolean }>(
    (_api, { coach, isHead: becomesHead }) =>
      api.call('updateTeamCoach', {
        params: { organizationId, memberId: coach.accountId },
        body: { isHead: becomesHead, ...support },
      }),
    ({ coach, isHead: becomesHead }) => `${coach.fullName} is ${becomesHead ? 'head coach' : 'coach'} now.`,
    setStatus,
  );
  const remove = useTeamChange<Coach>(
    (_api, { accountId: memberId }) =>
      api.call('removeTeamCoach', { params: { organizationId, memberId }, body: support }),
    ({ fullName }) =>
      `${fullName} no longer coaches the team, and sees its players no more through it. Players who have ${fullName} in their circle are told, and decide themselves.`,
    setStatus,
  );
  const leave = useMutation({
    mutationFn: () => api.call('leaveTeam', { params: { organizationId, role: 'coach' } }),
    onSuccess: async () => {
      refresh();
      await navigate({ to: '/teams' });
    },
  });
  const isBusy = change.isPending || remove.isPending || leave.isPending;
  const error = change.error ?? remove.error ?? leave.error;
  const isLast = team.coaches.length === 1;
  return (
    <PageSection id="coaches" title="Coaches" status={status}>
      {error !== null && <Failure>{errorText(error)}</Failure>}
      <ul className={classes.rows}>
        {team.coaches.map((coach) => (
          <li key={coach.accountId} className={classes.row}>
            <div className={classes.who}>
              <p className="medium break-anywhere">{coach.fullName}</p>
              <p className="note">{coach.isHead ? 'Head coach' : 'Coach'}</p>
            </div>
            <div className={classes.acts}>
              {isHead && (
                <Button
                  variant="subtle"
                  disabled={isBusy}
                  aria-label={`${coach.isHead ? 'Not head coach' : 'Make head coach'}: ${coach.fullName}`}
                  onClick={() => change.mutate({ coach, isHead: !coach.isHead })}
                >
                  {coach.isHead ? 'Not head coach' : 'Make head coach'}
                </Button>
              )}
              {coach.accountId === ownId ? (
                <TwoPressButton
                  word={isLast && !team.hasPublicPage ? 'End the team' : 'Leave'}
                  label={isLast && !team.hasPublicPage ? 'End the team' : 'Leave the team'}
                  keepWord="Keep"
                  isBusy={isBusy}
                  onAct={() => leave.mutate()}
                />
              ) : (
                isHead && (
                  <TwoPressButton
                    word="Remove"
                    label={`Remove ${coach.fullName}`}
                    keepWord="Keep"
                    isBusy={isBusy}
                    onAct={() => remove.mutate(coach)}
                  />
                )
              )}
            </div>
          </li>
        ))}
      </ul>
      {isLast && !team.hasPublicPage && (
        <p className="note">The team ends with its last coach: players keep everything that is theirs.</p>
      )}
    </PageSection>
  );
}
