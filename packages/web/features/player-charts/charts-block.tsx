import type { BestTenCharts } from '@strokebook/golf/tournaments';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { QueryState } from '../../ui/pages/query-state.tsx';
import classes from './player-charts.module.css';

// Loaded after the page, because figures come before drawings.
const PlayerCharts = lazy(() => import('./player-charts.tsx').then((module) => ({ default: module.PlayerCharts })));

type ChartsBlockProps = {
  readonly query: UseQueryResult<BestTenCharts>;
  /** Title of the charts. */
  readonly title: string;
};

/** The charts of the selected days, or a notice that there is no data (ABOUT-07). */
export function ChartsBlock({ query, title }: ChartsBlockProps) {
  const skeleton = <div className={classes.skeleton} aria-busy="true" />;
  return (
    <QueryState part={title} query={query} skeleton={skeleton}>
      {(charts) =>
        charts.chartData.length === 0 ? (
          <p className="muted">No tournament rounds were logged in these days.</p>
        ) : (
          <Suspense fallback={skeleton}>
            <PlayerCharts charts={charts} isStale={query.isPlaceholderData} />
          </Suspense>
        )
      }
    </QueryState>
  );
}
