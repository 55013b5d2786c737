import { Skeleton } from '@mantine/core';
import { unseen } from '../../ui/unseen.ts';
import classes from './dashboard.module.css';

const rows = [0, 1, 2, 3, 4];

/** The shape of what is coming. */
export function DashboardSkeleton() {
  return (
    <main className={classes.dashboard} aria-busy="true">
      <h1 className={unseen}>Loading</h1>
      <div className={classes.skeletonHeader}>
        <Skeleton height={28} width={110} />
        <Skeleton height={44} width={120} />
        <Skeleton height={44} width={260} ml="auto" />
      </div>
      <div className={classes.skeletonSection}>
        <Skeleton height={20} width={160} />
        <div className={classes.skeletonPerformance}>
          <Skeleton circle height={230} />
          {rows.slice(0, 3).map((column) => (
            <div key={column} className={classes.skeletonRows}>
              {rows.map((row) => (
                <Skeleton key={row} height={14} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.skeletonSection}>
        <Skeleton height={20} width={190} />
        <div className={classes.skeletonRows}>
          {rows.map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </div>
      </div>
    </main>
  );
}
