import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../../testing/real-server.ts';

const server = useRealServer();

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
const code = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');

/** Goes from an address to the code screen, each time with a new number, because codes are not sent twice in a row. */
let numbers = 0;
async function openVerify(path = '/auth', national = `55501070${String((numbers += 1)).padStart(2, '0')}`) {
  const app = await server.open(path);
  await app.user.type(await screen.findByLabelText('Phone number'), `${national}{Enter}`);
  await screen.findByRole('heading', { name: 'Verification Code' });
  return { ...app, national };
}

describe('signing in before the real server', () => {
  it('sends the country code followed by the digits and goes on to verify (AUTH-18, AUTH-19, AUTH-40)', async () => {
    const { user, requestsTo, pathname } = await server.open('/auth');
    await user.type(await screen.findByLabelText('Phone number'), '7700900123');
    await user.selectOptions(screen.getByLabelText('Country'), 'GB');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(pathname()).toBe('/auth/verify'));
    expect(requestsTo('startPhoneSignIn').map(({ body }) => body)).toEqual([{ phoneNumber: '+447700900123' }]);
  });

  it('leads a guarded link through the code and back, loading the account (AUTH-04, AUTH-06, AUTH-25, AUTH-26)', async () => {
    const { user, href, requestsTo } = await openVerify('/dashboard?category=putt', demo.player.national);
    await user.keyboard(server.lastCode());
    await waitFor(() => expect(href()).toBe('/dashboard?category=putt'));
    expect(await screen.findByRole('button', { name: demo.player.name })).toBeTruthy();
    expect(requestsTo('verifyCode')).toHaveLength(1);
    expect(sessionStorage.getItem('phoneAuthState')).toBeNull();
  });

  it('takes a pasted code with separators and leads to the dashboard, which asks a new account who it is (AUTH-07, AUTH-36, FIRST-03)', async () => {
    const { user, pathname } = await openVerify();
    const sent = server.lastCode();
    await user.paste(`${sent.slice(0, 3)}-${sent.slice(3)}`);
    await waitFor(() => expect(pathname()).toBe('/welcome'));
    expect(await screen.findByRole('heading', { name: 'Who are you?' })).toBeTruthy();
  });

  it('empties the boxes and starts at the first after a wrong code (AUTH-27, ERR-04)', async () => {
    const { user } = await openVerify();
    await user.keyboard(String((Number(server.lastCode()) + 1) % 1_000_000).padStart(6, '0'));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid verification code. Please try again.');
    expect(code()).toBe('______');
    expect(document.activeElement).toBe(boxes()[0]);
  });

  it('says who is signed in, with a way to the dashboard, above the form for another account', async () => {
    await server.open('/auth', { as: demo.player.accountId });
    expect((await screen.findByText(/^You are signed in as Ingrid Solberg\./)).querySelector('a')?.textContent).toBe(
      'Open my dashboard',
    );
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('sends whoever has no number to the phone screen, and whoever is signed in past it (AUTH-21, AUTH-O9)', async () => {
    const visitor = await server.open('/auth/verify');
    await waitFor(() => expect(visitor.pathname()).toBe('/auth/phone'));
    sessionStorage.setItem('returnUrl', '/player/ingrid-solberg/summary');
    const player = await server.open('/auth/verify', { as: demo.player.accountId });
    await waitFor(() => expect(player.pathname()).toBe('/player/ingrid-solberg/summary'));
  });
});
