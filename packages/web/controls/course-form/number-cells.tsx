import { useId } from 'react';
import classes from './number-cells.module.css';

type NumberCellsProps = {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly values: readonly string[];
  /** The sentence for a cell, by its place. */
  readonly problemOf: (at: number) => string | undefined;
  readonly onChange: (values: readonly string[]) => void;
};

/** A number for each hole. A row that is pasted into one cell fills those that follow. */
export function NumberCells({ label, numbers, values, problemOf, onChange }: NumberCellsProps) {
  const id = useId();
  const problems = values.flatMap((_value, at) => {
    const problem = problemOf(at);
    return problem === undefined ? [] : [{ at, problem }];
  });
  const setFrom = (at: number, text: string) => {
    const parts = text.trim().split(/[\s;]+/);
    const typed = parts.length > 1 ? parts : [text];
    onChange(values.map((before, index) => typed[index - at] ?? before));
  };
  return (
    <fieldset className={classes.cells} aria-describedby={problems.length > 0 ? id : undefined}>
      <legend className={classes.legend}>{label}</legend>
      {numbers.map((number, at) => (
        <label key={number} className={classes.cell}>
          <span className="fine" aria-hidden="true">
            {number}
          </span>
          <input
            aria-label={`${label}, hole ${number}`}
            aria-invalid={problemOf(at) !== undefined}
            inputMode="numeric"
            autoComplete="off"
            value={values[at] ?? ''}
            onChange={({ currentTarget }) => setFrom(at, currentTarget.value)}
          />
        </label>
      ))}
      <div id={id} className={classes.problems}>
        {problems.map(({ at, problem }) => (
          <p key={at}>{`Hole ${numbers[at]}: ${problem}`}</p>
        ))}
      </div>
    </fieldset>
  );
}
