import type { CallOf, OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { planningClosedBy } from '@strokebook/golf/aim';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { useRunningRounds } from '../../offline/index.ts';

export type KeptPlan = OutputOf<'listCoursePlans'>['plans'][number];

/**
 * Why planning is closed: a competition that is entered, in the account or on this device, also without a network; or as
 * the server refused a call (AIM-11). Null while it is open.
 */
export function useClosedPlanning(accountId: AccountId, errors: readonly (Error | null)[]): string | null {
  const { rounds } = useRunningRounds(accountId);
  const refused = errors.find((error) => error instanceof ApiError && error.code === 'PLANNING_CLOSED');
  return planningClosedBy(rounds)?.sentence ?? refused?.message ?? null;
}

/** Keeps a plan in the account, and on this device with the other plans. */
export function useKeepPlan(accountId: AccountId) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ courseId, ...body }: { readonly courseId: string } & CallOf<'putCoursePlan'>['body']) =>
      api.call('putCoursePlan', { params: { accountId, courseId }, body }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: api.query('listCoursePlans', { params: { accountId } }).queryKey }),
  });
}
