import { nextUndo } from '@strokebook/golf/entry';
import { UndoIcon } from '../../../ui/icons.tsx';
import { Key } from './key.tsx';
import type { RoundEntry } from '../round-entry.ts';

/** Takes back the last stored action, one at a time, also across holes. */
export const UndoKey = ({ entry }: { readonly entry: RoundEntry }) => (
  <Key look="quiet" disabled={nextUndo(entry.actions) === null} onClick={() => entry.run({ kind: 'undo' })}>
    <span className="inline-row gap-6">
      <UndoIcon size={18} />
      Undo
    </span>
  </Key>
);
