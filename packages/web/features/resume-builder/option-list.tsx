import {
  type ResumeOption,
  type ResumeSelections,
  type SelectionList,
  withAllOf,
  withOption,
  withoutNew,
} from '@strokebook/documents/resume-builder';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { useRowsInSteps } from '../../ui/tables/use-rows-in-steps.ts';
import type { OptionDetail } from './option-details.ts';
import classes from './resume-builder.module.css';
import type { ChangeSelections } from './use-resume-choice.ts';

type OptionListProps = {
  readonly list: SelectionList;
  readonly title: string;
  readonly selections: ResumeSelections;
  readonly details: ReadonlyMap<string, OptionDetail>;
  readonly onChange: ChangeSelections;
};

/** Items to tick one by one or all at once, and their notes (RESUME-07, RESUME-08). There may be hundreds. */
export function OptionList({ list, title, selections, details, onChange }: OptionListProps) {
  const options = selections[list];
  const drawn = useRowsInSteps(options.length, list);
  if (options.length === 0) return <p className="note">There is nothing to choose from yet.</p>;
  return (
    <>
      <div className={classes.bulk}>
        <button
          type="button"
          className="quiet-button"
          onClick={() => onChange((before) => withAllOf(before, list, true))}
        >
          Select All
        </button>
        <button
          type="button"
          className="quiet-button"
          onClick={() => onChange((before) => withAllOf(before, list, false))}
        >
          Clear All
        </button>
      </div>
      <CheckRow
        isChecked={selections.includesNew[list]}
        onChange={(isChecked) =>
          onChange((before) => (isChecked ? withAllOf(before, list, true) : withoutNew(before, list)))
        }
      >
        <span className={classes.optionText}>
          All of them
          <small className="fine">New ones are added as they come</small>
        </span>
      </CheckRow>
      <ul className={classes.options} aria-label={title}>
        {options.slice(0, drawn).map((option) => (
          <OptionRow
            key={option.id}
            list={list}
            option={option}
            hint={details.get(option.id)?.hint ?? ''}
            hasNote={details.get(option.id)?.hasNote ?? false}
            onChange={onChange}
          />
        ))}
      </ul>
    </>
  );
}

type OptionRowProps = {
  readonly list: SelectionList;
  readonly option: ResumeOption;
  readonly hint: string;
  readonly hasNote: boolean;
  readonly onChange: ChangeSelections;
};

/** Renders again only when its own option changes, because unchanged options stay the same objects. */
function OptionRow({ list, option, hint, hasNote, onChange }: OptionRowProps) {
  const { id, name, isSelected, includeNotes } = option;
  const set = (change: Partial<Pick<ResumeOption, 'isSelected' | 'includeNotes'>>) =>
    onChange((before) => withOption(before, list, id, change));
  return (
    <li>
      <CheckRow isChecked={isSelected} onChange={(isChecked) => set({ isSelected: isChecked })}>
        <span className={classes.optionText}>
          {name}
          {hint !== '' && <small className="fine">{hint}</small>}
        </span>
      </CheckRow>
      {hasNote && (
        <CheckRow
          className={classes.note}
          isChecked={includeNotes}
          isDisabled={!isSelected}
          label={`Include Note of ${name}`}
          onChange={(isChecked) => set({ includeNotes: isChecked })}
        >
          Include Note
        </CheckRow>
      )}
    </li>
  );
}
