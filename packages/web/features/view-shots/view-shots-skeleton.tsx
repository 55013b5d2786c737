import { Skeleton } from '@mantine/core';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './view-shots.module.css';

/** The shape of what is coming. */
export function ViewShotsSkeleton() {
  return (
    <main className={classes.page} aria-busy="true">
      <div className={classes.header}>
        <h1 className={classes.title}>My Rounds</h1>
        <Skeleton height={44} width={190} />
        <Skeleton height={44} width={160} />
        <Skeleton height={44} width={140} />
      </div>
      <Skeleton height={400} mb={16} />
      <SkeletonRows rows={7} rowHeight={48} />
    </main>
  );
}
