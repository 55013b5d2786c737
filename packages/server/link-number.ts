import { hash } from 'node:crypto';

/** The number that a link to something of an account carries, below 2^53: the same for the same state. */
export function linkNumber(accountId: number, state: object): number {
  const bytes = hash('sha256', JSON.stringify([accountId, state]), 'buffer');
  return Number(bytes.readBigUInt64BE() >> 11n);
}
