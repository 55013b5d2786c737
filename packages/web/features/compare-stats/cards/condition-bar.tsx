import { flagGroups, holeFlags } from '@strokebook/golf/facts';
import { bandsIn, plural } from '@strokebook/golf/format';
import { useState } from 'react';
import { FlagCards, FlagState } from '../../../controls/hole-filter/flag-cards.tsx';
import { useUnits } from '../../../api/use-units.ts';
import { FloatingDialog } from '../../../ui/floating/floating-dialog.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import classes from './cards.module.css';

/** Ids of hole flags: the conditions, and the hidden ones. */
export type ProbabilityChoice = {
  readonly selectedStats: readonly string[];
  readonly hiddenStats: readonly string[];
};

type ConditionsProps = {
  readonly choice: ProbabilityChoice;
  readonly onChange: (choice: ProbabilityChoice) => void;
};

const labels = new Map(holeFlags.map(({ id, label }) => [id, label]));

/** The conditions of both sides, and hidden flags. */
export function ConditionBar({ choice, onChange }: ConditionsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [units] = useUnits();
  const labelOf = (id: string): string => bandsIn(labels.get(id) ?? id, units);
  const { selectedStats, hiddenStats } = choice;
  return (
    <div className="row-wrap gap-8">
      <span className="strong">Given</span>
      {selectedStats.length === 0 && <span className={classes.any}>any hole</span>}
      {selectedStats.map((id) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-label={`Remove the condition ${labelOf(id)}`}
          onClick={() => onChange({ ...choice, selectedStats: selectedStats.filter((one) => one !== id) })}
        >
          {labelOf(id)} <span aria-hidden="true">×</span>
        </button>
      ))}
      <button type="button" className="quiet-button" onClick={() => setIsChoosing(true)}>
        <PlusIcon /> Choose conditions
      </button>
      {hiddenStats.length > 0 && (
        <button type="button" className="quiet-button" onClick={() => onChange({ ...choice, hiddenStats: [] })}>
          Show {plural(hiddenStats.length, 'hidden stat')}
        </button>
      )}
      {isChoosing && <ConditionDialog choice={choice} onChange={onChange} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}

/** All flags by group; selected ones are conditions. */
function ConditionDialog({ choice, onChange, onClose }: ConditionsProps & { readonly onClose: () => void }) {
  const { selectedStats: active } = choice;
  const setActive = (selectedStats: readonly string[]) => onChange({ ...choice, selectedStats });
  return (
    <FloatingDialog
      name="stat-conditions"
      title="Choose Conditions"
      size={{ width: 420, height: 0.8 }}
      anchor="right"
      onClose={onClose}
    >
      <FlagState canClear={active.length > 0} onClear={() => setActive([])}>
        <b>{active.length}</b> {active.length === 1 ? 'condition' : 'conditions'}, the same for both sides
      </FlagState>
      {flagGroups.map((group) => (
        <section key={group} className={classes.group} aria-label={group}>
          <h3>{group}</h3>
          <FlagCards flags={holeFlags.filter((flag) => flag.group === group)} active={active} onChange={setActive} />
        </section>
      ))}
    </FloatingDialog>
  );
}
