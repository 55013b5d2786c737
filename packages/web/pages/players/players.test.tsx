import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { coach, player, privatePlayer, stranger } = demo;

describe('players who share', () => {
  it('are the home of a parent, private ones too, with their form, and lead to the profile (ACCESS-O9, TEAM-05, TEAM-35)', async () => {
    const parent = await server.makeAccount();
    const { secret } = await (await server.asPlayer(privatePlayer.accountId)).call('createCircleInvitation', {
      body: { isForGuardian: false, level: 'see' },
    });
    const asParent = await server.asPlayer(parent.accountId);
    await asParent.call('answerFirstQuestions', { body: { profileType: 'parent' } });
    await asParent.call('acceptCircleInvitation', { body: { secret } });
    const { user, pathname } = await server.open('/dashboard', { as: parent.accountId });
    const row = await within(await screen.findByRole('main')).findByRole('link', { name: /Priya Raman/ });
    expect(pathname()).toBe('/players');
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

  it('are found and counted by search where private, which then does not say that nobody has the name (ACCESS-O9, SEARCH-05)', async () => {
    await server.open('/golf/search?type=account&q=priya', { as: coach.accountId });
    const found = await screen.findByRole('region', { name: 'Private players who share with you' });
    expect(within(found).getByRole('link', { name: /Priya Raman/ })).toBeTruthy();
    expect(await screen.findByText('Results: 1')).toBeTruthy();
    expect(screen.queryByText(/No players are called/)).toBeNull();
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

  it('TEAM-28: are closed and opened by a guardian, who confirms to be one first and ends the access of others', async () => {
    const mother = await server.makeAccount();
    const names = { firstName: 'Mia', lastName: 'Torres' };
    const child = await server.withRounds([], { ...names, subCircleAccountIds: [mother.accountId, coach.accountId] });
    const own = await server.open('/account', { as: child.accountId });
    await own.user.click(await screen.findByRole('button', { name: 'Name as guardian: New Player' }));
    expect(await screen.findByText('Named as guardian, has not confirmed yet')).toBeTruthy();
    cleanup();
    const { user, pathname } = await server.open('/players', { as: mother.accountId });
    const asked = within(await screen.findByRole('region', { name: 'You as guardian' }));
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    await user.click(await asked.findByRole('link', { name: 'Who sees their pages' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who sees Mia Torres' })).toBeTruthy();
    expect(pathname()).toBe(`/players/${child.accountId}/privacy`);
    await user.click(await screen.findByRole('switch', { name: 'Public site' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Dana Whitfield' }));
    const question = within(screen.getByRole('group', { name: 'Remove Dana Whitfield?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Dana Whitfield no longer has access.')).toBeTruthy();
    const { call } = child;
    await waitFor(async () => expect((await call('getSharing', {})).allowPublicSite).toBe(false));
    expect((await call('getSharing', {})).circle).toMatchObject([{ guardian: 'yes' }]);
  });

  it('TEAM-28: cannot be opened or closed by anybody else, who reads how one becomes a guardian', async () => {
    await server.open(`/players/${player.accountId}/privacy`, { as: coach.accountId });
    expect(await screen.findByText('You are not the guardian of this player.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are on the roster of their coach (ACCESS-O9, ORG-O4)', async () => {
    await server.open('/org/harrow-glen', { as: coach.accountId });
    expect(await screen.findByRole('link', { name: /Priya Raman/ })).toBeTruthy();
  });

  it('are no longer listed once the viewer has left their circle, after a second press (ACCESS-O61)', async () => {
    const viewer = await server.makeAccount();
    for (const names of [
      { firstName: 'Mia', lastName: 'Torres' },
      { firstName: 'Ada', lastName: 'Torres' },
    ]) {
      await server.withRounds([], { ...names, subCircleAccountIds: [viewer.accountId] });
    }
    const { user, requestsTo } = await server.open('/players', { as: viewer.accountId });
    const name = 'Leave the circle of Mia Torres';
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Player' }), 'Mia Torres');
    await user.click(await screen.findByRole('button', { name }));
    const question = within(screen.getByRole('group', { name: `${name}?` }));
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Stay' }));
    expect(requestsTo('leaveCircle')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mia Torres/ })).toBeNull());
    expect(screen.getByRole('link', { name: /Ada Torres/ })).toBeTruthy();
  });
});
