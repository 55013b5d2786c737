import { NativeSelect } from '@mantine/core';
import type { Organization } from '@strokebook/contract';
import { ALL_PLAYERS, groupNames, type PlayerGroup } from '@strokebook/golf/organization';
import classes from './organization.module.css';

type GroupPickerProps = {
  readonly roster: Organization['roster'];
  readonly group: PlayerGroup;
  /** Called with 'All', the name of a group or the id of a roster. */
  readonly onPick: (group: string) => void;
};

/** Selects all players, those of a group, or those of one roster (ORG-03, ORG-O4). */
export function GroupPicker({ roster, group, onPick }: GroupPickerProps) {
  const groups = groupNames(roster);
  const chosenGroup = group.kind === 'group' ? group.name : ALL_PLAYERS;
  const chosenRoster = group.kind === 'roster' ? String(group.rosterId) : '';
  return (
    <div className={classes.pickers}>
      <NativeSelect
        label="Group"
        value={chosenGroup}
        onChange={(event) => onPick(event.currentTarget.value)}
        data={[{ value: ALL_PLAYERS, label: 'All' }, ...groups.map((name) => ({ value: name, label: name }))]}
      />
      <NativeSelect
        label="Roster"
        value={chosenRoster}
        onChange={(event) => onPick(event.currentTarget.value === '' ? ALL_PLAYERS : event.currentTarget.value)}
        data={[
          { value: '', label: 'Any roster' },
          ...roster.map(({ rosterId, name }) => ({ value: String(rosterId), label: name })),
        ]}
      />
    </div>
  );
}
