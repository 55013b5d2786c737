import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './dialog.module.css';
import { useIsFrontDialog } from './front-dialog.ts';

type DialogProps = {
  readonly title: string;
  /** The title is then for screen readers only. */
  readonly isTitleHidden?: boolean;
  /** Max width in pixels; or the whole window. */
  readonly size: number | 'full';
  /** On phones it leaves the bar at the lower edge free. */
  readonly isAboveBar?: boolean;
  /** Replaces the close button. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog that is open while it is rendered; Esc, the close button and a click outside close it. On phones it lies at the
 * lower edge, within reach of the thumb (ENTRY-31).
 */
export function Dialog({
  title,
  isTitleHidden = false,
  size,
  isAboveBar = false,
  actions,
  onClose,
  children,
}: DialogProps) {
  const isFront = useIsFrontDialog();
  // If it is unmounted while open, the library does not return the focus to the opener.
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
      closeOnEscape={isFront}
      size={size}
      fullScreen={size === 'full'}
      classNames={{ root: classes.root ?? '', inner: classes.inner ?? '', content: classes.content ?? '' }}
      transitionProps={{ duration: 120 }}
      padding={0}
      returnFocus={false}
      data-above-bar={isAboveBar || undefined}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not the library's own header, which would be a second banner landmark. */}
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
