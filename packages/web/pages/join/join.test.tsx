import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const { privatePlayer, stranger } = demo;

describe('an invitation to the circle', () => {
  it('is made on the account page, accepted by who opens the link, says what they may do, and works once (ACCESS-O10, TEAM-27)', async () => {
    const own = await server.open('/account', { as: privatePlayer.accountId });
    const level = await screen.findByRole('combobox', { name: 'Whom you invite can' });
    await own.user.selectOptions(level, 'See everything and enter rounds and scores');
    await own.user.click(await screen.findByRole('button', { name: 'Invite by link' }));
    expect(await screen.findByText(/^Link created\./)).toBeTruthy();
    const link = new URL(await navigator.clipboard.readText());
    expect([link.pathname, link.hash.length]).toEqual(['/join', 44]);
    expect(screen.getByRole('list', { name: 'Open invitations' })).toBeTruthy();
    cleanup();

    const browser = server.createBrowser();
    const answerAccount = browser.hold('getActiveAccount');
    const guest = await server.open(`/join${link.hash}`, { as: stranger.accountId, browser });
    expect(await screen.findByText(/^Priya Raman invites you to their circle/)).toBeTruthy();
    expect(screen.getByText('You see everything')).toBeTruthy();
    expect(screen.getByText('You can enter rounds and scores')).toBeTruthy();
    expect(screen.queryByText('You can change it too:')).toBeNull();
    expect(guest.requestsTo('readCircleInvitation')[0]?.path).toBe('/api/invitations/read');
    // A tap before the page knows who accepts would do nothing.
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    answerAccount();
    await guest.user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(guest.pathname()).toBe(`/player/${privatePlayer.username}/summary`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Raman' })).toBeTruthy();
    cleanup();

    await server.open(`/join${link.hash}`, { as: demo.newPlayer.accountId });
    expect(await screen.findByText('This invitation cannot be opened.')).toBeTruthy();
  });

  it('says to a visitor who invites and to what, and comes back after the sign-in with its secret (ACCESS-O70, ACCESS-O73, AUTH-04)', async () => {
    const owner = await server.asPlayer(privatePlayer.accountId);
    const { secret } = await owner.call('createCircleInvitation', { body: { isForGuardian: false } });
    const { user, href } = await server.open(`/join#${secret}`);
    expect(await screen.findByText(/^Priya Raman invites you to their circle/)).toBeTruthy();
    // Without a level an invitation gives the lowest one.
    expect(screen.getByText('You see everything')).toBeTruthy();
    expect(screen.queryByText('You can enter rounds and scores')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Sign in to accept' }));
    await waitFor(() => expect(href()).toContain('/auth'));
    expect(new URL(href(), 'http://x').searchParams.get('returnUrl')).toBe(`/join#${secret}`);
  });

  it('asks whoever has no name yet for it before they accept, and a guardian for the year of birth, and nothing after it (ACCESS-O74, FIRST-O24, TEAM-28)', async () => {
    const child = await server.makeAccount(2012);
    const owner = await server.asPlayer(child.accountId);
    const { secret } = await owner.call('createCircleInvitation', { body: { isForGuardian: true } });
    const { accountId } = await server.makeAccount(null);
    const { user, pathname } = await server.open(`/join#${secret}`, { as: accountId });
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Raman');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^A guardian is 18 or older/);
    await user.type(screen.getByRole('textbox', { name: 'Year of birth' }), '1980');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(pathname()).toBe('/players'));
    expect(await server.accountOf(accountId)).toMatchObject({ firstName: 'Ada', lastName: 'Raman', isAgeKnown: true });
    expect(await screen.findByRole('heading', { name: 'Players who share with you' })).toBeTruthy();
  });

  it('to the circle of a player under 18 waits for a guardian, and says so (TEAM-28)', async () => {
    const child = await server.makeAccount(2012);
    const owner = await server.asPlayer(child.accountId);
    const { secret } = await owner.call('createCircleInvitation', { body: { isForGuardian: false } });
    const { user } = await server.open(`/join#${secret}`, { as: stranger.accountId });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/a guardian of theirs agrees next/)).toBeTruthy();
    const { circle, waiting } = await owner.call('getSharing', {});
    expect([circle, waiting.map(({ accountId }) => accountId)]).toEqual([[], [stranger.accountId]]);
  });

  it('that opens nothing says one sentence to a visitor (ACCESS-O73)', async () => {
    await server.open(`/join#${'x'.repeat(43)}`);
    expect(await screen.findByText('This invitation cannot be opened.')).toBeTruthy();
    expect(screen.getByText('It was used, withdrawn, or has expired. Please ask for a new one.')).toBeTruthy();
  });
});
