import { fold, foldSpelledOut } from '@strokebook/golf/format';

/** Max length of the grams that names are looked up by. */
export const GRAM_LETTERS = 3;

/** Signs within words that many leave out: J.R., Jean-Luc, ジョン・スミス. */
const withinWords = /[.\-‐‑‒–—―·•・]/gu;
/** Letters of scripts that are written without spaces, with the family name first. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
const isUnspaced = new RegExp(unspaced, 'u');
const spaceBetween = new RegExp(`(?<=${unspaced}) +(?=${unspaced})`, 'gu');
/** A syllable of Hangul, which folding takes apart into its letters, or another letter of these scripts, or a run of others. */
const syllables = new RegExp(String.raw`[\u1100-\u115F][\u1160-\u11FF]*|${unspaced}|(?:(?!${unspaced}).)+`, 'gu');

/** A searched name is part of the cursor of a page of results, which has up to 1,000 letters. */
const MAX_SEARCHED = 900;

const joined = (foldedName: string): string => foldedName.replaceAll(withinWords, '').replaceAll(' ', '');

/**
 * The ways in which people write a name, folded: as it is, without spaces and hyphens within first and last name, with
 * letters spelled out, and in scripts without spaces in both orders. The first one sorts the name; the others follow it
 * after line breaks, which no query contains.
 */
export function searchedName(firstName: string, lastName: string): string {
  const ways = [fold, foldSpelledOut].flatMap((folded) => {
    const [first, last] = [joined(folded(firstName)), joined(folded(lastName))];
    return [
      folded(`${firstName} ${lastName}`),
      `${first} ${last}`.trim(),
      ...(isUnspaced.test(first + last) ? [first + last, last + first] : []),
    ];
  });
  return [...new Set(ways)].reduce((all, way) => (all.length + way.length < MAX_SEARCHED ? `${all}\n${way}` : all));
}

/** The ways in which a query is looked for: as it is, without signs within words, and with letters spelled out. */
export function queriesOf(text: string): readonly string[] {
  const plain = [fold(text), ...[fold, foldSpelledOut].map((folded) => plainQuery(folded(text)))];
  return [...new Set(plain)].filter((query) => query !== '');
}

const plainQuery = (foldedQuery: string): string =>
  foldedQuery
    .replaceAll(/[,;]/g, ' ')
    .replaceAll(withinWords, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(spaceBetween, '')
    .trim();

/** All grams of one, two and three letters of a searched name, without duplicates; a word begins after a space. */
export function gramsOf(searched: string): string[] {
  const grams = new Set<string>();
  for (const way of searched.split('\n')) {
    const letters = Array.from(` ${way}`);
    for (let start = 0; start < letters.length; start += 1) {
      for (let length = 1; length <= GRAM_LETTERS && start + length <= letters.length; length += 1) {
        grams.add(letters.slice(start, start + length).join(''));
      }
    }
  }
  return [...grams];
}

/** The words of a query, in any order. */
export const wordsOf = (foldedQuery: string): string[] => [...new Set(foldedQuery.split(/[ ,;]+/))].filter(Boolean);

/** Whether a word of a query has so many letters that it may stand anywhere in a name: shorter ones are in most names. */
export const isTelling = (word: string): boolean => Array.from(word).length >= GRAM_LETTERS;

/** The parts that every matching name has: the words of the query, and of scripts without spaces each letter. */
export const partsToFind = (foldedQuery: string): string[] => [
  ...new Set(wordsOf(foldedQuery).flatMap((word) => word.match(syllables) ?? [])),
];

/** The fewest grams that every matching name has; a query of up to three letters is a gram itself. */
export function gramsToFind(foldedQuery: string): string[] {
  const letters = Array.from(foldedQuery);
  if (letters.length <= GRAM_LETTERS) return [foldedQuery];
  return [...new Set(letters.slice(GRAM_LETTERS - 1).map((_, at) => letters.slice(at, at + GRAM_LETTERS).join('')))];
}
