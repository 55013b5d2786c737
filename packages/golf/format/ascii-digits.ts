const digit = /\p{Nd}/u;

/** The value of a decimal digit. Unicode encodes the ten digits of a script in order, without a gap between them. */
function valueOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}

/** A text with the digits of every script and width as 0 to 9, and without invisible characters. */
export const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, (character) => String(valueOf(character)));
