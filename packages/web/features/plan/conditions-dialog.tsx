import { calm, type Conditions, conditionProblems } from '@strokebook/golf/aim';
import { Button, TextInput } from '@mantine/core';
import { readDecimal } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { fromTyped, toTyped } from './typed-conditions.ts';

type ConditionsDialogProps = {
  readonly hole: number;
  readonly conditions: Conditions;
  readonly units: UnitSystem;
  readonly onChoose: (conditions: Conditions) => void;
  readonly onClose: () => void;
};

/** Asks for the wind and the slope of a hole; off at 0 (AIM-02). */
export function ConditionsDialog({ hole, conditions, units, onChoose, onClose }: ConditionsDialogProps) {
  const [texts, setTexts] = useState(() => toTyped(conditions, units));
  const [problem, setProblem] = useState<string | null>(null);
  const [speed, height] = units === 'metric' ? ['m/s', 'm'] : ['mph', 'ft'];
  const fields = [
    ['headwind', `Wind against the shot, ${speed}`, 'With a minus: behind it'],
    ['crosswind', `Wind to the right, ${speed}`, 'With a minus: to the left'],
    ['rise', `Target above the ball, ${height}`, 'With a minus: below it'],
  ] as const;
  const submit = () => {
    const numbers = Object.values(texts).map((text) => (text.trim() === '' ? 0 : readDecimal(text)));
    if (numbers.includes(null)) {
      setProblem('Type numbers, such as 10 or −5.');
      return;
    }
    const [headwind = 0, crosswind = 0, rise = 0] = numbers as number[];
    const next = fromTyped({ headwind, crosswind, rise }, units);
    const [wrong] = conditionProblems(next);
    setProblem(wrong ?? null);
    if (wrong !== undefined) return;
    onChoose(next);
    onClose();
  };
  return (
    <Dialog title={`Wind and slope, hole ${hole}`} size={420} onClose={onClose}>
      <Form className="stack gap-16" onSubmit={submit}>
        {fields.map(([name, label, description]) => (
          <TextInput
            key={name}
            label={label}
            description={description}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="text"
            autoComplete="off"
            placeholder="0"
            value={texts[name]}
            onChange={({ currentTarget: { value } }) => setTexts((shown) => ({ ...shown, [name]: value }))}
          />
        ))}
        {problem !== null && (
          <p role="alert" data-tone="worse">
            {problem}
          </p>
        )}
        <div className="row-wrap gap-8">
          <Button type="submit">Plan with it</Button>
          <Button
            variant="default"
            onClick={() => {
              onChoose(calm);
              onClose();
            }}
          >
            No wind, no slope
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
