import { isInFonts } from './fonts.ts';

/** A character that every Latin font has. */
const PLAIN = /^[\n\t\u0020-\u007e\u00a0-\u017f]*$/;
/** Characters without width: controls, joiners, variation selectors, lone surrogates. */
const UNSEEN = /[\p{C}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u;
const UNKNOWN = '\u{fffd}';

/**
 * Replaces characters that no font can draw: visible ones by a replacement sign, invisible ones by nothing. A document
 * with a missing glyph cannot be created, because PDF/UA would read it wrongly.
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return Array.from(text, (letter) => {
    if (letter === '\n' || letter === '\t') return letter;
    if (UNSEEN.test(letter)) return '';
    return isInFonts(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN;
  }).join('');
}
