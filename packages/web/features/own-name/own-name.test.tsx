import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountPageShown } from '../../testing/account-page.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();

const section = async () => within(await screen.findByRole('region', { name: 'Name' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openName(as: number) {
  const app = await server.open('/account', { as });
  await accountPageShown();
  return app;
}
async function fill({ user }: Awaited<ReturnType<typeof openName>>, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    if (value !== '') await user.type(field(name), value);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the account page', () => {
  it('sends a visitor to sign in and back (AUTH-04, ACCESS-03)', async () => {
    const { pathname, href } = await server.open('/account');
    await waitFor(() => expect(pathname()).toBe('/auth'));
    expect(new URL(href(), 'http://x').searchParams.get('returnUrl')).toBe('/account');
  });

  it('is reached from the account menu, titles the window and has its sections in order (ROUTE-09)', async () => {
    const { user } = await server.open('/', { as: demo.coach.accountId });
    await user.click(await screen.findByRole('button', { name: /^Dana Whitfield/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Account' }));
    await accountPageShown();
    await waitFor(() => expect(document.title).toBe('Strokebook - Account'));
    expect((await screen.findAllByRole('heading')).map((heading) => heading.textContent)).toEqual([
      'Account',
      'Name',
      'Preferences',
      'Who can see your profile',
      'Circle',
      'Messages from visitors',
      'Phone number',
      'Password',
      'Signed-in devices',
      'Activity',
      'Your data',
      'Delete account',
    ]);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });
});

describe('one’s name', () => {
  it('is saved with the address, and the menu follows', async () => {
    const app = await openName(demo.coach.accountId);
    await fill(app, { 'First name': 'Daniela', Username: 'Dani-W' });
    expect(await screen.findByRole('button', { name: /^Daniela Whitfield/ })).toBeTruthy();
    expect((await section()).getByRole('status').textContent).toBe('Saved');
    expect(field('Username').value).toBe('dani-w');
    await act(() => app.app.router.navigate({ href: '/player/dani-w/summary' }));
    expect(await screen.findByRole('button', { name: 'Menu of Daniela Whitfield' })).toBeTruthy();
  });

  it('shows the address that the username makes, and that the old one is given up', async () => {
    const { user } = await openName(demo.player.accountId);
    expect(screen.getByText(/\/player\/ingrid-solberg$/)).toBeTruthy();
    expect(screen.queryByText(/old address/)).toBeNull();
    await user.type(field('Username'), '-2');
    expect(screen.getByText(/\/player\/ingrid-solberg-2$/)).toBeTruthy();
    expect(screen.getByText(/old address will lead nowhere/)).toBeTruthy();
  });

  it('is told what is wrong at each field, and the first has the focus', async () => {
    const app = await openName(demo.player.accountId);
    await fill(app, { 'First name': 'x'.repeat(31), 'Last name': '–', Username: 'ad' });
    expect(await screen.findByText('First name has more than 30 characters')).toBeTruthy();
    expect(screen.getByText('Last name needs a letter')).toBeTruthy();
    expect(screen.getByText('Username has fewer than 3 characters')).toBeTruthy();
    expect(document.activeElement).toBe(field('First name'));
    expect(field('Last name').getAttribute('aria-invalid')).toBe('true');
  });

  it('from before the rules for names stays while the username changes, and says what is wrong once it is changed (DATA-O63)', async () => {
    const { accountId } = await server.withRounds([], { firstName: 'Call 555 0100', lastName: 'Now' });
    const app = await openName(accountId);
    await fill(app, { Username: 'another-address' });
    await waitFor(async () => expect((await server.accountOf(accountId)).username).toBe('another-address'));
    await fill(app, { 'First name': 'Win at evil.example', 'Last name': 'Call me now!' });
    expect(await screen.findByText('First name has a web address, or a dot inside a word')).toBeTruthy();
    expect(screen.getByText('Last name has characters that no name has')).toBeTruthy();
  });

  it('is told at the username that it is taken', async () => {
    const app = await openName(demo.player.accountId);
    await fill(app, { Username: 'priya-raman' });
    const text = await screen.findByText('This username is taken. Please choose another one.');
    expect(field('Username').getAttribute('aria-describedby')).toContain(text.id);
    expect(document.activeElement).toBe(field('Username'));
  });

  it('keeps what was typed while the account is asked for anew', async () => {
    const { user, app, requestsTo } = await openName(demo.player.accountId);
    await user.type(field('First name'), ' Marie');
    const before = requestsTo('getActiveAccount').length;
    await act(() => app.queryClient.refetchQueries({ queryKey: ['getActiveAccount'] }));
    expect(requestsTo('getActiveAccount')).toHaveLength(before + 1);
    expect(field('First name').value).toBe('Ingrid Marie');
  });
});
