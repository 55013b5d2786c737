import { TOKEN_ISSUER } from '@strokebook/contract';
import { z } from 'zod';
import { isLoopbackHost } from './loopback.ts';
import type { Reader } from './reader.ts';

/** An external issuer of id tokens. */
export type ExternalIssuer = {
  /** The token's `iss`. */
  readonly issuer: string;
  /** The token's `aud`: the issuer's name for this installation. */
  readonly audience: string;
  /** Address of its public keys. */
  readonly jwksUri: URL;
  /** The claim with the account id. */
  readonly accountIdClaim: string;
};

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));

const Issuers = z
  .array(
    z.strictObject({
      issuer: z
        .string()
        .min(1)
        .refine((issuer) => issuer !== TOKEN_ISSUER, `may not be '${TOKEN_ISSUER}', our own`),
      audience: z.string().min(1),
      jwksUri: z
        .url()
        .transform((text) => new URL(text))
        .refine(isSafe, 'must begin with https://'),
      accountIdClaim: z.string().min(1).default('account_id'),
    }),
  )
  .max(20);

/** `EXTERNAL_ISSUERS`: a JSON list of `{ issuer, audience, jwksUri, accountIdClaim? }`. */
export const readExternalIssuers = (read: Reader): readonly ExternalIssuer[] =>
  read.jsonList('EXTERNAL_ISSUERS', Issuers, 'issuers') ?? [];
