import { Button, Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import classes from './workshop.module.css';

/** Asks before what was typed is left behind. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  const isAsking = blocker.status === 'blocked';
  return (
    <Modal opened={isAsking} onClose={() => blocker.reset?.()} title="Leave without saving?" centered>
      <div className={classes.form}>
        <p>What you have changed here is not saved yet.</p>
        <div className={classes.actions}>
          <Button size="md" data-autofocus onClick={() => blocker.reset?.()}>
            Stay here
          </Button>
          <Button size="md" variant="default" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
        </div>
      </div>
    </Modal>
  );
}
