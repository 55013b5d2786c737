import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { prepareDemoDatabase, useRealServer } from '../../testing/real-server.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const demoDatabase = prepareDemoDatabase();
const server = useRealServer({ demoDatabase });

const phoneField = () => screen.findByLabelText('Phone number');
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
const code = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function openVerify(prepare: (browser: TestBrowser) => void = () => undefined) {
  sessionStorage.setItem('phoneAuthState', JSON.stringify({ phoneNumber: '+15550100001', countryCode: '+1' }));
  const app = await server.open('/auth/verify');
  prepare(app);
  await screen.findByRole('heading', { name: 'Verification Code' });
  return app;
}

/** Replies of a proxy, and what each says of itself; null for nothing. */
const proxyReplies = [
  { status: 502, body: '<html><h1>Bad gateway</h1></html>', says: null },
  { status: 500, body: '{}', says: null },
  { status: 503, body: 'Down for maintenance', says: 'Down for maintenance' },
  { status: 503, body: '"a string"', says: 'a string' },
  { status: 503, body: '{"message":"top","error":{"message":"nested"},"code":"Odd"}', says: 'top' },
  { status: 503, body: '{"error":{"message":"nested"},"code":"Odd"}', says: 'nested' },
  { status: 502, body: '', says: null },
] as const;
const alertSays = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));

const fieldsOf = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(
    (field) => field.labels?.[0]?.textContent ?? field.getAttribute('aria-label'),
  );

describe('every screen', () => {
  const renamed = useRealServer({ environment: { PRODUCT_NAME: 'Links Ledger' }, demoDatabase });

  it.each([
    ['/auth', 'Login'],
    ['/auth/phone', 'Phone Login'],
    ['/auth/alternative', 'Alternative Login'],
    ['/auth/verify', 'Verify Code'],
  ])('at %s bears the one configured product name in heading and title (GEN-O1)', async (path, title) => {
    sessionStorage.setItem('phoneAuthState', JSON.stringify({ phoneNumber: '+15550100001', countryCode: '+1' }));
    await renamed.open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Links Ledger' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`Links Ledger - ${title}`));
    expect(document.body.textContent).not.toContain('Strokebook');
  });

  it.each([
    ['/auth/phone', ['Country', 'Phone number']],
    ['/auth/alternative', ['Country', 'Phone number', 'Password']],
    ['/auth/verify', [1, 2, 3, 4, 5, 6].map((digit) => `Digit ${digit} of 6`)],
  ])('at %s asks for what its form has, and nothing else: %j (DATA-05)', async (path, fields) => {
    sessionStorage.setItem('phoneAuthState', JSON.stringify({ phoneNumber: '+15550100001', countryCode: '+1' }));
    await server.open(path);
    await waitFor(() => expect(fieldsOf()).toEqual(fields));
  });
});

describe('the phone screen', () => {
  it.each([
    ['/auth', 'Login'],
    ['/auth/phone', 'Phone Login'],
  ])(
    'stands at %s under the product name with its texts (AUTH-02, AUTH-03, AUTH-09, AUTH-10, ROUTE-09)',
    async (path, title) => {
      await server.open(path);
      await screen.findByText('Enter your mobile number to login or create an account');
      expect(screen.getByText('If you have an account you will receive a 6 digit code')).toBeTruthy();
      expect(await screen.findByRole('heading', { level: 1, name: 'Strokebook' })).toBeTruthy();
      expect(screen.getByLabelText('Country')).toBeTruthy();
      expect(button('Continue')).toBeTruthy();
      await waitFor(() => expect(document.title).toBe(`Strokebook - ${title}`));
    },
  );

  it('says what comes before asking for it: heading, subtitle, note, country, number, Continue (AUTH-09, AUTH-10)', async () => {
    await server.open('/auth');
    const inOrder = [
      await screen.findByRole('heading', { level: 1, name: 'Strokebook' }),
      screen.getByText('Enter your mobile number to login or create an account'),
      screen.getByText('If you have an account you will receive a 6 digit code'),
      screen.getByLabelText('Country'),
      await phoneField(),
      button('Continue'),
      button('Alternative Login'),
    ];
    for (const [at, next] of inOrder.slice(1).entries()) {
      const isAfter = inOrder[at]?.compareDocumentPosition(next) ?? 0;
      expect(isAfter & Node.DOCUMENT_POSITION_FOLLOWING, next.outerHTML).toBeTruthy();
    }
  });

  it('says that the code sent before may be the one to enter when asked again within two minutes (AUTH-O13)', async () => {
    const { user } = await server.open('/auth');
    await user.type(await phoneField(), '5550107321{Enter}');
    expect(
      await screen.findByText('A text message has been sent to +1******7321 with a verification code.'),
    ).toBeTruthy();
    await user.click(button('Back'));
    await user.type(await phoneField(), '5550107321{Enter}');
    expect(await screen.findByText(/^A code was sent to \+1\*{6}7321 less than 2 minutes ago\./)).toBeTruthy();
    expect(screen.queryByText(/A text message has been sent/)).toBeNull();
  });

  it('reads Sending... and takes no second click while the call is under way (AUTH-11, AUTH-39)', async () => {
    const { user, hold } = await server.open('/auth');
    hold('startPhoneSignIn');
    await user.type(await phoneField(), '5550100001');
    await user.click(button('Continue'));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })).disabled).toBe(true);
  });

  it('is disabled while invalid, yet Enter marks the fields and makes no call (AUTH-17, AUTH-39, AUTH-O4)', async () => {
    const { user, requestsTo } = await server.open('/auth');
    const field = await phoneField();
    expect(button('Continue').disabled).toBe(true);
    expect(screen.queryByText('Phone number is required')).toBeNull();
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Phone number is required')).toBeTruthy();
    await user.type(field, '555{Enter}');
    expect(await screen.findByText('Please enter a valid 10-11 digit phone number')).toBeTruthy();
    expect(requestsTo('startPhoneSignIn')).toHaveLength(0);
  });

  it('holds digits alone, also when pasted with signs, and cuts none: it says that there are too many (AUTH-31, AUTH-O16)', async () => {
    const { user, requestsTo } = await server.open('/auth');
    const field = (await phoneField()) as HTMLInputElement;
    await user.click(field);
    await user.paste('(555) 010-0001');
    expect(field.value).toBe('5550100001');
    await user.type(field, 'x2345{Enter}');
    expect(field.value).toBe('55501000012345');
    const message = 'Too many digits. Please enter a valid 10-11 digit phone number';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(requestsTo('startPhoneSignIn')).toHaveLength(0);
  });

  it('shows the number as it will be used, and chooses the country of a typed code when the field is left (AUTH-O16)', async () => {
    const { user } = await server.open('/auth');
    const field = (await phoneField()) as HTMLInputElement;
    await user.type(field, '+45 32 12 34 56');
    expect(await screen.findByText('Your number: +45 32 12 34 56')).toBeTruthy();
    const country = screen.getByLabelText<HTMLSelectElement>('Country');
    expect([field.value, country.value]).toEqual(['+4532123456', 'US']);
    await user.tab();
    expect([field.value, country.value]).toEqual(['32123456', 'DK']);
    await user.selectOptions(country, 'NO');
    expect(await screen.findByText('Your number: +47 32 12 34 56')).toBeTruthy();
  });

  it('can be typed in at once when focused (AUTH-16)', async () => {
    await server.open('/auth');
    const field = (await phoneField()) as HTMLInputElement;
    expect(field.readOnly).toBe(true);
    act(() => field.focus());
    expect(field.readOnly).toBe(false);
  });

  it.each([
    ['InvalidParameterException', 'Invalid phone number format. Please try again.'],
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
    ['UserNotFoundException', 'Phone number not found. Please check and try again.'],
  ] as const)('says what %s means (ERR-01, ERR-O1)', async (errorCode, text) => {
    const { user, failNext } = await server.open('/auth');
    failNext('startPhoneSignIn', errorCode);
    await user.type(await phoneField(), '5550100001{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('says when the network failed (ERR-01)', async () => {
    const { user, failNext } = await server.open('/auth');
    failNext('startPhoneSignIn', 'network');
    await user.type(await phoneField(), '5550100001{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Network error. Please check your connection and try again.');
  });

  it('says what a reply of any kind says, in the order of the specification, else its fallback (ERR-02, ERR-03)', async () => {
    const { user, failNext } = await server.open('/auth');
    await user.type(await phoneField(), '5550100001');
    const odd = { status: 503, body: '{"code":"Odd"}', says: 'Authentication error: Odd' };
    for (const { says, ...reply } of [...proxyReplies, odd]) {
      failNext('startPhoneSignIn', reply);
      await user.click(button('Continue'));
      await alertSays(says ?? 'Failed to send verification code. Please try again.');
    }
  });

  it('takes status SUCCESS for a sent code and says so of any other response (AUTH-19, AUTH-20)', async () => {
    const { user, pathname, changeNextReply } = await server.open('/auth');
    changeNextReply('startPhoneSignIn', () => ({ challengeName: null, status: 'WHATEVER' }));
    await user.type(await phoneField(), '5550107999{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Unexpected authentication response. Please try again.');
    changeNextReply('startPhoneSignIn', () => ({ challengeName: null, status: 'SUCCESS' }));
    await user.click(button('Continue'));
    await waitFor(() => expect(pathname()).toBe('/auth/verify'));
  });
});

describe('the code screen', () => {
  it('shows whom the message went to, the allowance and six boxes (AUTH-03, AUTH-12, AUTH-13)', async () => {
    await openVerify();
    expect(screen.getByText('A text message has been sent to +1******0001 with a verification code.')).toBeTruthy();
    const note = screen.getByText('Please give up to 2 minutes for the message to arrive.');
    expect(note.compareDocumentPosition(boxes()[0] as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(boxes()).toHaveLength(6);
    expect(button('Confirm').disabled).toBe(true);
    expect(document.activeElement).toBe(boxes()[0]);
    await waitFor(() => expect(document.title).toBe('Strokebook - Verify Code'));
  });

  it('ignores what is no digit, and moves back on backspace in an empty box (AUTH-38, AUTH-39, AUTH-O10)', async () => {
    const { user } = await openVerify();
    await user.keyboard('12x');
    expect(document.activeElement).toBe(boxes()[2]);
    expect(code()).toBe('12____');
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(boxes()[1]);
    expect(code()).toBe('12____');
    expect(button('Confirm').disabled).toBe(true);
  });

  it.each([
    ['ExpiredCodeException', 'Verification code has expired. Please request a new one.'],
    ['LimitExceededException', 'Too many attempts. Please try again later.'],
    ['InvalidParameterException', 'Invalid verification code format.'],
  ] as const)('says what %s means (ERR-04, ERR-O2)', async (errorCode, text) => {
    const { user } = await openVerify(({ failNext }) => failNext('verifyCode', errorCode));
    await user.keyboard('123456');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('says what a reply of any kind says, in the order of the specification, else its fallback (ERR-05)', async () => {
    const { user, failNext } = await openVerify();
    const odd = { status: 503, body: '{"code":"Odd"}', says: 'Verification error: Odd' };
    for (const { says, ...reply } of [...proxyReplies, odd]) {
      failNext('verifyCode', reply);
      await user.keyboard('123456');
      await alertSays(says ?? 'Invalid verification code. Please try again.');
    }
  });

  it('makes one submit at a time (AUTH-O10)', async () => {
    const { user, requestsTo } = await openVerify(({ hold }) => void hold('verifyCode'));
    await user.keyboard('123456');
    expect(button('Confirm').disabled).toBe(true);
    fireEvent.submit(button('Confirm'));
    expect(requestsTo('verifyCode')).toHaveLength(1);
  });

  it('lets a code be sent again only after two minutes, says when that is too early, and then begins anew (AUTH-22, AUTH-24, ERR-04)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    await server.createBrowser().fetch('/api/auth/phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '+15550100001' }),
    });
    server.advance(120_000);
    const { user, requestsTo, failNext } = await openVerify();
    expect(button('Resend Code').disabled).toBe(true);
    expect(screen.getByRole('timer').textContent).toMatch(/^(2:00|1:59)$/);
    // The clock also advances by the real time of the test.
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(button('Resend Code').disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByRole('timer')).toBeNull();
    failNext('resendCode', 'LimitExceededException');
    await user.click(button('Resend Code'));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again later.');
    await user.click(boxes()[0] as HTMLElement);
    await user.keyboard('12');
    await user.click(button('Resend Code'));
    await waitFor(() => expect(requestsTo('resendCode')).toHaveLength(2));
    await waitFor(() => expect(button('Resend Code').disabled).toBe(true));
    await waitFor(() => expect(code()).toBe('______'));
    expect(document.activeElement).toBe(boxes()[0]);
  });

  it('goes back to the phone screen and forgets the number (AUTH-28)', async () => {
    const { user, pathname } = await openVerify();
    await user.click(button('Back'));
    await waitFor(() => expect(pathname()).toBe('/auth/phone'));
    expect(sessionStorage.getItem('phoneAuthState')).toBeNull();
  });
});
