import { z } from 'zod';
import type { SmsProvider } from '../../config/sms-provider.ts';
import { SMS_TIMEOUT_MILLISECONDS, SmsRefusedError, type SmsSender } from './sms-sender.ts';

/** The sender of the configuration; `write` prints messages of the console provider. */
export function createSms(provider: SmsProvider, write: (line: string) => void): SmsSender {
  switch (provider.kind) {
    case 'console':
      return createConsoleSms(write);
    case 'twilio':
      return createTwilioSms(provider);
    case 'sns':
      return createLoadedSms(async () => (await import('./sns-sms.ts')).createSnsSms(provider));
  }
}

/** Loads a sender with its first message: that of Amazon brings its search for credentials, which others do not need. */
function createLoadedSms(load: () => Promise<SmsSender>): SmsSender {
  let sender: Promise<SmsSender> | null = null;
  return {
    send: async (phoneNumber, text) => {
      sender ??= load();
      await (await sender).send(phoneNumber, text);
    },
  };
}

/** Prints every message as one line instead of sending it, for the demo and for development. */
function createConsoleSms(write: (line: string) => void): SmsSender {
  return {
    send: async (phoneNumber, text) => write(`SMS to ${phoneNumber}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`),
  };
}

type TwilioProvider = Extract<SmsProvider, { kind: 'twilio' }>;

/** Invalid number, number that cannot receive messages, landline, unsubscribed (twilio.com/docs/api/errors). */
const refusals: ReadonlySet<number> = new Set([21211, 21408, 21610, 21612, 21614]);

const Failure = z.object({ code: z.number() });

/** Twilio's Programmable Messaging. Errors contain only the code of a reply, because its text contains the number. */
function createTwilioSms({ accountSid, authToken, sender, apiUrl }: TwilioProvider): SmsSender {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, apiUrl);
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const from = sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender };
  return {
    async send(phoneNumber, text) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: phoneNumber, Body: text, ...from }),
        redirect: 'error',
        signal: AbortSignal.timeout(SMS_TIMEOUT_MILLISECONDS),
      });
      if (reply.ok) return;
      const code = Failure.safeParse(await reply.json().catch(() => null)).data?.code;
      if (code !== undefined && refusals.has(code)) throw new SmsRefusedError(`Twilio refuses the number: ${code}`);
      throw new Error(`Twilio answered ${reply.status}${code === undefined ? '' : `, code ${code}`}`);
    },
  };
}
