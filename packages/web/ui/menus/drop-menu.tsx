import { Menu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './menus.module.css';

/** Replaces the library's own grays in the dark scheme. */
const surface = { dropdown: { borderColor: 'var(--line)', background: 'var(--surface)' } };
const classNames = { dropdown: classes.menu ?? '' };

type DropMenuProps = Omit<
  MenuProps,
  | 'opened'
  | 'onChange'
  | 'transitionProps'
  | 'trapFocus'
  | 'closeOnEscape'
  | 'returnFocus'
  | 'withInitialFocusPlaceholder'
  | 'classNames'
  | 'styles'
  | 'preventPositionChangeWhenVisible'
>;

/**
 * A menu below its button, with its entries in a `DropList`. Mantine moves the focus into the list and back out of it
 * with a delay, so keys pressed meanwhile were lost, and a dialog opened by the menu lost the focus: here the focus
 * moves at once. Escape and Tab close it; Tab continues from the button. It fades in with CSS, because the library's
 * transition would render all entries four times. Its side is only fixed if it stays open while choices change the
 * page, because that requires another render.
 */
export function DropMenu({ onClose, ...props }: DropMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const change = (next: boolean) => {
    const isInMenu = document.activeElement?.closest('[role="menu"]') != null;
    if (!next && isInMenu) around.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    setIsOpened(next);
    if (!next && isOpened) onClose?.();
  };
  const closeAt = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    // Escape must not also close an enclosing dialog.
    if (event.key === 'Escape') event.preventDefault();
    change(false);
  };
  return (
    <div ref={around} role="presentation" style={{ display: 'contents' }} onKeyDown={isOpened ? closeAt : undefined}>
      <Menu
        {...props}
        opened={isOpened}
        onChange={change}
        trapFocus={false}
        closeOnEscape={false}
        returnFocus={false}
        withInitialFocusPlaceholder={false}
        preventPositionChangeWhenVisible={props.closeOnItemClick === false}
        transitionProps={{ duration: 0 }}
        classNames={classNames}
        styles={surface}
      />
    </div>
  );
}

/** The list of a `DropMenu`, focused from the moment it is rendered. Its Escape does not also close a dialog. */
export function DropList(props: MenuDropdownProps) {
  return <Menu.Dropdown {...props} ref={focus} data-mantine-stop-propagation />;
}

/** Without scrolling, because the list is not positioned yet. */
function focus(list: HTMLElement | null): void {
  if (list?.contains(document.activeElement) === false) list.focus({ preventScroll: true });
}
