import { Button, NativeSelect } from '@mantine/core';
import { type Team, TEAM_LINK_DAYS } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { teamQuery, useLeaveIfClosed, useTeamChange } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

const ALL_SQUADS = 'all';

/** Links by which players and coaches ask to join. */
export function LinksSection({ team }: { readonly team: Team }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { organizationId } = team;
  const [status, setStatus] = useState<string>();
  const support = useTeamSupport();
  const [address, setAddress] = useState<string | null>(null);
  const [squad, setSquad] = useState(ALL_SQUADS);
  const make = useMutation({
    mutationFn: (role: 'player' | 'coach') =>
      api.call('createTeamLink', {
        params: { organizationId },
        body: { role, rosterId: role === 'coach' || squad === ALL_SQUADS ? null : Number(squad), ...support },
      }),
    onMutate: () => setStatus(undefined),
    onError: useLeaveIfClosed(),
    onSuccess: async ({ secret, team: after }) => {
      queryClient.setQueryData(teamQuery(api, organizationId).queryKey, after);
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
  const squadOf = (id: number | null) => team.squads.find(({ rosterId }) => rosterId === id)?.name;
  const error = make.error ?? withdraw.error;
  return (
    <PageSection id="links" title="Links to join" status={status}>
      <p className="readable muted">
        {`Send one link to the whole team. Everybody who opens it asks to join, and you confirm each. A link works for ${TEAM_LINK_DAYS} days, and shares nothing by itself.`}
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
          {team.links.map(({ linkId, role, rosterId, createdAt }) => (
            <li key={linkId} className={classes.row}>
              <span className="break-anywhere">
                {role === 'coach'
                  ? 'For coaches'
                  : `For players${rosterId === null ? '' : `, ${squadOf(rosterId) ?? ''}`}`}
                {' · made '}
                <TimeAgo instant={createdAt} />
              </span>
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
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
