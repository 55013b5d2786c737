import { readThreshold, type ScoreThreshold } from '@strokebook/golf/results';
import { useState } from 'react';
import classes from './results.module.css';

type ThresholdControlProps = {
  /** The threshold of the shown results; null if all are shown. */
  readonly shown: number | null;
  readonly threshold: ScoreThreshold;
  readonly onChange: (threshold: ScoreThreshold) => void;
};

/** The max score of shown rounds (TOUR-09, TOUR-30). Invalid input keeps the previous value (TOUR-O5, TOUR-32). */
export function ThresholdControl({ shown, threshold, onChange }: ThresholdControlProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const apply = () => {
    if (draft === null) return;
    const next = readThreshold(draft, threshold);
    setDraft(null);
    if (next !== threshold && next !== shown) onChange(next);
  };
  return (
    <div className={classes.control}>
      <span id="score-threshold">Score Threshold</span>
      <div className={classes.threshold}>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={threshold === 'all'}
          aria-describedby="score-threshold"
          onClick={() => onChange('all')}
        >
          All
        </button>
        <input
          className={classes.number}
          aria-labelledby="score-threshold"
          inputMode="numeric"
          maxLength={3}
          // What was typed stays while the rounds at or below it are loading.
          value={draft ?? (typeof threshold === 'number' ? threshold : shown) ?? ''}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={apply}
          onKeyDown={({ key }) => {
            if (key === 'Enter') apply();
            if (key === 'Escape') setDraft(null);
          }}
        />
      </div>
    </div>
  );
}
