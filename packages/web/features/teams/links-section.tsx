import { Button, NativeSelect } from '@mantine/core';
import { type Team, TEAM_LINK_DAYS } from '@strokebook/contract';
import { type AskedLevel, askedLevels } from '@strokebook/golf/access';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { LevelChoice } from '../../controls/circle-rights/level-choice.tsx';
import { useLeaveIfClosed, useShowTeam, useTeamChange } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

const ALL_SQUADS = 'all';

/** Links by which players and coaches ask to join. */
export function LinksSection({ team }: { readonly team: Team }) {
  const { api } = useApi();
  const showTeam = useShowTeam();
  const { organizationId } = team;
  const [status, setStatus] = useState<string>();
  const support = useTeamSupport();
  const [address, setAddress] = useState<string | null>(null);
  const [squad, setSquad] = useState(ALL_SQUADS);
  const [level, setLevel] = useState<AskedLevel>('enter');
  const squadId = squad === ALL_SQUADS ? null : Number(squad);
  const make = useMutation({
    mutationFn: (role: 'player' | 'coach') =>
      api.call('createTeamLink', {
        params: { organizationId },
        body: {
          ...(role === 'coach' ? { role, rosterId: null } : { role, level, rosterId: squadId }),
          ...support,
        },
      }),
    onMutate: () => setStatus(undefined),
    onError: useLeaveIfClosed(),
    onSuccess: async ({ secret, team: after }) => {
      await showTeam(after);
      const link = `${location.origin}/join/team#${secret}`;
      setAddress(link);
      setStatus(`Link made. ${await copyAddress(link)}`);
    },
  });
  const withdraw = useTeamChange<string>(
    (_api, linkId) => api.call('withdrawTeamLink', { params: { organizationId, linkId }, body: support }),
    () => 'The link works no more.',
    (said) => {
      setAddress(null);
      setStatus(said);
    },
  );
  const ask = useTeamChange<{ readonly linkId: string; readonly asked: AskedLevel }>(
    (_api, { linkId, asked }) =>
      api.call('updateTeamLink', { params: { organizationId, linkId }, body: { level: asked, ...support } }),
    ({ asked }) => `The link now asks players for ‘${levelTexts[asked]}’.`,
    setStatus,
  );
  const squadOf = (id: number | null) => team.squads.find(({ rosterId }) => rosterId === id)?.name;
  const error = make.error ?? withdraw.error ?? ask.error;
  return (
    <PageSection id="links" title="Links to join" status={status}>
      <p className="readable muted">
        {`Send one link to the whole team. Everybody who opens it asks to join, and you confirm each. A link works for ${TEAM_LINK_DAYS} days, and shares nothing by itself.`}
      </p>
      <LevelChoice
        levels={askedLevels}
        label="What it asks players to let coaches do"
        level={level}
        onChange={setLevel}
      />
      <p className="note">
        {level === 'enter'
          ? 'So that you can enter scores and import your sheet. Each player can choose to let you only see.'
          : 'You could not enter scores or import your sheet before each player allows it.'}
      </p>
      <div className="row-wrap gap-8">
        {team.squads.length > 1 && (
          <NativeSelect
            aria-label="Squad of the link"
            data={[
              { value: ALL_SQUADS, label: 'Any squad' },
              ...team.squads.map(({ rosterId, name }) => ({ value: String(rosterId), label: name })),
            ]}
            value={squad}
            onChange={(event) => setSquad(event.currentTarget.value)}
          />
        )}
        <Button disabled={make.isPending} onClick={() => make.mutate('player')}>
          Link for players
        </Button>
        {team.role === 'headCoach' && (
          <Button variant="default" disabled={make.isPending} onClick={() => make.mutate('coach')}>
            Link for coaches
          </Button>
        )}
      </div>
      {address !== null && <p className="break-anywhere">{address}</p>}
      {error !== null && <Failure>{errorText(error)}</Failure>}
      {team.links.length > 0 && (
        <ul className={classes.rows} aria-label="Open links">
          {team.links.map(({ linkId, role, rosterId, level: asked, createdAt }) => (
            <li key={linkId} className={classes.row}>
              <span className="break-anywhere">
                {role === 'coach'
                  ? 'For coaches'
                  : `For players${rosterId === null ? '' : `, ${squadOf(rosterId) ?? ''}`}`}
                {' · made '}
                <TimeAgo instant={createdAt} />
              </span>
              <div className={classes.acts}>
                {role === 'player' && (
                  <LevelChoice
                    levels={askedLevels}
                    label="What the link asks players to let coaches do"
                    isLabelHidden
                    level={asked}
                    isBusy={ask.isPending}
                    onChange={(next) => ask.mutate({ linkId, asked: next })}
                  />
                )}
                {(role === 'player' || team.role === 'headCoach') && (
                  <Button
                    variant="default"
                    disabled={withdraw.isPending}
                    aria-label={`Withdraw the link for ${role === 'coach' ? 'coaches' : 'players'}`}
                    onClick={() => withdraw.mutate(linkId)}
                  >
                    Withdraw
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
