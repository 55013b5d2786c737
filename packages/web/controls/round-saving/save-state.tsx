import { lazy, Suspense, useState } from 'react';
import { type RoundKey, useDeviceRound } from '../../offline/index.ts';
import { CheckIcon, PhoneIcon } from '../../ui/icons.tsx';
import { isInAccount, saveText } from './save-text.ts';
import classes from './save-details.module.css';

const SaveDetails = lazy(() => import('./save-details.tsx').then((module) => ({ default: module.SaveDetails })));

type SaveStateProps = {
  readonly roundKey: RoundKey;
  /** Whose round it is; undefined for an own one. */
  readonly playerName?: string | undefined;
  /** Opens the entry at a hole, by its index in the order of play. */
  readonly onTypeHole?: (hole: number) => void;
};

/** Says where a round is saved: on the device, or in the account. A press says what waits, and why (ENTRY-21). */
export function SaveState({ roundKey, playerName, onTypeHole }: SaveStateProps) {
  const saved = useDeviceRound(roundKey);
  const [isOpen, setIsOpen] = useState(false);
  if (saved === undefined) return null;
  const isDone = isInAccount(saved);
  return (
    <>
      <button type="button" className={classes.state} data-done={isDone || undefined} onClick={() => setIsOpen(true)}>
        <span className={classes.stateSign}>{isDone ? <CheckIcon size={10} /> : <PhoneIcon size={14} />}</span>
        <span>
          {playerName !== undefined && <b className="medium break-anywhere">{playerName} · </b>}
          {saveText(saved)}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <SaveDetails saved={saved} onTypeHole={onTypeHole} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
