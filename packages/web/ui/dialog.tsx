import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  /** Said to those who do not see it, and not shown. */
  readonly isTitleHidden?: boolean;
  /** Widest, in pixels; or all of the window. */
  readonly size: number | 'full';
  /** In the place of its cross. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog that is there as long as it is drawn; Esc, its cross and what lies around it close it. */
export function Dialog({ title, isTitleHidden = false, size, actions, onClose, children }: DialogProps) {
  // Taken away while it is open, the library's dialog does not lead back to what opened it.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={size}
      fullScreen={size === 'full'}
      classNames={{ content: classes.content ?? '' }}
      transitionProps={{ duration: 120 }}
      padding={0}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not the library's own header, which would be a second banner of the page. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title} data-hidden={isTitleHidden || undefined}>
            {title}
          </Modal.Title>
          {actions ?? <Modal.CloseButton size={44} iconSize={20} aria-label="Close" />}
        </div>
        <div className={classes.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
