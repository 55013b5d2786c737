import { Menu, type MenuProps } from '@mantine/core';
import { useRef, useState } from 'react';
import classes from './drop-menu.module.css';

const classNames = { dropdown: classes.list ?? '' };

/**
 * A menu under its button. Escape closes it from the first moment on: Mantine itself listens only once the focus has
 * moved into the list, which is a few frames after it opened. The focus is given back at once: Mantine does so a moment
 * later, and would take it from a dialog that the menu opened. It goes at once: what was chosen is drawn meanwhile. It
 * fades in by its style: the library would draw all its entries four times for that.
 */
export function DropMenu(props: Omit<MenuProps, 'opened' | 'onChange' | 'transitionProps' | 'returnFocus'>) {
  const [isOpened, setIsOpened] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const change = (next: boolean) => {
    const isInMenu = document.activeElement?.closest('[role="menu"]') != null;
    if (!next && isInMenu) around.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    setIsOpened(next);
  };
  return (
    <div
      ref={around}
      role="presentation"
      style={{ display: 'contents' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpened) return;
        // Not also what the menu is in.
        event.preventDefault();
        change(false);
      }}
    >
      <Menu
        {...props}
        opened={isOpened}
        onChange={change}
        returnFocus={false}
        preventPositionChangeWhenVisible={false}
        transitionProps={{ duration: 0 }}
        classNames={classNames}
      />
    </div>
  );
}
