import { accountIdOf, type AccountId } from '@strokebook/golf/access';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of the address in a mail about notices that ends these mails without a sign-in (TEAM-O144). It never expires,
 * because a mail is read whenever it is, and does nothing else. Nobody can make one without the server's secret.
 */
export const createMailStopToken = (secret: Uint8Array, accountId: AccountId): string =>
  `${accountId}.${createHmac('sha256', secret).update(`notice mail of ${accountId}`).digest('base64url')}`;

/** The account of a token; null if this server did not make it. */
export function readMailStopToken(secret: Uint8Array, token: string): AccountId | null {
  const id = /^(\d{1,9})\./.exec(token)?.[1];
  if (id === undefined) return null;
  const accountId = accountIdOf(Number(id));
  const [typed, made] = [token, createMailStopToken(secret, accountId)].map((text) => Buffer.from(text));
  return typed !== undefined && made !== undefined && typed.length === made.length && timingSafeEqual(typed, made)
    ? accountId
    : null;
}
