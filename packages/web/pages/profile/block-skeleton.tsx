import { Skeleton } from '@mantine/core';
import classes from './blocks.module.css';

/** In the shape of what is coming under the about block. */
export function BlockSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Skeleton height={64} />
      <Skeleton height={330} />
      <Skeleton height={220} />
    </div>
  );
}
