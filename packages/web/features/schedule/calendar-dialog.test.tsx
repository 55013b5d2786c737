import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSchedule } from '../../testing/schedule-screen.ts';

const { server, openSchedule } = useSchedule();

describe('the calendar', () => {
  it('says who can read what, notes included, before there is an address', async () => {
    const { user } = await openSchedule([], { isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    await screen.findByRole('button', { name: 'Make an address' });
    screen.getByText(/whoever has it can read the schedule, with the notes of its events, without signing in/);
  });

  it('has a secret address that is made, copied, replaced and withdrawn, each said in plain words', async () => {
    const { user, player } = await openSchedule([], { isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }));
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
    await dialog.findByText('The address is made.');
    const address = () => dialog.getByLabelText<HTMLInputElement>('Address').value;
    const first = address();
    const path = first.slice(location.origin.length);
    expect(first).toBe(`${location.origin}${path}`);
    expect(path).toMatch(new RegExp(String.raw`^/api/calendars/${player.accountId}\.ics\?key=.{20,}`));
    expect(await server.statusOf(path)).toBe(200);
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open in my calendar' });
    expect(link.href).toBe(`webcal://${location.host}${path}`);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByText('The address is copied.');
    expect(await navigator.clipboard.readText()).toBe(address());
    await user.click(dialog.getByRole('button', { name: 'Make a new address' }));
    await dialog.findByText('There is a new address. The old one has stopped.');
    const second = address();
    expect(second).not.toBe(first);
    expect(await server.statusOf(path)).toBe(404);
    expect(await server.statusOf(second.slice(location.origin.length))).toBe(200);
    await user.click(dialog.getByRole('button', { name: 'Withdraw the address' }));
    await dialog.findByText('The address is withdrawn. Calendars that used it get no more updates.');
    expect(await server.statusOf(second.slice(location.origin.length))).toBe(404);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Make an address' })));
  });
});
