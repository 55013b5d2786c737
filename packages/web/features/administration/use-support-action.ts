import type { SupportedAccountDetails, SupportReason } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

export type ActionDialogProps = {
  readonly account: SupportedAccountDetails;
  readonly onClose: () => void;
  /** Called with a sentence about what was done. */
  readonly onDone: (sentence: string) => void;
};

/** Runs an action, and loads the account again. */
export function useSupportAction<Result>(
  account: SupportedAccountDetails,
  act: (reason: SupportReason) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { accountId } = account;
  return useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      await queryClient.invalidateQueries({
        queryKey: api.query('getSupportedAccount', { params: { accountId } }).queryKey,
      });
      void queryClient.invalidateQueries({ queryKey: ['findAccounts'] });
      onDone(result);
    },
  });
}
