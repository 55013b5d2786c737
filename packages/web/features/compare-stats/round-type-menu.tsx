import { isEveryType, toggleRoundType } from '@strokebook/golf/compare';
import { roundTypeNames } from '@strokebook/golf/format';
import { type RoundType, roundTypes } from '@strokebook/golf/model';
import { useState } from 'react';
import { TickMenu } from '../../ui/tick-menu.tsx';

type RoundTypeMenuProps = {
  readonly chosen: readonly RoundType[];
  readonly onChange: (chosen: readonly RoundType[]) => void;
};

/** The round types; `onChange` is called when the panel closes (CMP-48 to CMP-50). */
export function RoundTypeMenu({ chosen, onChange }: RoundTypeMenuProps) {
  const [pending, setPending] = useState<readonly RoundType[] | null>(null);
  /** The selection that unticking 'All' restores. */
  const [before, setBefore] = useState<readonly RoundType[] | null>(null);
  const shown = pending ?? chosen;
  const isAll = isEveryType(shown);
  const toggle = (choice: RoundType | 'all') => {
    if (choice === 'all' && !isAll) setBefore(shown);
    setPending(toggleRoundType(shown, choice, before));
  };
  return (
    <TickMenu<RoundType | 'all'>
      label="Round Type"
      summary={isAll ? 'All' : shown.map((type) => roundTypeNames[type]).join(', ')}
      options={[
        { value: 'all', label: 'All', isTicked: isAll },
        ...roundTypes.map((value) => ({ value, label: roundTypeNames[value], isTicked: shown.includes(value) })),
      ]}
      onToggle={toggle}
      onClose={() => {
        if (pending !== null) onChange(pending);
        setPending(null);
      }}
    />
  );
}
