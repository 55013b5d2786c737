import { Skeleton } from '@mantine/core';
import classes from './season.module.css';

/** The place of the season while it loads. */
export const SeasonSkeleton = () => (
  <div className={classes.season} aria-busy="true" aria-label="Loading">
    <div className={classes.hero}>
      <Skeleton width={170} height={122} />
      <Skeleton height={72} />
    </div>
    <Skeleton height={190} />
    <Skeleton height={196} radius={12} />
    <div className={classes.columns}>
      <Skeleton height={310} />
      <Skeleton height={310} />
    </div>
  </div>
);
