import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer({ environment: { DEMO_PLAYER: demo.player.username } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The dashboard, which a first sign-in leads to. */
async function openAsNewAccount() {
  const account = await server.makeAccount(null);
  const app = await server.open('/dashboard', { as: account.accountId });
  await heading('Who are you?');
  const skip = async () => app.user.click(screen.getByRole('button', { name: 'Skip' }));
  return { ...app, account, skip };
}

describe('the first questions', () => {
  it('FIRST-03: a player says who they are, their name and school, and is led to a place to begin', async () => {
    const { user, pathname, account } = await openAsNewAccount();
    expect(pathname()).toBe('/welcome');
    expect(screen.getByText('Question 1 of 3')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^Player/ }));
    await heading('What is your name?');
    expect(field('First name').value).toBe('');
    await user.type(field('First name'), 'Ada');
    await user.type(field('Last name'), 'Lund');
    expect(field('Username').value).toBe('ada-lund');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('What golf do you play?');
    await user.click(screen.getByRole('radio', { name: 'High school' }));
    await user.type(field('School'), 'Cedar Hollow');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const way = await screen.findByRole('link', { name: /^Type a result/ });
    expect(pathname()).toBe('/dashboard');
    expect(way.getAttribute('href')).toBe('/player/ada-lund/schedule/0');
    expect(screen.getByRole('link', { name: /^See a demo season/ }).getAttribute('href')).toBe('/demo');
    expect(screen.queryByRole('link', { name: /^Tell us your name/ })).toBeNull();
    const stored = await server.accountOf(account.accountId);
    expect(stored).toMatchObject({
      profile: [{ profileTypeId: 4 }],
      accountExtraInfo: [{ highSchool: 'Cedar Hollow' }],
    });
  });

  it('FIRST-13: a player says women’s or men’s events and the year of birth, and hears at once who will see the pages', async () => {
    const { user, skip, account } = await openAsNewAccount();
    await user.click(screen.getByRole('link', { name: /^Player/ }));
    await heading('What is your name?');
    await skip();
    await heading('What golf do you play?');
    const said = () => screen.getByText(/can see your pages/).textContent;
    expect(said()).toMatch(/^Only people you let in/);
    await user.click(screen.getByRole('radio', { name: 'Women’s' }));
    await user.click(screen.getByRole('radio', { name: 'Club or on my own' }));
    expect(screen.queryByLabelText('School')).toBeNull();
    await user.type(field('Year of birth'), '19');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Type a year such as 2010.')).toBeTruthy();
    await user.type(field('Year of birth'), '90');
    expect(said()).toMatch(/^Everybody can see your pages/);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('link', { name: /^Type a result/ });
    const { call } = await server.asPlayer(account.accountId);
    const sharing = await call('getSharing', {});
    expect(sharing).toMatchObject({ birthYear: 1990, isAdult: true, allowPublicSite: true, showsComingEvents: true });
    const standard = await call('getPlayerStandard', { params: { accountId: account.accountId } });
    expect(standard.standardName).toBe('collegeWomen');
  });

  it('FIRST-03: all can be skipped, and are not asked again', async () => {
    const { pathname, skip, account } = await openAsNewAccount();
    await skip();
    await heading('What is your name?');
    await skip();
    await heading('What golf do you play?');
    await skip();
    const name = await screen.findByRole('link', { name: /^Tell us your name/ });
    expect(name.getAttribute('href')).toBe('/account#name');
    expect(pathname()).toBe('/dashboard');
    expect(await server.accountOf(account.accountId)).toMatchObject({ hasChosenName: false, hasBeenWelcomed: true });
  });

  it('FIRST-03: a parent is asked two questions and led to the players who share', async () => {
    const { user, pathname, skip, account } = await openAsNewAccount();
    await user.click(screen.getByRole('link', { name: /^Parent or guardian/ }));
    await heading('What is your name?');
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    await skip();
    await heading('Players who share with you');
    expect(pathname()).toBe('/players');
    const ask = within(screen.getByRole('region', { name: 'Ask a player' }));
    await user.click(ask.getByRole('button', { name: 'Copy the message' }));
    expect((await ask.findByRole('status')).textContent).toBe('The message is copied. Send it to your player.');
    expect(await navigator.clipboard.readText()).toContain('/account, go to Circle');
    expect(await server.accountOf(account.accountId)).toMatchObject({ profile: [{ profileTypeId: 8 }] });
  });

  it('FIRST-03, TEAM-35: a coach is asked three questions and led to making a team; their home leads there too', async () => {
    const { app, pathname, user, skip, account } = await openAsNewAccount();
    await user.click(screen.getByRole('link', { name: /^Coach/ }));
    await heading('What is your name?');
    expect(screen.getByText('Question 2 of 3')).toBeTruthy();
    await skip();
    await heading('Where do you coach?');
    await skip();
    await heading('Teams');
    expect(pathname()).toBe('/teams');
    expect(screen.getByRole('textbox', { name: 'Name of the team' })).toBeTruthy();
    expect(await server.accountOf(account.accountId)).toMatchObject({ profile: [{ profileTypeId: 2 }] });
    await app.router.navigate({ href: '/dashboard' });
    await heading('Players who share with you');
    const make = within(screen.getByRole('region', { name: 'Make a team' }));
    expect(make.getByRole('link').getAttribute('href')).toBe('/teams#make');
  });

  it('FIRST-03: a typed username that is taken is told at its field; one that follows the name gets a number (ACCESS-O10)', async () => {
    const { user, account } = await openAsNewAccount();
    await user.click(screen.getByRole('link', { name: /^Player/ }));
    await heading('What is your name?');
    await user.type(field('First name'), 'Priya');
    await user.type(field('Last name'), 'Raman');
    await user.type(field('Username'), '{Backspace}n');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This username is taken. Please choose another one.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'What is your name?' })).toBeTruthy();
    cleanup();
    await server.open('/welcome?step=name&as=player', { as: account.accountId });
    await heading('What is your name?');
    await user.type(field('First name'), 'Priya');
    await user.type(field('Last name'), 'Raman');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('What golf do you play?');
    expect((await server.accountOf(account.accountId)).username).toBe('priya-raman-2');
  });

  it('FIRST-03: people who were asked before are not asked', async () => {
    const { pathname } = await server.open('/welcome', { as: demo.player.accountId });
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });
});
