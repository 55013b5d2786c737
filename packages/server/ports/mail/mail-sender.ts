export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
  /** The https address whose POST ends mails of this kind, for the button of a mail program (RFC 8058). */
  readonly stopUrl?: string;
};

/** Sends email. @throws if this message was not sent; the error contains neither address nor text. */
export type MailSender = {
  /** Whether there is anything that delivers messages. */
  readonly canSend: boolean;
  readonly send: (mail: Mail) => Promise<void>;
};

/** Timeout of the mail server: the user is waiting. */
export const MAIL_TIMEOUT_MILLISECONDS = 10_000;
