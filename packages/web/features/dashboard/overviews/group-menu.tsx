import { Menu } from '@mantine/core';
import { afterPaint } from '../../../lib/after-paint.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import classes from '../dashboard-header.module.css';
import type { GroupChoice } from './use-overview-groups.ts';
import { DropList, DropMenu } from '../../../ui/menus/drop-menu.tsx';

type GroupMenuProps = {
  readonly groupName: string;
  readonly choices: readonly GroupChoice[];
  readonly onChange: (groupName: string) => void;
};

/** The quick-select: pulses while a group loads, and disables groups with too little data (DASH-20, DASH-21). */
export function GroupMenu({ groupName, choices, onChange }: GroupMenuProps) {
  return (
    <DropMenu position="bottom-start" offset={4}>
      <Menu.Target>
        <button type="button" data-no-print className={classes.bare} aria-label={`Group: ${groupName}`}>
          <b>{groupName}</b>
          <ChevronDownIcon />
        </button>
      </Menu.Target>
      <DropList className={classes.list ?? ''}>
        <Menu.RadioGroup value={groupName} onChange={(name) => afterPaint(() => onChange(name))}>
          {choices.map((choice) => (
            <Menu.RadioItem
              key={choice.groupName}
              className={classes.item ?? ''}
              value={choice.groupName}
              closeMenuOnClick
              data-loading={choice.isLoading || undefined}
              aria-busy={choice.isLoading}
              disabled={choice.isIncomplete}
            >
              {choice.groupName}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label className={classes.basis ?? ''}>
          Assessment offers tournaments and seasons, Player Performance a few rounds each. Both begin with the same
          five. Current and last season are of three months, as fall is September to November.
        </Menu.Label>
      </DropList>
    </DropMenu>
  );
}
