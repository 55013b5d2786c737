import type { AccountId } from '@strokebook/golf/access';
import { buildOverviewGroups } from '@strokebook/golf/overview';
import { finishedRounds, selectRounds } from '@strokebook/golf/selection';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { quickRounds } from '../../controls/round-picker/use-round-choice.ts';
import { roundCardsQuery } from '../../controls/scorecard/queries.ts';
import { shownHoleCount } from '../../controls/round-history/use-round-history.ts';
import { dayOf } from '../../lib/today.ts';
import { chosenGroup } from './overviews/chosen-group.ts';
import type { DashboardState } from './dashboard-state.ts';
import { statIdsOf } from './category-stats.ts';
import { defaultHidden } from './overviews/overview-view.ts';
import { courseDrawingQuery } from '../../controls/figures/course-drawing-query.ts';
import {
  firstStatIds,
  overviewGroupQuery,
  type SeasonRequest,
  seasonQuery,
  strokesGainedByRoundQuery,
} from './queries.ts';
import { standardInForce, storedStandard } from './overviews/use-standard.ts';

type Visit = {
  readonly accountId: AccountId;
  readonly viewerId: number | null;
  readonly search: DashboardState;
};

/** Requests the dashboard's first figures as soon as the selection is known, so that its first render may have them. */
export async function prefetchFigures(api: Api, queryClient: QueryClient, visit: Visit): Promise<void> {
  const { accountId, viewerId, search } = visit;
  const [settings, counts, history, standards, ownStandard] = await Promise.all([
    queryClient.ensureQueryData(api.query('getSettings', {})),
    queryClient.ensureQueryData(api.query('getCompletedRoundCounts', { params: { accountId } })),
    queryClient.ensureQueryData(roundHistoryQuery(api, accountId)),
    queryClient.ensureQueryData(api.query('listStandards', {})),
    queryClient.ensureQueryData(api.query('getPlayerStandard', { params: { accountId } })),
  ]);
  const mode = search.mode ?? 'assessment';
  const holeCount = shownHoleCount(counts, search.holes);
  const today = dayOf(settings.today);
  const groups = buildOverviewGroups({ history, holeCount, today, mode });
  const group = chosenGroup(groups, search.group, mode);
  if (group.overviews.length === 0) return;
  const standardName = standardInForce(storedStandard(viewerId, accountId), standards, ownStandard);
  const season = prefetchSeason(api, queryClient, { accountId, holeCount, standardName });
  const overviews = group.overviews.filter((one) => !one.startHidden);
  const request = { accountId, group, overviews, standardName };
  const figures = [firstStatIds, ...(search.category === undefined ? [] : [statIdsOf[search.category]])].map(
    (statIds) => queryClient.prefetchQuery(overviewGroupQuery(api, { ...request, statIds })),
  );
  const hidden = search.hidden ?? defaultHidden(group);
  const shown = group.overviews.filter((one) => !hidden.includes(one.filterName));
  const roundIds = shown.flatMap((one) => selectRounds(history, one.filter).map(({ roundId }) => roundId));
  const isScorecard = (search.category ?? 'scorecard') === 'scorecard' && roundIds.length > 0;
  const own = quickRounds(finishedRounds(history, holeCount), search.rounds, today);
  await Promise.all([
    season,
    ...figures,
    own.length > 0 && queryClient.prefetchQuery(roundCardsQuery(api, accountId, own)),
    isScorecard && queryClient.prefetchQuery(roundCardsQuery(api, accountId, roundIds)),
    queryClient.prefetchQuery(strokesGainedByRoundQuery(api, { accountId, holeCount })),
  ]);
}

/** The season, and then the drawing of the course that was played last. */
async function prefetchSeason(api: Api, queryClient: QueryClient, request: SeasonRequest): Promise<void> {
  const query = seasonQuery(api, request);
  await queryClient.prefetchQuery(query);
  const drawing = courseDrawingQuery(api, queryClient.getQueryData(query.queryKey)?.season.last?.courseId ?? null);
  // A prefetch ignores `enabled`.
  if (drawing.enabled) await queryClient.prefetchQuery(drawing);
}
