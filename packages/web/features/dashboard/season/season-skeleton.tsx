import { Skeleton } from '@mantine/core';
import classes from './season.module.css';

/** The place of the season while it loads. */
export const SeasonSkeleton = () => (
  <div className="container" aria-busy="true" aria-label="Loading">
    <div className={classes.season}>
      <div className={classes.hero}>
        <Skeleton width={170} height={122} />
        <Skeleton height={72} />
      </div>
      <Skeleton height={190} />
      <div className={classes.board}>
        <Skeleton height={196} radius={12} />
      </div>
      <div className={classes.columns}>
        <Skeleton height={310} />
        <Skeleton height={310} />
      </div>
    </div>
  </div>
);
