import type { CallOf } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';

type Passwords = CallOf<'setPassword'>['body'];

/** Sets a password; if the server requires a confirmation, asks for it and retries. */
export function useSetPassword(confirm: () => Promise<boolean>, onSet: () => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Passwords) => {
      try {
        return await api.call('setPassword', { body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') throw error;
        return (await confirm()) ? api.call('setPassword', { body }) : null;
      }
    },
    onSuccess: (security) => {
      // Not confirmed: the typed input is kept.
      if (security === null) return;
      queryClient.setQueryData(api.query('getSecurity', {}).queryKey, security);
      void refreshActivity(queryClient);
      onSet();
    },
  });
}
