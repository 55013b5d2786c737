/** Letters of scripts that the fonts of reports do not have. A test compares it with the fonts. */
const unprinted =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}])\p{L}/gu;

/** The letters in a text that reports print as a replacement sign, each once. */
export const unprintedLettersIn = (text: string): readonly string[] => [...new Set(text.match(unprinted))];

/** The letters of a document that reports print as a replacement sign, each once (PDF-O61). */
export function unprintedLetters(document: object): readonly string[] {
  const found = new Set<string>();
  JSON.stringify(document, (_key, value: unknown) => {
    if (typeof value === 'string') for (const letter of unprintedLettersIn(value)) found.add(letter);
    return value;
  });
  return [...found];
}
