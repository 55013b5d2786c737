import type { AccountId } from '@strokebook/golf/access';
import type { RatedHoles } from '@strokebook/golf/handicap';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

/** What a tee means for a player. The figures of the tee before stay until its own have arrived. */
export function useTeeOutlook(accountId: AccountId, { holeCount, courseRating, slopeRating, par }: RatedHoles) {
  const { api } = useApi();
  const query = {
    holeCount: String(holeCount),
    courseRating: String(courseRating),
    slopeRating: String(slopeRating),
    par: String(par),
  };
  return useQuery({
    ...api.query('getTeeOutlook', { params: { accountId }, query }),
    placeholderData: keepPreviousData,
  });
}
