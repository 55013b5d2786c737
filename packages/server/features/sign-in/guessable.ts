/** Rows of a keyboard, the alphabet and the digits: what fingers type when nobody thinks. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const MIN_CHARACTERS = 4;

/**
 * Whether a password is among the first that anyone would try: digits alone, few different characters, a row of the
 * keyboard, or hardly more than a word that is known of the account. That is no measure of strength; tries are limited.
 */
export function isGuessable(password: string, knownWords: readonly string[]): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < MIN_CHARACTERS || /^[\d\s+()-]*$/.test(plain)) return true;
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  if (rows.some((row) => letters.length > 3 && (row.includes(letters) || reverse(row).includes(letters)))) return true;
  const words = ['password', 'golf', ...knownWords].map((word) => word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  return words.some((word) => word.length > 2 && letters.replaceAll(word, '').length < 2);
}

const reverse = (text: string): string => text.split('').reverse().join('');
