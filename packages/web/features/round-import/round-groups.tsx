import { Button } from '@mantine/core';
import { plural } from '@strokebook/golf/format';
import { type ReactNode, useState } from 'react';
import { type ImportItem, playersOf } from './import-list.ts';
import classes from './round-import.module.css';
import { RoundRow } from './round-row.tsx';
import type { RoundImportState } from './use-round-import.ts';

/** A career has hundreds; more rows at once are slow on a phone. */
const ROWS_AT_ONCE = 40;

/** Of a few rows that are left out, each says why without a tap. */
const MAX_LEFT_OUT_SHOWN = 6;

type RoundGroupsProps = {
  readonly state: RoundImportState;
  /** Whether the pars of a course are asked, so that the rounds are folded into one line each for what they wait. */
  readonly isAsking: boolean;
};

/** The found rounds by what they wait for: those that need an answer first, all others under one line each. */
export function RoundGroups({ state, isAsking }: RoundGroupsProps) {
  const { items, stateOf, isThere } = state;
  const [wasAsking] = useState(isAsking);
  const old = items.filter(isThere);
  const fresh = items.filter((item) => !isThere(item));
  const inState = (...states: readonly ReturnType<typeof stateOf>[]) =>
    fresh.filter((item) => states.includes(stateOf(item)));
  const doubtful = inState('askedTwice');
  // An answered one stays where it was answered.
  const answered = fresh.filter((item) => state.answers.has(item.roundId) && !doubtful.includes(item));
  const ready = inState('ready', 'unticked').filter((item) => !answered.includes(item));
  const waiting = inState('parsMissing');
  const leftOut = inState('nobodys', 'future', 'totalAlone', 'there');
  const canChoose = hasSomebodyLeft(state);
  const rows = (some: readonly ImportItem[]) => <Rows items={some} state={state} canChoose={canChoose} />;
  return (
    <section aria-label="Rounds">
      {doubtful.length + answered.length > 0 && (
        <>
          <h2 className="text-l">You may have these already</h2>
          {rows(fresh.filter((item) => doubtful.includes(item) || answered.includes(item)))}
        </>
      )}
      {ready.length > 0 && (
        <Fold title={`${plural(ready.length, 'round')} ${isOrAre(ready.length)} ready`} isOpen={!wasAsking}>
          {rows(ready)}
        </Fold>
      )}
      {waiting.length > 0 && (
        <Fold
          title={`${plural(waiting.length, 'round')} ${waiting.length === 1 ? 'waits' : 'wait'} for pars`}
          isOpen={!wasAsking}
        >
          {rows(waiting)}
        </Fold>
      )}
      {leftOut.length > 0 && (
        <Fold title={`${plural(leftOut.length, 'round')} left out`} isOpen={leftOut.length <= MAX_LEFT_OUT_SHOWN}>
          {rows(leftOut)}
        </Fold>
      )}
      {old.length > 0 && (
        <Fold
          title={
            old.length === items.length
              ? `Nothing new: ${plural(old.length, 'round')} ${isOrAre(old.length)} there already`
              : `${old.length} more ${isOrAre(old.length)} there already`
          }
        >
          {rows(old)}
        </Fold>
      )}
    </section>
  );
}

type FoldProps = { readonly title: string; readonly isOpen?: boolean; readonly children: ReactNode };

/** Rows under one line. They are rendered when it is opened, because there can be hundreds. */
function Fold({ title, isOpen = false, children }: FoldProps) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <details open={isOpen} className="line-bottom" onToggle={(event) => setIsShown(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <b className="medium">{title}</b>
      </summary>
      {isShown && children}
    </details>
  );
}

type RowsProps = {
  readonly items: readonly ImportItem[];
  readonly state: RoundImportState;
  /** Whether there is somebody to choose for a name that fits nobody. */
  readonly canChoose: boolean;
};

/** Rounds, after what most of them have in common, which is said once. */
function Rows({ items, state, canChoose }: RowsProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const common = commonNotes(items);
  return (
    <>
      {common.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      <ul>
        {items.slice(0, shown).map((item) => (
          <RoundRow
            key={`${item.source} ${item.roundId}`}
            item={item}
            notes={item.notes.filter((note) => !common.includes(note))}
            state={state}
            canChoose={canChoose}
          />
        ))}
      </ul>
      {items.length > shown && (
        <Button variant="subtle" onClick={() => setShown(shown + 5 * ROWS_AT_ONCE)}>
          {`${items.length - shown} more`}
        </Button>
      )}
    </>
  );
}

/** A note that this many rounds have is of the file and not of one of them. */
const MIN_COMMON = 3;

function commonNotes(items: readonly ImportItem[]): readonly string[] {
  const counts = Map.groupBy(
    items.flatMap(({ notes }) => notes),
    (note) => note,
  );
  return [...counts].flatMap(([note, of]) => (of.length >= MIN_COMMON && of.length * 2 > items.length ? note : []));
}

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** Whether somebody is left for a name: another player who is meant by no other, or the own account for a single name. */
function hasSomebodyLeft({ found, items, targets }: RoundImportState): boolean {
  const meant = new Set(targets.values());
  return (found?.people ?? []).some(
    ({ accountId }, index) => !meant.has(accountId) && (index > 0 || playersOf(items).length === 1),
  );
}
