import type { AccountId } from '@strokebook/golf/access';
import { createHmac, randomBytes } from 'node:crypto';

/**
 * The number that a link to something of an account carries, below 2^53: the same for the same state, and worked out by
 * nobody without the server's secret.
 */
export function linkNumber(secret: Uint8Array, accountId: AccountId, state: object): number {
  return below53Bits(
    createHmac('sha256', secret)
      .update(JSON.stringify([accountId, state]))
      .digest(),
  );
}

/** A number for a link that opens what only its holder may see, below 2^53: drawn by lot, a new one each time. */
export const drawLinkNumber = (): number => below53Bits(randomBytes(8));

const below53Bits = (bytes: Buffer): number => Number(bytes.readBigUInt64BE() >> 11n);
