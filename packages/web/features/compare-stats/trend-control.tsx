import { NativeSelect } from '@mantine/core';
import { trendCounts } from '@strokebook/golf/compare';
import { trendTypes } from '@strokebook/golf/selection';
import classes from './configure-selections.module.css';
import type { KindControlProps } from './kind-control.ts';

/** So many rounds of a trend (CMP-63). */
export function TrendControl({ advanced, onChange }: KindControlProps) {
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Trend"
        value={advanced.trendType}
        data={[...trendTypes]}
        onChange={({ currentTarget }) => {
          const trendType = trendTypes.find((type) => type === currentTarget.value);
          if (trendType !== undefined) onChange({ trendType });
        }}
      />
      <NativeSelect
        label="Rounds"
        value={advanced.trendCount}
        data={[...trendCounts]}
        onChange={({ currentTarget }) => {
          const trendCount = trendCounts.find((count) => count === currentTarget.value);
          if (trendCount !== undefined) onChange({ trendCount });
        }}
      />
    </div>
  );
}
