import type { AccountId } from '@strokebook/golf/access';
import { formatOfficialIndex, type OfficialIndex } from '@strokebook/golf/format';
import { useState } from 'react';
import classes from './handicap.module.css';
import { OfficialIndexDialog } from './official-index-dialog.tsx';

type OfficialIndexLineProps = {
  readonly official: OfficialIndex | null;
  /** The account of the index, if the viewer may change it; otherwise null. */
  readonly editedId: AccountId | null;
};

/** The index of the official service with its day, beside the estimate and never mixed with it (INDEX-10). */
export function OfficialIndexLine({ official, editedId }: OfficialIndexLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (official === null && editedId === null) return null;
  return (
    <div className={classes.official}>
      {official !== null && (
        <p>
          Official <b>{formatOfficialIndex(official)}</b>
        </p>
      )}
      {editedId !== null && (
        <button
          type="button"
          className="bare touch no-padding accent strong"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {official === null ? 'Add the official index' : 'Change'}
          {official !== null && <span className="unseen"> the official index</span>}
        </button>
      )}
      {isOpen && editedId !== null && <OfficialIndexDialog accountId={editedId} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
