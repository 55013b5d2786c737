// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { type RoundKey, useDeviceRound } from '../../offline/index.ts';
import { documentOfActions } from '../../offline/send-round.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DeleteRoundDialog } from './delete-round-dialog.tsx';

const BlankCardDialog = lazy(() =>
  import('../../controls/blank-card/blank-card-dialog.tsx').then((module) => ({ default: module.BlankCardDialog })),
);
const RoundRevisions = lazy(() =>
  import('../../controls/round-actions/round-revisions.tsx').then((module) => ({ default: module.RoundRevisions })),
);

type EntryActionsProps = {
  readonly roundKey: RoundKey;
  /** Username of a player for whom somebody else enters; undefined for one's own rounds. */
  readonly player: string | undefined;
};

/** What can be done with a round besides entering it. */
export function EntryActions({ roundKey, player }: EntryActionsProps) {
  const [open, setOpen] = useState<'card' | 'history' | 'delete' | null>(null);
  const navigate = useNavigate();
  const saved = useDeviceRound(roundKey);
  const { playerId, roundId } = roundKey;
  const course =
    saved === undefined ? undefined : documentOfActions(saved.round.log.map(({ action }) => action))?.course;
  const close = () => setOpen(null);
  const isInAccount = saved !== undefined && saved.round.acknowledged !== null;
  return (
    <div className="wrap gap-8">
      <Link to="/dashboard" className="quiet-button">
        Leave for now
      </Link>
      <Link to="/log" search={{ step: 'course', player }} className="quiet-button">
        Start another round
      </Link>
      <button type="button" className="quiet-button" onClick={() => setOpen('card')}>
        Print a blank card
      </button>
      {isInAccount && (
        <button type="button" className="quiet-button" onClick={() => setOpen('history')}>
          History
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => setOpen('delete')}>
        Delete round …
      </button>
      <Suspense>
        {open === 'card' && (
          <BlankCardDialog
            accountId={playerId}
            {...(course === undefined
              ? {}
              : { chosen: { course: { courseId: course.courseId ?? null, name: course.name }, tee: null } })}
            onClose={close}
          />
        )}
        {open === 'history' && (
          <Dialog title="History" size={520} onClose={close}>
            <RoundRevisions accountId={playerId} roundId={roundId} />
          </Dialog>
        )}
        {open === 'delete' && (
          <DeleteRoundDialog
            {...{ roundKey, isInAccount }}
            onClose={close}
            onDelete={() => navigate({ to: '/dashboard' })}
          />
        )}
      </Suspense>
    </div>
  );
}
