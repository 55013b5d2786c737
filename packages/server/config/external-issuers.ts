import { TOKEN_ISSUER } from '@strokebook/contract';
import { z } from 'zod';
import type { Reader } from './reader.ts';

/** An issuer of id tokens that are accepted beside our own. */
export type ExternalIssuer = {
  /** The token's `iss`. */
  readonly issuer: string;
  /** The token's `aud`: what the issuer calls this installation. */
  readonly audience: string;
  /** Where its public keys are. */
  readonly jwksUri: URL;
  /** The claim that names the account here. */
  readonly accountIdClaim: string;
};

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname));

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
export function readExternalIssuers(read: Reader): readonly ExternalIssuer[] {
  const text = read.text('EXTERNAL_ISSUERS');
  if (text === null) return [];
  const parsed = Issuers.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : ` ${issue.path.join('.')}`;
  read.problem('EXTERNAL_ISSUERS', `must be a JSON list of issuers, but${place}: ${issue?.message}`);
  return [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
