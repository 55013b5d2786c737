import { Menu, type MenuProps } from '@mantine/core';
import { useRef, useState } from 'react';
import classes from './drop-menu.module.css';

/** Of the product: the library has greys of its own in the dark. */
const surface = { dropdown: { borderColor: 'var(--line)', background: 'var(--surface)' } };
const classNames = { dropdown: classes.list ?? '' };

type DropMenuProps = Omit<
  MenuProps,
  | 'opened'
  | 'onChange'
  | 'transitionProps'
  | 'returnFocus'
  | 'classNames'
  | 'styles'
  | 'preventPositionChangeWhenVisible'
>;

/**
 * A menu under its button. Escape closes it from the first moment on: Mantine itself listens only once the focus has
 * moved into the list, which is a few frames after it opened. The focus is given back at once: Mantine does so a moment
 * later, and would take it from a dialog that the menu opened. It goes at once: what was chosen is drawn meanwhile. It
 * fades in by its style: the library would draw all its entries four times for that. The side on which it opens is held
 * only where it stays open while choices change the page: holding it takes another drawing.
 */
export function DropMenu(props: DropMenuProps) {
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
        preventPositionChangeWhenVisible={props.closeOnItemClick === false}
        transitionProps={{ duration: 0 }}
        classNames={classNames}
        styles={surface}
      />
    </div>
  );
}
