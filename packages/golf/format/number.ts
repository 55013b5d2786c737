/**
 * Parses '72.5', '72,5', '6,850' and '6 850': a comma before three digits separates thousands, any other comma is the
 * decimal sign. Null if the text is no number.
 */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '');
  const isInThousands = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  const value = isInThousands ? Number(plain.replaceAll(',', '')) : Number(plain.replace(',', '.'));
  return plain !== '' && Number.isFinite(value) ? value : null;
}
