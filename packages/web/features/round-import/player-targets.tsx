import { NativeSelect } from '@mantine/core';
import { plural } from '@strokebook/golf/format';
import type { AccountId } from '@strokebook/golf/access';
import { AskPlayers } from './ask-players.tsx';
import { playersOf } from './import-list.ts';
import classes from './round-import.module.css';
import type { RoundImportState } from './use-round-import.ts';

const NOBODY = '';

/** Whose rounds those of each name in the files are; a name that fits nobody is left out until somebody is chosen (IMPORT-26). */
export function PlayerTargets({ state }: { readonly state: RoundImportState }) {
  const { items, found, targets } = state;
  const names = playersOf(items);
  if (names.length === 0 || found === null) return null;
  const counts = Map.groupBy(items, ({ player }) => player);
  return (
    <section aria-labelledby="whose" className={classes.part}>
      <h2 id="whose" className="text-l">
        Whose rounds are these?
      </h2>
      {found.people.length === 1 && names.length > 1 && (
        <p className="note">
          No other player lets you enter rounds and scores. They choose that in their account, under Circle, or when
          they join your team.
        </p>
      )}
      <ul className={classes.targets}>
        {names.map((name) => (
          <li key={name}>
            <NativeSelect
              label={`${name}, ${plural(counts.get(name)?.length ?? 0, 'round')}`}
              data={[
                { value: NOBODY, label: 'Nobody: leave out' },
                ...found.people.map(({ accountId, fullName }) => ({ value: String(accountId), label: fullName })),
              ]}
              value={String(targets.get(name) ?? NOBODY)}
              onChange={({ currentTarget: { value } }) =>
                void state.chooseTarget(name, value === NOBODY ? null : (Number(value) as AccountId))
              }
            />
          </li>
        ))}
      </ul>
      <AskPlayers seen={found.seen} onLookAgain={state.lookAgain} />
    </section>
  );
}
