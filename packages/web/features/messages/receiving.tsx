import { Button, TextInput } from '@mantine/core';
import type { Receiving as ReceivingState } from '@strokebook/contract';
import { ADULT_AGE } from '@strokebook/golf/access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { BlockedSenders } from './blocked-senders.tsx';

type Player = ReceivingState['players'][number];

/** The receiver's own switches: for each player who asks, and for all at once; nothing where nobody asks (ACCESS-O62). */
export function Receiving() {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<string>();
  const [birthDate, setBirthDate] = useState('');
  const query = api.query('getReceiving', {});
  const state = useQuery(query).data;
  const keep = (next: ReceivingState, said: string) => {
    queryClient.setQueryData(query.queryKey, next);
    queryClient.removeQueries({ queryKey: ['getProfile'] });
    void queryClient.invalidateQueries({ queryKey: ['getSharing'] });
    void refreshActivity(queryClient);
    setStatus(said);
  };
  const change = useMutation({
    mutationFn: ({ player, isOn }: { readonly player: Player; readonly isOn: boolean }) =>
      api.call('updateReceiving', {
        params: { playerId: player.accountId },
        body: { isOn, ...(isOn && birthDate !== '' ? { birthDate } : {}) },
      }),
    onMutate: () => setStatus(undefined),
    onSuccess: (next, { player, isOn }) =>
      keep(next, isOn ? `You receive messages for ${player.fullName}.` : `No more messages for ${player.fullName}.`),
  });
  const stop = useMutation({
    mutationFn: () => api.call('stopMessages', {}),
    onMutate: () => {
      setStatus(undefined);
      change.reset();
    },
    onSuccess: (next) => keep(next, 'You receive no more messages.'),
  });
  if (state === undefined) return null;
  const { players, receivesOwn, blocked } = state;
  if (players.length === 0 && !receivesOwn && blocked.length === 0) return null;
  const isAskedForBirth = players.length > 0 && (!state.isAdult || change.isError);
  const error = change.error ?? stop.error;
  return (
    <PageSection id="receiving" title="Messages you receive" status={status}>
      {players.length > 0 && (
        <p className="note">
          {`These players ask you to receive what visitors write to them. You do only while you have turned it on, from the age of ${ADULT_AGE}.`}
        </p>
      )}
      {isAskedForBirth && (
        <TextInput
          type="date"
          label="Your date of birth"
          description="Nobody else sees it."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={birthDate}
          onChange={(event) => setBirthDate(event.currentTarget.value)}
        />
      )}
      {players.map((player) => (
        <SwitchRow
          key={player.accountId}
          label={player.fullName}
          description={player.isOn ? 'You receive their messages.' : 'Off: nobody can write to them through you.'}
          isOn={player.isOn}
          isDisabled={change.isPending}
          onChange={(isOn) => change.mutate({ player, isOn })}
        />
      ))}
      {error !== null && <Failure>{errorText(error)}</Failure>}
      {(receivesOwn || players.some(({ isOn }) => isOn)) && (
        <div>
          <Button variant="default" disabled={stop.isPending} onClick={() => stop.mutate()}>
            Stop all messages
          </Button>
        </div>
      )}
      <BlockedSenders blocked={blocked} onChange={(next) => keep(next, 'The sender can write to you again.')} />
    </PageSection>
  );
}
