import type { AccountId } from '@strokebook/golf/access';
import { createHmac, randomBytes } from 'node:crypto';

/**
 * The number in a link to a saved state of an account, below 2^53: deterministic for the same state, but not computable
 * without the server's secret.
 */
export function linkNumber(secret: Uint8Array, accountId: AccountId, state: object): number {
  return below53Bits(
    createHmac('sha256', secret)
      .update(JSON.stringify([accountId, state]))
      .digest(),
  );
}

/** A random number below 2^53 for a link that only its holder can open. */
export const randomLinkNumber = (): number => below53Bits(randomBytes(8));

const below53Bits = (bytes: Buffer): number => Number(bytes.readBigUInt64BE() >> 11n);
