import type { Sharing, SharingChange } from '@strokebook/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { refreshActivity } from '../../api/own-account-queries.ts';

const mutationKey = ['updateSharing'];

/** Saves settings at once. They are shown optimistically on top of the last reply; a refused one disappears. */
export function useSharingChange() {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as SharingChange,
  });
  const change = useMutation({
    mutationKey,
    // One after the other, so that the last choice is stored last.
    scope: { id: 'updateSharing' },
    mutationFn: (body: SharingChange) => api.call('updateSharing', { body }),
    onMutate: () => queryClient.cancelQueries({ queryKey: api.query('getSharing', {}).queryKey }),
    onSuccess: (sharing) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, sharing);
      void queryClient.invalidateQueries({ queryKey: ['getLastRoundStory'] });
      void refreshActivity(queryClient);
    },
  });
  return {
    change: change.mutate,
    error: change.error,
    /** The last change, once it is saved. */
    saved: change.isSuccess && pending.length === 0 ? change.variables : null,
    withPending: (sharing: Sharing): Sharing => pending.reduce(applyChange, sharing),
  };
}

function applyChange(sharing: Sharing, { allowPublicSite, showsRoundStory, settings = [] }: SharingChange): Sharing {
  const changed = new Map(settings.map(({ featureId, isPublic }) => [featureId, isPublic ?? undefined]));
  const known = sharing.settings.map((setting) =>
    changed.has(setting.featureId) ? { ...setting, isPublic: changed.get(setting.featureId) } : setting,
  );
  const added = [...changed]
    .filter(([featureId]) => known.every((setting) => setting.featureId !== featureId))
    .map(([featureId, isPublic]) => ({ featureId, isPublic }));
  return {
    ...sharing,
    allowPublicSite: allowPublicSite ?? sharing.allowPublicSite,
    showsRoundStory: showsRoundStory ?? sharing.showsRoundStory,
    settings: [...known, ...added],
  };
}
