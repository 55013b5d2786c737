import type { AccountId } from '@strokebook/golf/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { useApi } from '../../api/api-context.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { guardedSharingQuery, useSharing } from './use-sharing.ts';

/** The year of birth that a player said last, where it makes them an adult only once a guardian agrees (TEAM-28). */
export function GuardedAge({ playerId }: { readonly playerId: AccountId }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const sharing = useSharing(playerId).data;
  const [status, setStatus] = useState<string>();
  const agree = useMutation({
    mutationFn: () => api.call('agreeToGuardedAge', { params: { playerId } }),
    onSuccess: (reply) => {
      queryClient.setQueryData(api.query('listGuardedPlayers', {}).queryKey, reply);
      void queryClient.invalidateQueries({ queryKey: guardedSharingQuery(api, playerId).queryKey });
      setStatus('You agreed. An adult has no guardian.');
    },
  });
  if (sharing?.isAgeHeld !== true) return null;
  return (
    <PageSection id="age" title="Year of birth" status={status}>
      <p className="readable">
        {`The player says ${sharing.birthYear ?? 'nothing'} now, and said to be under 18 before. Until you agree they count as under 18. If it is right, agree: an adult has no guardian, and decides alone.`}
      </p>
      {agree.isError && <Failure>{errorText(agree.error)}</Failure>}
      <div>
        <TwoPressButton
          word="Agree to the year"
          label={`Agree to ${sharing.birthYear ?? 'the year'}`}
          keepWord="Not now"
          isBusy={agree.isPending}
          onAct={() => agree.mutate()}
        />
      </div>
    </PageSection>
  );
}
