import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Groups of 16 bits in the min network of a subscriber (RFC 6177): counting its single addresses would be useless. */
const GROUPS_OF_NETWORK = 4;

/**
 * The network of an address for counting: an IPv4 address itself, or the first 64 bits of an IPv6 address. Invalid
 * addresses from a proxy all count as one caller.
 */
export function networkOf(address: string): string {
  const bare = /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const plain = bare.replace(/%.*$/, '');
  // The library also takes shortened IPv4 addresses such as '127.1'.
  if (isIP(plain) === 0) return 'no address';
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
