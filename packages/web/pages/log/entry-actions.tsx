import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { type RoundKey, useDeviceRound, useOffline } from '../../offline/index.ts';
import { documentOfActions } from '../../offline/send-round.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { quietButton } from '../../ui/quiet-button.ts';
import classes from './entry-page.module.css';

const BlankCardDialog = lazy(() =>
  import('../../controls/blank-card/blank-card-dialog.tsx').then((module) => ({ default: module.BlankCardDialog })),
);
const RoundRevisions = lazy(() =>
  import('../../controls/round-actions/round-revisions.tsx').then((module) => ({ default: module.RoundRevisions })),
);
const DeleteRound = lazy(() =>
  import('../../controls/round-actions/delete-round.tsx').then((module) => ({ default: module.DeleteRound })),
);

type EntryActionsProps = { readonly roundKey: RoundKey };

/** What can be done with a round besides entering it. */
export function EntryActions({ roundKey }: EntryActionsProps) {
  const [open, setOpen] = useState<'card' | 'history' | 'delete' | null>(null);
  const { store } = useOffline();
  const navigate = useNavigate();
  const saved = useDeviceRound(roundKey);
  const { playerId, roundId } = roundKey;
  const course =
    saved === undefined ? undefined : documentOfActions(saved.round.log.map(({ action }) => action))?.course;
  const close = () => setOpen(null);
  const leave = async (): Promise<void> => {
    await navigate({ to: '/dashboard' });
    await store.removeRound(roundKey);
  };
  const isInAccount = saved !== undefined && saved.round.acknowledged !== null;
  return (
    <div className={classes.ways}>
      <Link to="/dashboard" className={quietButton}>
        Leave for now
      </Link>
      <button type="button" className={quietButton} onClick={() => setOpen('card')}>
        Print a blank card
      </button>
      {isInAccount && (
        <button type="button" className={quietButton} onClick={() => setOpen('history')}>
          History
        </button>
      )}
      <button type="button" className={quietButton} onClick={() => setOpen('delete')}>
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
          <Dialog title="Delete" size={430} onClose={close}>
            {isInAccount ? (
              <DeleteRound accountId={playerId} roundId={roundId} onKeep={close} onDeleted={() => void leave()} />
            ) : (
              <div className={classes.question}>
                <p>This round is only on this device. What was entered is lost.</p>
                <div className={classes.ways}>
                  <button type="button" className={quietButton} onClick={close}>
                    Keep it
                  </button>
                  <button type="button" className={quietButton} onClick={() => void leave()}>
                    Delete round
                  </button>
                </div>
              </div>
            )}
          </Dialog>
        )}
      </Suspense>
    </div>
  );
}
