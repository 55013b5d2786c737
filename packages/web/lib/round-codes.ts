/** Letters per code: with 30 bits, two of a thousand rounds share a code in one of two thousand careers. */
const CODE_LETTERS = 5;
/** Characters that need no escape in addresses. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes rounds as a short text for addresses: five letters of each id's hash (FNV-1a), concatenated. */
export const codesOf = (roundIds: readonly string[]): string => roundIds.map(codeOf).join('');

/** Returns whether a round is among the codes. */
export function roundsOfCodes(codes: string): (roundId: string) => boolean {
  const known = new Set<string>();
  for (let start = 0; start < codes.length; start += CODE_LETTERS) known.add(codes.slice(start, start + CODE_LETTERS));
  return (roundId) => known.has(codeOf(roundId));
}

function codeOf(roundId: string): string {
  let hash = 0x811c9dc5;
  for (const letter of roundId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The lowest bits of this hash depend little on the last letters, so higher bits are mixed in.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return Array.from({ length: CODE_LETTERS }, (_unused, place) => ALPHABET[(mixed >>> (6 * place)) & 63]).join('');
}
