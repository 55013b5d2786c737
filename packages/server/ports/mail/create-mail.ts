import { createTransport } from 'nodemailer';
import type { MailProvider } from '../../config/mail-provider.ts';
import { MAIL_TIMEOUT_MILLISECONDS, type MailSender } from './mail-sender.ts';

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

type SmtpProvider = Extract<MailProvider, { kind: 'smtp' }>;

/** An SMTP server. Errors contain only the codes of a reply, because its text contains addresses. */
function createSmtpMail({ url, from }: SmtpProvider): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: MAIL_TIMEOUT_MILLISECONDS,
    greetingTimeout: MAIL_TIMEOUT_MILLISECONDS,
    socketTimeout: MAIL_TIMEOUT_MILLISECONDS,
    // Texts of other people are only text, never files or addresses to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    canSend: true,
    async send({ to, subject, text, replyTo, stopUrl }) {
      try {
        // Addresses as objects: as text, a comma would make two of them.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          ...(stopUrl === undefined
            ? {}
            : {
                headers: {
                  'List-Unsubscribe': { prepared: true, value: `<${stopUrl}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                },
              }),
        });
      } catch (error) {
        const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
        // oxlint-disable-next-line preserve-caught-error -- the text of the cause contains addresses
        throw new Error(`the mail server refused or did not answer: ${[code, responseCode].filter(Boolean).join(' ')}`);
      }
    },
  };
}
