import { Button } from '@mantine/core';
import { type AccessLevel, accessLevels } from '@strokebook/golf/access';
import type { PlayerGender } from '@strokebook/golf/stats';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { BirthYearField } from '../../controls/about-player/birth-year-field.tsx';
import { EventsChoice } from '../../controls/about-player/events-choice.tsx';
import { readYear } from '../../lib/birth-year.ts';
import { dayOf } from '../../lib/today.ts';
import { CircleRights } from '../../controls/circle-rights/circle-rights.tsx';
import { LevelChoice } from '../../controls/circle-rights/level-choice.tsx';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { NameForm } from '../../features/own-name/name-form.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

/** An invitation to a team, which everybody with the link reads and a signed-in person answers (TEAM-02, TEAM-29). */
export function JoinTeamPage() {
  const { api, tokens } = useApi();
  const ownAccount = useQuery(activeAccountQuery(api, tokens));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation({ select: ({ hash, href }) => ({ hash, href }), structuralSharing: true });
  // On the way to the next page the location is already that page's, without the secret.
  const [{ hash: secret, href: returnUrl }] = useState(location);
  const [chosenLevel, setChosenLevel] = useState<AccessLevel | null>(null);
  const invitation = useQuery({ ...api.query('readTeamLink', { body: { secret } }), retry: false });
  const level = chosenLevel ?? invitation.data?.level ?? 'see';
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const [born, setBorn] = useState('');
  const [gender, setGender] = useState<PlayerGender | null>(null);
  const birthYear = readYear(born, today);
  const ask = useMutation({
    mutationFn: () =>
      api.call('askToJoinTeam', {
        body: {
          ...{ secret, level },
          ...(typeof birthYear === 'number' ? { birthYear } : {}),
          ...(gender === null ? {} : { gender }),
        },
      }),
    onSuccess: (reply) => {
      queryClient.setQueryData(api.query('listOwnTeams', {}).queryKey, reply);
      void queryClient.invalidateQueries({ queryKey: activeAccountQuery(api, tokens).queryKey });
    },
  });
  if (invitation.error instanceof ApiError && invitation.error.status < 500) {
    return (
      <Page title="Invitation">
        <Notice title="This invitation cannot be opened.">
          It was withdrawn, or has expired. Please ask the coach for a new link.
        </Notice>
      </Page>
    );
  }
  const asked = ask.data?.teams.find(({ organizationId }) => organizationId === invitation.data?.organizationId);
  return (
    <Page title="Invitation">
      <QueryState query={invitation} part="The invitation" skeleton={<SkeletonRows rows={4} rowHeight={60} />}>
        {({ name, role, squad, invitedBy, level: askedLevel }) => (
          <div className="stack gap-14">
            <p className="text-l medium break-anywhere">{`${invitedBy.join(' and ') || 'A coach'} ${invitedBy.length > 1 ? 'invite' : 'invites'} you to ${role === 'coach' ? 'coach' : 'play in'} ${name}${squad === null ? '' : `, ${squad}`}.`}</p>
            {asked !== undefined ? (
              <>
                <Notice title={asked.waitsFor === null ? `You are in ${name}.` : 'You asked to join.'}>
                  <WaitText
                    waitsFor={asked.waitsFor}
                    isAgeKnown={typeof birthYear === 'number' || ownAccount.data?.isAgeKnown === true}
                  />
                </Notice>
                <div>
                  <Button onClick={() => void navigate({ to: '/dashboard' })}>Home</Button>
                </div>
              </>
            ) : (
              <>
                {role === 'coach' ? (
                  <p className="readable-m">
                    You see the rounds and pages of every player who has joined, and do what each of them lets coaches
                    do. They read in their activity what you change.
                  </p>
                ) : (
                  <>
                    {/* A choice before the sign-in would be lost with it. */}
                    {ownAccount.data !== null && (
                      <LevelChoice
                        levels={accessLevels}
                        label="Its coaches can"
                        level={level}
                        onChange={setChosenLevel}
                      />
                    )}
                    <p className="note break-anywhere">
                      {`${name} asks its players for ‘${levelTexts[askedLevel]}’. ${ownAccount.data === null ? 'Once you are signed in, you choose.' : 'The choice is yours.'}`}
                    </p>
                    <p className="medium">What that means for a coach:</p>
                    <CircleRights name={null} level={level} />
                    <p className="note">
                      Nothing is shared before a coach has confirmed you. You can change this, or leave, at any time; a
                      coach who leaves the team sees you no more through it. Players under 18 also need a guardian’s
                      agreement.
                    </p>
                  </>
                )}
                {ask.isError && <Failure>{errorText(ask.error)}</Failure>}
                <QueryState query={ownAccount} part="Your account" skeleton={<SkeletonRows rows={1} rowHeight={36} />}>
                  {(account) => {
                    if (account === null) {
                      return (
                        <div>
                          <Button renderRoot={(props) => <Link {...props} to="/auth" search={{ returnUrl }} />}>
                            Sign in to join
                          </Button>
                        </div>
                      );
                    }
                    return (
                      <>
                        {role === 'player' && !account.isAgeKnown && (
                          <BirthYearField
                            value={born}
                            today={today}
                            isAsked={false}
                            description="Players under 18 need a guardian’s agreement. The coaches do not see the year."
                            onChange={setBorn}
                          />
                        )}
                        {role === 'player' && !account.areEventsKnown && (
                          <EventsChoice value={gender} onChange={setGender} />
                        )}
                        {!account.hasChosenName && (
                          <>
                            <p className="medium">First say who you are. The coaches read your name.</p>
                            <NameForm account={account} action="Ask to join" onSaved={() => ask.mutate()} />
                          </>
                        )}
                        <div className="row-wrap gap-8">
                          {account.hasChosenName && (
                            <BusyButton isInactive={ask.isPending || birthYear === null} onClick={() => ask.mutate()}>
                              Ask to join
                            </BusyButton>
                          )}
                          <Button variant="default" onClick={() => void navigate({ to: '/dashboard' })}>
                            Not now
                          </Button>
                        </div>
                      </>
                    );
                  }}
                </QueryState>
              </>
            )}
          </div>
        )}
      </QueryState>
    </Page>
  );
}

type WaitTextProps = { readonly waitsFor: 'guardian' | 'coach' | null; readonly isAgeKnown: boolean };

function WaitText({ waitsFor, isAgeKnown }: WaitTextProps) {
  if (waitsFor === 'coach') return 'A coach confirms you next. Nothing is shared before.';
  if (waitsFor === null) return 'Its coaches have confirmed you.';
  if (!isAgeKnown) {
    return 'You have not said your age, so a guardian agrees first. If you are 18 or older, say your year of birth under Account. Nothing is shared before.';
  }
  return (
    <>
      You are under 18: a guardian agrees first, on their page ‘Players’. If you have none yet,{' '}
      <Link to="/account" hash="circle">
        invite one under Account, Circle
      </Link>
      . Nothing is shared before.
    </>
  );
}
