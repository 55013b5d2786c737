import type { SmsSender } from './sms-sender.ts';

/** Prints every message as one line instead of sending it, for the demo and for development. */
export function createConsoleSms(write: (line: string) => void): SmsSender {
  return {
    send: async (phoneNumber, text) => write(`SMS to ${phoneNumber}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`),
  };
}
