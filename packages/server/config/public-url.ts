import { isLoopbackHost } from './loopback.ts';
import type { Reader } from './reader.ts';

/**
 * Reads `PUBLIC_URL`, which must be set in production. It is an origin alone, because pages, sitemaps and links add
 * their paths to it; in production it is https, because sessions and codes pass through it.
 */
export function readPublicUrl(read: Reader, isProduction: boolean): string | null {
  const text = read.url('PUBLIC_URL', ['http:', 'https:']);
  if (text === null) {
    if (isProduction && read.text('PUBLIC_URL') === null) {
      read.problem(
        'PUBLIC_URL',
        'must be set in production: where the public reaches this site, which canonical addresses and sitemaps name',
      );
    }
    return null;
  }
  const url = new URL(text);
  if (url.href !== `${url.origin}/` || /[?#]/.test(text)) {
    read.problem(
      'PUBLIC_URL',
      'must be an origin such as https://golf.example.com, without a path, a query or a password: the site is served at the root of its host',
    );
  } else if (isProduction && url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    read.problem(
      'PUBLIC_URL',
      'must begin with https:// in production: get a certificate for the proxy (docs/how-to/install.md)',
    );
  }
  return url.origin;
}
