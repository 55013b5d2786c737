import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Six digits, each equally likely. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Slow on purpose: a million codes take longer to try than a code lives. */
export const hashCode = (code: string): Promise<string> => hash(code);

export const isCode = (codeHash: string, code: string): Promise<boolean> => verify(codeHash, code);
