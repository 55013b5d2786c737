import type { BestTenCharts } from '@strokebook/golf/resume';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { QueryState } from '../../ui/query-state.tsx';
import classes from './player-charts.module.css';

// Figures come before drawings: the drawing is fetched once the page shows.
const PlayerCharts = lazy(() => import('./player-charts.tsx').then((module) => ({ default: module.PlayerCharts })));

type ChartsBlockProps = {
  readonly query: UseQueryResult<BestTenCharts>;
  /** What the charts are called where they stand. */
  readonly title: string;
};

/** The charts of the chosen days, or a word that there is nothing to draw (ABOUT-07). */
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
