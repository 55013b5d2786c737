import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { DropList, DropMenu } from './drop-menu.tsx';
import { ChevronDownIcon } from './icons.tsx';
import classes from './pick-menu.module.css';

type PickOption<Value extends string> = {
  readonly value: Value;
  readonly isDisabled?: boolean | undefined;
  /** At the far end, as short as a number. */
  readonly note?: string | undefined;
  /** The note in words, for those who do not see where it stands. */
  readonly description?: string | undefined;
};

type PickMenuProps<Value extends string> = {
  /** What is chosen between: 'Group by'. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly PickOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** What happens when the chosen one is chosen again; nothing where it is left out. */
  readonly onAgain?: (() => void) | undefined;
  /** Said after what is chosen, on the button. */
  readonly hint?: ReactNode;
  /** Below the choices. */
  readonly children?: ReactNode;
};

/** A button that says what is chosen, with its name before it, and offers the other choices. */
export function PickMenu<Value extends string>(props: PickMenuProps<Value>) {
  const { label, value, options, onChange, onAgain, hint, children } = props;
  return (
    <DropMenu position="bottom-end" offset={4}>
      <Menu.Target>
        <button type="button" className={classes.pick}>
          <span className={classes.label}>{label}:</span> {value}
          {hint !== undefined && ' '}
          {hint !== undefined && <span className={classes.label}>{hint}</span>}
          <ChevronDownIcon />
        </button>
      </Menu.Target>
      <DropList className={classes.list ?? ''}>
        <Menu.RadioGroup value={value} onChange={(next) => onChange(next as Value)}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              className={classes.item ?? ''}
              value={option.value}
              closeMenuOnClick
              disabled={option.isDisabled ?? false}
              aria-description={option.description}
              rightSection={
                option.note === undefined ? undefined : (
                  <span className={classes.note} aria-hidden="true">
                    {option.note}
                  </span>
                )
              }
              onClick={() => {
                if (option.value === value) onAgain?.();
              }}
            >
              {option.value}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {children}
      </DropList>
    </DropMenu>
  );
}
