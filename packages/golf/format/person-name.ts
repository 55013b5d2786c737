import { fullName } from './name.ts';

/** Max characters of the first and of the last name: more is room for a message to a stranger (DATA-O63). */
export const MAX_NAME_CHARACTERS = 30;

/** Max words of each: 'María de los Ángeles' has four, names of Portugal and Brazil have up to five. */
const MAX_NAME_WORDS = 5;

/** Max letters before a dot: 'Jr.', 'St.', 'Thos.'; a dot after a longer word ends a sentence. */
const MAX_ABBREVIATION = 4;

/**
 * A domain ends with a dot and two letters or more, so the dots of 'J.P.' make none; other signs stand for that dot between
 * Latin letters, but for the middle dot of Catalan ('Marcel·lí'). The numbers of a server are an address too.
 */
const address =
  /:\/\/|@|\bwww\.|\bhxxps?\b|[^\s.]\.\p{L}{2}|[a-z0-9](?:。|\[\.\]|\(\.\)|\s\.(?=\S))\s?[a-z]{2}|[a-z](?<!l)[·・‧][a-z]{2}|[a-z][·・‧](?!l)[a-z]{2}|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/iu;

/** Whether a text has something that a mail program or a reader takes for a web or email address (DATA-O63). */
export const hasAddress = (text: string): boolean => address.test(text.normalize('NFKC'));

/** Letters of all scripts, spaces, apostrophes, hyphens, dots, and the middle dots between foreign names in Asia. */
const nameCharacters = /^[\p{L}\p{M}\p{Join_Control} '’‘‛`´′＇׳״\-‐‑–.·・‧\u3000]*$/u;

/** Whether a text has a telephone number: seven digits or more in a row, which two years are not. */
export const hasPhoneNumber = (text: string): boolean =>
  [...text.normalize('NFKC').matchAll(/\d[\d\s().+-]{5,}\d/g)].some(
    ([number]) => number.replaceAll(/\D/g, '').length > 6 && !/^(?:19|20)\d\d\s*[-/]\s*(?:19|20)\d\d$/.test(number),
  );

const dotOfSentence = new RegExp(`(?<![\\p{L}\\p{M}])\\.|[\\p{L}\\p{M}]{${MAX_ABBREVIATION + 1}}\\.`, 'u');

/** What keeps a text from being the first or the last name of a person, said of its label; null for nothing. */
export function personNameProblem(text: string): string | null {
  if (text.length > MAX_NAME_CHARACTERS) return `has more than ${MAX_NAME_CHARACTERS} characters`;
  if (/\p{N}/u.test(text)) return 'has a digit';
  if (hasAddress(text)) return 'has a web address, or a dot inside a word';
  if (!nameCharacters.test(text)) return 'has characters that no name has';
  if (dotOfSentence.test(text)) return 'has a dot that ends no abbreviation';
  if (text !== '' && !/\p{L}/u.test(text)) return 'needs a letter';
  const words = text.split(/[\s\-‐‑–·・‧]+/u).filter((word) => word !== '');
  return words.length > MAX_NAME_WORDS ? `has more than ${MAX_NAME_WORDS} words` : null;
}

/**
 * The name in mails, and in previews and pictures of links. It is the username if the person has not chosen a name, or
 * has one that was stored before names were checked and would be refused today.
 */
export function nameForStrangers(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly hasChosenName: boolean;
}): string {
  const { firstName, lastName, username, hasChosenName } = person;
  const isName = [firstName, lastName].every((part) => personNameProblem(part.trim()) === null);
  return hasChosenName && isName ? fullName(person) : username;
}
