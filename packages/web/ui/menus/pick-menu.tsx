import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { DropList, DropMenu } from './drop-menu.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import classes from './menus.module.css';

type PickOption<Value extends string> = {
  readonly value: Value;
  /** The text of the option, if it is not its value. */
  readonly label?: string;
  readonly isDisabled?: boolean | undefined;
  /** What the name leaves open, in small letters behind it. */
  readonly detail?: string | undefined;
  /** Short text at the end of an entry, such as a number. */
  readonly note?: string | undefined;
  /** The note in words, for screen readers. */
  readonly description?: string | undefined;
};

type PickMenuProps<Value extends string> = {
  /** Label of the menu: 'View By'. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly PickOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Called when the selected option is selected again. */
  readonly onAgain?: (() => void) | undefined;
  /** After the selected option, on the button. */
  readonly hint?: ReactNode;
  /** Below the options. */
  readonly children?: ReactNode;
};

/** A button with its label and the selected option, which opens the other options. */
export function PickMenu<Value extends string>(props: PickMenuProps<Value>) {
  const { label, value, options, onChange, onAgain, hint, children } = props;
  return (
    <DropMenu position="bottom-end" offset={4}>
      <Menu.Target>
        <button type="button" className={classes.pick}>
          <span className="flex-none muted regular">{label}:</span>{' '}
          {textOf(options.find((option) => option.value === value)) ?? value}
          {hint !== undefined && ' '}
          {hint !== undefined && <span className="flex-none muted regular">{hint}</span>}
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
              {textOf(option)}
              {option.detail !== undefined && ' '}
              {option.detail !== undefined && <small className="muted regular">{option.detail}</small>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {children}
      </DropList>
    </DropMenu>
  );
}

const textOf = (option: PickOption<string> | undefined): string | undefined => option?.label ?? option?.value;
