import { Skeleton } from '@mantine/core';

type SkeletonRowsProps = { readonly rows: number; readonly rowHeight: number };

/** A skeleton of rows with their final height. */
export function SkeletonRows({ rows, rowHeight }: SkeletonRowsProps) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ height: rowHeight, paddingBlock: 12, boxSizing: 'border-box' }}>
          <Skeleton height={18} width={`${60 - (row % 3) * 12}%`} />
        </div>
      ))}
    </div>
  );
}
