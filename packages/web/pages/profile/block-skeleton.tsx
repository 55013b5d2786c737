import { Skeleton } from '@mantine/core';
import classes from './blocks.module.css';

/** The skeleton below the about block. */
export function BlockSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Skeleton height={64} />
      <Skeleton height={330} />
      <Skeleton height={220} />
    </div>
  );
}
