import type { AccountId } from '@strokebook/golf/access';
import type { EntryState } from '@strokebook/golf/entry';
import { ratedHolesOf, strokesByHole } from '@strokebook/golf/handicap';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

/**
 * The strokes received on each hole of a round that is entered, by the estimated index of today; null if they are not
 * needed, and without an index, a rated tee or stroke indexes (INDEX-15).
 */
export function useStrokesReceived(
  playerId: AccountId,
  { details, holes }: EntryState,
  isNeeded: boolean,
): readonly number[] | null {
  const { api } = useApi();
  const { holeCount, course } = details;
  const par = holes.reduce((sum, { card }) => sum + card.par, 0);
  const tee = ratedHolesOf(course.tee ?? {}, { holeCount, par });
  const query = {
    holeCount: String(holeCount),
    courseRating: String(tee?.courseRating),
    slopeRating: String(tee?.slopeRating),
    par: String(par),
  };
  const { data } = useQuery({
    ...api.query('getTeeOutlook', { params: { accountId: playerId }, query }),
    enabled: isNeeded && tee !== null,
    retry: false,
  });
  if (!isNeeded || tee === null || data?.outlook == null) return null;
  const cards = holes.map(({ card }) => ({ strokeIndex: card.strokeIndex ?? null }));
  return strokesByHole(cards, holeCount, data.outlook.courseHandicapRounded);
}
