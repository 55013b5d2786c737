import { Menu } from '@mantine/core';
import { DropMenu } from './drop-menu.tsx';
import { ChevronDownIcon } from './icons.tsx';
import classes from './pick-menu.module.css';

type PickMenuProps<Value extends string> = {
  /** What is chosen between: 'Group by'. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly isDisabled?: boolean | undefined }[];
  readonly onChange: (value: Value) => void;
};

/** A button that says what is chosen, with its name before it, and offers the other choices. */
export function PickMenu<Value extends string>({ label, value, options, onChange }: PickMenuProps<Value>) {
  return (
    <DropMenu position="bottom-end" offset={4}>
      <Menu.Target>
        <button type="button" className={classes.pick}>
          <span className={classes.label}>{label}:</span> {value}
          <ChevronDownIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list ?? ''}>
        <Menu.RadioGroup value={value} onChange={(next) => onChange(next as Value)}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              className={classes.item ?? ''}
              value={option.value}
              closeMenuOnClick
              disabled={option.isDisabled ?? false}
            >
              {option.value}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </DropMenu>
  );
}
