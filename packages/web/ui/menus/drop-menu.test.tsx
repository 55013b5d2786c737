import { MantineProvider, Menu, Modal } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DropList, DropMenu } from './drop-menu.tsx';

function Colours() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <DropMenu onClose={() => setTimes(times + 1)}>
        <Menu.Target>
          <button type="button">Colours</button>
        </Menu.Target>
        <DropList>
          <Menu.Item>Light</Menu.Item>
          <Menu.Item>Dark</Menu.Item>
        </DropList>
      </DropMenu>
      <p>Closed: {times}</p>
    </>
  );
}

function Settings() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal opened={isOpen} onClose={() => setIsOpen(false)} withCloseButton={false}>
      <Colours />
    </Modal>
  );
}

function show(screenful = <Colours />) {
  render(
    <MantineProvider env="test">
      {screenful}
      <button type="button">Next</button>
    </MantineProvider>,
  );
  screen.getByRole('button', { name: 'Colours' }).focus();
  // Without a delay: the next key is pressed before any deferred work.
  return userEvent.setup({ delay: null });
}

const item = (name: string) => screen.getByRole('menuitem', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('a menu under its button', () => {
  it('hears the keys that are pressed as soon as it is open', async () => {
    const user = show();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(item('Dark'));
  });

  it.each([
    ['Escape', '{Escape}'],
    ['a choice', '{Enter}'],
  ])('closes at %s, says so once, and gives the focus back', async (_name, keys) => {
    const user = show();
    await user.keyboard(`{Enter}{ArrowDown}${keys}`);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByText('Closed: 1')).toBeDefined();
    expect(document.activeElement).toBe(button('Colours'));
  });

  it('closes at Escape alone, and not also the dialog that it is in', async () => {
    const user = show(<Settings />);
    await user.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(document.activeElement).toBe(button('Colours'));
  });

  it('closes at Tab, which goes on from the button either way', async () => {
    const user = show();
    await user.keyboard('{Enter}{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button('Next'));
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(button('Colours'));
  });
});
