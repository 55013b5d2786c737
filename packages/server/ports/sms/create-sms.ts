import type { SmsProvider } from '../../config/sms-provider.ts';
import type { SmsSender } from './sms-sender.ts';
import { createSnsSms } from './sns-sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

/** The sender of the configuration; `write` prints messages of the console provider. */
export function createSms(provider: SmsProvider, write: (line: string) => void): SmsSender {
  switch (provider.kind) {
    case 'console':
      return createConsoleSms(write);
    case 'twilio':
      return createTwilioSms(provider);
    case 'sns':
      return createSnsSms(provider);
  }
}

/** Prints every message as one line instead of sending it, for the demo and for development. */
function createConsoleSms(write: (line: string) => void): SmsSender {
  return {
    send: async (phoneNumber, text) => write(`SMS to ${phoneNumber}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`),
  };
}
