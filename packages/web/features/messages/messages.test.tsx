import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { coach, player } = demo;

const contactButton = () => screen.queryByRole('button', { name: 'Contact' });

describe('a message to a player', () => {
  it('is written on the public profile, waits for whom the player chose, and goes when it is deleted (ACCESS-O60)', async () => {
    const visit = await server.open('/player/ingrid-solberg/summary');
    await visit.user.click(await screen.findByRole('button', { name: 'Contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Ingrid Solberg' }));
    await visit.user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Carla Coach');
    await visit.user.type(dialog.getByRole('textbox', { name: 'Your email' }), 'carla');
    await visit.user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Would you like to visit us?');
    await visit.user.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await dialog.findByText('Your email must be an email such as name@example.com.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Your email' })));
    // What was typed stays when the dialog is closed by accident.
    await visit.user.click(dialog.getByRole('button', { name: 'Close' }));
    await visit.user.click(await screen.findByRole('button', { name: 'Contact' }));
    const again = within(await screen.findByRole('dialog', { name: 'Contact Ingrid Solberg' }));
    await visit.user.type(again.getByRole('textbox', { name: 'Your email' }), '@college.example');
    await visit.user.click(again.getByRole('button', { name: 'Send message' }));
    expect(await again.findByText('Your message was sent. The reply will come to your email.')).toBeTruthy();
    cleanup();

    const { user } = await server.open('/players', { as: coach.accountId });
    await user.click(await screen.findByRole('button', { name: /Dana Whitfield.*1.*new message/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Messages (1 new)' }));
    expect(await screen.findByText('Would you like to visit us?')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Carla Coach' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer carla@college.example' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /new message/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete the message from Carla Coach' }));
    expect(await screen.findByText('No messages yet.')).toBeTruthy();
  });

  it('is not offered where the player takes none, nor to the player (ACCESS-O60)', async () => {
    await server.open('/player/bjork-asgeirsdottir/summary');
    await screen.findByRole('region', { name: 'About' });
    expect(contactButton()).toBeNull();
    cleanup();
    await server.open('/player/ingrid-solberg/summary', { as: player.accountId });
    await screen.findByRole('region', { name: 'About' });
    expect(contactButton()).toBeNull();
  });

  it('is written from the public resume too (ACCESS-O60)', async () => {
    const { user } = await server.open(`/cgr/resume?accountId=${player.accountId}`);
    await user.click(await screen.findByRole('button', { name: 'Contact' }));
    expect(await screen.findByRole('dialog', { name: 'Contact Ingrid Solberg' })).toBeTruthy();
  });

  it('goes to whom the player chooses in the account; to the player from 18 on (ACCESS-O60)', async () => {
    const { user } = await server.open('/account', { as: player.accountId });
    const section = within(await screen.findByRole('region', { name: 'Messages from visitors' }));
    const who = await section.findByRole<HTMLSelectElement>('combobox', { name: 'Who receives messages' });
    expect([...who.options].map(({ label }) => label)).toEqual(['Nobody', 'Me, if I am 18 or older', 'Dana Whitfield']);
    expect(who.selectedOptions[0]?.label).toBe('Dana Whitfield');
    await user.selectOptions(who, 'Me, if I am 18 or older');
    await user.click(section.getByRole('button', { name: 'Save' }));
    expect(await section.findByText(/You can receive messages yourself from the age of 18\./)).toBeTruthy();
    await user.type(section.getByLabelText('Date of birth'), '2001-02-03');
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(section.getByRole('status').textContent).toBe('Saved'));
    await user.selectOptions(who, 'Nobody');
    await user.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(section.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(who.value).toBe('');
  });
});
