import { NativeSelect, NumberInput } from '@mantine/core';
import { isYardageRange, type YardageBound, yardageChoices, yardageName } from '@strokebook/golf/compare';
import { lengthUnitName } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import { useState } from 'react';
import { useUnits } from '../../../api/use-units.ts';
import classes from './configure-selections.module.css';
import type { KindControlProps } from './kind-control.ts';

const LOWEST_SCORE = 1;
const HIGHEST_SCORE = 300;

/** The value of 'Any' in a menu. */
const NO_BOUND = '';

/** Rounds up to a score, on courses within a range of lengths (CMP-61, CMP-62). */
export function ScoringControl(props: KindControlProps & { readonly lengthsOf: readonly RoundSummary[] }) {
  const { advanced, lengthsOf, onChange } = props;
  const { scoringYardageMin: min, scoringYardageMax: max } = advanced;
  const [threshold, setThreshold] = useState<number | string | null>(null);
  const [units] = useUnits();
  const unit = lengthUnitName(units).toLowerCase();
  const choices = [...new Set([...yardageChoices(lengthsOf), min, max])].toSorted(byBound);
  const select = (label: string, value: YardageBound, isOpen: (bound: YardageBound) => boolean, key: string) => (
    <NativeSelect
      size="sm"
      label={label}
      value={String(value ?? NO_BOUND)}
      data={choices.map((bound) => ({
        value: String(bound ?? NO_BOUND),
        label: yardageName(bound, units),
        disabled: !isOpen(bound),
      }))}
      onChange={({ currentTarget }) =>
        onChange({ [key]: currentTarget.value === NO_BOUND ? null : Number(currentTarget.value) })
      }
    />
  );
  return (
    <div className={classes.fields}>
      <NumberInput
        size="sm"
        label="Score threshold"
        description="This score or lower"
        min={LOWEST_SCORE}
        max={HIGHEST_SCORE}
        clampBehavior="strict"
        allowDecimal={false}
        value={threshold ?? advanced.scoringThreshold}
        onChange={(value) => {
          setThreshold(value);
          if (typeof value === 'number' && value >= LOWEST_SCORE) onChange({ scoringThreshold: value });
        }}
        // An empty field shows the current value again.
        onBlur={() => setThreshold(null)}
      />
      {select(`Min ${unit}`, min, (bound) => isYardageRange(bound, max), 'scoringYardageMin')}
      {select(`Max ${unit}`, max, (bound) => isYardageRange(min, bound), 'scoringYardageMax')}
    </div>
  );
}

const byBound = (a: YardageBound, b: YardageBound): number => (a ?? -1) - (b ?? -1);
