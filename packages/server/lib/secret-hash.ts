import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's default cost (19 MiB, two passes), which is OWASP's first recommendation. */
export const hashSecret = (secret: string): Promise<string> => hash(secret);

const decoy = hashSecret(randomBytes(16).toString('hex'));

/** Whether a secret matches the hash; without a hash it is false, after the same time. */
export async function isSecret(secretHash: string | null, secret: string): Promise<boolean> {
  const isRight = await verify(secretHash ?? (await decoy), secret);
  return secretHash !== null && isRight;
}

/** Six digits, each equally likely. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
