import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { coach, player, privatePlayer, stranger } = demo;

describe('players who share', () => {
  it('are the home of a coach without rounds, private ones too, with their form, and lead to the profile (ACCESS-O9, TEAM-05)', async () => {
    const { user, pathname } = await server.open('/dashboard', { as: coach.accountId });
    const card = await screen.findByRole('region', { name: 'Players who share with you' });
    const row = within(card).getByRole('link', { name: /Priya Raman/ });
    expect(row.textContent).toMatch(/Private profile.*Last round \d+.*Next: |Private profile.*Last round \d+/);
    expect(row.textContent).toMatch(/± [\d.]+ against rating\d+ rounds since /);
    await user.click(row);
    await waitFor(() => expect(pathname()).toContain(`/player/${privatePlayer.username}/`));
  });

  it('are reached from the account menu, and say how one is let in where there are none (ACCESS-O9)', async () => {
    const { user, pathname } = await server.open('/account', { as: player.accountId });
    await user.click(await screen.findByRole('button', { name: player.name }));
    await user.click(await screen.findByRole('menuitem', { name: 'Players who share with me' }));
    expect(await screen.findByText('Nobody shares with you yet.')).toBeTruthy();
    expect(pathname()).toBe('/players');
  });

  it('are found by search where private, and a stranger finds and counts nobody more (ACCESS-O9, SEARCH-13)', async () => {
    await server.open('/golf/search?type=account&q=priya', { as: coach.accountId });
    const found = await screen.findByRole('region', { name: 'Private players who share with you' });
    expect(within(found).getByRole('link', { name: /Priya Raman/ })).toBeTruthy();
    expect(await screen.findByText('Results: 0')).toBeTruthy();
  });

  it('are nowhere for a stranger (ACCESS-08)', async () => {
    await server.open('/golf/search?type=account&q=priya', { as: stranger.accountId });
    expect(await screen.findByText('Results: 0')).toBeTruthy();
    expect(screen.queryByText(/Priya/)).toBeNull();
  });

  it('are of circles that the viewer can refuse to join (ACCESS-O61)', async () => {
    const asked = await server.makeAccount();
    await (await server.asPlayer(player.accountId)).call('inviteToCircle', { body: { username: asked.username } });
    const { user } = await server.open('/players', { as: asked.accountId });
    const invitations = within(await screen.findByRole('region', { name: 'Invitations' }));
    await user.click(await invitations.findByRole('button', { name: 'Decline Ingrid Solberg' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
    expect(await screen.findByText('Nobody shares with you yet.')).toBeTruthy();
  });

  it('are on the roster of their coach (ACCESS-O9, ORG-O4)', async () => {
    await server.open('/org/harrow-glen', { as: coach.accountId });
    expect(await screen.findByRole('link', { name: /Priya Raman/ })).toBeTruthy();
  });

  it('are no longer listed once the viewer has left their circle, after a second press (ACCESS-O61)', async () => {
    const { user, requestsTo } = await server.open('/players', { as: coach.accountId });
    const name = 'Leave the circle of Priya Raman';
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Player' }), 'Priya Raman');
    await user.click(await screen.findByRole('button', { name }));
    const question = within(screen.getByRole('group', { name: `${name}?` }));
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Stay' }));
    expect(requestsTo('leaveCircle')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Priya Raman/ })).toBeNull());
    expect(screen.getByRole('link', { name: /Ingrid Solberg/ })).toBeTruthy();
  });
});
