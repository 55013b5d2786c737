/** '72.5', '72,5', '6,850' and '6 850': a comma before three figures parts thousands, any other one is the decimal sign. Null for what is no number. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '');
  const isInThousands = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  const value = isInThousands ? Number(plain.replaceAll(',', '')) : Number(plain.replace(',', '.'));
  return plain !== '' && Number.isFinite(value) ? value : null;
}

/** '22,243': a whole number, its thousands parted. The browser's own way makes a formatter each time, which is slow. */
export const wholeNumber = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
