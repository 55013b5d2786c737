/**
 * Sends text messages. The number is in E.164 form, '+15550100001'.
 *
 * @throws SmsRefusedError when the number can never be sent a message; any other error when it was not sent this time.
 */
export type SmsSender = { readonly send: (phoneNumber: string, text: string) => Promise<void> };

/** The provider says that the number cannot receive messages. */
export class SmsRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SmsRefusedError';
  }
}

/** How long a provider may take: who signs in waits for it. */
export const SMS_TIMEOUT_MILLISECONDS = 10_000;
