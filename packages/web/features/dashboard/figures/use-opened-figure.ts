import type { AccountId } from '@strokebook/golf/access';
import type { OverviewConfig, OverviewReport } from '@strokebook/golf/overview';
import { placeOfStat, statColumns } from '@strokebook/golf/stats';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { type OverviewView, performanceOf } from '../overviews/overview-view.ts';
import { overviewGroupQuery } from '../queries.ts';
import { figuresById, type PlacedFigure } from './stat-figures.ts';

type Options = {
  readonly accountId: AccountId;
  readonly standardName: string | null;
  /** False until the standard is known. */
  readonly isReady: boolean;
  /** The opened overview, if any. */
  readonly overview: OverviewConfig | undefined;
  readonly figureId: string | undefined;
  /** Overviews whose figures are on the screen. */
  readonly views: readonly OverviewView[];
};

/** The opened figure of an overview. It is requested unless it is on the screen. */
export function useOpenedFigure(options: Options): PlacedFigure | null {
  const { accountId, standardName, isReady, overview, figureId = '', views } = options;
  const { api } = useApi();
  const name = overview?.filterName ?? '';
  const placed = views.flatMap(({ config, report }) =>
    config.filterName === name ? (figureIn(report, figureId) ?? []) : [],
  )[0];
  const statId = statColumns[placeOfStat(figureId)]?.stat.id;
  const overviews = overview === undefined ? [] : [overview];
  const query = useQuery({
    ...overviewGroupQuery(api, {
      ...{ accountId, standardName, overviews },
      group: { groupName: name, mode: 'assessment', overviews },
      statIds: statId === undefined ? [] : [statId],
    }),
    enabled: isReady && placed === undefined && overview !== undefined && statId !== undefined,
  });
  return placed ?? figureIn(query.data?.reports[name] ?? null, figureId);
}

const figureIn = (report: OverviewReport | null, figureId: string): PlacedFigure | null =>
  figuresById(performanceOf({ report })?.stats ?? []).get(figureId) ?? null;
