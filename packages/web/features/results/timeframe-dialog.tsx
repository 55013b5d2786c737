import { Button, TextInput } from '@mantine/core';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { allTime, type Timeframe, timeframeLabel, timeframeOptions } from '@strokebook/golf/results';
import { useState } from 'react';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { rangeOf } from '../../ui/fields/day-fields.tsx';
import { Form } from '../../ui/fields/form.tsx';

const OWN = 'own';
const choices = [
  ...timeframeOptions.map((option) => ({ id: timeframeLabel(option), label: timeframeLabel(option) })),
  { id: OWN, label: 'Dates of your own' },
];

type TimeframeDialogProps = {
  readonly timeframe: Timeframe;
  readonly today: CalendarDay;
  readonly onApply: (timeframe: Timeframe) => void;
  readonly onClose: () => void;
};

/** Selects the part of a career that results are taken from (TOUR-14). */
export function TimeframeDialog({ timeframe, today, onApply, onClose }: TimeframeDialogProps) {
  const [chosen, setChosen] = useState(timeframe.kind === 'dates' ? OWN : timeframeLabel(timeframe));
  const [days, setDays] = useState(
    timeframe.kind === 'dates' ? { start: timeframe.start ?? '', end: timeframe.end ?? '' } : { start: '', end: today },
  );
  const apply = () => {
    onClose();
    onApply(
      chosen === OWN
        ? timeframeOf(days)
        : (timeframeOptions.find((option) => timeframeLabel(option) === chosen) ?? timeframe),
    );
  };
  return (
    <Dialog title="Timeframe" size={420} onClose={onClose}>
      <Form className="stack gap-16" onSubmit={apply}>
        <fieldset aria-label="Timeframes">
          {choices.map(({ id, label }) => (
            <CheckRow key={id} group="timeframe" isChecked={chosen === id} onChange={() => setChosen(id)}>
              {label}
            </CheckRow>
          ))}
        </fieldset>
        {chosen === OWN && (
          <div className="field-pair">
            {(['start', 'end'] as const).map((end) => (
              <TextInput
                key={end}
                type="date"
                label={end === 'start' ? 'First day' : 'Last day'}
                value={days[end]}
                onChange={({ currentTarget }) => setDays({ ...days, [end]: currentTarget.value })}
              />
            ))}
          </div>
        )}
        <div className="row-wrap gap-8">
          <Button type="submit">Apply</Button>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** A missing end is open, so no input is invalid (TOUR-32). */
function timeframeOf(days: { readonly start: string; readonly end: string }): Timeframe {
  const { start, end } = rangeOf(days.start, days.end);
  return start === null && end === null ? allTime : { kind: 'dates', start, end };
}
