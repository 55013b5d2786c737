import { Skeleton } from '@mantine/core';
import { statCategories, type StatCategory } from '@strokebook/golf/stats';
import { breakpoints } from '../../../lib/breakpoints.ts';
import { useWindowSize } from '../../../ui/use-window-size.ts';
import { SkeletonRows } from '../../../ui/pages/skeleton-rows.tsx';
import sections from '../compare-stats.module.css';
import classes from './metrics-table.module.css';

/** Metrics of each category by default. */
const rows = [5, 3, 3, 5, 5];

/** The room that the metrics take, so that the page does not move when they come. */
export const MetricsSkeleton = ({ active }: { readonly active: StatCategory | null }) => {
  const isFolding = useWindowSize().width < breakpoints.compact;
  return (
    <div className={sections.figures} role="status" aria-label="Loading">
      <div className={sections.tools} />
      <div className={sections.legend}>
        <Skeleton height={22} width={240} />
      </div>
      {isFolding ? (
        <section className={classes.folds}>
          <div className={classes.heads}>
            {statCategories.map((category) => (
              <div key={category} className={classes.head} />
            ))}
          </div>
          {active !== null && <SkeletonRows rows={5} rowHeight={36} />}
        </section>
      ) : (
        <div className={classes.frame}>
          {rows.map((count, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the categories have a fixed order
            <div key={index} className={classes.block}>
              <div className={classes.blockHead} />
              <SkeletonRows rows={count} rowHeight={48} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
