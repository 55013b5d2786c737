import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useHeldInput } from '../../lib/unsaved-input.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

const TYPED = 'What you have changed here is not saved yet.';

type Place = { readonly pathname: string; readonly search: unknown };

const isSameAddress = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

type UnsavedGuardProps = {
  readonly isUnsaved: boolean;
  /** A sentence that names what would be lost. */
  readonly said?: string;
  /** A pending action of the page that would discard the input, such as a form's Cancel. */
  readonly leaving?: (() => void) | null;
  readonly onStay?: () => void;
};

/** Asks before unsaved input or a running upload is discarded. */
export function UnsavedGuard({ isUnsaved, said = TYPED, leaving = null, onStay }: UnsavedGuardProps) {
  const blocker = useBlocker({
    // The menu of phones has the address of the page under it.
    shouldBlockFn: ({ current, next }) => isUnsaved && !isSameAddress(current, next),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  useHeldInput(isUnsaved);
  if (blocker.status !== 'blocked' && leaving === null) return null;
  const stay = () => {
    blocker.reset?.();
    onStay?.();
  };
  const leave = () => {
    if (leaving === null) blocker.proceed?.();
    else leaving();
  };
  return (
    <Dialog title="Leave without saving?" size={440} onClose={stay}>
      <div className="grid gap-16">
        <p>{said}</p>
        <div className="row-wrap gap-8">
          <Button data-autofocus onClick={stay}>
            Stay here
          </Button>
          <Button variant="default" onClick={leave}>
            Leave without saving
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * A guard for a form with Cancel: `leave` runs an action at once if nothing would be lost, and asks first otherwise.
 */
export function useUnsavedGuard(
  isUnsaved: boolean,
  said?: string,
): { readonly guard: ReactNode; readonly leave: (then: () => void) => void } {
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  const props = said === undefined ? {} : { said };
  return {
    guard: (
      <UnsavedGuard
        {...props}
        isUnsaved={isUnsaved}
        leaving={leaving === null ? null : leaving.go}
        onStay={() => setLeaving(null)}
      />
    ),
    leave: (then) => (isUnsaved ? setLeaving({ go: then }) : then()),
  };
}
