import { isIPv4, isIPv6 } from 'node:net';

const HEXTETS = 8;
/** The min size of a subscriber's network (RFC 6177): counting its single addresses would be useless. */
const HEXTETS_OF_NETWORK = 4;

/**
 * The network of an address for counting: an IPv4 address itself, or the first 64 bits of an IPv6 address. Invalid
 * addresses from a proxy all count as one caller.
 */
export function networkOf(address: string): string {
  const bare = /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const plain = bare.replace(/%.*$/, '');
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return 'no address';
  // Normalized: lowercase, without leading zeros, the longest run of zeros as '::'.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: HEXTETS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, HEXTETS_OF_NETWORK).join(':')}::/64`;
}
