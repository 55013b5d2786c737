import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();
const PASSWORD = 'links-7-seven';
beforeAll(() => server.setPassword(demo.player.accountId, PASSWORD));

const phoneField = () => screen.findByLabelText<HTMLInputElement>('Phone number');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Fills in the form and returns the app's address. */
async function fillIn(app: Awaited<ReturnType<typeof server.open>>, password = PASSWORD) {
  await app.user.type(await phoneField(), demo.player.national);
  await app.user.type(passwordField(), password);
}

describe('the alternative login', () => {
  it('has its heading, fields and ways on, under the product name (AUTH-02, AUTH-03, AUTH-14, AUTH-41, DATA-06)', async () => {
    await server.open('/auth/alternative');
    expect(await screen.findByRole('heading', { level: 2, name: 'Mobile number and Password Login' })).toBeTruthy();
    const options = [...screen.getByLabelText<HTMLSelectElement>('Country').options].map(({ text }) => text);
    expect(options.map((text) => /\+\d+/.exec(text)?.[0])).toEqual('+1 +44 +91 +61 +49 +33 +81 +86'.split(' '));
    expect(options[0]).toBe('United States (+1)');
    for (const name of ['Login', 'Switch to Phone login', 'Back', 'Show password']) expect(button(name)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Strokebook - Alternative Login'));
  });

  it('signs in and leads home with the account loaded; the way back is forgotten (AUTH-01, AUTH-05, AUTH-40, AUTH-O3)', async () => {
    const app = await server.open('/auth?returnUrl=%2Fdashboard');
    await app.user.click(await screen.findByRole('button', { name: 'Alternative Login' }));
    await fillIn(app);
    await app.user.click(button('Login'));
    await waitFor(() => expect(app.href()).toBe('/'));
    expect(await screen.findByRole('button', { name: demo.player.name })).toBeTruthy();
    expect(app.requestsTo('signInWithPassword')[0]?.body).toEqual({ phoneNumber: '+15550100001', password: PASSWORD });
    expect(sessionStorage.getItem('returnUrl')).toBeNull();
  });

  it('says the same of a wrong password and of a number that nobody has (ERR-06)', async () => {
    const app = await server.open('/auth/alternative');
    await fillIn(app, 'wrong-password');
    await app.user.click(button('Login'));
    const text = 'Invalid phone number or password. Please try again.';
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(document.activeElement).toBe(passwordField());
    await app.user.clear(await phoneField());
    await app.user.type(await phoneField(), '5550109998{Enter}');
    await waitFor(() => expect(app.requestsTo('signInWithPassword')).toHaveLength(2));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(app.pathname()).toBe('/auth/alternative');
  });

  it('is disabled while invalid, yet Enter marks the fields and makes no call (AUTH-17, AUTH-32, AUTH-33, AUTH-34, AUTH-39, AUTH-O4, AUTH-O7)', async () => {
    const { user, requestsTo } = await server.open('/auth/alternative');
    await user.type(await phoneField(), '{Enter}');
    expect(await screen.findByText('Phone number is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    await user.type(await phoneField(), '555010000');
    await user.type(passwordField(), '12345{Enter}');
    expect(screen.getByText('Please enter a valid 10-digit phone number')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(button('Login').disabled).toBe(true);
    await user.type(passwordField(), '6');
    expect(button('Login').disabled).toBe(true);
    await user.type(await phoneField(), '1');
    expect(await screen.findByText('Your number: +1 555 010 0001')).toBeTruthy();
    expect(button('Login').disabled).toBe(false);
    expect(requestsTo('signInWithPassword')).toHaveLength(0);
  });

  it('takes no second submit while one is under way (AUTH-39)', async () => {
    const app = await server.open('/auth/alternative');
    app.hold('signInWithPassword');
    await fillIn(app);
    await app.user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(button('Login').disabled).toBe(true));
    expect(app.requestsTo('signInWithPassword')).toHaveLength(1);
  });

  it('shows the password and hides it again (AUTH-15)', async () => {
    const { user } = await server.open('/auth/alternative');
    await phoneField();
    expect(passwordField().type).toBe('password');
    await user.click(button('Show password'));
    expect(passwordField().type).toBe('text');
    await user.click(button('Hide password'));
    expect(passwordField().type).toBe('password');
  });

  it('can be filled in by a password manager (AUTH-14)', async () => {
    await server.open('/auth/alternative');
    expect([(await phoneField()).autocomplete, passwordField().autocomplete]).toEqual(['username', 'current-password']);
    expect(passwordField().form).toBe((await phoneField()).form);
    expect(button('Login').type).toBe('submit');
  });

  it('has its phone field read-only for 500 ms unless focused (AUTH-16, AUTH-O8)', async () => {
    await server.open('/auth/alternative');
    const field = await phoneField();
    expect(field.readOnly).toBe(true);
    act(() => field.focus());
    expect(field.readOnly).toBe(false);
  });

  it('forgets a code that was waited for, on entry and on the way back (AUTH-28, AUTH-29, AUTH-30)', async () => {
    for (const way of ['Switch to Phone login', 'Back']) {
      const waiting = JSON.stringify({ phoneNumber: '+15550100001', countryCode: '+1' });
      sessionStorage.setItem('phoneAuthState', waiting);
      const { user, pathname } = await server.open('/auth/alternative');
      await phoneField();
      expect(sessionStorage.getItem('phoneAuthState')).toBeNull();
      sessionStorage.setItem('phoneAuthState', waiting);
      await user.click(screen.getAllByRole('button', { name: way }).at(-1) as HTMLElement);
      await waitFor(() => expect(pathname()).toBe('/auth/phone'));
      expect(sessionStorage.getItem('phoneAuthState')).toBeNull();
    }
  });

  it.each([
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
    ['UNEXPECTED', 'Something went wrong on our side.'],
    [{ status: 502, body: '<html>' }, 'Invalid phone number or password. Please try again.'],
    [{ status: 503, body: '{"message":"top"}' }, 'top'],
  ] as const)('says what %j means (ERR-06)', async (code, text) => {
    const app = await server.open('/auth/alternative');
    app.failNext('signInWithPassword', code);
    await fillIn(app);
    await app.user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('says when the network failed (ERR-06)', async () => {
    const app = await server.open('/auth/alternative');
    app.failNext('signInWithPassword', 'network');
    await fillIn(app);
    await app.user.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Network error. Please check your connection and try again.');
  });
});
