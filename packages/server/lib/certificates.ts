import { readFileSync } from 'node:fs';
import tls from 'node:tls';

const kinds = [
  {
    // Of OpenSSL, whose message all clients keep, while some replace the code.
    pattern: /self-signed certificate|unable to (?:get (?:local )?issuer certificate|verify the first certificate)/,
    sentence: (message: string, wayOut: string) => `has a certificate that is not trusted (${message}): ${wayOut}`,
  },
  {
    pattern: /certificate (?:has expired|is not yet valid)/,
    sentence: (message: string) => `cannot be trusted (${message}): renew the certificate there, or check both clocks`,
  },
  {
    pattern: /does not match certificate's altnames/,
    sentence: () => 'has a certificate for another name: use the name that it is for',
  },
] as const;

const TRUST_AUTHORITY =
  'set NODE_EXTRA_CA_CERTS=/path/to/ca.pem, with the certificate of the authority that signed it (docs/how-to/configure.md)';
/** The driver trusts nobody else where the address names an authority. */
const TRUST_AUTHORITY_OF_DATABASE =
  'write sslrootcert=/path/to/ca.pem in the address, or set NODE_EXTRA_CA_CERTS where it has none, with the certificate of the authority that signed it (docs/how-to/install.md)';

/** What is wrong with the certificate of a service, to follow its name in a sentence; null if something else is wrong. */
export const certificateProblemOf = (error: unknown): string | null => describeCertificate(error, TRUST_AUTHORITY);

/** `certificateProblemOf` of a PostgreSQL server. */
export const databaseCertificateProblemOf = (error: unknown): string | null =>
  describeCertificate(error, TRUST_AUTHORITY_OF_DATABASE);

function describeCertificate(error: unknown, wayOut: string): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    for (const { pattern, sentence } of kinds) {
      const [message] = pattern.exec(cause.message) ?? [];
      if (message !== undefined) return sentence(message, wayOut);
    }
  }
  return null;
}

/**
 * Trusts the authorities of NODE_EXTRA_CA_CERTS, which Node itself reads from the environment of its start alone and not
 * from the file of `--env-file`.
 *
 * @returns a sentence if the file cannot be used; Node goes on without it
 */
export function trustExtraCertificates(file: string | undefined): string | null {
  if (file === undefined || file === '') return null;
  try {
    const pem = readFileSync(file, 'utf8');
    // Node ignores a text without certificates.
    if (!pem.includes('-----BEGIN CERTIFICATE-----')) throw new Error('it has no certificate');
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem]);
    return null;
  } catch (error) {
    return `NODE_EXTRA_CA_CERTS: ${file} cannot be used (${error instanceof Error ? error.message : String(error)}): name a file of certificates in PEM that the server's user may read`;
  }
}
