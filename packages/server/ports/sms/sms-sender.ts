/**
 * Sends text messages. The number is in E.164 format, '+15550100001'.
 *
 * @throws SmsRefusedError if the number can never receive messages; any other error if this message was not sent.
 */
export type SmsSender = { readonly send: (phoneNumber: string, text: string) => Promise<void> };

/** The provider reports that the number cannot receive messages. */
export class SmsRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SmsRefusedError';
  }
}

/** Timeout of provider calls: the user is waiting. */
export const SMS_TIMEOUT_MILLISECONDS = 10_000;
