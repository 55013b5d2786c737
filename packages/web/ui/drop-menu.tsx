import { Menu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './drop-menu.module.css';

/** Of the product: the library has greys of its own in the dark. */
const surface = { dropdown: { borderColor: 'var(--line)', background: 'var(--surface)' } };
const classNames = { dropdown: classes.list ?? '' };

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
 * A menu under its button, its entries in a `DropList`. Mantine moves the focus into the list and back out of it a moment
 * later, so that keys pressed meanwhile were lost, and a dialog that the menu opened lost the focus: here both go at
 * once. Escape and Tab close it; Tab goes on from the button. It fades in by its style: the library would draw all its
 * entries four times for that. The side on which it opens is held only where it stays open while choices change the
 * page: holding it takes another drawing.
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
    // Not also what the menu is in.
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

/** What a `DropMenu` opens: it has the focus from the moment it is there. Its Escape is not also one of a dialog's. */
export function DropList(props: MenuDropdownProps) {
  return <Menu.Dropdown {...props} ref={focus} data-mantine-stop-propagation />;
}

/** The list is not in its place yet: nothing is scrolled to. */
function focus(list: HTMLElement | null): void {
  if (list?.contains(document.activeElement) === false) list.focus({ preventScroll: true });
}
