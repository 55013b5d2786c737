/** Letters without a Unicode decomposition, and what people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  // The final form of a Greek sigma is the same letter.
  ς: 'σ',
};

/** Apostrophes of keyboards and phones, and what stands for them in names: O'Hara, O’Hara, Hawaiʻi, ʿAbd. Many leave them out. */
const apostrophe = /^['’‘‛`´′＇ʹʻʼʽʾʿ]$/u;

const asSpace = /^[\s\p{Z}\p{Cc}]$/u;

type TextRange = { readonly start: number; readonly end: number };

/** Folds one character for search: lower case, no accent. Returns '' for a combining accent and an apostrophe. */
function foldLetter(letter: string): string {
  if (asSpace.test(letter)) return ' ';
  if (apostrophe.test(letter)) return '';
  const bare = letter
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '');
  return Array.from(bare)
    .map((part) => (asSpace.test(part) ? ' ' : apostrophe.test(part) ? '' : (plainLetters[part] ?? part)))
    .join('');
}

/** A text folded for search: without case, accents and apostrophes, with single spaces between words (SEARCH-09, SEARCH-O3). */
export const fold = (text: string): string => Array.from(text).map(foldLetter).join('').replaceAll(/ +/g, ' ').trim();

/** Letters that Germans and Scandinavians write as two where a keyboard lacks them. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** A text folded for search, with the letters that people spell out spelled out: 'mueller' for Müller (SEARCH-O6). */
export const foldSpelledOut = (text: string): string =>
  fold(text.normalize('NFC').replaceAll(/[äöüåø]/giu, (letter) => spelledOut[letter.toLowerCase()] ?? letter));

/** The ranges of a text that match a query: the whole query, or else each of its words in order, without overlap. */
export function findFoldedWords(text: string, query: string): readonly TextRange[] {
  const whole = findFolded(text, query);
  if (whole !== null) return [whole];
  const found = fold(query)
    .split(' ')
    .flatMap((word) => findFolded(text, word) ?? [])
    .sort((a, b) => a.start - b.start);
  const apart: TextRange[] = [];
  for (const range of found) if (range.start >= (apart.at(-1)?.end ?? 0)) apart.push(range);
  return apart;
}

/** The range of a text that matches a query, in the text's own characters, to highlight it; null without a match. */
export function findFolded(text: string, query: string): TextRange | null {
  const wanted = fold(query);
  if (wanted === '') return null;
  let folded = '';
  /** Maps each position in the folded text to a range of the text. */
  const places: { start: number; end: number }[] = [];
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    const piece = foldLetter(letter);
    const last = places.at(-1);
    // A combining accent belongs to the letter before it.
    if (piece === '' && last !== undefined) last.end = end;
    for (const unit of piece.split('')) {
      if (unit === ' ' && (folded === '' || folded.endsWith(' '))) continue;
      folded += unit;
      places.push({ start, end });
    }
    start = end;
  }
  const at = folded.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return at < 0 || first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}
