import { describe, expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

describe('digits of other scripts', () => {
  it.each([
    ['full width', '＋５５５０１０９１１０', '+5550109110'],
    ['Arabic', '١٢٣٤٥٦', '123456'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Devanagari', '०१२३४५६७८९', '0123456789'],
    ['mathematical', '𝟎𝟏𝟗𝟘𝟡', '01909'],
    ['marked left to right', '\u202a+45 12\u202c', '+45 12'],
    ['no digits', 'Hole é', 'Hole é'],
  ])('are read by their value: %s (AUTH-O16)', (_script, text, read) => {
    expect(asciiDigits(text)).toBe(read);
  });

  it('are read by their value in every script that Unicode has (AUTH-O16)', () => {
    const all = Array.from({ length: 0x20000 }, (_, codePoint) => codePoint)
      .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
      .map((codePoint) => String.fromCodePoint(codePoint))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(all.length % 10).toBe(0);
    expect(asciiDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
  });
});
