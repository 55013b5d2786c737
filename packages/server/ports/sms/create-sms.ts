import type { SmsProvider } from '../../config/sms-provider.ts';
import { createConsoleSms } from './console-sms.ts';
import type { SmsSender } from './sms-sender.ts';
import { createSnsSms } from './sns-sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

/** The sender that the configuration names; `write` prints the console one's messages. */
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
