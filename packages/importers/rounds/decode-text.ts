/** Bytes that are looked at to tell UTF-16 and binary files. */
const SAMPLE = 4_096;
/** In UTF-16 every other byte of a text in Latin letters is 0. */
const MIN_SHARE_OF_ZEROS = 0.3;

/**
 * The text of a file: UTF-8 or UTF-16 with or without a byte order mark, else Windows-1252, in which older spreadsheets
 * save. Null for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  if (bytes.subarray(0, SAMPLE).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length * MIN_SHARE_OF_ZEROS && even === 0) return 'utf-16le';
  return even > sample.length * MIN_SHARE_OF_ZEROS && odd === 0 ? 'utf-16be' : null;
}
