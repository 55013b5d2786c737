import { isIPv4, isIPv6 } from 'node:net';

const HEXTETS = 8;
/** What one subscriber is given at the least (RFC 6177): counting single addresses of it would count nothing. */
const HEXTETS_OF_NETWORK = 4;

/**
 * What the tries from an address are counted by: an IPv4 address itself, of an IPv6 address its network of 64 bits.
 * What a proxy passed on that is no address counts as one and the same caller.
 */
export function networkOf(address: string): string {
  const bare = /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const plain = bare.replace(/%.*$/, '');
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return 'no address';
  // One spelling: lower case, without leading zeros, the longest run of zeros as '::'.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: HEXTETS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, HEXTETS_OF_NETWORK).join(':')}::/64`;
}
