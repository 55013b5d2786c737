import { Button } from '@mantine/core';
import { holeScore, replayEntry } from '@strokebook/golf/entry';
import { plural } from '@strokebook/golf/format';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { clockTime } from '../../lib/clock-time.ts';
import { useUnits } from '../../api/use-units.ts';
import { type DeviceRound, lastChangedAt, type SavedRound, useOffline } from '../../offline/index.ts';
import { documentOfRound } from '../../offline/send-round.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { RoundConflictDialog } from './round-conflict.tsx';
import { saveRoundAsFile } from './round-file.ts';
import { isInAccount, waitingReason } from './save-text.ts';
import classes from './save-details.module.css';

type SaveStepsProps = {
  readonly saved: SavedRound;
  /** Opens the entry at a hole, by its index; omitted where there is no entry. */
  readonly onTypeHole?: ((hole: number) => void) | undefined;
  /** Called when nothing is left to choose. */
  readonly onChosen?: () => void;
};

type SaveDetailsProps = Omit<SaveStepsProps, 'onChosen'> & { readonly onClose: () => void };

/** What of a round is where, why it waits, and what can be done about it (ENTRY-21, ENTRY-22). */
export function SaveDetails({ saved, onTypeHole, onClose }: SaveDetailsProps) {
  const title = isInAccount(saved) ? 'Saved to your account' : 'Saved on this device';
  return (
    <Dialog title={title} size={460} onClose={onClose}>
      <SaveSteps saved={saved} onTypeHole={onTypeHole} onChosen={onClose} />
    </Dialog>
  );
}

/** The two places of a round, one below the other, with the actions. */
export function SaveSteps({ saved, onTypeHole, onChosen }: SaveStepsProps) {
  const { round, status } = saved;
  const { outbox } = useOffline();
  const location = useLocation();
  const [units] = useUnits();
  const [isChoosing, setIsChoosing] = useState(false);
  const holes = scoredHoles(round);
  const document = documentOfRound(round);
  const isDone = isInAccount(saved);
  return (
    <div className="grid gap-16">
      <p className="muted">
        {isDone
          ? `${plural(holes, 'hole')} ${holes === 1 ? 'is' : 'are'} on this device and in the account.`
          : `${plural(holes, 'hole')} ${holes === 1 ? 'is' : 'are'} safe on this device. The round stays here until it has arrived, also if you close the app or are signed out.`}
      </p>
      <ol className={classes.steps}>
        <li data-done>
          <b>On this device</b>
          <span>Last entry at {clockTime(lastChangedAt(round))}</span>
          <Sign isDone />
        </li>
        <li data-done={isDone || undefined} aria-live="polite">
          <b>{isDone ? 'In the account' : 'To the account'}</b>
          <span>{waitingReason(saved)}</span>
          <Sign isDone={isDone} />
        </li>
      </ol>
      {document?.status === 'inProgress' && <p className="note">It counts in no average before you finish it.</p>}
      <div className="row-wrap gap-8">
        {status.kind === 'signedOut' && (
          <Link to="/auth" search={{ returnUrl: location.href }} className="quiet-button">
            Sign in
          </Link>
        )}
        {status.kind === 'conflict' && <Button onClick={() => setIsChoosing(true)}>Choose what to keep</Button>}
        {!isDone && status.kind !== 'conflict' && status.kind !== 'signedOut' && (
          <BusyButton isInactive={status.kind === 'sending'} onClick={() => void outbox.send(round)}>
            Try again
          </BusyButton>
        )}
        {document !== null && (
          <Button variant="default" onClick={() => saveRoundAsFile(document)}>
            Save as a file
          </Button>
        )}
      </div>
      {isChoosing && (
        <RoundConflictDialog
          round={round}
          units={units}
          onLater={() => setIsChoosing(false)}
          onDone={() => {
            setIsChoosing(false);
            onChosen?.();
          }}
          onTypeHole={onTypeHole}
        />
      )}
    </div>
  );
}

const Sign = ({ isDone }: { readonly isDone: boolean }) => (
  <i className={classes.sign} data-done={isDone || undefined}>
    {isDone && <CheckIcon size={14} />}
  </i>
);

function scoredHoles({ log }: DeviceRound): number {
  const state = replayEntry(log.map(({ action }) => action));
  return state?.holes.filter((hole) => holeScore(hole) !== undefined).length ?? 0;
}
