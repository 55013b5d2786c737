import type { CallOf } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';

type Passwords = CallOf<'setPassword'>['body'];

/** Sets a password; where the server wants a confirmation first, asks for it and tries again. */
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
      // Not confirmed: what was typed stays where it is.
      if (security === null) return;
      queryClient.setQueryData(api.query('getSecurity', {}).queryKey, security);
      void refreshActivity(queryClient);
      onSet();
    },
  });
}
