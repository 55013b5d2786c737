import { asciiDigits } from './ascii-digits.ts';

/** Replaces digits and number signs of other scripts, such as Arabic, with ASCII ones. */
const typedSigns = (text: string): string =>
  asciiDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('−', '-')
    .replaceAll(/\s|(?<=\d)['’](?=\d{3})/g, '');

/**
 * Parses '72.5', '72,5', '6,850', '6 850' and '6.850,5': a comma before three digits separates thousands, and so does a
 * point if a comma follows; any other comma is the decimal sign. Null if the text is no number.
 */
export function readNumber(text: string): number | null {
  const plain = typedSigns(text);
  const value = Number(
    /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)
      ? plain.replaceAll(',', '')
      : (/^-?\d{1,3}(\.\d{3})+,\d*$/.test(plain) ? plain.replaceAll('.', '') : plain).replace(',', '.'),
  );
  return plain !== '' && Number.isFinite(value) ? value : null;
}

/** '1st', '22nd', '113th'. */
export function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** Parses a number that is never in the thousands, such as 3,625: its comma is the decimal sign. */
export const readDecimal = (text: string): number | null => readNumber(typedSigns(text).replace(',', '.'));
