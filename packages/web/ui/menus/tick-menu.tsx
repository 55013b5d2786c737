import { Menu } from '@mantine/core';
import { DropList, DropMenu } from './drop-menu.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import classes from './menus.module.css';

type TickOption<Value extends string> = {
  readonly value: Value;
  readonly label?: string | undefined;
  readonly isTicked: boolean;
  readonly isDisabled?: boolean | undefined;
};

type TickMenuProps<Value extends string> = {
  /** Label of the menu: 'Years'. */
  readonly label: string;
  /** The checked options, on the button. */
  readonly summary: string;
  readonly options: readonly TickOption<Value>[];
  readonly onToggle: (value: Value) => void;
  readonly onClose?: (() => void) | undefined;
};

/** A button with its label and the checked options; the list stays open while options are checked. */
export function TickMenu<Value extends string>(props: TickMenuProps<Value>) {
  const { label, summary, options, onToggle, onClose } = props;
  return (
    <DropMenu position="bottom-start" offset={4} closeOnItemClick={false} {...(onClose && { onClose })}>
      <Menu.Target>
        <button type="button" className={classes.pick}>
          <span className="flex-none muted regular">{label}:</span> <span className="truncate">{summary}</span>
          <ChevronDownIcon />
        </button>
      </Menu.Target>
      <DropList className={classes.list ?? ''}>
        {options.map((option) => (
          <Menu.CheckboxItem
            key={option.value}
            className={classes.item ?? ''}
            checked={option.isTicked}
            disabled={option.isDisabled ?? false}
            onChange={() => onToggle(option.value)}
          >
            {option.label ?? option.value}
          </Menu.CheckboxItem>
        ))}
      </DropList>
    </DropMenu>
  );
}
