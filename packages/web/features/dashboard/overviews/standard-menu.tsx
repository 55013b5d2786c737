import { Menu } from '@mantine/core';
import type { StandardChoice } from '@strokebook/contract';
import { afterPaint } from '../../../lib/after-paint.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import classes from '../dashboard-header.module.css';
import { DropList, DropMenu } from '../../../ui/menus/drop-menu.tsx';
import { basisOf } from './standard-sources.tsx';

const NONE = '';

type StandardMenuProps = {
  readonly standards: readonly StandardChoice[];
  readonly standard: StandardChoice | null;
  readonly onChange: (standardName: string | null) => void;
};

/** 'vs {standard}' and a menu of the other standards; without a standard there is no 'vs' (DASH-O9). */
export function StandardMenu({ standards, standard, onChange }: StandardMenuProps) {
  if (standards.length === 0) return null;
  const groups = Map.groupBy(standards, (one) => one.group);
  return (
    <DropMenu position="bottom-start" offset={4}>
      <Menu.Target>
        <button type="button" className={classes.bare}>
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
      <DropList className={classes.list ?? ''}>
        <Menu.RadioGroup
          value={standard?.standardName ?? NONE}
          onChange={(name) => afterPaint(() => onChange(name === NONE ? null : name))}
        >
          {[...groups].map(([group, members]) => (
            <fieldset key={group} className="shrinkable" aria-label={group}>
              <Menu.Label>{group}</Menu.Label>
              {members.map((one) => (
                <Menu.RadioItem
                  key={one.standardName}
                  className={classes.item ?? ''}
                  value={one.standardName}
                  aria-label={one.label}
                  aria-description={basisOf(one)}
                  closeMenuOnClick
                >
                  <span className={classes.standardName}>{one.label}</span>
                  <small className={classes.basis}>{basisOf(one)}</small>
                </Menu.RadioItem>
              ))}
            </fieldset>
          ))}
          <Menu.Divider />
          <Menu.RadioItem className={classes.item ?? ''} value={NONE} closeMenuOnClick>
            No standard
          </Menu.RadioItem>
        </Menu.RadioGroup>
      </DropList>
    </DropMenu>
  );
}
