import { accountIdOf } from '@strokebook/golf/access';
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
    await user.click(await screen.findByRole('button', { name: /Dana Whitfield.*2.*new for you/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Messages (1 new)' }));
    expect(await screen.findByText('Would you like to visit us?')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Carla Coach' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer carla@college.example' })).toBeTruthy();
    // A player of her team asks to join, which is not read yet.
    await screen.findByRole('button', { name: /Dana Whitfield.*1.*new for you/ });
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
    const { accountId } = await server.withRounds([], {
      subCircleAccountIds: [coach.accountId],
      contactReceiverId: accountIdOf(coach.accountId),
    });
    const { user } = await server.open('/account', { as: accountId });
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

  it('reaches a member of the circle only while the member has turned it on (ACCESS-O62)', async () => {
    const asPlayer = await server.asPlayer(player.accountId);
    // Whoever is asked again agrees again.
    for (const receiverId of [null, coach.accountId]) await asPlayer.call('updateContact', { body: { receiverId } });
    const { user } = await server.open('/account/messages', { as: coach.accountId });
    const receiver = within(await screen.findByRole('region', { name: 'Messages you receive' }));
    const toggle = await receiver.findByRole<HTMLInputElement>('switch', { name: 'Ingrid Solberg' });
    expect(toggle.checked).toBe(false);
    await user.click(toggle);
    await waitFor(() =>
      expect(receiver.getByRole('status').textContent).toBe('You receive messages for Ingrid Solberg.'),
    );
    cleanup();
    await server.open('/player/ingrid-solberg/summary', { as: demo.stranger.accountId });
    expect(await screen.findByRole('button', { name: 'Contact' })).toBeTruthy();
    cleanup();
    const again = await server.open('/account/messages', { as: coach.accountId });
    await again.user.click(await screen.findByRole('button', { name: 'Stop all messages' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop all messages' })).toBeNull());
    cleanup();
    await server.open('/account', { as: player.accountId });
    expect(await screen.findByText('Dana Whitfield has not agreed yet, so nobody can write to you.')).toBeTruthy();
  });

  it('is refused to a receiver who is under 18, with a place for the date of birth (ACCESS-O62)', async () => {
    const child = await server.makeAccount(null);
    const { accountId } = await server.withRounds([], {
      subCircleAccountIds: [child.accountId],
      guardianIds: [accountIdOf(child.accountId)],
    });
    const asking = await server.asPlayer(accountId);
    await asking.call('updateContact', { body: { receiverId: child.accountId as never } });
    const { user } = await server.open('/account/messages', { as: child.accountId });
    await user.click(await screen.findByRole('switch', { name: 'Ingrid Solberg' }));
    expect(await screen.findByText('You can receive messages for a player from the age of 18.')).toBeTruthy();
    await user.type(screen.getByLabelText('Your date of birth'), '2014-01-01');
    await user.click(screen.getByRole('switch', { name: 'Ingrid Solberg' }));
    expect(await screen.findByText('You can receive messages for a player from the age of 18.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Ingrid Solberg' }).checked).toBe(false);
  });

  it('comes from no sender whom the receiver has blocked, who can be allowed again (ACCESS-O62)', async () => {
    const { accountId, call } = await server.withRounds([], { birthDate: '1990-01-01' as never });
    await call('updateContact', { body: { receiverId: accountId as never } });
    const body = { name: 'Sam Spam', email: 'sam@spam.example', organization: '', message: 'Buy clubs', website: '' };
    await (await server.asPlayer(demo.stranger.accountId)).call('sendMessage', {
      params: { accountId: accountId as never },
      body,
    });
    const { user } = await server.open('/account/messages', { as: accountId });
    await user.click(await screen.findByRole('button', { name: 'Block Sam Spam' }));
    expect(await screen.findByText('No messages yet.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Allow Sam Spam again' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Blocked' })).toBeNull());
  });
});
