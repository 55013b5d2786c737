// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { clubName } from '@strokebook/golf/format';
import { useState } from 'react';
import { ClubSheet } from '../sheets/club-sheet.tsx';
import { Key } from './key.tsx';
import classes from './pads.module.css';
import type { RoundEntry } from '../round-entry.ts';

type EditKeysProps = { readonly entry: RoundEntry; readonly stroke: number; readonly onPenalty: () => void };

/** What can be done with a stored stroke besides typing its place again. */
export function EditKeys({ entry, stroke, onPenalty }: EditKeysProps) {
  const [hasClubs, setHasClubs] = useState(false);
  const { run, hole, isInserting } = entry;
  const { penalty, club } = hole.strokes[stroke] ?? {};
  return (
    <div className={classes.edit}>
      <Key look="quiet" className={classes.remove} onClick={() => run({ kind: 'removeStroke' })}>
        Remove
      </Key>
      <Key look="quiet" onClick={() => run({ kind: 'insertStroke' })}>
        Insert
      </Key>
      <Key look="quiet" onClick={() => setHasClubs(true)}>
        {club === undefined ? 'Club' : clubName(club)}
      </Key>
      <Key look="quiet" onClick={onPenalty}>
        Penalty
        {penalty !== undefined && <small>+{penalty.strokes}</small>}
      </Key>
      <Key look="quiet" onClick={() => run({ kind: 'cancel' })}>
        Cancel
      </Key>
      {/* A forgotten stroke is stored by its lie. */}
      {!isInserting && (
        <Key look="main" onClick={() => run({ kind: 'done' })}>
          Done
        </Key>
      )}
      {hasClubs && <ClubSheet entry={entry} stroke={stroke} onClose={() => setHasClubs(false)} />}
    </div>
  );
}
