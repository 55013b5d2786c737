import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountPageShown } from '../../testing/account-page.ts';
import { useRealServer } from '../../testing/real-server.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const server = useRealServer();

/** Opens the account page of a new account; `prepare` can make calls fail or wait. */
async function open(prepare: (browser: TestBrowser) => void = () => undefined, accountId?: number) {
  const browser = server.createBrowser();
  prepare(browser);
  const as = accountId ?? (await server.makeAccount()).accountId;
  const app = await server.open('/account', { as, browser });
  await accountPageShown();
  return app;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('each section of the account page', () => {
  it.each([
    ['getSharing', 'Who can see your profile', 'Password'],
    ['getSecurity', 'Password', 'Circle'],
    ['listAuditEvents', 'Activity', 'Circle'],
  ] as const)('fails alone when %s fails, and loads again (ERR-O5)', async (routeId, broken, whole) => {
    let mend = () => {};
    const { user } = await open(({ failAll }) => {
      mend = failAll(routeId, 'NOT_FOUND');
    });
    const retry = await region(broken).findByRole('button', { name: 'Retry' });
    expect(region(whole).queryByRole('alert')).toBeNull();
    mend();
    await user.click(retry);
    await waitFor(() => expect(region(broken).queryByRole('alert')).toBeNull());
  });

  it('stands under its heading with rows in the shape of what is coming while it loads', async () => {
    await open(({ hold }) => {
      for (const routeId of ['getSharing', 'getSecurity', 'listAuditEvents'] as const) hold(routeId);
    });
    for (const name of ['Who can see your profile', 'Circle', 'Password', 'Signed-in devices', 'Activity'])
      expect(screen.getByRole('region', { name }).querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(region('Name').getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});

describe('the confirmation', () => {
  async function openDialog(prepare: (browser: TestBrowser) => void = () => undefined, accountId?: number) {
    const app = await open((browser) => {
      browser.failNext('setPassword', 'CONFIRMATION_REQUIRED');
      prepare(browser);
    }, accountId);
    await app.user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'quiet fairway 7{Enter}');
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })) };
  }

  it('is modal and gives the focus back when it is closed', async () => {
    const { user, dialog } = await openDialog();
    await dialog.findByRole('timer');
    expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('New password', { selector: 'input' })),
    );
  });

  it('tells an account without a phone that it cannot be sent a code', async () => {
    const { accountId } = await server.withRounds([], { phoneNumber: null });
    const { dialog, requestsTo } = await openDialog(undefined, accountId);
    expect(dialog.getByText(/^This account has no phone number/)).toBeTruthy();
    expect(requestsTo('sendConfirmationCode')).toHaveLength(0);
  });

  it.each([
    ['CodeDeliveryFailureException', 'Failed to send verification code. Please try again.'],
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
  ] as const)('says what %s means and sends again (ERR-01)', async (code, text) => {
    const { user, dialog } = await openDialog(({ failNext }) => failNext('sendConfirmationCode', code));
    expect((await dialog.findByRole('alert')).textContent).toBe(text);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('timer')).toBeTruthy();
  });

  it('takes a wrong code as the code screen does (AUTH-27, ERR-04)', async () => {
    const { user, dialog } = await openDialog();
    await dialog.findByRole('timer');
    await user.keyboard(server.lastCode() === '123456' ? '654321' : '123456');
    expect((await dialog.findByRole('alert')).textContent).toBe('Invalid verification code. Please try again.');
    const boxes = dialog.getAllByRole<HTMLInputElement>('textbox');
    expect(boxes.map((box) => box.value).join('')).toBe('');
    expect(document.activeElement).toBe(boxes[0]);
  });

  it('sends another code only after two minutes (AUTH-22, AUTH-24)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { user, dialog, requestsTo } = await openDialog();
    await dialog.findByRole('timer');
    const resend = dialog.getByRole<HTMLButtonElement>('button', { name: 'Resend Code' });
    expect(resend.disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    await waitFor(() => expect(resend.disabled).toBe(false));
    await user.click(resend);
    await waitFor(() => expect(requestsTo('sendConfirmationCode')).toHaveLength(2));
  });
});

describe('a device', () => {
  it('is listed again, with a sentence, when the server could not sign it out', async () => {
    const { accountId } = await server.makeAccount();
    await server.signIn(accountId, 'Mozilla/5.0 (Windows NT 10.0) Chrome/149.0 Safari/537.36');
    const { user } = await open(({ failNext }) => failNext('endSession', 'UNEXPECTED'), accountId);
    const name = 'Sign out Chrome on Windows, 127.0.0.1';
    await user.click(await region('Signed-in devices').findByRole('button', { name }));
    expect((await region('Signed-in devices').findByRole('alert')).textContent).toContain('could not be signed out');
    expect(region('Signed-in devices').getByRole('button', { name })).toBeTruthy();
  });
});
