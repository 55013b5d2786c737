import { NativeSelect } from '@mantine/core';
import { trendCountNames, trendTypeNames } from '@strokebook/golf/compare';
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
        data={trendTypes.map((value) => ({ value, label: trendTypeNames[value] }))}
        onChange={({ currentTarget }) => {
          const trendType = trendTypes.find((type) => type === currentTarget.value);
          if (trendType !== undefined) onChange({ trendType });
        }}
      />
      <NativeSelect
        label="Rounds"
        value={String(advanced.trendCount)}
        data={trendCountNames.map((label, index) => ({ value: String(index + 1), label }))}
        onChange={({ currentTarget }) => onChange({ trendCount: Number(currentTarget.value) })}
      />
    </div>
  );
}
