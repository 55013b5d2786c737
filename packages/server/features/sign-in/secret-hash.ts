import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's own cost (19 MiB, two passes), which is OWASP's first recommendation. */
export const hashSecret = (secret: string): Promise<string> => hash(secret);

const decoy = hashSecret(randomBytes(16).toString('hex'));

/** Whether a secret is the hashed one; where there is none the answer is no, and takes as long. */
export async function isSecret(secretHash: string | null, secret: string): Promise<boolean> {
  const isRight = await verify(secretHash ?? (await decoy), secret);
  return secretHash !== null && isRight;
}
