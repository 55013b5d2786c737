import { asciiDigits, fold } from '@strokebook/golf/format';

/** What people type for a text on a keyboard of Latin letters. An apostrophe separates words of an id. */
export const typedPlain = (text: string): string => fold(asciiDigits(text.replaceAll(/['’]/g, ' ')));

/** Letters and digits that an id cannot contain. */
const lostLetter = /(?![a-z0-9])[\p{L}\p{N}]/u;

/**
 * A text as an id: the letters that people type for it, digits and hyphens. If letters are lost, because no Latin ones
 * stand for them, a hash of the text keeps it apart from others: '大洗GC' and '川奈GC' are not both 'gc'.
 */
export function slugOf(text: string, longest: number): string {
  const plain = typedPlain(text);
  const ending = lostLetter.test(plain) ? `-${hashOf(text.normalize('NFKC'))}` : '';
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest - ending.length)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? `x${ending}` : `${slug}${ending}`;
}

/** FNV-1a of 32 bits, in base 36: texts of one file or facility are few, and no secret. */
export function hashOf(text: string): string {
  const hash = Array.from(text).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  return hash.toString(36);
}
