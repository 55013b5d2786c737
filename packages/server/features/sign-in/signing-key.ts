import { hkdfSync } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../../db/database.ts';
import { findOrStoreSigningKey } from './queries.ts';

export const SIGNING_ALGORITHM = 'EdDSA';

export type SigningKey = {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The secret for numbers in links; it reveals nothing about the key itself. */
  readonly linkSecret: Uint8Array;
};

/** Loads the key pair of id tokens. It is created once and stored in the database, so that all servers share it. */
export async function loadSigningKey(database: Database): Promise<SigningKey> {
  const fresh = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const stored: JWK = await findOrStoreSigningKey(database.query, { ...(await exportJWK(fresh.privateKey)) });
  const { d: secret = '', ...publicPart } = stored;
  return {
    privateKey: await importKey(stored),
    publicKey: await importKey(publicPart),
    linkSecret: new Uint8Array(hkdfSync('sha256', secret, '', 'numbers of links', 32)),
  };
}

async function importKey(key: JWK): Promise<CryptoKey> {
  const imported = await importJWK(key, SIGNING_ALGORITHM);
  if (imported instanceof Uint8Array) throw new Error('the signing key is not a key pair');
  return imported;
}
