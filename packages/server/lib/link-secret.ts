import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses it. */
const SECRET_BYTES = 32;

/** The secret of an address that opens something to whoever has it: 43 characters of base64url. */
export const newLinkSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The SHA-256 of a link's secret, in hex. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
