import type { Reader } from './reader.ts';
import type { SettingName } from './setting-names.ts';

/** Provider of email with its credentials. */
export type MailProvider =
  | { readonly kind: 'none' }
  | { readonly kind: 'console' }
  | {
      readonly kind: 'smtp';
      /** 'smtps://user:password@mail.example.com', with the password. */
      readonly url: string;
      /** Sender's address, with or without a name: 'Strokebook <no-reply@example.com>'. */
      readonly from: string;
    };

const kinds = ['none', 'console', 'smtp'] as const;

/** Reads `MAIL_PROVIDER` and its variables. The console provider prints addresses, so it exists only in the demo. */
export function readMailProvider(read: Reader, isDemo: boolean): MailProvider {
  const kind = read.choice('MAIL_PROVIDER', kinds, isDemo ? 'console' : 'none');
  if (kind === 'console' && !isDemo) {
    read.problem('MAIL_PROVIDER', "must be 'smtp' or 'none' outside of the demo: 'console' prints addresses and codes");
  }
  if (kind !== 'smtp') return { kind };
  const needed = (name: SettingName): string => {
    const value = read.text(name);
    if (value === null) read.problem(name, 'must be set for this MAIL_PROVIDER');
    return value ?? '';
  };
  needed('SMTP_URL');
  const from = needed('MAIL_FROM');
  // A server without a sender's address refuses every email.
  if (from !== '' && !/\S@\S+/.test(from)) {
    read.problem('MAIL_FROM', "must have an address, such as 'Strokebook <no-reply@example.com>'");
  }
  return { kind, url: read.url('SMTP_URL', ['smtps:', 'smtp:']) ?? '', from };
}
