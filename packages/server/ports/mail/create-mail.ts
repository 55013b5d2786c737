import type { MailProvider } from '../../config/mail-provider.ts';
import type { MailSender } from './mail-sender.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** The sender of the configuration; `write` prints messages of the console provider. */
export function createMail(provider: MailProvider, write: (line: string) => void): MailSender {
  switch (provider.kind) {
    case 'none':
      return { canSend: false, send: () => Promise.reject(new Error('no mail provider is configured')) };
    case 'console':
      return {
        canSend: true,
        send: async ({ to, subject, text }) =>
          write(`Mail to ${to}: ${subject}: ${text.replaceAll(/\s*\n\s*/g, ' ').trim()}`),
      };
    case 'smtp':
      return createSmtpMail(provider);
  }
}
