import { Menu } from '@mantine/core';
import type { StandardChoice } from '@strokebook/contract';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import classes from './dashboard-header.module.css';

type StandardMenuProps = {
  readonly standards: readonly StandardChoice[];
  readonly standard: StandardChoice | null;
  readonly onChange: (standardName: string | null) => void;
};

/** 'vs {standard}', and what else the player can be held against; without a standard there is no 'vs' (DASH-O9). */
export function StandardMenu({ standards, standard, onChange }: StandardMenuProps) {
  if (standards.length === 0) return null;
  const groups = Map.groupBy(standards, (one) => one.group);
  return (
    <Menu position="bottom-start" offset={4} transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <button type="button" className={`${classes.pick} ${classes.bare}`}>
          {standard === null ? (
            'Choose a standard'
          ) : (
            <span>
              vs <b>{standard.label}</b>
            </span>
          )}
          <ChevronDownIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list ?? ''}>
        {[...groups].map(([group, members]) => (
          <div key={group} role="group" aria-label={group}>
            <Menu.Label>{group}</Menu.Label>
            {members.map((one) => (
              <Menu.Item
                key={one.standardName}
                className={classes.item ?? ''}
                role="menuitemradio"
                aria-checked={one.standardName === standard?.standardName}
                onClick={() => onChange(one.standardName)}
              >
                {one.label}
              </Menu.Item>
            ))}
          </div>
        ))}
        <Menu.Divider />
        <Menu.Item
          className={classes.item ?? ''}
          role="menuitemradio"
          aria-checked={standard === null}
          onClick={() => onChange(null)}
        >
          No standard
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
