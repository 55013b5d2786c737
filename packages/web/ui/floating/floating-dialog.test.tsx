import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FloatingDialog } from './floating-dialog.tsx';
import type { Extent } from './floating-place.ts';

type DialogUnderTest = { readonly name: string; readonly size: Extent };

function Screen({ dialogs }: { readonly dialogs: readonly DialogUnderTest[] }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <MantineProvider>
      {dialogs.map(({ name }) => (
        <button key={name} type="button" onClick={() => setOpen([...open, name])}>
          {`Open ${name}`}
        </button>
      ))}
      {dialogs.map(
        ({ name, size }) =>
          open.includes(name) && (
            <FloatingDialog
              key={name}
              name={name}
              title={name}
              size={size}
              onClose={() => setOpen((before) => before.filter((other) => other !== name))}
            >
              <input aria-label={`Field of ${name}`} />
            </FloatingDialog>
          ),
      )}
    </MantineProvider>
  );
}

function show(...dialogs: readonly DialogUnderTest[]) {
  resizeTo(1_200, 800);
  render(<Screen dialogs={dialogs} />);
  return userEvent.setup({ delay: null });
}

function resizeTo(width: number, height: number): void {
  window.innerWidth = width;
  window.innerHeight = height;
  fireEvent(window, new Event('resize'));
}

const dialog = (name: string) => screen.getByRole('dialog', { name });
const placeOf = (name: string) => {
  const { left, top, width, height } = dialog(name).style;
  return [left, top, width, height].map((length) => Number.parseFloat(length));
};
const depthOf = (name: string) => Number(dialog(name).style.zIndex);
const shares = { name: 'Shots', size: { width: 0.9, height: 0.9 } };
const fixed = { name: 'Filter', size: { width: 400, height: 600 } };

describe('a floating dialog', () => {
  it('is as large as asked for, in shares of the window or in pixels (UX-11)', async () => {
    const user = show(shares, fixed);
    await user.click(screen.getByText('Open Shots'));
    expect(placeOf('Shots')).toEqual([60, 40, 1_080, 720]);
    await user.click(screen.getByText('Open Filter'));
    expect(placeOf('Filter')).toEqual([400, 100, 400, 600]);
  });

  it('takes its own size and place again when a window that was too small grows (UX-O4)', async () => {
    const user = show(shares, fixed);
    resizeTo(820, 500);
    await user.click(screen.getByText('Open Shots'));
    await user.click(screen.getByText('Open Filter'));
    expect(placeOf('Shots')).toEqual([41, 25, 738, 450]);
    expect(placeOf('Filter')).toEqual([210, 0, 400, 500]);
    resizeTo(1_600, 1_000);
    expect(placeOf('Shots')).toEqual([80, 50, 1_440, 900]);
    expect(placeOf('Filter')).toEqual([600, 200, 400, 600]);
  });

  it('is moved and resized by arrow keys, never out of the window (UX-O4)', async () => {
    const user = show(fixed);
    await user.click(screen.getByText('Open Filter'));
    screen.getByRole('button', { name: 'Move with the arrow keys' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(placeOf('Filter')).toEqual([376, 124, 400, 600]);
    screen.getByRole('button', { name: 'Resize with the arrow keys' }).focus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(placeOf('Filter')).toEqual([376, 124, 424, 576]);
    await user.keyboard('{ArrowRight>60/}{ArrowDown>60/}');
    expect(placeOf('Filter')).toEqual([376, 124, 824, 676]);
    resizeTo(900, 600);
    expect(placeOf('Filter')).toEqual([76, 0, 824, 600]);
  });

  it('is moved by its head and resized at its corner with the mouse', async () => {
    const user = show(fixed);
    await user.click(screen.getByText('Open Filter'));
    const drag = (from: Element, x: number, y: number) => {
      fireEvent(from, new MouseEvent('pointerdown', { bubbles: true, clientX: 500, clientY: 300 }));
      fireEvent(window, new MouseEvent('pointermove', { clientX: 500 + x / 2, clientY: 300 + y / 2 }));
      fireEvent(window, new MouseEvent('pointerup', { clientX: 500 + x, clientY: 300 + y }));
      fireEvent(window, new MouseEvent('pointermove', { clientX: 0, clientY: 0 }));
    };
    drag(screen.getByRole('heading', { name: 'Filter' }), 30, -20);
    expect(placeOf('Filter')).toEqual([430, 80, 400, 600]);
    drag(screen.getByRole('button', { name: 'Resize with the arrow keys' }), 50, 20);
    expect(placeOf('Filter')).toEqual([430, 80, 450, 620]);
    drag(screen.getByRole('button', { name: 'Close' }), 50, 50);
    expect(placeOf('Filter')).toEqual([430, 80, 450, 620]);
  });

  it('opens again where it was, and gives the focus back to what opened it', async () => {
    const user = show(fixed);
    await user.click(screen.getByText('Open Filter'));
    expect(document.activeElement).toBe(dialog('Filter'));
    screen.getByRole('button', { name: 'Move with the arrow keys' }).focus();
    await user.keyboard('{ArrowLeft}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Open Filter'));
    await user.click(screen.getByText('Open Filter'));
    expect(placeOf('Filter')).toEqual([376, 100, 400, 600]);
  });

  it('fills a small window, and lets nothing behind it be reached (UX-O4)', async () => {
    const user = show(fixed);
    resizeTo(390, 800);
    await user.click(screen.getByText('Open Filter'));
    expect(dialog('Filter').getAttribute('aria-modal')).toBe('true');
    expect(dialog('Filter').style.width).toBe('');
    expect(screen.queryByRole('button', { name: /arrow keys/ })).toBeNull();
  });
});

describe('several floating dialogs', () => {
  it('stand with the one touched last in front, by mouse or keys', async () => {
    const user = show(shares, fixed);
    await user.click(screen.getByText('Open Shots'));
    await user.click(screen.getByText('Open Filter'));
    expect(depthOf('Filter')).toBeGreaterThan(depthOf('Shots'));
    await user.click(screen.getByLabelText('Field of Shots'));
    expect(depthOf('Shots')).toBeGreaterThan(depthOf('Filter'));
    act(() => screen.getByLabelText('Field of Filter').focus());
    expect(depthOf('Filter')).toBeGreaterThan(depthOf('Shots'));
  });

  it('are closed by Escape one by one, the front one first, wherever the focus is', async () => {
    const user = show(shares, fixed);
    await user.click(screen.getByText('Open Shots'));
    await user.click(screen.getByText('Open Filter'));
    await user.click(screen.getByLabelText('Field of Shots'));
    screen.getByText('Open Filter').focus();
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toEqual([dialog('Filter')]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
