import { features } from '@strokebook/golf/access';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountPageShown } from '../../testing/account-page.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();

async function open(as: number) {
  const app = await server.open('/account', { as });
  await accountPageShown();
  return app;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const visibility = () => region('Who can see your profile');
const circle = () => region('Circle');
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('who can see the profile', () => {
  it('shows each page as an outsider finds it, also where nothing is said (ACCESS-10, ACCESS-11, ACCESS-12)', async () => {
    const { accountId, username } = await server.makeAccount();
    await server.hideFeatures(username, [features.gallery]);
    await server.markPhoneUnverified(accountId, features.resume);
    await open(accountId);
    expect((await toggle('Summary')).checked).toBe(true);
    expect(described(await toggle('Summary'))).toMatch(/^Everybody sees it\. /);
    expect((await toggle('Swing Videos')).checked).toBe(false);
    expect(described(await toggle('Swing Videos'))).toBe(
      'Hidden from others. Off also hides your pictures and swings on Summary, on Player Resume and in news.',
    );
    expect((await toggle('Player Resume')).checked).toBe(false);
    expect(described(await toggle('Player Resume'))).toMatch(/^Hidden from others\. Your phone is not verified\. /);
  });

  it('is changed at once by a switch and told, and an outsider finds it so (ACCESS-11, ACCESS-12, ACCESS-13)', async () => {
    const { accountId, username } = await server.makeAccount();
    await server.markPhoneUnverified(accountId, features.resume);
    const { user, requestsTo } = await open(accountId);
    await user.click(await toggle('Summary'));
    await user.click(await toggle('Player Resume'));
    await waitFor(async () => expect((await visibility()).getByRole('status').textContent).toBe('Saved'));
    expect(requestsTo('updateSharing').map(({ body }) => body)).toEqual([
      { settings: [{ featureId: features.summary, isPublic: false }] },
      { settings: [{ featureId: features.resume, isPublic: true }] },
    ]);
    localStorage.clear();
    const { pathname } = await server.open(`/player/${username}`);
    await waitFor(() => expect(pathname()).toBe(`/player/${username}/resume`));
  });

  it.each([
    ['Public site', 'ACCESS-22'],
    ['Website', 'ACCESS-09'],
  ])('closes all pages with %s, which turns off and dims their switches and says why (%s, ACCESS-O2)', async (name) => {
    const { accountId, username } = await server.makeAccount();
    const { user } = await open(accountId);
    await user.click(await toggle(name));
    expect((await toggle('Summary')).disabled).toBe(true);
    expect((await toggle('Summary')).checked).toBe(false);
    expect((await toggle('Events to come')).checked).toBe(false);
    expect(described(await toggle('Summary'))).toBe('Hidden from others.');
    expect((await toggle('Public site')).disabled).toBe(false);
    expect((await toggle('Website')).disabled).toBe(false);
    expect(screen.getByText(/Your whole site is private, so these choices have no effect/)).toBeTruthy();
    await waitFor(async () => expect((await visibility()).getByRole('status').textContent).toBe('Saved'));
    localStorage.clear();
    const { pathname } = await server.open(`/player/${username}`);
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('moves the switch before the server answers, and back with a sentence when it refuses', async () => {
    const { accountId } = await server.makeAccount();
    const { user, failNext, hold } = await open(accountId);
    failNext('updateSharing', 'UNEXPECTED');
    const release = hold('updateSharing');
    await user.click(await toggle('Summary'));
    expect((await toggle('Summary')).checked).toBe(false);
    release();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
    expect((await toggle('Summary')).checked).toBe(true);
    expect((await visibility()).getByRole('status').textContent).toBe('');
  });
});

describe('a new account', () => {
  it('TEAM-28: says why its pages are closed, and opens them with an adult’s year of birth', async () => {
    const { accountId } = await server.makeAccount(null);
    const { user } = await open(accountId);
    expect(await screen.findByText(/^Your pages are closed until you open them/)).toBeTruthy();
    expect((await toggle('Public site')).checked).toBe(false);
    expect((await toggle('Events to come')).disabled).toBe(true);
    const year = await screen.findByRole('textbox', { name: 'Year of birth' });
    await user.type(year, '1990');
    await user.click(screen.getByRole('button', { name: 'Save the year' }));
    expect(await screen.findByText('Everybody can see your pages, because you are 18 or older.')).toBeTruthy();
    expect((await toggle('Public site')).checked).toBe(true);
    await user.click(await toggle('Events to come'));
    await waitFor(() => expect(screen.queryByText(/because you are 18 or older/)).toBeNull());
    expect(described(await toggle('Events to come'))).toBe('Only the circle sees an event before it is over.');
  });
});

describe('messages from visitors', () => {
  it('TEAM-28: are not for a player of under 18, who is told so at once and asked for no birthday (ACCESS-O60)', async () => {
    const { accountId } = await server.makeAccount(new Date().getFullYear() - 13);
    const { user } = await open(accountId);
    const section = await region('Messages from visitors');
    await user.selectOptions(await section.findByRole('combobox'), 'Me, if I am 18 or older');
    expect(section.getByText(/^You can receive messages yourself from the age of 18\. Until then/)).toBeTruthy();
    expect(section.queryByLabelText('Date of birth')).toBeNull();
    expect(section.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('the circle', () => {
  it('says that nobody is in it and how to add somebody', async () => {
    const { accountId } = await server.makeAccount();
    await open(accountId);
    expect(await (await circle()).findByText(/^Nobody yet\. Send your coach or family a link/)).toBeTruthy();
  });

  it('invites by username, and takes in who accepts, who then opens a private profile (ACCESS-07, ACCESS-O61)', async () => {
    const { accountId, username } = await server.makeAccount();
    const { user } = await open(accountId);
    await user.click(await toggle('Public site'));
    await user.type(
      await screen.findByRole('textbox', { name: 'Invite by username' }),
      'https://golf.example/player/rafael-ibarra?x=1{Enter}',
    );
    expect(await (await circle()).findByText(/^Rafael Ibarra, invited/)).toBeTruthy();
    expect((await circle()).getByRole('status').textContent).toBe('Rafael Ibarra is invited.');
    expect((await circle()).queryByRole('link', { name: /^Rafael Ibarra/ })).toBeNull();
    cleanup();
    const invited = await server.open('/account/messages', { as: 4 });
    await invited.user.click(await screen.findByRole('button', { name: 'Accept New Player' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
    cleanup();
    const { pathname } = await server.open(`/player/${username}`, { as: 4 });
    await waitFor(() => expect(pathname()).toBe(`/player/${username}/summary`));
    cleanup();
    await open(accountId);
    const link = await (await circle()).findByRole('link', { name: /^Rafael Ibarra/ });
    expect(link.getAttribute('href')).toBe('/player/rafael-ibarra');
  });

  it('says at the field that there is no such profile, and keeps what was typed', async () => {
    const { user } = await open(demo.newPlayer.accountId);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Invite by username' });
    await user.type(field, 'priya-raman{Enter}');
    await screen.findByText(
      'There is no open profile of an adult with this username. Anybody else is invited by a link.',
    );
    expect(field.value).toBe('priya-raman');
    expect(document.activeElement).toBe(field);
  });

  it('says when it is full, shows its first eight and all of a hundred on demand', async () => {
    const { accountId } = await server.makeAccount();
    await server.fillCircle(accountId, 100);
    const { user } = await open(accountId);
    const removes = async () => (await circle()).getAllByRole('button', { name: /^Remove / });
    await (await circle()).findByText('100 people');
    expect(await removes()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show all 100' }));
    expect(await removes()).toHaveLength(100);
    await user.type(screen.getByRole('textbox', { name: 'Invite by username' }), 'ingrid-solberg{Enter}');
    await screen.findByText('The circle is full. Please remove a member first.');
  });

  it('TEAM-27: says what each may do, and changes it at once', async () => {
    const { accountId } = await server.makeAccount();
    await server.fillCircle(accountId, 1);
    const { user } = await open(accountId);
    const choice = await (await circle()).findByRole<HTMLSelectElement>('combobox', { name: /^What .* can do$/ });
    expect(choice.value).toBe('manage');
    await user.selectOptions(choice, 'See everything and enter rounds and scores');
    await waitFor(async () =>
      expect((await circle()).getByRole('status').textContent).toMatch(
        /can now see everything and enter rounds and scores\.$/,
      ),
    );
    expect(choice.value).toBe('enter');
  });

  it('lets go of somebody only after a second press, and leaves a team that they coach in the same step (TEAM-03)', async () => {
    const { user, requestsTo } = await open(demo.player.accountId);
    await user.click(await screen.findByRole('button', { name: 'Remove Dana Whitfield' }));
    const question = screen.getByRole('group', { name: 'Remove Dana Whitfield?' });
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Dana Whitfield' }));
    expect(requestsTo('removeCircleMember')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove Dana Whitfield' }));
    const again = within(screen.getByRole('group', { name: 'Remove Dana Whitfield?' }));
    expect(again.getByText(/^Dana Whitfield also coaches Harrow Glen University Golf: see/)).toBeTruthy();
    await user.click(again.getByRole('checkbox', { name: 'Leave Harrow Glen University Golf too' }));
    await user.click(again.getByRole('button', { name: 'Remove' }));
    await waitFor(async () =>
      expect((await circle()).getByRole('status').textContent).toMatch(
        /^Dana Whitfield is no longer in your circle\. They still coach you in Harrow Glen University Golf/,
      ),
    );
    expect(screen.queryByRole('link', { name: /^Dana Whitfield/ })).toBeNull();
  });

  it('has somebody back, with a sentence, whom the server could not remove', async () => {
    const { accountId } = await server.makeAccount();
    await server.fillCircle(accountId, 1);
    const { user, failNext } = await open(accountId);
    failNext('removeCircleMember', 'UNEXPECTED');
    const remove = await screen.findByRole('button', { name: /^Remove / });
    const name = remove.getAttribute('aria-label')?.replace('Remove ', '') ?? '';
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toContain(`${name} could not be removed.`);
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy();
  });
});
