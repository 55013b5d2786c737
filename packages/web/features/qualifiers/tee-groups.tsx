import { Button, NativeSelect, TextInput } from '@mantine/core';
import { HOLES, movedTo, nudged, type TeeGroup } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import classes from './tee-groups.module.css';

type TeeGroupsProps = {
  readonly groups: readonly TeeGroup[];
  readonly nameOf: ReadonlyMap<string, string>;
  readonly onChange: (groups: readonly TeeGroup[]) => void;
};

/** Groups that are changed by dragging, by a tap on a player and one on the place, by arrow keys or two buttons (TEAM-32). */
export function TeeGroups({ groups, nameOf, onChange }: TeeGroupsProps) {
  /** The player who is dragged, or was tapped to be put elsewhere. */
  const [held, setHeld] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const change = (index: number, changed: Partial<TeeGroup>) =>
    onChange(groups.map((group, at) => (at === index ? { ...group, ...changed } : group)));
  const nudge = (id: string, step: 1 | -1) => {
    const next = nudged(groups, id, step);
    onChange(next);
    const group = next.findIndex(({ entrantIds }) => entrantIds.includes(id));
    setTold(`${nameOf.get(id) ?? ''}: group ${group + 1}, place ${(next[group]?.entrantIds.indexOf(id) ?? 0) + 1}.`);
  };
  const put = (group: number, index: number) => {
    if (held !== null) onChange(movedTo(groups, held, { group, index }));
    setHeld(null);
  };
  return (
    <>
      <p className="unseen" role="status">
        {told}
      </p>
      <ol className={classes.groups}>
        {groups.map(({ time, hole, entrantIds }, group) => (
          <li key={group} className={classes.group}>
            <div className={classes.start}>
              <TextInput
                aria-label={`Time of group ${group + 1}`}
                type="time"
                value={time}
                onChange={({ currentTarget }) => change(group, { time: currentTarget.value })}
              />
              <NativeSelect
                aria-label={`First hole of group ${group + 1}`}
                data={Array.from({ length: HOLES }, (_, at) => ({ value: String(at), label: `Hole ${at + 1}` }))}
                value={String(hole)}
                onChange={({ currentTarget }) => change(group, { hole: Number(currentTarget.value) })}
              />
            </div>
            <ul className={classes.players}>
              {entrantIds.map((id, index) => {
                const name = nameOf.get(id) ?? '';
                return (
                  <li key={id} className={classes.player}>
                    <button
                      type="button"
                      className={classes.name}
                      aria-pressed={held === id}
                      draggable
                      onDragStart={() => setHeld(id)}
                      onDragOver={(event) => event.preventDefault()}
                      onDrop={(event) => {
                        event.preventDefault();
                        put(group, index);
                      }}
                      onClick={() =>
                        held === null || held === id ? setHeld(held === id ? null : id) : put(group, index)
                      }
                      onKeyDown={({ key }) => {
                        if (key === 'ArrowUp') nudge(id, -1);
                        if (key === 'ArrowDown') nudge(id, 1);
                      }}
                    >
                      {name}
                    </button>
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={`${name} earlier`}
                      disabled={group === 0 && index === 0}
                      onClick={() => nudge(id, -1)}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={`${name} later`}
                      disabled={group === groups.length - 1 && index === entrantIds.length - 1}
                      onClick={() => nudge(id, 1)}
                    >
                      ↓
                    </button>
                  </li>
                );
              })}
              {(held !== null || entrantIds.length === 0) && (
                <li>
                  <button
                    type="button"
                    className={classes.end}
                    disabled={held === null}
                    aria-label={`Here, last in group ${group + 1}`}
                    onDragOver={(event) => event.preventDefault()}
                    onDrop={(event) => {
                      event.preventDefault();
                      put(group, entrantIds.length);
                    }}
                    onClick={() => put(group, entrantIds.length)}
                  >
                    Here
                  </button>
                </li>
              )}
            </ul>
            {entrantIds.length === 0 && (
              <Button variant="default" onClick={() => onChange(groups.filter((_, at) => at !== group))}>
                {`Remove group ${group + 1}`}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The groups as everybody reads them, and as they are printed on one page. */
export const TeeSheetText = ({ groups, nameOf }: Pick<TeeGroupsProps, 'groups' | 'nameOf'>) => (
  <table className={classes.sheet}>
    <thead>
      <tr>
        <th scope="col">Time</th>
        <th scope="col">Hole</th>
        <th scope="col">Players</th>
      </tr>
    </thead>
    <tbody>
      {groups.map(({ time, hole, entrantIds }, group) => (
        <tr key={group}>
          <th scope="row">{time}</th>
          <td>{hole + 1}</td>
          <td className="break-anywhere">{entrantIds.map((id) => nameOf.get(id) ?? '').join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
