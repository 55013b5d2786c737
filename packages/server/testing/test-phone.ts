import type { TestServer } from './test-server.ts';

/** A phone with its own number, for sign-in on a test server. */
export type TestPhone = ReturnType<typeof createTestPhone>;

let lastNumber = 1_000_000;

/** A number that is unique in this test file. */
export const newPhoneNumber = (): string => `+1555${(lastNumber += 1)}`;

/** @param options.from the address of its calls. */
export function createTestPhone(
  server: () => TestServer,
  phoneNumber: string = newPhoneNumber(),
  options: { readonly from?: string } = {},
) {
  const start = () => server().call('startPhoneSignIn', { body: { phoneNumber } }, options);
  const verify = (code: string) => server().call('verifyCode', { body: { phoneNumber, code } }, options);
  /** The code of the last message to this phone. */
  const lastCode = () =>
    /code: (\d{6})$/.exec(server().messages.findLast(({ to }) => to === phoneNumber)?.text ?? '')?.[1] ??
    'none was sent';
  return {
    phoneNumber,
    start,
    verify,
    lastCode,
    resend: () => server().call('resendCode', { body: { phoneNumber } }, options),
    wrongCode: () => (lastCode() === '000000' ? '111111' : '000000'),
    signIn: async () => {
      await start();
      return verify(lastCode());
    },
  };
}
