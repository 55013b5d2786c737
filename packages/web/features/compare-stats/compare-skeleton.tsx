import { Skeleton } from '@mantine/core';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './compare-stats.module.css';

/** The shape of what is coming. */
export function CompareSkeleton() {
  return (
    <main className={classes.page} aria-busy="true">
      <div className={classes.loadingBar}>
        <h1>Compare Stats</h1>
        <Skeleton height={44} width={150} />
        <Skeleton height={44} width={320} />
      </div>
      <Skeleton height={44} mt={24} mb={20} />
      <SkeletonRows rows={8} rowHeight={44} />
    </main>
  );
}
