/** Letters of one code: 30 bits, so that of a thousand rounds two share a code in one career of two thousand. */
const CODE_LETTERS = 5;
/** Each stands for itself in an address. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Rounds as a word that is short enough for an address: five letters of each id's hash (FNV-1a), one after the other. */
export const codesOf = (roundIds: readonly string[]): string => roundIds.map(codeOf).join('');

/** Whether a word of codes means a round. */
export function roundsOfCodes(codes: string): (roundId: string) => boolean {
  const known = new Set<string>();
  for (let start = 0; start < codes.length; start += CODE_LETTERS) known.add(codes.slice(start, start + CODE_LETTERS));
  return (roundId) => known.has(codeOf(roundId));
}

function codeOf(roundId: string): string {
  let hash = 0x811c9dc5;
  for (const letter of roundId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The lowest bits of this hash say least of the last letters: they are mixed in from above.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return Array.from({ length: CODE_LETTERS }, (_unused, place) => ALPHABET[(mixed >>> (6 * place)) & 63]).join('');
}
