import type { AccountId } from '@strokebook/golf/access';
import { keepPreviousData } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { CompareState } from '../compare-state.ts';
import { DEFAULT_HOLE_COUNT } from '../sides/compare-setup.ts';

/** A player beside the rest of a team; null for somebody who does not coach it. The previous figures stay while it loads. */
export const teamComparisonQuery = (
  api: Api,
  accountId: AccountId,
  organizationId: number,
  { squad: squadId, holes, period, kind }: CompareState,
) => ({
  ...api.queryOrNull('compareWithTeam', {
    params: { organizationId, accountId },
    query: { squadId, holeCount: holes ?? DEFAULT_HOLE_COUNT, period, kind },
  }),
  placeholderData: keepPreviousData,
});
