import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { accountPage, accountPageShown, securityOfPlayer } from '../../testing/own-account.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Parameters<typeof renderApp>[1];

async function open({ handlers, ...options }: NonNullable<Options> = {}) {
  const app = renderApp('/account', { isSignedIn: true, handlers: { ...accountPage, ...handlers }, ...options });
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
    let isBroken = true;
    const working = accountPage[routeId] as () => never;
    const { user } = await open({ handlers: { [routeId]: () => (isBroken ? failure('NOT_FOUND') : working()) } });
    const retry = await region(broken).findByRole('button', { name: 'Retry' });
    expect(region(whole).queryByRole('alert')).toBeNull();
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(region(broken).queryByRole('alert')).toBeNull());
  });

  it('stands under its heading with rows in the shape of what is coming while it loads', async () => {
    await open({ delay: ({ routeId }) => (routeId in accountPage ? new Promise(() => {}) : undefined) });
    for (const name of ['Who can see your profile', 'Circle', 'Password', 'Signed-in devices', 'Activity'])
      expect(screen.getByRole('region', { name }).querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(region('Name').getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});

describe('the confirmation', () => {
  const mustConfirm = { setPassword: () => failure('CONFIRMATION_REQUIRED') };
  const sent = { sendConfirmationCode: () => ({ challengeName: null, status: 'CODE_SENT' }) };

  async function openDialog(handlers: NonNullable<Options>['handlers'], delay?: NonNullable<Options>['delay']) {
    const app = await open({ handlers: { ...mustConfirm, ...sent, ...handlers }, ...(delay && { delay }) });
    await app.user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'quiet fairway 7{Enter}');
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })) };
  }

  it('is modal and gives the focus back when it is closed', async () => {
    const { user, dialog } = await openDialog({});
    await dialog.findByRole('timer');
    expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('New password', { selector: 'input' })),
    );
  });

  it('tells an account without a phone that it cannot be sent a code', async () => {
    const { dialog, server } = await openDialog({ getSecurity: () => ({ ...securityOfPlayer, maskedPhone: null }) });
    expect(dialog.getByText(/^This account has no phone number/)).toBeTruthy();
    expect(server.callsOf('sendConfirmationCode')).toHaveLength(0);
  });

  it.each([
    ['CodeDeliveryFailureException', 'Failed to send verification code. Please try again.'],
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
  ] as const)('says what %s means and sends again (ERR-01)', async (code, text) => {
    let isBroken = true;
    const { user, dialog } = await openDialog({
      sendConfirmationCode: () => (isBroken ? failure(code) : sent.sendConfirmationCode()),
    });
    expect((await dialog.findByRole('alert')).textContent).toBe(text);
    isBroken = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('timer')).toBeTruthy();
  });

  it('takes a wrong code as the code screen does (AUTH-27, ERR-04)', async () => {
    const { user, dialog } = await openDialog({ confirmIdentity: () => failure('CodeMismatchException') });
    await dialog.findByRole('timer');
    await user.keyboard('123456');
    expect((await dialog.findByRole('alert')).textContent).toBe('Invalid verification code. Please try again.');
    const boxes = dialog.getAllByRole<HTMLInputElement>('textbox');
    expect(boxes.map((box) => box.value).join('')).toBe('');
    expect(document.activeElement).toBe(boxes[0]);
  });

  it('sends another code only after two minutes (AUTH-22, AUTH-24)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { user, dialog, server } = await openDialog({});
    await dialog.findByRole('timer');
    const resend = dialog.getByRole<HTMLButtonElement>('button', { name: 'Resend Code' });
    expect(resend.disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    await waitFor(() => expect(resend.disabled).toBe(false));
    await user.click(resend);
    await waitFor(() => expect(server.callsOf('sendConfirmationCode')).toHaveLength(2));
  });
});

describe('a device', () => {
  it('is listed again, with a sentence, when the server could not sign it out', async () => {
    const device = {
      sessionId: '6f1f7c1e-3f0a-4a51-9d4e-0f2f4b1c5a10',
      method: 'code' as const,
      startedAt: '2026-06-01T12:00:00Z',
      lastUsedAt: '2026-06-02T12:00:00Z',
      device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/149.0 Safari/537.36',
      address: '192.0.2.7',
      isCurrent: false,
    };
    const { user } = await open({
      handlers: {
        getSecurity: () => ({ ...securityOfPlayer, devices: [device] }),
        endSession: () => failure('UNEXPECTED'),
      },
    });
    const row = await region('Signed-in devices').findByRole('listitem');
    expect(row.textContent).toContain('Chrome on Windows');
    expect(row.textContent).toContain('192.0.2.7');
    expect(row.querySelectorAll('time')[1]?.dateTime).toBe('2026-06-02T12:00:00Z');
    await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Windows, 192.0.2.7' }));
    expect((await region('Signed-in devices').findByRole('alert')).textContent).toContain('could not be signed out');
    expect(region('Signed-in devices').getByRole('listitem')).toBeTruthy();
  });
});
