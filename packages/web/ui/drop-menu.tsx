import { Menu, type MenuProps } from '@mantine/core';
import { useState } from 'react';

/**
 * A menu under its button. Escape closes it from the first moment on: Mantine itself listens only once the focus has
 * moved into the list, which is a few frames after it opened.
 */
export function DropMenu(props: Omit<MenuProps, 'opened' | 'onChange' | 'transitionProps'>) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <div
      role="presentation"
      style={{ display: 'contents' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpened) return;
        // Not also what the menu is in.
        event.preventDefault();
        setIsOpened(false);
      }}
    >
      <Menu {...props} opened={isOpened} onChange={setIsOpened} transitionProps={{ duration: 120 }} />
    </div>
  );
}
