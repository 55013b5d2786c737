import type { PlayerSharing, SharingChange } from '@strokebook/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { type Guarded, guardedSharingQuery } from './use-sharing.ts';

/** Saves settings at once. They are shown optimistically on top of the last reply; a refused one disappears. */
export function useSharingChange(guarded: Guarded) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const mutationKey = ['updateSharing', guarded];
  const queryKey: readonly unknown[] = (
    guarded === null ? api.query('getSharing', {}) : guardedSharingQuery(api, guarded)
  ).queryKey;
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as SharingChange,
  });
  const change = useMutation({
    mutationKey,
    // One after the other, so that the last choice is stored last.
    scope: { id: 'updateSharing' },
    mutationFn: (body: SharingChange): Promise<PlayerSharing> =>
      guarded === null
        ? api.call('updateSharing', { body })
        : api.call('updateGuardedSharing', { params: { playerId: guarded }, body }),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (sharing) => {
      // A guardian's reply has no name, which stays as it was read.
      queryClient.setQueryData<PlayerSharing>(queryKey, (before) => before && { ...before, ...sharing });
      void queryClient.invalidateQueries({ queryKey: ['getLastRoundStory'] });
      if (guarded !== null) queryClient.removeQueries({ queryKey: ['getProfile'] });
      void refreshActivity(queryClient);
    },
  });
  return {
    change: change.mutate,
    error: change.error,
    /** The last change, once it is saved. */
    saved: change.isSuccess && pending.length === 0 ? change.variables : null,
    withPending: (sharing: PlayerSharing): PlayerSharing => pending.reduce(applyChange, sharing),
  };
}

function applyChange(sharing: PlayerSharing, { settings = [], ...switches }: SharingChange): PlayerSharing {
  const changed = new Map(settings.map(({ featureId, isPublic }) => [featureId, isPublic ?? undefined]));
  const known = sharing.settings.map((setting) =>
    changed.has(setting.featureId) ? { ...setting, isPublic: changed.get(setting.featureId) } : setting,
  );
  const added = [...changed]
    .filter(([featureId]) => known.every((setting) => setting.featureId !== featureId))
    .map(([featureId, isPublic]) => ({ featureId, isPublic }));
  return {
    ...sharing,
    allowPublicSite: switches.allowPublicSite ?? sharing.allowPublicSite,
    showsComingEvents: switches.showsComingEvents ?? sharing.showsComingEvents,
    showsRoundStory: switches.showsRoundStory ?? sharing.showsRoundStory,
    settings: [...known, ...added],
  };
}
