import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountPageShown } from '../../testing/account-page.ts';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
/** Longer than a confirmation is valid. */
const AFTER_CONFIRMATION = 11 * 60_000;

const status = (name: string) => within(screen.getByRole('region', { name })).getByRole('status').textContent;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = (name: string) => screen.findByRole('button', { name });

type Opened = Awaited<ReturnType<typeof open>>;

async function open(as: number) {
  const app = await server.open('/account', { as });
  await accountPageShown();
  return app;
}
async function setPassword({ user }: Opened, password: string) {
  await user.type(await field('New password'), password);
  await user.click(await press('Set a password'));
}
const isSaved = () =>
  waitFor(() => expect(status('Password')).toBe('Password saved. All other devices are signed out.'));
const devices = async () => within(await screen.findByRole('list', { name: 'Devices' })).findAllByRole('listitem');

describe('the password', () => {
  it('is checked before it is sent (AUTH-34, AUTH-O7)', async () => {
    const { user, requestsTo } = await open(demo.player.accountId);
    const input = await field('New password');
    expect(input.autocomplete).toBe('new-password');
    await user.click(await press('Set a password'));
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    await user.type(input, 'short');
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(requestsTo('setPassword')).toHaveLength(0);
  });

  it('can be shown while it is typed (AUTH-15)', async () => {
    const { user } = await open(demo.player.accountId);
    expect((await field('New password')).type).toBe('password');
    const reveal = screen.getByRole('button', { name: 'Show new password' });
    reveal.focus();
    await user.keyboard('{Enter}');
    expect((await field('New password')).type).toBe('text');
    expect(reveal.getAttribute('aria-label')).toBe('Hide new password');
  });

  it('is refused with the server’s words when anyone would guess it', async () => {
    const { accountId } = await server.makeAccount();
    await setPassword(await open(accountId), 'password');
    await screen.findByText(/^This password is too easy to guess\./);
  });

  it('is set at once shortly after a sign-in by code, and then asked for', async () => {
    const { accountId } = await server.makeAccount();
    const app = await open(accountId);
    await setPassword(app, 'quiet fairway 7');
    await isSaved();
    expect(await press('Change password')).toBeTruthy();
    expect((await field('New password')).value).toBe('');
    const current = await field('Current password');
    expect(current.autocomplete).toBe('current-password');
    await app.user.type(current, 'wrong one');
    await app.user.type(await field('New password'), 'quiet bunker 8');
    await app.user.click(await press('Change password'));
    await screen.findByText('The current password is not right.');
    await app.user.clear(current);
    await app.user.type(current, 'quiet fairway 7');
    await app.user.click(await press('Change password'));
    await isSaved();
  });

  it('asks for a confirmation by code when the sign-in is a while ago, and goes on by itself', async () => {
    const { accountId } = await server.makeAccount();
    const app = await open(accountId);
    server.advance(AFTER_CONFIRMATION);
    await setPassword(app, 'quiet fairway 7');
    const asked = within(await dialog());
    await asked.findByText(/^A text message has been sent to \+1\*{6}\d{4}/);
    expect(document.activeElement).toBe(asked.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await app.user.paste(server.lastCode());
    await isSaved();
    await noDialog();
    expect(app.requestsTo('setPassword')).toHaveLength(2);
  });

  it('stays as typed when the confirmation is given up with Escape', async () => {
    const { accountId } = await server.makeAccount();
    const app = await open(accountId);
    server.advance(AFTER_CONFIRMATION);
    await setPassword(app, 'quiet fairway 7');
    await within(await dialog()).findByRole('timer');
    await app.user.keyboard('{Escape}');
    await noDialog();
    expect((await field('New password')).value).toBe('quiet fairway 7');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(async () => expect((await press('Set a password')).hasAttribute('disabled')).toBe(false));
    expect(status('Password')).toBe('');
  });

  it('that is forgotten is replaced after a confirmation by code', async () => {
    const { accountId } = await server.makeAccount();
    const app = await open(accountId);
    await setPassword(app, 'quiet fairway 7');
    await isSaved();
    server.advance(AFTER_CONFIRMATION);
    await app.app.queryClient.refetchQueries({ queryKey: ['getSecurity'] });
    await app.user.click(await press('Forgot it? Confirm by code instead'));
    await within(await dialog()).findByRole('timer');
    await app.user.keyboard(server.lastCode());
    await noDialog();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await app.user.type(await field('New password'), 'quiet bunker 8');
    await app.user.click(await press('Change password'));
    await isSaved();
  });
});

describe('the devices', () => {
  it('are listed with this one marked, and another is signed out at once', async () => {
    const { accountId } = await server.makeAccount();
    const { user } = await open(accountId);
    expect(await devices()).toHaveLength(2);
    const other = (await devices()).find((row) => !row.textContent?.includes('This device'));
    await user.click(within(other as HTMLElement).getByRole('button', { name: /^Sign out / }));
    await waitFor(async () => expect(await devices()).toHaveLength(1));
    expect((await devices())[0]?.textContent).toContain('This device');
    await waitFor(() => expect(status('Signed-in devices')).toMatch(/ is signed out\.$/));
  });

  it('are all signed out together, which leads home (TOKEN-07)', async () => {
    const { accountId } = await server.makeAccount();
    const { user, pathname } = await open(accountId);
    await user.click(await press('Sign out everywhere'));
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(localStorage.getItem('strokebook.idToken')).toBeNull();
  });
});

describe('the activity', () => {
  it('tells what was just done, newest first, and shows older pages on demand', async () => {
    const { accountId } = await server.makeAccount();
    for (let session = 0; session < 22; session += 1) await server.signIn(accountId);
    const { user } = await open(accountId);
    const activity = () => within(screen.getByRole('region', { name: 'Activity' }));
    const rows = () => activity().getAllByText(/^(Signed in by code|The account was created|Changed who)/);
    await activity().findByRole('button', { name: 'Show more' });
    expect(rows()).toHaveLength(20);
    await user.click(await screen.findByRole('switch', { name: 'Public site' }));
    expect(await activity().findByText('Public site: open → closed')).toBeTruthy();
    expect(rows()[0]?.textContent).toBe('Changed who can see the profile');
    await user.click(activity().getByRole('button', { name: 'Show more' }));
    await activity().findByText('The account was created');
    expect(rows().at(-1)?.textContent).toBe('The account was created');
    expect(activity().queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Signed in by code');
  });
});

describe('the phone number', () => {
  const PASSWORD = 'quiet fairway 7';
  const section = () => within(screen.getByRole('region', { name: 'Phone number' }));
  const openForm = async ({ user }: Opened) => {
    await user.click(await section().findByRole('button', { name: 'Change number' }));
    return section().findByLabelText<HTMLInputElement>('Phone number');
  };

  it('AUTH-O60: is masked, and changes with the code to the new number after one to the old', async () => {
    const { accountId } = await server.makeAccount();
    await server.forgetConfirmations();
    const page = await open(accountId);
    expect((await section().findByText(/^\+1\*{6}\d{4}$/)).textContent).not.toContain('555');
    await server.forgetConfirmations();
    await page.user.type(await openForm(page), '5550177001');
    await page.user.click(section().getByRole('button', { name: 'Send code' }));
    await section().findByText(/^A text message has been sent to/);
    const code = server.lastCode();
    await page.user.click(section().getAllByRole('textbox')[0] as HTMLElement);
    await page.user.keyboard(code);
    const asks = within(await dialog());
    await asks.findByRole('timer');
    await page.user.click(asks.getAllByRole('textbox')[0] as HTMLElement);
    await page.user.keyboard(server.lastCode());
    await waitFor(() => expect(status('Phone number')).toBe('Phone number changed. All other devices are signed out.'));
    expect(section().getByText('+1******7001')).toBeTruthy();
    expect(page.requestsTo('changePhoneNumber')).toHaveLength(2);
  });

  it('AUTH-O60: that is the old one is refused, until another is typed', async () => {
    const { accountId } = await server.makeAccount();
    const page = await open(accountId);
    const number = await openForm(page);
    const digits = (await section().findByText(/^\+1\*{6}\d{4}$/)).textContent?.slice(-4) ?? '';
    await page.user.type(number, `555010${digits}`);
    await page.user.click(section().getByRole('button', { name: 'Send code' }));
    expect(await section().findByText('This is your number already.')).toBeTruthy();
    await page.user.type(number, '{Backspace}');
    expect(section().queryByText('This is your number already.')).toBeNull();
  });

  it('AUTH-O60: without the old phone waits after the password, and can be stopped', async () => {
    const { accountId } = await server.makeAccount();
    await server.setPassword(accountId, PASSWORD);
    const page = await open(accountId);
    await server.forgetConfirmations();
    await page.user.type(await openForm(page), '5550177002');
    await page.user.click(section().getByRole('checkbox', { name: 'I no longer get texts on my old number' }));
    expect(section().getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(true);
    await page.user.type(section().getByLabelText('Your password', { selector: 'input' }), PASSWORD);
    await page.user.click(section().getByRole('button', { name: 'Send code' }));
    await section().findByText(/^A text message has been sent to/);
    await page.user.click(section().getAllByRole('textbox')[0] as HTMLElement);
    await page.user.keyboard(server.lastCode());
    await section().findByText(/^Your number can change to \+1\*{6}7002 from /);
    await page.user.click(section().getByRole('button', { name: 'Stop the change' }));
    await waitFor(() => expect(status('Phone number')).toBe('The number stays as it is.'));
    expect(screen.queryByText(/^Your number can change to/)).toBeNull();
  });

  it('AUTH-O60: of another account is refused with a sentence after its code', async () => {
    const { accountId } = await server.makeAccount();
    const page = await open(accountId);
    await page.user.type(await openForm(page), demo.player.national);
    await page.user.click(section().getByRole('button', { name: 'Send code' }));
    await section().findByText(/^A text message has been sent to/);
    await page.user.click(section().getAllByRole('textbox')[0] as HTMLElement);
    await page.user.keyboard(server.lastCode());
    expect(await section().findByText(/^Another account has this number\./)).toBeTruthy();
  });
});
