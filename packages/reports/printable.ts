import { isInFonts } from './fonts.ts';

/** Letters that every font of Latin has. */
const PLAIN = /^[\n\t\u0020-\u007e\u00a0-\u017f]*$/;
/** What takes no room by itself: controls, joiners, selectors of a drawing, half of a letter. */
const UNSEEN = /[\p{C}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u;
const UNKNOWN = '\u{fffd}';

/**
 * A text with nothing in it that no font can draw: what is seen becomes a sign for something unknown, what is not is
 * left out. A document with a letter without a glyph could not be made at all, since it would be read wrongly (PDF/UA).
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return Array.from(text, (letter) => {
    if (letter === '\n' || letter === '\t') return letter;
    if (UNSEEN.test(letter)) return '';
    return isInFonts(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN;
  }).join('');
}
